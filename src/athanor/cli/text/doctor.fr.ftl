# Textes de `athanor doctor`.

command-doctor = dire ce qu’il y a ici, ce qui manque et que faire
help-doctor-data = le dossier où le serveur garde ses parties

doctor-part-program = Programme
doctor-part-engine = Moteur
doctor-part-page = Page
doctor-part-games-kept = Parties du terminal
doctor-part-database = Base de données du serveur
doctor-part-port = Port
doctor-part-games = Jeux
doctor-part-bots = Bots et réseaux
doctor-part-learning = Apprentissage
doctor-part-terminal = Terminal
doctor-part-languages = Langues

doctor-program = Athanor { $version } avec Python { $python } sur { $system }, dans { $folder }

doctor-engine-compiled = Le moteur est compilé.
doctor-engine-plain = Le moteur tourne en Python pur ; compilé, il serait environ trois fois plus rapide.
doctor-engine-make = « make fast » le compile, une fois pour toutes ; « make play » l’utilise ensuite.
doctor-engine-wheel = Installe un wheel compilé pour ce système et ce Python, s’il y en a un.

doctor-page = La page est construite ; « athanor » l’ouvre.
doctor-page-missing = La page n’est pas construite : le serveur n’a rien à montrer. Le terminal et la bibliothèque fonctionnent.
doctor-page-make = « make web » la construit ; « make play » la construit et l’ouvre.
doctor-page-install = Ce paquet est incomplet : réinstalle-le depuis un wheel.

doctor-folder-closed = Impossible d’écrire dans le dossier { $folder }.
doctor-folder-choose = Autorise l’écriture ou indique un autre dossier dans la variable d’environnement ATHANOR_DATA.
doctor-data-choose = Autorise l’écriture ou choisis un autre dossier avec « athanor serve --data ».
doctor-kept = Dans { $folder } : en cours { $playing }, terminées { $finished }.

doctor-database-none = Aucune encore ; le premier « athanor serve » crée { $file }.
doctor-database-empty = { $file } répond ; rien n’y est encore gardé.
doctor-database = { $tables ->
    [one] { $file } est en ordre et garde { $tables } table.
   *[other] { $file } est en ordre et garde { $tables } tables.
}
doctor-database-older = Elle vient d’une version antérieure ; le prochain « athanor serve » la met à jour. Copier le fichier avant ne fait pas de mal.
doctor-database-newer = La base de données { $file } vient d’une version plus récente d’Athanor, que celle-ci ne peut pas lire.
doctor-database-update = Installe la version récente ou choisis un autre dossier avec « athanor serve --data ».
doctor-database-broken = La base de données { $file } ne peut pas être lue : { $detail }.
doctor-database-mend = Remets une copie ou déplace le fichier : le serveur repartira d’une base vide.
doctor-database-in-use = Un serveur est ouvert dessus en ce moment.

doctor-port-free = { $host }, port { $port }, est libre.
doctor-port-taken = { $host }, port { $port }, est pris, peut-être par un Athanor déjà ouvert.
doctor-port-other = Ouvre cette adresse dans le navigateur ou choisis un autre port avec « athanor serve --port ».

doctor-games = Jouables : { $games }.
doctor-package-mend = Mets ce paquet à jour ou retire-le.

doctor-levels = Niveaux : { $levels }.
doctor-networks = Avec leur propre réseau : { $games }.
doctor-networks-none = Sans réseau : { $games }. Là, tous les niveaux cherchent par parties au hasard, plus lentement et moins bien.
doctor-networks-train = « athanor train JEU » en apprend un, si le jeu décrit en nombres ce que sait chaque place.
doctor-network-broken = Le réseau de { $game } ne peut pas servir : { $detail }.
doctor-network-mend = Ce paquet est endommagé : réinstalle-le.
doctor-bots-outside = D’autres paquets et programmes : { $bots }.

doctor-torch = PyTorch est installé : « athanor train » peut apprendre.
doctor-torch-none = PyTorch n’est pas installé. Seul « athanor train » en a besoin : pip install "athanor-games[train]"

doctor-terminal = En couleurs, { $columns } colonnes.
doctor-terminal-colourless = Sans couleurs, { $columns } colonnes.
doctor-terminal-none = Ce qui s’écrit ici va vers un fichier ou un programme, pas vers un écran.
doctor-terminal-narrow = La fenêtre a { $columns } colonnes.
doctor-terminal-widen = Les tableaux se lisent mieux à partir de { $columns } colonnes.
doctor-letters = L’encodage { $encoding } n’a pas tous nos lettres et signes ; d’autres les remplacent.
doctor-letters-mend = Mets la variable d’environnement PYTHONUTF8=1 ou choisis une locale UTF-8.

language-en = anglais
language-es = espagnol
language-fr = français
doctor-languages = { $languages } ; la langue habituelle ici est : { $usual }.
doctor-languages-choose = --lang en choisit une autre pour une commande, la variable d’environnement ATHANOR_LANG pour toutes.

doctor-well = Tout est en ordre.
doctor-notes = { $number ->
    [one] Tout fonctionne ; une chose (!) pourrait être mieux.
   *[other] Tout fonctionne ; { $number } choses (!) pourraient être mieux.
}
doctor-broken = { $number ->
    [one] Une chose (✗) ne fonctionne pas.
   *[other] { $number } choses (✗) ne fonctionnent pas.
}
