## The coach: how one wins, and what each kind of decision is for. One sentence each.

coach-goal = You win by points after six rounds: reputation, the seals on your theories, grants, artifacts and gold. Mix ingredients, work out what each is made of, and publish before the others do.

coach-ask-keep = A favor helps once, so keep the one you will use soonest.
coach-ask-order = The later you go, the more cards and favors you get; going first costs gold and gets you the best places.
coach-ask-discard = Give up ingredients you have often or know well: the others can still teach you something.
coach-ask-declare = You plan the whole round before anybody acts: gather cards, and leave a cube for a test, because facts win the game.
coach-ask-forage = Take an ingredient you know nothing of yet, or one that completes a pair you want to mix.
coach-ask-transmute = An ingredient becomes 1 gold: give one you have twice or know already.
coach-ask-custodian = A potion drunk before the sales tells you what you can sell: drink the pair you would like to offer.
coach-ask-bids = Who offers the larger discount chooses a potion first: one step is cheap if you must have the first choice.
coach-ask-sell = Promise a potion that you know how to mix; an unknown pair may cost reputation.
coach-ask-guarantee = A higher guarantee pays more: choose the highest that your pair is sure to keep.
coach-ask-mix-for-sale = Mix the pair that you know gives this potion.
coach-ask-buy = An artifact works from now on and brings points at the end: early is better, but it costs the gold of several sales.
coach-ask-think = Name a pair you want to know about: you learn something without spending the cards.
coach-ask-donate = Lay down what you do not need for buying: it becomes points.
coach-ask-debunk = A theory is proven wrong by one sure aspect: name only what you know.
coach-ask-debunk-master = Choose two ingredients whose potion you know and the theory cannot give.
coach-ask-claim = Name the potion you know these two give: only a yes proves something.
coach-ask-claim-futile = There is no theory here to prove wrong, so go back and choose ingredients with one.
coach-ask-publish = A theory brings reputation at once and a seal of yours: publish what you are sure of, or nearly sure of.
coach-ask-publish-at-once = The place is free for you now: publish if you know something better.
coach-ask-seal = A star bets on the whole theory; a question mark brings nothing, but saves you if just that colour is wrong.
coach-ask-grants = Grants are gold for seals on the ingredients they show: take the one that is yours already.
coach-ask-test = Mix two ingredients you have not tried together: the potion tells a sign of each, and the student pays the price.
coach-ask-drink = The same knowledge as on the student and without a fee, but a bad potion hurts you.
coach-ask-exhibit = Exhibit potions that you know: each success is reputation, a failure costs some.
coach-ask-mix-to-exhibit = Mix the pair that you know gives this potion.
coach-ask-peek = You see what went into this cauldron: look if the pair tells you something new.
coach-ask-spare = An ingredient back in your hand can be tested again.
