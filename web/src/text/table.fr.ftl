# Les mots d’une table et de la référence à côté : toute page sauf l’accueil peut les dire.

you = Toi

## Quand quelque chose ne va pas
copy = Copier
copy-link = Copier le lien
share = Partager
share-text = Viens jouer à { $game } avec moi.

## Apprendre
coach = Guide
coach-fold = Replier le guide
coach-try = À toi de jouer
coach-letter = { $letter } : y aller
lesson = Leçon
lesson-take-back = Reprendre le coup

## Une nouvelle table
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
confirm = Encore une fois
confirm-reveals = Quelque chose de caché est alors révélé : on ne peut plus l’annuler.
confirm-passes = Ensuite, les autres continuent.
confirm-do = Le faire
confirm-leave = Pas encore
key-confirm = choisir entre plusieurs façons et confirmer
key-ways = choisir une façon par son numéro, la faire plus ou moins de fois, utiliser ce qui s’interpose

## Résultats sur des cartes
result = Résultat
result-seen = Vu
result-seen-by = Vu, je suis { $name }
result-who = Qui l’a vu ?
result-private = Toi seul vois toute cette ligne.
result-others = Les autres voient la même chose, sans ce qui n’est qu’à toi.
result-open = Tout le monde voit ceci. Regarde tranquillement : personne ne t’attend.
result-here = Tout le monde peut voir cette carte : aucune main n’est montrée à côté.

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
count-why-won = Tu as { $gap ->
    [one] 1 point
   *[other] { $gap } points
} d’avance sur { $name }, surtout par { $names }.
count-why-lost = { $name } a { $gap ->
    [one] 1 point
   *[other] { $gap } points
} d’avance sur toi, surtout par { $names }.
count-why-though = Tu étais devant pour { $names }.
count-by = { $line } (+{ $points })
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
replay-gone = Les règles ont changé depuis ; le plateau de cette partie ne peut plus être dessiné.
download = Enregistrement

## Réglages
theme = Apparence
motion = Mouvement
percent = { $number } %

## Study
study-review = Analyse
hint = Indice
hints = Indices
hints-used = { $name } a reçu { $count ->
    [one] { $count } indice
   *[other] { $count } indices
 }

## Ce qui s’explique tout seul : la fiche d’une pièce, le glossaire et les règles
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

## Le guide à une table ordinaire
coach-is-on = Avec guide
coach-is-off = Sans guide
coach-first = Ton premier choix
coach-what-for = À quoi ça sert
coach-quiet = Rien à ajouter
coach-less = En dire moins
coach-rivals = Ce que les autres ont fait
coach-remark = L’as-tu vu ? { $better } au lieu de { $played } aurait valu environ { $share } % de victoire de plus.
