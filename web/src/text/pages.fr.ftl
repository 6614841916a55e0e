# Les mots des autres pages : ni l’accueil ni une table ne les disent.

## Quand quelque chose ne va pas
saved = Enregistré.
save = Enregistrer

## Apprendre
lesson-of = Leçon { $number } sur { $count }
lesson-extra = Une leçon de plus
lesson-step = Étape { $number } sur { $count }
lesson-done = { $place } : terminée
lesson-is-done = Terminée
lesson-minutes = environ { $minutes } min
lesson-inside = Dans cette leçon
lesson-missing = Cette leçon n’existe pas.
lesson-next = Suivante : { $title }
lesson-all = Toutes les leçons
lesson-on = Continuer
lesson-again = Recommencer
lesson-back = Retour
lesson-show = Montre-moi
lesson-own-try = À mon tour
learn-title = Apprendre { $game }
learn-lead = { $count ->
    [one] Une leçon
   *[other] { $count } leçons
} en jouant sur la vraie table, environ { $minutes } minutes en tout. Ouvre-les dans l’ordre qui te plaît ; rien à lire avant.
learn-none = Ce jeu n’a pas encore de leçons.

## Une nouvelle table
new-title = { $game } : une nouvelle table
new-no-game = Aucun jeu ne s’appelle « { $game } » ici.
new-seats = Qui joue
new-presets = Façons habituelles de s’asseoir
preset-bot = Contre un bot
preset-friends = Inviter des amis
preset-screen = Autour de cet écran
preset-alone = En solitaire
new-options = Comment on joue
new-start = Commencer la partie
new-invite = Ouvrir la table
new-curtain = Les mains sont secrètes : un rideau tombe chaque fois que l’écran change de mains.
seat-number = Place { $number }
seat-add = Une place de plus
seat-remove = Retirer la place { $number }
seat-me = Moi
seat-person = Quelqu’un devant cet écran
    .help = On se passe l’écran.
seat-friend = Ami { $number }
seat-name = Nom pour la place { $number }
seat-open = Une invitation
    .help = La place est au premier qui ouvre ton lien.
seat-bot = Bot : { $bot }
seat-character = Caractère

## Mes tours
own-turns = Mes tours
confirm-wish = Me demander encore une fois avant que quelque chose soit révélé ou que mon tour passe
ends-wish = Finir mon tour tout seul quand il n’y a plus rien à faire

## Résultats sur des cartes
result-wish = Montrer les résultats sur des cartes qui attendent que je les voie

## Revoir
replay-steps = Étapes
replay-run = Lecture
replay-pause = Pause
replay-move = Coup
replay-at = Coup { $move } sur { $moves }
replay-eyes = Vu par
replay-nobody = Spectateur
thought = Ce qu’il pense
thought-title = Ce qu’un bot pense du coup { $move }
thought-of = Interrogé :
thought-thinking = Il réfléchit…
thought-looked = C’était à { $name } de décider. Sans en savoir plus que { $name }, le bot a regardé { $count ->
    [one] une fois
   *[other] { $count } fois
} plus loin.
thought-at-once = C’était à { $name } de décider. Ce bot ne regarde pas plus loin.
thought-untried = pas examiné
thought-share = { $percent } % de la victoire
thought-probability = probabilité : { $percent } %
thought-choice = son choix
thought-played = joué
thought-tried = { $count ->
    [0] pas essayé
    [one] essayé une fois
   *[other] essayé { $count } fois
}
thought-line = Comment il voit la suite
fork = Continuer d’ici
fork-title = Continuer du coup { $move }
fork-how = Une nouvelle table commence à cet instant. Ce qui était caché est redistribué.
fork-go = Continuer à jouer

## Mes parties
games-lead = Tu es { $name }.
games-none = Pas encore de parties.
games-start = Choisir une porte
games-yours = On t’attend
games-going = En cours
games-over = Terminées
games-open = En attente de joueurs
games-nobody-yet = Personne d’autre encore
games-waiting = Aux autres de décider
games-nobody-won = Personne n’a gagné
games-won = Gagnée avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
games-lost = Perdue avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
games-shared = Victoire partagée avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
games-they-won = { $count ->
    [one] Victoire de { $names } avec
   *[other] Victoire partagée de { $names } avec
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
games-with = { $count ->
    [0] En solitaire
   *[other] Avec { $names }
}
rules-play = Y jouer
rules-lead = Nos propres règles courtes ; les livrets des boîtes disent tout en détail.

## Réglages
settings-lead = Ils restent sur cet appareil.
theme-system = Comme le système
theme-light = Claire
theme-dark = Sombre
motion-help = Moins : les pièces ne volent pas et rien ne palpite.
motion-system = Comme le système
motion-full = Complet
motion-less = Moins
text-size = Taille du texte
text-size-help = Avec un grand texte, la table montre ses parties en onglets.
signals = Sons et notifications
sounds = Sons : coups, résultats, mon tour
notices = Un avis du navigateur, quand tu es ailleurs
notices-denied = Le navigateur ne permet pas d’avis de cette page.
move-device = Tes parties sur un autre appareil
move-device-help = Un lien personnel y ouvre tes parties, une seule fois, dans les deux jours. Qui l’a peut se faire passer pour toi : garde-le pour toi.
move-device-go = Créer un lien
move-device-let-in = Pour tes autres appareils, arrête Athanor et redémarre-le avec
move-device-revoke = Annuler ce lien
move-device-revoked = Le lien ne fonctionne plus.
move-here = Tes parties sur cet appareil
move-ask = Ce lien appartient à { $name }. Si c’est toi, tes parties s’ouvrent sur cet appareil. Le lien ne sert qu’une fois.
move-mine = Tu es déjà { $name } ici. Le lien n’a pas servi.
move-instead = Cet appareil est maintenant à { $name }. Sans autre appareil ni lien à son nom, personne ne pourra plus jouer à ses places.
move-yes = Je suis { $name } : ouvrir mes parties ici
move-no = Non, laisser ainsi
move-void = Ce lien personnel ne fonctionne pas, ou plus : il sert une fois, pendant deux jours. Fais-en un autre dans les réglages de l’appareil où sont tes parties.
devices = Où ta session est ouverte
devices-help = D’ici, tu peux fermer la session d’un appareil qui n’est plus à toi.
devices-out = Fermer la session partout ailleurs
devices-done = C’est fait.
device-this = cet appareil
device-unknown = Un appareil
device-out = Fermer la session
device-out-named = Fermer la session : { $device }

## Study
study-reviews = Analyser mes parties quand elles se terminent
hints-none = aucun
hints-few = trois chacun
hints-free = libres
study-statistics = Statistiques
study-studies = Études
study-keep-moment = Garder dans une étude
