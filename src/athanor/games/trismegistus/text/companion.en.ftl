## Botmegistus beside a real board: what it tells

beside-set-up = Set-up
beside-gold = Give Botmegistus { $amount } gold.
beside-ethereal = { $amount ->
    [one] Give Botmegistus 1 ethereal die.
   *[other] Give Botmegistus { $amount } ethereal dice.
}
beside-artifact = Give Botmegistus the starting artifact you did not keep: { $bot_element }.
beside-deck = Its deck: the nine basic cards and the { $bot_element } personality, shuffled. Set the four specialisation cards aside.
beside-deck-plain = Its deck: the nine basic cards, shuffled. Set the four specialisation cards aside.
beside-deck-here = Its cards are drawn here: the nine basic ones and the { $bot_element } personality. Leave the real ones in the box.
beside-deck-here-plain = Its cards are drawn here: the nine basic ones. Leave the real ones in the box.
beside-lay-two = Advanced planning: lay its first two cards face up, one left and one right.
beside-level-one = Put its markers on step 1 of every track.
beside-bot-first = Botmegistus begins, and you get no ethereal die for being second.
# Told by version 0.1.0.
beside-white = Play with one white die fewer: 5 black, 4 white, 4 red.
beside-white-dice = Play with one white die fewer: { $black } black, { $white } white, { $red } red.
beside-publication = Deal yourself 1 publication, without a choice.
beside-masterpiece = Deal yourself 1 masterpiece, without a choice.
beside-turn = Its turn { $number }
beside-react = You may react now: its die is { $bot_colour } { $bot_face }.
beside-token = Remove the bonus token on step { $level } of the { $bot_track }.
beside-round-ends = Round { $number } ends
# Told by version 0.1.0.
beside-new-round = Renew the market and the experiments, roll the dice: round { $number } begins.
beside-new-round-you = Renew the market and the experiments, roll the dice: round { $number } begins. You begin: you were the first to pass.
beside-new-round-bot = Renew the market and the experiments, roll the dice: round { $number } begins. Botmegistus begins: it was the first to pass.
beside-final = The final count
beside-corrected = Its tracker, corrected by hand
beside-now-gold = Gold: { $before } → { $after }.
beside-now-ethereal = Ethereal dice: { $before } → { $after }.
beside-now-points = Points scored in play: { $before } → { $after }.
beside-now-level = { $bot_track }: level { $before } → { $after }.
beside-now-token = { $bot_track }, step { $level }: { $before } → { $after }.
beside-no-token = no token
beside-now-artifacts = Its artifacts: { $artifacts }.
beside-now-open = Its unfinished experiments: { $experiments }.
beside-now-done = Its completed experiments: { $experiments }.

## Botmegistus beside a real board: what it refuses

beside-answer = That is not an answer to what was asked.
beside-over = The game is over.
beside-passed = Botmegistus has passed for this round.
beside-not-passed = The round is not over: Botmegistus has not passed yet.
beside-correction = Gold, ethereal dice and points are whole numbers from 0 to { $most }.
beside-correct-already = Nothing has been changed.
beside-board-tracks = The order of the tracks names each of the four once.
beside-board-steps = The two bonus steps are different levels from 1 to { $top }, the lower one first.
beside-board-sections = Every symbol leads to a section of experiments; there are at most { $most }, counted from the left without a gap.
beside-essences = Each of the four essences lies on one track.
beside-tokens = The bonus tokens are given for the two bonus steps of each track.
beside-tokens-missing = { $count ->
    [one] At the start a token lies on every bonus step; 1 is still missing.
   *[other] At the start a token lies on every bonus step; { $count } are still missing.
}
beside-tokens-many = There are only { $most } bonus tokens “{ $bot_token }”.
beside-reached = There is no bonus token on that step any more.
beside-bowls-missing = Say of every bowl how many dice lie in it.
beside-bowl-full = A bowl holds at most { $most } dice.
beside-dice-colour = { $most ->
    [0] No { $bot_colour } die can lie in the bowls: Botmegistus has them all.
    [one] At most 1 { $bot_colour } die can lie in the bowls.
   *[other] At most { $most } { $bot_colour } dice can lie in the bowls.
}
beside-dice-all = At most { $most } dice can lie in the bowls.
beside-experiment = An experiment has a type, a required track, a level from 0 to 12 and its points: one of them is missing.
beside-masterpieces = Botmegistus draws { $count } masterpieces; each has a type, a required track, a level and its points.

## Botmegistus beside a real board: its page

beside-title = Botmegistus at your table
beside-about = Play Trismegistus alone with the real game; Botmegistus plays from here. It asks for what it has to see, and says what to do and why.
beside-resume = Go on
beside-new = New game
beside-others = Other games of yours
beside-finished = finished
beside-begin = Begin
beside-how-strong = How strong
beside-switches = Sixteen switches
beside-element = The elemental on the starting artifact you did not keep
beside-element-about = It goes to Botmegistus, and gives it its personality.
beside-cards = Its cards
beside-cards-house = Drawn here
beside-cards-table = My real deck
beside-cards-house-about = Athanor’s own deck for Botmegistus is shuffled and drawn here.
beside-cards-table-about = You turn up a card of the real deck each turn and enter it; cards you have entered once are offered again.
beside-dice = Dice
beside-dice-house = Rolled here
beside-dice-table = My real dice
beside-box = Cards and boards
beside-box-own = My own set
beside-box-athanor = Athanor’s
beside-box-own-about = The set this house was started with (--cards). Its cards are offered by name.
beside-box-athanor-about = Boards and Botmegistus cards of Athanor.
beside-board = My board
beside-board-drawn = Like the one here
beside-board-mine = Printed differently
beside-board-about = Order of the tracks, bonus steps, sections of experiments.
beside-essences-where = Dominant essences
beside-essences-printed = As printed
beside-essences-shuffled = Shuffled
beside-track-order = Tracks from left to right
beside-earlier = { $what }: one place to the left
beside-bonus-step = Bonus step { $number }
beside-sections = Section of experiments for each symbol, from the left
beside-round = Round { $number } of 3
beside-undo = Undo
beside-menu = All its games
beside-tracker = Its tracker
beside-story = So far
beside-go-on = Go on
beside-right = It is so
beside-its-turn = Botmegistus’ turn
beside-your-turn = Your turn. Play it on the board.
beside-done-turn = My turn is done
beside-done-passed = My turn is done, and I have passed
beside-bot-next = It is Botmegistus’ turn.
beside-bot-alone = You have passed: Botmegistus goes on.
beside-both-passed = You have both passed.
beside-tokens-left = Bonus tokens still there. Tap those you have reached.
beside-end-round = End of the round
beside-end-round-passed = I have passed too: end of the round
beside-wait-passed = Botmegistus has passed. Play on until you have passed too.
beside-ask-tokens = Which bonus tokens lie on the tracks?
beside-ask-board = How is your board printed?
beside-ask-essences = Which essence lies on each track?
beside-ask-experiment = Draw a starting experiment for Botmegistus. Which is it?
beside-ask-roll = Roll an unused die for Botmegistus ({ $number } of { $of }). What does it show?
beside-ask-card = Turn up the next card of its deck. Which is it?
beside-ask-card-left = Lay out the next card of its deck on the left. Which is it?
beside-ask-card-right = Lay out the next card of its deck on the right. Which is it?
beside-ask-side = Roll the six-sided die: 1–3 is the left open card, 4–6 the right one.
beside-ask-bowls-one = How many dice lie in these bowls? 0 if no { $bot_colour } one is among them.
beside-ask-bowls-more = None there, then. Which other dice lie in these bowls?
beside-ask-look-levels = How far are you?
beside-ask-look-market = Which { $bot_colour } artifacts lie in the market?
beside-ask-look-section = Which experiments lie beside { $bot_face }?
beside-ask-die = Roll the six-sided die.
beside-ask-element = Tied: draw one of these by lot.
beside-ask-masterpieces = Draw { $count } masterpieces that were never dealt. Which are they?
beside-remembered = As it was when last seen. Change what is different.
beside-place = { $side ->
    [left] Left tile
   *[right] Right tile
}
beside-no-tile = No tile
beside-none-there = None lies there
beside-by-name = By name
beside-bowl = { $bot_face } bowl
beside-bowl-colour = { $bot_face } bowl, { $bot_colour } dice
beside-your-levels = Your levels
beside-add-card = Add a card
beside-remove-card = Take it away
beside-move-left = One place to the left
beside-card-number = Card { $number }
beside-type = Type
beside-track = Required track
beside-any-track = any track
beside-level = Level
beside-deck-level = Deck
beside-points = Points
beside-less = { $what }: one less
beside-more = { $what }: one more
beside-on-step = { $bot_track }, step { $level }
beside-die-colour = Die it wants
beside-symbols = Symbols, the left one first
beside-max = max
beside-spends = It spends
beside-orders = It gets
beside-ahead = Ahead of you on that track it gets
beside-is-personality = Personality of
beside-basic = no personality
beside-add-order = Add
beside-seen = Entered before
beside-other-card = Another card
beside-op-0 = artifact
beside-op-1 = gold
beside-op-2 = experiment
beside-op-3 = track
beside-op-4 = VP
beside-amount = { $what }: how many
beside-lowest = lowest track
beside-each = every track
beside-its-die = Its die
beside-no-die = none
beside-used = Used dice
beside-levels = Levels
beside-level-range = A level is a number from 0 to { $top }.
beside-market-missing = Say of both places which elementals the tile shows, or that no tile lies there.
beside-section-missing = Enter the experiments that lie there, or say that none does.
beside-correct-artifacts = Every artifact shows at least one elemental.
beside-correct-open = Botmegistus has at most { $most } unfinished experiments.
beside-artifacts = Artifacts
beside-bonus-tokens = Bonus tokens
beside-add-artifact = Add an artifact
beside-open = Unfinished experiments
beside-done = Completed experiments
beside-deck-left = Cards in its pile: { $count }
beside-open-cards = Open cards
beside-side = { $side ->
    [left] Left
   *[right] Right
}
beside-score = { $points } VP
beside-now = It would score now
beside-over-title = Botmegistus: { $points } VP
beside-you-need = You win with { $points } VP or more.
beside-nothing-yet = Nothing yet.
beside-correct = Correct by hand
beside-correct-about = If the real table differs from what is kept here, say how it is. It can be undone.
beside-correct-keep = Keep this
beside-correct-leave = Leave it as it was
beside-in-play = Points scored in play
beside-delete = Delete this game
beside-delete-really = Really delete it?
beside-potency = potency { $potency }
