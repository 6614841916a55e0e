# Les mots de la page. Ce qui se passe dans un jeu est dit par les textes du jeu lui-même.

nav = Pages
nav-games = Mes parties
nav-rules = Règles
nav-settings = Réglages
to-home = Vers les trois portes
language = Langue
theme-switch = Clair ou sombre
close = Fermer
you = Toi
nothing = personne

## Quand quelque chose ne va pas
fail-title = Cela n’a pas marché
fail-here = Une erreur est survenue sur cette page. Recharge-la ; ta partie est en sûreté sur le serveur.
fail-unreached = Le serveur ne répond pas. Est-il en marche ? À la table, cette page réessaie d’elle-même.
fail-server = Le serveur n’a pas pu le faire (erreur { $status }). Réessaie.
missing = Il n’y a rien ici
missing-help = L’adresse ne mène à aucune page d’Athanor. Le lien a peut-être été coupé en deux.
copied = Copié.
copy-by-hand = À copier à la main : { $text }
copy = Copier
copy-link = Copier le lien
share = Partager
share-text = Viens jouer à { $game } avec moi.
saved = Enregistré.
save = Enregistrer

## Qui est là
name-title = Comment t’appeler ?
name-why = Les autres à ta table voient ce nom. Pas de compte, rien d’autre.
name-go = M’asseoir

## Accueil
home-lead = Trois jeux d’alchimie, une pièce tranquille.
doors = Les jeux
door-players = { $range } joueurs
door-minutes = { $minutes } min
door-play = Contre un bot
door-invite = Entre amis
shelves = Sur les étagères
resume-title = Une partie continue
resume-your-turn = Ta partie t’attend
resume-with = { $count ->
    [0] { $game }, en solitaire
   *[other] { $game } avec { $names }
}
resume-go = Continuer
join-label = Tu as une invitation ?
join-code = Code de table ou lien
join-go = Entrer

## Apprendre
coach = Guide
coach-fold = Replier le guide
coach-try = À toi de jouer
coach-letter = { $letter } : y aller
lesson = Leçon
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
lesson-take-back = Reprendre le coup
lesson-show = Montre-moi
lesson-own-try = À mon tour
learn-title = Apprendre { $game }
learn-lead = { $count ->
    [one] Une leçon
   *[other] { $count } leçons
} en jouant sur la vraie table, environ { $minutes } minutes en tout. Ouvre-les dans l’ordre qui te plaît ; rien à lire avant.
learn-none = Ce jeu n’a pas encore de leçons.
learn-next = à suivre

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
seat-vacant = Place libre
seat-bot = Bot : { $bot }
bot-character = { $bot }, { $character }
seat-character = Caractère
a-bot = bot
option-own = À ton choix
option-each = Chacun le sien

## Avant la partie
lobby-title = { $game } : la table est mise
lobby-waiting = { $count ->
    [one] Une place est encore libre. La partie commence dès qu’elle est prise.
   *[other] { $count } places sont encore libres. La partie commence dès qu’elles sont prises.
}
lobby-invited = { $count ->
    [one] On t’invite : une place est libre.
   *[other] On t’invite : { $count } places sont libres.
}
lobby-seats = À la table
lobby-starts = Elle commence d’elle-même. Tu peux fermer cette page ; le lien te ramène ici.
lobby-invite = Inviter
lobby-invite-how = Envoie ce lien. Qui l’ouvre donne un nom et s’assoit.
lobby-only-here = Seul cet ordinateur peut ouvrir ce lien : Athanor n’a été démarré que pour lui.
lobby-let-in = Pour laisser entrer les téléphones et les ordinateurs de ton réseau, arrête Athanor et redémarre-le comme ci-dessous ; cette table est gardée.
lobby-link = Lien d’invitation
lobby-qr = Le lien d’invitation en code pour l’appareil photo d’un téléphone
lobby-code = Ou dis le code de la table :
lobby-join = M’asseoir ici
lobby-leave = Me lever
lobby-to-bot = La donner à un bot
lobby-close = Fermer la table…
lobby-close-yes = Oui, la fermer
lobby-close-no = La garder
closed-title = Cette table a été fermée
closed-why = Qui l’a ouverte l’a fermée avant le début de la partie.
closed-new = Une nouvelle table
seat-here = présent
seat-away = absent pour l’instant
seat-left = a quitté la table
seat-free = L’ouvrir à un ami

## La table
table = Table
table-opening = On met la table…
board = Le plateau
board-broken = Le plateau de ce jeu ne fonctionne pas ; en voici un simple.
players = Joueurs
player-now = { $name } décide
player-is = { $name }
player-decides = décide
tools = Table
tool-side = Points et journal
side = Points et journal
tabs = Parties de la table
tab-play = Jouer
tab-score = Points
tab-log = Journal
tab-lit = quelque chose à faire
prompt = Ce qui est demandé
prompt-actions = Actions
prompt-yours = À toi
prompt-yours-name = { $name }, à toi
prompt-theirs = { $name } décide
prompt-bot = { $name } réfléchit
prompt-several = On attend { $names }
prompt-answered = Tu as répondu ; on attend { $names }
prompt-over = La partie est terminée.
prompt-stopped = La partie a été arrêtée ; personne n’a gagné.
line-lost = La connexion est perdue. Nouvelle tentative…
not-now = Pas maintenant
foreseen-hidden = La suite est encore cachée.
undo = Annuler
undo-none = Il n’y a rien à annuler.
undo-help = Reprend ta dernière étape (touche u).
log = Journal
log-undone = { $name } reprend la dernière étape.
log-jump = Au coup { $move }
sheet = Feuille de score
sheet-total = Total
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
mute = Ne plus entendre { $name }
muted = Tu n’entends plus { $name }.
unmute = Entendre à nouveau
menu = Menu
forked = Partie dérivée
watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
leave = Quitter la table
leave-sure = Quitter la table ? Les autres pourront alors donner ta place.
leave-yes = Oui, la quitter
leave-no = Rester
leave-help = Ta place peut alors aller à un bot ou à un ami ; rien n’est perdu.
stop = Arrêter la partie…
stop-sure = La partie finit sans résultat dès que toutes les personnes qui jouent sont d’accord ; on n’attend pas toujours qui ne revient pas.
stop-yes = Oui, arrêter la partie
stop-no = Continuer à jouer
stop-asked = Tu as demandé l’arrêt. Elle finit dès que toutes les personnes qui jouent sont d’accord.
resign = Abandonner
resign-sure = Abandonner la partie ? Elle finit sans résultat s’il reste moins de deux personnes ; sinon les autres continuent.
resign-yes = Oui, abandonner
resign-no = Continuer à jouer
ended-resigned = Abandon : { $names }.
ended-agreed = L’arrêt a été décidé ensemble.
ended-silent = Personne n’a joué pendant longtemps.
stop-agree = D’accord
news-stop = { $names } voudrait arrêter la partie.
news-left = { $name } a quitté la table.
news-open = Une place est libre ; la partie attend que quelqu’un s’y assoie.
seat-back = Me rasseoir
curtain = Rideau
curtain-pass = Passe l’écran à { $name }
curtain-why = Ce que tu tiens ne regarde personne d’autre.
curtain-lift = Je suis { $name }
curtain-look = Voir ma main
generic-choices = Tu peux
generic-table = La table en mots
generic-no-drawing = Ce jeu n’a pas encore de dessin : le journal et les choix disent tout.
generic-filter = Chercher dans les choix
generic-shown = { $shown } sur { $all }
generic-nothing = Rien à décider ici pour l’instant.
generic-watching = Tu regardes.
generic-happened = Ce qui vient de se passer

## Les tours des autres, racontés pas à pas
story = Ce que les autres ont fait
story-was = Tel que c’était
story-turn = Tour de { $name }
story-controls = Le récit
story-pace = Rythme des tours des autres
story-pace-step = Pas à pas
story-pace-slow = Lent
story-pace-normal = Normal
story-pace-instant = D’un coup
story-back = Un pas en arrière
story-pause = Pause
story-go = Continuer
story-next = Suivant { $at }/{ $count }
story-skip = Passer
story-skip-help = Jusqu’à l’état actuel. Échap ou un toucher sur le plateau font de même.
story-recap = Ce que les autres viennent de faire
story-missed = Pendant ton absence
story-replay = Raconter encore
story-steps = { $name } : { $count ->
    [one] un pas
   *[other] { $count } pas
}
story-all = Tous les tours ({ $count })
key-story = avancer, reculer, faire une pause et passer pendant le récit des autres tours

## Mes tours
own-turns = Mes tours
confirm-wish = Me demander encore une fois avant que quelque chose soit révélé ou que mon tour passe
ends-wish = Finir mon tour tout seul quand il n’y a plus rien à faire
confirm = Encore une fois
confirm-reveals = Quelque chose de caché est alors révélé : on ne peut plus l’annuler.
confirm-passes = Ensuite, les autres continuent.
confirm-do = Le faire
confirm-leave = Pas encore
key-confirm = choisir entre plusieurs façons et confirmer

## Résultats sur des cartes
result = Résultat
result-seen = Vu
result-seen-by = Vu, je suis { $name }
result-who = Qui l’a vu ?
result-private = Toi seul vois toute cette ligne.
result-others = Les autres voient la même chose, sans ce qui n’est qu’à toi.
result-open = Tout le monde voit ceci. Regarde tranquillement : personne ne t’attend.
result-here = Tout le monde peut voir cette carte : aucune main n’est montrée à côté.
result-wish = Montrer les résultats sur des cartes qui attendent que je les voie

## Aide
help = Aide et touches
help-light = Ce qui luit, on peut le cliquer. Tout le reste répond pourquoi non quand on le touche.
help-why = Arrête-toi sur une chose, ou maintiens-la, pour lire ce que c’est.
help-spark = Une étincelle marque ce qui a changé en dernier. Montre une ligne du journal pour voir ses pièces.
key-tab = partie suivante de la table
key-arrows = se déplacer dans une partie
key-enter = le faire
key-undo = annuler
key-chat = discussion
key-help = cette aide
key-escape = fermer
key-regions = Partie suivante de la table ; Maj + F6, la précédente
key-coach = Replier ou déplier le guide
key-back = Une étape en arrière
key-again = Recommencer cette étape
key-show = Montre-moi

## Le décompte
count = Le décompte
count-begins = On compte les points…
count-you-win = Tu gagnes avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-you-share = Tu partages la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-they-win = { $count ->
    [one] { $names } gagne avec
   *[other] { $names } partagent la victoire avec
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-tie = Égalité : personne ne gagne
count-broken = Égalité de points : la règle de départage a tranché.
count-look = Voir le plateau
count-back = Retour au décompte
step-back = Une étape en arrière
step-on = Une étape en avant
step-of = Étape { $step } sur { $steps }
rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
again = Rejouer
again-ready = À la nouvelle partie

## Revoir
replay = Revoir
replay-steps = Étapes
replay-run = Lecture
replay-pause = Pause
replay-move = Coup
replay-at = Coup { $move } sur { $moves }
replay-eyes = Vu par
replay-gone = Les règles ont changé depuis ; le plateau de cette partie ne peut plus être dessiné.
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
download = Enregistrement
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
theme = Apparence
theme-system = Comme le système
theme-light = Claire
theme-dark = Sombre
motion = Mouvement
motion-help = Moins : les pièces ne volent pas et rien ne palpite.
motion-system = Comme le système
motion-full = Complet
motion-less = Moins
text-size = Taille du texte
text-size-help = Avec un grand texte, la table montre ses parties en onglets.
percent = { $number } %
signals = Sons et notifications
sounds = Sons : coups, résultats, mon tour
notices = Un avis du navigateur, quand tu es ailleurs
notices-denied = Le navigateur ne permet pas d’avis de cette page.
my-name = Ton nom
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
study-review = Analyse
study-reviews = Analyser mes parties quand elles se terminent
hint = Indice
hints = Indices
hints-none = aucun
hints-few = trois chacun
hints-free = libres
hints-used = { $name } a reçu { $count ->
    [one] { $count } indice
   *[other] { $count } indices
 }
study-puzzles = Problèmes
study-statistics = Statistiques
