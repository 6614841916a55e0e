# L’analyse : ce qu’on pouvait déduire et quand, et ce qui fut publié contre les probabilités.

known-title = Ce que { $seat } pouvait savoir, et ce qui fut publié
known-worlds = mondes encore possibles
known-nothing = { $seat } n’a rien appris dans cette partie.
known-certain = certain
known-row-certain = { $ingredient } est { $alchemical } : certain dès la décision { $number }.
known-row-never = { $ingredient } est { $alchemical } : jamais certain, { $percent } % à la fin.
known-row-free = Personne ne l’avait alors publié.
known-row-theory = { $seat } a publié { $alchemical } à la décision { $number }, avec { $percent } % de chances.
known-row-fell = Cette théorie est tombée à la décision { $number }.
known-key-chance = chance de donner la vérité, en %
known-key-free = certain, et personne ne l’avait publié
known-key-theory = une théorie, et où elle est tombée
known-first = Ce qu’en a fait { $seat }
known-first-free = { $count ->
    [one] ingrédient certain alors qu’il était encore libre
   *[other] ingrédients certains alors qu’ils étaient encore libres
 }
known-first-of = { $own } sur { $count }
known-first-right = { $count ->
    [one] théorie juste publiée en premier
   *[other] théories justes publiées en premier
 }
known-against = Contre les probabilités
known-against-what = selon ce que savait son auteur
known-against-none = Rien ne fut publié contre les probabilités.
known-theory = { $ingredient } = { $alchemical }, { $percent } %
known-right = juste
known-wrong = fausse
known-tests = Expériences
known-tests-what = mondes restants
known-tests-none = Aucune dont la potion fut vue.
known-test = { $ingredient } + { $other_ingredient } : { $expected } attendus, { $worlds } restants
known-lucky = chanceux
known-unlucky = malchanceux
known-even = comme attendu
known-percent = { $percent } %
