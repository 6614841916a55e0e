## Ce qui s’explique tout seul : la fiche d’une pièce, le glossaire et les règles.

card-what = Ce que c’est
card-for = À quoi ça sert
card-can = Un clic maintenant
card-not-yet = Pas maintenant
card-know = Bon à savoir
card-helps = Ce qui aide :
card-rules = Règles : { $title }
card-glossary = Glossaire : { $name }
card-lesson = Leçon { $number } : { $title }
reference-title = { $game } : règles et glossaire
reference-full = Dans un autre onglet
reference-search = Chercher dans les règles et le glossaire
reference-parts = Ce qui est montré
reference-rules = Règles
reference-glossary = Glossaire
reference-found = { $count ->
    [0] Rien trouvé. Essaie un autre mot.
    [one] { $count } endroit trouvé
   *[other] { $count } endroits trouvés
}
key-card = aller dans la fiche de la pièce sélectionnée
reference-button = Règles et glossaire

## Les façons d’entrer dans un jeu

home-new = Première visite ? Chaque jeu a des leçons sur sa propre table : rien à lire avant, rien à préparer.
door-strength = La force du bot
door-solo = En solo, contre { $name }
learn = Apprendre
learn-go-on = Continuer à apprendre
learn-about = { $count ->
    [one] Une leçon, environ { $minutes } min
   *[other] { $count } leçons, environ { $minutes } min
}
learn-at = { $number } sur { $count } : { $title }, { $minutes } min
learn-so-far = { $done } sur { $count } faites
learn-all-done = { $count ->
    [one] La leçon est faite · revoir
   *[other] { $count } sur { $count } faites · revoir
}
learn-resume = Reprends où tu en étais
learn-resume-at = { $game }, leçon { $number } : { $title }
first-game = Première partie
first-about = bot facile, avec guide
first-won = gagné { $own } à { $best } · encore ?
first-lost = { $own } à { $best } · encore ?

## Le guide à une table ordinaire

coach-is-on = Avec guide
coach-is-off = Sans guide
coach-first = Ton premier choix
coach-what-for = À quoi ça sert
coach-quiet = Rien à ajouter
coach-less = En dire moins
coach-rivals = Ce que les autres ont fait
coach-remark = L’as-tu vu ? { $better } au lieu de { $played } aurait valu environ { $share } % de victoire de plus.
