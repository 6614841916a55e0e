## Botmegistus: words

bot-colour-0 = black
bot-colour-1 = white
bot-colour-2 = red
bot-face-0 = lead
bot-face-1 = copper
bot-face-2 = tin
bot-face-3 = mercury
bot-face-4 = iron
bot-face-5 = wild
bot-track-0 = Fire track
bot-track-1 = Water track
bot-track-2 = Earth track
bot-track-3 = Air track
bot-element-0 = Fire
bot-element-1 = Water
bot-element-2 = Earth
bot-element-3 = Air
bot-token-0 = +1 on any track
bot-token-1 = chameleon
bot-token-2 = ethereal die
bot-bowl = { $bot_face } { $potency }
bot-elemental = { $bot_element }
bot-need = level { $level } on the { $bot_track }
bot-need-any = level { $level } on any track
bot-experiment-name = { $experiment }
bot-experiment = the { $bot_element } experiment ({ $need }; { $points } VP)
bot-experiment-named = { $name }: { $bot_element }, { $need }, { $points } VP
bot-artifact-name = { $artifact }
bot-artifact = the artifact with { $elementals }
bot-artifact-named = { $name } ({ $elementals })

## Botmegistus: its cards

bot-card = a card
bot-card-named = “{ $bot }”
bot-wish-max = the strongest { $bot_colour } die
bot-wish-one = a { $bot_colour } die with { $bot_left }
bot-wish-two = a { $bot_colour } die with { $bot_left } or { $bot_right }
bot-order-artifact = an artifact
bot-order-gold = { $amount } gold
bot-order-experiment = an experiment, or 1 gold if it has two unfinished ones
bot-order-points = { $amount } VP
bot-order-lowest = { $amount ->
    [one] a step on its lowest track
   *[other] { $amount } steps, each on its lowest track
}
bot-order-each = a step on every track
bot-order-track = +{ $amount } on the { $bot_track }

## Botmegistus: what it does

bot-step = { $what } { $why }
bot-reveals = Botmegistus reveals { $name }: it wants { $wish }, spends { $potency } potency and gets: { $orders }.
bot-reveals-personality = Botmegistus reveals its personality, { $name }: it wants { $wish } and spends { $potency } potency. Ahead of you on the { $bot_track } it gets: { $ahead }; otherwise: { $orders }.
bot-planned = { $name }: it wants { $wish }, spends { $potency } potency and gets: { $orders }.
bot-planned-personality = { $name }, its personality: it wants { $wish } and spends { $potency } potency. Ahead of you on the { $bot_track } it gets: { $ahead }; otherwise: { $orders }.
bot-drafts = Botmegistus drafts the { $bot_colour } die from the { $bot_face } bowl: potency { $potency }.
bot-drafts-wild = Botmegistus drafts the { $bot_colour } die from the { $bot_face } bowl and turns it to { $bot_left }: potency { $potency }.
bot-keeps-die = Botmegistus drafts no die: it still has the { $bot_colour } { $bot_face } die, potency { $potency }.
bot-spends-ethereal = Botmegistus spends 1 ethereal die: potency { $before } → { $after }.
bot-spends-potency = Botmegistus spends { $amount } potency; { $left } left.
bot-uses-up-die = Botmegistus puts its { $bot_colour } die with the used ones.
bot-passes = Botmegistus passes for this round.
bot-returns-dice = Botmegistus gives its used dice back.
bot-rolls-die = Roll the six-sided die for Botmegistus.
bot-takes-artifact = Botmegistus takes { $artifact_said }.
bot-no-artifact = Botmegistus gets no artifact.
bot-takes-experiment = Botmegistus takes { $experiment_said }.
bot-completes = { $gold ->
    [0] Botmegistus completes { $experiment_said }.
   *[other] Botmegistus pays { $gold } gold and completes { $experiment_said }.
}
bot-completes-masterpiece = { $gold ->
    [0] Botmegistus completes a masterpiece, { $experiment_said }.
   *[other] Botmegistus pays { $gold } gold and completes a masterpiece, { $experiment_said }.
}
bot-no-masterpiece = Botmegistus completes no masterpiece.
bot-specialises = Botmegistus gets the { $bot_element } specialisation card into its deck.
bot-gains-gold = Botmegistus gains { $amount } gold.
bot-gains-ethereal = { $amount ->
    [one] Botmegistus gains 1 ethereal die.
   *[other] Botmegistus gains { $amount } ethereal dice.
}
bot-scores = Botmegistus scores { $amount } VP.
bot-moves = Botmegistus moves up the { $bot_track } to { $level }.
bot-stands-still = Botmegistus does not move.
bot-reaches-bonus = Botmegistus reaches the bonus token on step { $level } of the { $bot_track }: { $bot_token }.

## Botmegistus: why

bot-why-turn = It turns up one card each turn.
bot-why-card = Its card says so.
bot-why-keeps = It drafts only when it has no die.
bot-why-ethereal = It always does so when it has one and the potency is below 5.
bot-why-spends-all = Its card asks for { $wanted }, but this is all it has; it acts in full all the same.
bot-why-used-up = Its potency is used up.
bot-why-passes = It has used three dice.
bot-why-round = The round is over.
bot-why-fits = Of the { $bot_colour } dice that fit its card, this one has the highest potency ({ $bowls }{ $tie }).
bot-why-fits-other-colour = No { $bot_colour } die fits its card; of the other colours this one fits with the highest potency ({ $bowls }{ $tie }).
bot-why-strongest = No die shows what its card wants, so it takes the strongest { $bot_colour } one ({ $bowls }{ $tie }).
bot-why-strongest-other-colour = No die shows what its card wants and none is { $bot_colour }, so it takes the strongest of the next colour ({ $bowls }{ $tie }).
bot-why-max = It is the strongest { $bot_colour } die ({ $bowls }{ $tie }).
bot-why-max-other-colour = There is no { $bot_colour } die, so it takes the strongest of the next colour ({ $bowls }{ $tie }).
bot-draft-tie-none = {""}
bot-draft-tie-list = ; on a tie wild goes first, then the left symbol
bot-draft-tie-colour = ; on a tie black goes before white before red, then wild first
bot-draft-tie-symbol = ; on a tie the first of { $bot_face }
bot-why-artifact-only = It is the only tile of its die’s colour, { $bot_colour }.
bot-why-artifact-most = Of the tiles of its die’s colour, { $bot_colour }, it shows the most elementals.
bot-why-artifact-rolled = Both tiles of its die’s colour, { $bot_colour }, show the same number of elementals ({ $count }); the roll was { $roll }: 1–3 left, 4–6 right.
bot-why-roll-artifact = Both tiles of its die’s colour, { $bot_colour }, show the same number of elementals ({ $count }): 1–3 takes the left one, 4–6 the right one.
bot-why-no-artifact = No tile of its die’s colour, { $bot_colour }, is left.
bot-why-experiment-only = It is the only card beside { $bot_face }, the symbol of its die.
bot-why-experiment-new-type = Beside { $bot_face } it is the one of a type that Botmegistus does not have yet.
bot-why-experiment-completable = Beside { $bot_face } it is the one that Botmegistus can complete at once, gold included.
bot-why-experiment-most-of-completable = Beside { $bot_face } it is worth the most of those that Botmegistus can complete at once.
bot-why-experiment-nearer = Beside { $bot_face } it is the one whose requirement is nearest to Botmegistus.
bot-why-experiment-yours = Beside { $bot_face }, equally near to Botmegistus, it is the one you fulfil or are nearest to.
bot-why-experiment-points = Beside { $bot_face }, with all else equal, it is worth the most.
bot-why-experiment-left = Beside { $bot_face }, with all else equal, it is the left one.
bot-why-experiment-several = Of the cards beside { $bot_face } it takes, one rule after the other: { $why }.
bot-why-experiment-new-type-short = a type it does not have yet
bot-why-experiment-completable-short = what it can complete at once, gold included
bot-why-experiment-most-of-completable-short = the most points of what it can complete
bot-why-experiment-nearer-short = the requirement nearest to its mastery
bot-why-experiment-yours-short = the requirement you fulfil or are nearest to
bot-why-experiment-points-short = the most points
bot-why-experiment-left-short = the card on the left
bot-why-gold-two-open = It already has two unfinished experiments, so it gets gold in place of a third.
bot-why-gold-empty-section = No experiment lies beside { $bot_face }, the symbol of its die, so it gets gold.
bot-why-completes = Its mastery is enough; it needs no materials.
bot-why-completes-gold = { $gap ->
    [one] It pays 1 gold for the missing level.
   *[other] It pays 1 gold for each of the { $gap } missing levels.
}
bot-why-completes-new-type = Its gold is not enough for both: a type it has not completed yet goes first.
bot-why-completes-points = Its gold is not enough for both: the one worth more goes first.
bot-why-ahead = It is ahead of you on the { $bot_track }.
bot-why-ahead-equal = It is level with you on the { $bot_track }, which is enough at this difficulty.
bot-why-not-ahead = It is not ahead of you on the { $bot_track }.
bot-why-lowest = It is its lowest track{ $tie }.
bot-why-top = It is already at the top of the { $bot_full }, so it moves on another track{ $tie }.
bot-why-nearest = It is nearest there to an unfinished experiment, { $gap } short{ $tie }.
bot-tie-none = {""}
bot-tie-token = ; of those tied, it is the nearest to a bonus token
bot-tie-ahead = ; of those tied, it is the furthest ahead of you there
bot-tie-behind = ; of those tied, it is the least behind you there
bot-tie-left = ; of those tied, it is the left-most
bot-why-stands-still = All its tracks are at the top.
bot-why-bonus = It is there before you.
bot-why-token = That is what the token “{ $bot_token }” gives it.
bot-why-rejected = It is the starting artifact that you did not keep.
bot-why-starting-experiment = At this difficulty it starts with one.
bot-why-rolled = The die of the set-up shows { $bot_face }.
bot-why-round-ethereal = It gets them after round { $number }.
bot-why-specialises = It has the most elementals of this element: { $count }.
bot-why-specialises-tied = It has the most elementals of this element ({ $count }); chance chose among equals.
bot-why-masterpiece-off = At this difficulty it draws none.
bot-why-masterpiece-none = It fulfils the requirement of none that was drawn.
bot-why-masterpiece-only = It is the only one drawn that it can complete.
bot-why-masterpiece-best = Of those drawn that it can complete, it is worth the most.
bot-no-dice = There is no die in any bowl, so Botmegistus cannot draft.

## Botmegistus: the count

bot-sheet-points = Scored in play
bot-sheet-experiments = Experiments ({ $count })
bot-sheet-tracks = Mastery tracks
bot-sheet-elementals = Elementals on artifacts ({ $count })
bot-sheet-ethereal = Ethereal dice left ({ $count })
bot-sheet-formulas = Formulas ({ $count })
bot-sheet-gold = Gold left ({ $count })

## Botmegistus: at a real table

bot-typed-bowls = The bowls are six lists of black, white and red dice, at most 5 dice in a bowl.
bot-typed-market = The market has { $places } places: each is empty or a list of elementals.
bot-typed-experiments = The experiments stand in { $sections } sections; each card has a type, a required track, a level from 0 to 12 and its points.
bot-typed-levels = A player’s mastery is four levels from 0 to 12.
bot-typed-tokens = The bonus tokens are given for the steps 0 to 12 of each of the four tracks.
bot-typed-card = A card of Botmegistus has a die colour, at most two symbols, a potency from 1 to 3 and what it does.
bot-typed-tracker = This is not a tracker card of Botmegistus.

## Botmegistus: options

option-bot = Botmegistus
    .help = Solo only: how strong your opponent is. The switches below can be added one by one.
option-bot-usual = Usual
option-bot-first-game = First solo game: no personality card
option-bot-easy = Easy: everything that weakens it
option-bot-strong = Strong: a better start and three masterpieces
option-bot-strongest = Strongest: everything that helps it and hinders you
option-bot-planning = Advanced planning
    .help = Solo only: two of its cards lie open, and a die decides which one it uses.
option-bot-planning-off = Off
option-bot-planning-on = On
option-bot-more-gold = More gold
    .help = Solo only, harder: it starts with 1 more gold.
option-bot-more-gold-off = Off
option-bot-more-gold-on = On
option-bot-starting-experiment = Starting experiment
    .help = Solo only, harder: it starts with a random starting experiment, unfinished.
option-bot-starting-experiment-off = Off
option-bot-starting-experiment-on = On
option-bot-level-one = Start on level 1
    .help = Solo only, harder: it starts on level 1 of every track, before the rolls.
option-bot-level-one-off = Off
option-bot-level-one-on = On
option-bot-more-rolls = More rolls
    .help = Solo only, harder: the die of its set-up is rolled this often instead of twice.
option-bot-more-rolls-off = Off
option-bot-more-rolls-4 = 4 rolls
option-bot-more-rolls-5 = 5 rolls
option-bot-more-rolls-6 = 6 rolls
option-bot-more-rolls-7 = 7 rolls
option-bot-more-rolls-8 = 8 rolls
option-bot-equal-personality = Personality when equal
    .help = Solo only, harder: its personality card scores also when you are level with it.
option-bot-equal-personality-off = Off
option-bot-equal-personality-on = On
option-bot-three-masterpieces = Three masterpieces
    .help = Solo only, harder: it chooses its masterpiece from 3 instead of 2.
option-bot-three-masterpieces-off = Off
option-bot-three-masterpieces-on = On
option-bot-masterpiece-gold = Gold for the masterpiece
    .help = Solo only, harder: it may spend gold to complete its masterpiece.
option-bot-masterpiece-gold-off = Off
option-bot-masterpiece-gold-on = On
option-bot-first = Botmegistus begins
    .help = Solo only, harder for you: it plays first, and you get no ethereal die for being second.
option-bot-first-off = Off
option-bot-first-on = On
option-bot-one-white-fewer = One white die fewer
    .help = Solo only, harder for you: 5 black, 4 white and 4 red dice.
option-bot-one-white-fewer-off = Off
option-bot-one-white-fewer-on = On
option-bot-one-publication = One publication
    .help = Solo only, harder for you: you are dealt 1 publication, without a choice.
option-bot-one-publication-off = Off
option-bot-one-publication-on = On
option-bot-one-masterpiece = One masterpiece
    .help = Solo only, harder for you: you are dealt 1 masterpiece, without a choice.
option-bot-one-masterpiece-off = Off
option-bot-one-masterpiece-on = On
option-bot-less-gold = Less gold
    .help = Solo only, easier: it starts with 1 gold less.
option-bot-less-gold-off = Off
option-bot-less-gold-on = On
option-bot-no-rolls = No rolls
    .help = Solo only, easier: no die is rolled for its set-up.
option-bot-no-rolls-off = Off
option-bot-no-rolls-on = On
option-bot-no-masterpiece = No masterpiece
    .help = Solo only, easier: it gets no masterpiece at the end.
option-bot-no-masterpiece-off = Off
option-bot-no-masterpiece-on = On
option-bot-no-specialisation = No specialisation cards
    .help = Solo only, easier: no specialisation cards join its deck.
option-bot-no-specialisation-off = Off
option-bot-no-specialisation-on = On
option-bot-no-personality = No personality card
    .help = Solo only, easier: no personality card joins its deck.
option-bot-no-personality-off = Off
option-bot-no-personality-on = On
bot-options-clash = “{ $one }” and “{ $other }” exclude each other.
bot-options-solo = “{ $name }” is for the solo game only.
