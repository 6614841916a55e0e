# Les mots de la page. Ce qui se passe dans un jeu est dit par les textes du jeu lui-même.

nav = Pages
nav-games = Mes parties
nav-rules = Règles
nav-settings = Réglages
to-home = Vers les trois portes
language = Langue
theme-switch = Clair ou sombre
close = Fermer
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
learn-next = à suivre

## Une nouvelle table
seat-vacant = Place libre
bot-character = { $bot }, { $character }

## La table
prompt-yours = À toi

## Réglages
my-name = Ton nom

## Study
study-puzzles = Problèmes

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
