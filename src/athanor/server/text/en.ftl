# Texts of the server: errors and greetings. The page gets them together with those of the core.

## Starting

serve-address = Athanor is open at { $address }
serve-lan = Phones and computers in the same network find it there, too; or point a camera at this:
serve-data = Games are kept in { $folder }
serve-stop = Ctrl-C stops it; every game stays as it is.
serve-stopped = Athanor is closed. Every game is kept.
serve-port-busy = Port { $port } on { $host } is in use, perhaps by an Athanor that is already open. “--port” chooses another.
serve-bad-address = “{ $host }”, port { $port }, is no address this computer can listen on.
serve-data-in-use = Another Athanor server is using the folder { $folder }. Stop that one first, or choose another folder with “--data”.
serve-data-unusable = The folder { $folder } cannot be used for games: { $detail }.
serve-bad-setting = The setting { $name } cannot be “{ $value }”.
serve-bad-postgres = ATHANOR_POSTGRES does not name a database; write it like postgresql://user:password@localhost/athanor
serve-postgres-driver = The package that speaks with PostgreSQL is missing: install “athanor-games[postgres]”.
serve-postgres-in-use = Another Athanor server is using the database { $database }. Stop that one first.
serve-postgres-unusable = The database { $database } cannot be used for games: { $detail }.

## The page

page-missing-title = Athanor
page-missing = The server is running, but its page was not built. Whoever works on the sources builds it with “make play”; whoever installed a package has an incomplete one.
docs-missing-title = Athanor
docs-missing = The server is running, but its documentation was not built. Whoever works on the sources builds it with “make docs”; whoever installed a package has an incomplete one.
docs-no-page-title = Athanor
docs-no-page = The documentation has no page at this address. It begins at /docs/.

## Who

guest-needed = Say your name first.
name-empty = Your name needs at least one letter.
name-long = Your name can have { $longest } letters at most; this one has { $letters }.
seat-name-empty = Seat { $number }: the name needs at least one letter.
seat-name-long = Seat { $number }: the name can have { $longest } letters at most; this one has { $letters }.
link-invalid = This personal link does not work, or not any more: it works once, for { $days } days.
no-such-device = You are not signed in on that device.

## What is not there

no-such-page = There is nothing at this address.
no-such-method = This address cannot be used in this way.
no-such-language = We do not speak “{ $language }”. Languages: { $known }.
no-such-texts = There are no texts called “{ $scope }”.
no-rules = The rules of { $game } are not written yet.
no-such-table = There is no such table. Perhaps the link is incomplete.
no-such-seat = There is no seat number { $number } at this table.
no-such-move = There is no move number { $move }; this game has { $moves }.
no-such-decision = After move { $move } nobody had to decide; this game has { $moves } moves.
thought-lost = The bot was disturbed while it was thinking. Ask it again.
review-too-many = At most { $most } reviews of yours can wait at a time. Wait until one is made.
review-enough-today = You have asked for { $most } reviews today; tomorrow there will be more.
review-failed = This game could not be reviewed. You can ask again.
no-such-guest = Nobody of that name is at this table.

## Tables

table-is-open = The game has not begun: a seat is still open.
table-is-over = The game is over.
table-is-abandoned = This table has ended without a result.
table-not-over = The game is still going on.
table-full = All seats at this table are taken.
only-here = Only this computer can open that link; start Athanor with “--lan” to let others in.
table-rules-gone = The rules this table was played by are not here any more. What happened can still be read.
seat-taken = This seat is taken.
seat-me-twice = You can sit on one seat only. For somebody round the same screen, give that seat a name.
seat-not-yours-to-give = This seat is not yours to give away.
seat-secrets-seen = You have seen another seat of this table; so you cannot sit down on this one.
seat-secrets-not-yours = Whoever sits down there would see what that seat knows. Give it to a bot.
not-seated = You do not sit at this table.
not-the-maker = Only whoever made this table can do that.
fork-seats = This game needs { $players } seats.
fork-over = From there on, nothing is left to play.
fork-begins = This game goes on from move { $move } of another one; what was hidden has been dealt anew.
replay-older-rules = Up to move { $move } this game was played by an older version of the rules; that part can be read, but not laid out again.
automatic-opponent = Automatic opponent

## Answers

answer-stale = The game has moved on since you were asked. Please look again.
answer-not-asked = You are not asked for anything at the moment.
undo-table-ended = The game has ended; nothing can be undone any more.
only-watching = You are watching. Only those who sit at the table decide.
coach-not-here = The coach may help where all rivals are bots, or where everybody agreed to it before the game began.
not-your-seat = That is not your seat.
curtain-first = Lift the curtain first.

## Chat

chat-empty = An empty line was not sent.
chat-long = A line can have { $longest } signs at most.
chat-muted = Whoever made this table has muted you here.

## Notes

notes-which-seat = Several of these seats are yours; say whose notes you mean.
notes-long = Notes can be { $longest } bytes long at most.

## What cannot be accepted

bad-input = What was sent cannot be read: “{ $field }” is missing or wrong ({ $problem }).
bad-message = What was sent cannot be read: “{ $field }” is missing or wrong ({ $problem }).
bad-request = What was sent cannot be read.
no-companion = “{ $game }” has no helper for a real table.
no-such-companion = There is nothing here of yours. It may have been removed.
companion-elsewhere = The game has gone on elsewhere, perhaps on another device. Look again.
companion-at-start = This is the start; nothing can be taken back.
companion-long = A game has at most { $longest } answers.
message-too-long = What was sent is too long: { $longest } bytes are the most.
length-needed = What was sent does not say how long it is.
too-fast = That was a lot at once. Please wait a moment.
too-many-sockets-network = Too many connections come from your address.
too-many-connections = Too many connections are open. Please try again in a moment.
address-too-long = This address is longer than any of ours: { $longest } signs are the most.
bad-address = This address has signs in it that no address of ours has.
wrong-origin = This server does not take orders from pages of “{ $origin }”.
wrong-host = This server does not answer to the name “{ $host }”. Whoever runs it can allow it with “--origin”.
fault = Something went wrong on the server; it was noted. Nothing you have done is lost.
database-away = Games cannot be kept at the moment, so nothing was changed. Please try again in a little while.

## The command line

help-data = where games are kept
help-data-metavar = FOLDER
help-host = the address to listen on
help-host-metavar = ADDRESS
help-port = the port to listen on; 0 takes a free one
help-lan = open it for the whole household, and show a code for phones
help-origin = an address under which browsers may also find this server; can be given several times
help-bot-pause = how long a bot seems to think, at least
help-bot-pause-metavar = SECONDS
help-open = open the page in the browser
serve-bad-pause = A bot can pause for 0 to { $longest } seconds, not “{ $value }”.
serve-bad-origin = “{ $origin }” is not the address of a site; write it like https://games.example
serve-bad-log = The log can be written as “text” or “json”, not as “{ $value }”.
serve-no-flags = This command takes its settings from the environment; “athanor serve” has flags.

## The measured evening

load-what = { $games }: { $tables } tables of two players, { $seconds } s
load-answers = answers: { $answers } · refused: { $refused } · lost: { $lost } · broken connections: { $broken }
load-delay = from the answer to everybody hearing of it: p50 { $p50_ms } ms, p99 { $p99_ms } ms ({ $heard } measured)
load-memory = memory per table: { $kib_per_table } KiB

## Comments on moves
comment-not-yours = Only those who played may comment on this game.
comment-too-many = { $most } comments are all that one game can have.
no-such-comment = There is no such comment of yours.

## Studies
study-too-many = { $most } studies are all that one person can have.
no-such-study = There is no such study. It may have been deleted.
study-not-yours = Only its author can change this study.
study-no-title = A study needs a title.

## A game that is shared
no-review-yet = This game has not been reviewed yet.
picture-own = own play
picture-luck = luck
picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
picture-wins = { $count ->
    [one] { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $names } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
 }
picture-nobody = Nobody wins: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
picture-account = { $name }: opening { $expected }, own play { $own }, rivals { $rivals }, chance { $chance }, result { $result } of 100

## Hints
hint-not-here = There are no hints at this table.
hint-none-left = Your hints at this table are used up.
hint-lost = No hint could be found just now. Please try again.

## Puzzles
puzzle-day = That is not today, anywhere.
