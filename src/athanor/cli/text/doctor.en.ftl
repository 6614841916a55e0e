# Texts of `athanor doctor`.

command-doctor = say what is here, what is missing and what to do about it
help-doctor-data = the folder in which the server keeps its games

doctor-part-program = Program
doctor-part-engine = Engine
doctor-part-page = Page
doctor-part-games-kept = Games of the terminal
doctor-part-database = Database of the server
doctor-part-port = Port
doctor-part-games = Games
doctor-part-bots = Bots and networks
doctor-part-learning = Learning
doctor-part-terminal = Terminal
doctor-part-languages = Languages

doctor-program = Athanor { $version } with Python { $python } on { $system }, in { $folder }

doctor-engine-compiled = The engine is compiled.
doctor-engine-plain = The engine runs in plain Python; compiled, it would be about three times as fast.
doctor-engine-make = “make fast” compiles it, once; “make play” then uses it.
doctor-engine-wheel = Install a wheel that was compiled for this system and this Python, if there is one.

doctor-page = The page is built; “athanor” opens it.
doctor-page-missing = The page was not built, so the server has nothing to show. Terminal and library work.
doctor-page-make = “make web” builds it; “make play” builds and opens it.
doctor-page-install = This package is incomplete: install it again, from a wheel.

doctor-folder-closed = The folder { $folder } cannot be written to.
doctor-folder-choose = Allow writing there, or name another folder in the environment variable ATHANOR_DATA.
doctor-data-choose = Allow writing there, or choose another folder with “athanor serve --data”.
doctor-kept = In { $folder }: in progress { $playing }, finished { $finished }.

doctor-database-none = None yet; the first “athanor serve” makes { $file }.
doctor-database-empty = { $file } can be reached; nothing is kept there yet.
doctor-database = { $tables ->
    [one] { $file } is sound and keeps 1 table.
   *[other] { $file } is sound and keeps { $tables } tables.
}
doctor-database-older = It comes from an earlier version; the next “athanor serve” brings it up to date. A copy of the file beforehand does no harm.
doctor-database-newer = The database { $file } comes from a newer version of Athanor, which this one cannot read.
doctor-database-update = Install the newer version, or choose another folder with “athanor serve --data”.
doctor-database-broken = The database { $file } cannot be read: { $detail }.
doctor-database-mend = Put a copy of it back, or move the file away: the server then begins with an empty one.
doctor-database-in-use = A server is open on it now.

doctor-port-free = { $host }, port { $port }, is free.
doctor-port-taken = { $host }, port { $port }, is taken, perhaps by an Athanor that is already open.
doctor-port-other = Open that address in the browser, or choose another port with “athanor serve --port”.

doctor-games = Playable: { $games }.
doctor-package-mend = Bring that package up to date, or remove it.

doctor-levels = Levels: { $levels }.
doctor-networks = With a network of their own: { $games }.
doctor-networks-none = Without a network: { $games }. There every level searches with random playouts, which is slower and weaker.
doctor-networks-train = “athanor train GAME” learns one, if the game describes what a seat knows as numbers.
doctor-network-broken = The network of { $game } cannot be used: { $detail }.
doctor-network-mend = This package is damaged: install it again.
doctor-bots-outside = From other packages and programs: { $bots }.

doctor-torch = PyTorch is installed: “athanor train” can learn.
doctor-torch-none = PyTorch is not installed. Only “athanor train” needs it: pip install "athanor-games[train]"

doctor-terminal = Colours, and { $columns } columns.
doctor-terminal-colourless = No colours, and { $columns } columns.
doctor-terminal-none = What is printed here goes to a file or a program, not to a screen.
doctor-terminal-narrow = The window has { $columns } columns.
doctor-terminal-widen = Tables are easier to read from { $columns } columns up.
doctor-letters = The encoding { $encoding } lacks some of our letters and signs; others stand in for them.
doctor-letters-mend = Set the environment variable PYTHONUTF8=1, or choose a UTF-8 locale.

language-en = English
language-es = Spanish
language-fr = French
doctor-languages = { $languages }; the usual one here is { $usual }.
doctor-languages-choose = --lang chooses another for one command, the environment variable ATHANOR_LANG for all.

doctor-well = Everything is in order.
doctor-notes = { $number ->
    [one] Everything works; one thing (!) could be better.
   *[other] Everything works; { $number } things (!) could be better.
}
doctor-broken = { $number ->
    [one] One thing (✗) does not work.
   *[other] { $number } things (✗) do not work.
}
