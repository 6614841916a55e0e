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
beside-level-one = Put its markers on step 1 of every track.
beside-bot-first = Botmegistus begins, and you get no ethereal die for being second.
beside-white = Play with one white die fewer: 5 black, 4 white, 4 red.
beside-publication = Deal yourself 1 publication, without a choice.
beside-masterpiece = Deal yourself 1 masterpiece, without a choice.
beside-turn = Its turn { $number }
beside-react = You may react now: its die is { $bot_colour } { $bot_face }.
beside-token = Remove the bonus token on step { $level } of the { $bot_track }.
beside-round-ends = Round { $number } ends
beside-new-round = Renew the market and the experiments, roll the dice: round { $number } begins.
beside-final = The final count
beside-corrected = Its tracker, corrected by hand
beside-now-gold = Gold: { $before } → { $after }.
beside-now-ethereal = Ethereal dice: { $before } → { $after }.
beside-now-points = Points scored in play: { $before } → { $after }.
beside-now-level = { $bot_track }: level { $before } → { $after }.

## Botmegistus beside a real board: what it refuses

beside-answer = That is not an answer to what was asked.
beside-over = The game is over.
beside-passed = Botmegistus has passed for this round.
beside-not-passed = The round is not over: Botmegistus has not passed yet.
beside-correction = Gold, ethereal dice and points are whole numbers from 0 to { $most }.
beside-correct-already = Nothing has been changed.
beside-experiment = An experiment has a type, a required track, a level from 0 to 12 and its points.
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
beside-round = Round { $number } of 3
beside-undo = Undo
beside-menu = All its games
beside-tracker = Its tracker
beside-story = So far
beside-go-on = Go on
beside-right = It is so
beside-its-turn = Botmegistus’ turn
beside-end-round = We have both passed: end of the round
beside-wait = Your turn. Play it, then let Botmegistus play.
beside-wait-passed = Botmegistus has passed. Play on until you have passed too.
beside-ask-tokens = Which bonus tokens lie on the tracks?
beside-ask-experiment = Draw a starting experiment for Botmegistus. Which is it?
beside-ask-roll = Roll an unused die for Botmegistus ({ $number } of { $of }). What does it show?
beside-ask-card = Turn up the next card of its deck. What does it say?
beside-ask-side = Roll the six-sided die: 1–3 is the left open card, 4–6 the right one.
beside-ask-bowls = Which dice lie in the bowls?
beside-ask-look = What does Botmegistus see?
beside-ask-die = Roll the six-sided die.
beside-ask-element = Tied: draw one of these by lot.
beside-ask-masterpieces = Draw { $count } masterpieces that were never dealt. Which are they?
beside-remembered = As it was when last seen. Change what is different.
beside-market = Artifacts of the colour { $bot_colour }
beside-place = { $side ->
    [left] Left tile
   *[right] Right tile
}
beside-no-tile = No tile
beside-section = Experiments beside { $bot_face }
beside-your-levels = Your levels
beside-add-card = Add a card
beside-remove-card = Take it away
beside-card-number = Card { $number }
beside-type = Type
beside-track = Required track
beside-any-track = any track
beside-level = Level
beside-points = Points
beside-less = { $what }: one less
beside-more = { $what }: one more
beside-dice-in = { $bot_colour } dice in the { $bot_face } bowl
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
beside-artifacts = Artifacts
beside-open = Unfinished experiments
beside-done = Completed experiments
beside-deck-left = Cards in its pile: { $count }
beside-open-cards = Open cards
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
