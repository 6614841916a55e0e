# The review: what could be deduced when, and what was published against the odds.

known-title = What { $seat } could know, and what was published
known-worlds = worlds that still fit
known-nothing = { $seat } learnt nothing in this game.
known-certain = certain
known-row-certain = { $ingredient } is { $alchemical }: certain from decision { $number }.
known-row-never = { $ingredient } is { $alchemical }: never certain, { $percent } % at the end.
known-row-free = Nobody had published it then.
known-row-theory = { $seat } published { $alchemical } at decision { $number }, knowing it to { $percent } %.
known-row-fell = That theory fell at decision { $number }.
known-key-chance = chance of giving the truth, in %
known-key-free = certain, and nobody had published it
known-key-theory = a theory, and where it fell
known-first = What { $seat } made of it
known-first-free = { $count ->
    [one] ingredient certain while it was still free
   *[other] ingredients certain while they were still free
 }
known-first-of = { $own } of { $count }
known-first-right = { $count ->
    [one] right theory published first
   *[other] right theories published first
 }
known-against = Against the odds
known-against-what = as its author knew them
known-against-none = Nothing was published against the odds.
known-theory = { $ingredient } = { $alchemical }, { $percent } %
known-right = right
known-wrong = wrong
known-tests = Experiments
known-tests-what = worlds left
known-tests-none = None of which the potion was seen.
known-test = { $ingredient } + { $other_ingredient }: expected { $expected }, left { $worlds }
known-lucky = lucky
known-unlucky = unlucky
known-even = as expected
known-percent = { $percent } %
