# Alchimistes : tous les mots du jeu.

game-name = Alchimistes
game-tagline = Mélange, déduis, publie… et espère que personne ne te donnera tort.

## Noms (des ingrédients, substances alchimiques, potions, couleurs et qualités : substances.fr.ftl)

guarantee-0 = une correspondance exacte
guarantee-1 = le bon signe
guarantee-2 = au moins une potion neutre
guarantee-3 = une potion quelconque

favor-0 = Assistante
favor-1 = Herboriste
favor-2 = Associé
favor-3 = Gardien
favor-4 = Serveuse
favor-5 = Marchand
favor-6 = Sage
favor-7 = Boutiquier

favor-text-0 = Quand tu annonces tes actions : 1 cube de plus cette manche.
favor-text-1 = Dès que tu la pioches : pioche 3 ingrédients, puis défausses-en 2 de ton choix.
favor-text-2 = Quand tu annonces tes actions : sur une case de ton choix tes cubes passent dans la rangée du haut.
favor-text-3 = Quand tu annonces tes actions : pose 1 cube sur cette carte ; tu bois une potion après la transmutation, avant le début des ventes.
favor-text-4 = Quand tu vends : la potion compte un degré de mieux ; une correspondance exacte rapporte à la place 1 de réputation.
favor-text-5 = Quand tu vends : 1 pièce d’or si tu vends en premier ; sinon, tu peux choisir comme si c’était le cas.
favor-text-6 = Quand tu transmutes : 1 pièce d’or de plus.
favor-text-7 = Quand tu achètes un artefact : il coûte 1 de moins.

artifact-0 = Bottes de vitesse
artifact-1 = Carte de remise
artifact-2 = Mortier magique
artifact-3 = Périscope
artifact-4 = Presse à imprimer
artifact-5 = Robe du respect
artifact-6 = Amulette de rhétorique
artifact-7 = Amulette hypnotique
artifact-8 = Sceau d’autorité
artifact-9 = Calice d’argent
artifact-10 = Bonnet de réflexion
artifact-11 = Malle de sorcière
artifact-12 = Autel d’or
artifact-13 = Coupe de bronze
artifact-14 = Vitrine de cristal
artifact-15 = Plume au chapeau
artifact-16 = Miroir magique
artifact-17 = Idole de la sagesse

artifact-text-0 = Une fois par manche, là où tu as agi : la même action encore une fois quand tout le monde y a fini. Pas pour vendre. 2 points.
artifact-text-1 = Ton prochain artefact coûte 2 de moins, chacun des suivants 1 de moins. 1 point.
artifact-text-2 = Des deux ingrédients que tu mélanges un seul est défaussé, tiré au sort. 1 point.
artifact-text-3 = Une fois par manche, juste après la potion d’un autre joueur : regarde un de ses deux ingrédients, au hasard. 1 point.
artifact-text-4 = Tu ne paies rien à la banque pour publier ni pour soutenir. 2 points.
artifact-text-5 = Chaque gain de réputation augmente de 1, sauf à la dernière manche.
artifact-text-6 = Aussitôt : 5 de réputation.
artifact-text-7 = Aussitôt : pioche 4 faveurs. 1 point.
artifact-text-8 = 2 de réputation en plus chaque fois que tu publies ou soutiens.
artifact-text-9 = 6 points.
artifact-text-10 = Aussitôt : teste à la vue de tous jusqu’à deux paires de ta main ; personne n’en souffre et tu gardes les cartes. 1 point.
artifact-text-11 = Aussitôt : pioche 7 ingrédients. Désormais les cases d’ordre ne te donnent plus d’ingrédients. 2 points.
artifact-text-12 = Aussitôt : paie de 1 à 8 pièces d’or et gagne autant de réputation.
artifact-text-13 = 4 points.
artifact-text-14 = 2 points pour chaque artefact que tu possèdes, celui-ci compris.
artifact-text-15 = Les ingrédients des potions que tu exposes avec succès sont mis de côté : 1 point pour chaque ingrédient différent.
artifact-text-16 = 1 point par tranche complète de 5 de réputation à la fin de la dernière manche.
artifact-text-17 = À la Grande Révélation, 1 point pour chacun de tes sceaux sur une théorie juste.

adventurer-0 = Clerc
adventurer-1 = Rôdeur
adventurer-2 = Barbare
adventurer-3 = Sorcier
adventurer-4 = Chasseur de sorcières
adventurer-5 = Assassin

seal-0 = étoile d’or
seal-1 = étoile d’argent
seal-2 = point d’interrogation rouge
seal-3 = point d’interrogation vert
seal-4 = point d’interrogation bleu

seal-text-0 = 5 points si la théorie est juste ; si elle est fausse, 4 points de moins.
seal-text-1 = 3 points si la théorie est juste ; si elle est fausse, 4 points de moins.
seal-text-2 = Aucun point, mais aucune perte si seul le rouge est faux ou si la théorie est réfutée par le rouge.
seal-text-3 = Aucun point, mais aucune perte si seul le vert est faux ou si la théorie est réfutée par le vert.
seal-text-4 = Aucun point, mais aucune perte si seul le bleu est faux ou si la théorie est réfutée par le bleu.

space-0 = Cueillir des ingrédients
space-1 = Transmuter un ingrédient
space-2 = Gardien
space-3 = Vendre une potion
space-4 = Acheter un artefact
space-5 = Réfuter une théorie
space-6 = Publier une théorie
space-7 = Tester sur un étudiant
space-8 = Boire une potion
space-9 = Exposer une potion

space-text-0 = Prends un ingrédient de la rangée, ou pioches-en un sans le voir.
space-text-1 = Défausse un ingrédient contre 1 pièce d’or.
space-text-2 = Joue un Gardien : tu bois une potion avant le début des ventes.
space-text-3 = Vends une potion à l’aventurier. Prend 2 cubes.
space-text-4 = Achète un des artefacts en vente.
space-text-5 = Prouve qu’une théorie publiée est fausse.
space-text-6 = Publie une théorie à toi ou soutiens celle d’un autre, avec un sceau face cachée. Le prix est dit quand tu choisis.
space-text-7 = Mélange deux ingrédients ; après la première potion négative de la manche l’étudiant veut 1 pièce d’or.
space-text-8 = Mélange deux ingrédients et bois-les : c’est gratuit, mais les potions négatives te nuisent.
space-text-9 = Annonce une potion et prépare-la en public.

## Options

option-mode = Mode
    .help = Les apprentis commencent avec 3 ingrédients, ont des colloques plus cléments et réfutent en demandant une composante ; les maîtres commencent avec 2, on exige plus d’eux et ils réfutent par un mélange. Peut varier d’un joueur à l’autre, pour aider qui débute.
option-mode-apprentice = Apprenti
option-mode-master = Maître
option-ingredients = Ingrédients au départ
    .help = 3 pour un apprenti, 2 pour un maître ; se règle à part du reste du mode.
option-ingredients-mode = selon le mode
option-ingredients-apprentice = 3 (apprenti)
option-ingredients-master = 2 (maître)
option-conferences = Colloques
    .help = Quelles exigences ont les colloques des manches 3 et 5.
option-conferences-mode = selon le mode
option-conferences-apprentice = Apprenti
option-conferences-master = Maître
option-debunking = Réfutations
    .help = Les apprentis demandent une composante au lecteur ; les maîtres doivent montrer un mélange qui le prouve, et peuvent montrer un conflit entre deux théories.
option-debunking-mode = selon le mode
option-debunking-apprentice = Apprenti
option-debunking-master = Maître
option-starter = Premier joueur
    .help = Qui choisit en premier une case d’ordre à la manche 1.
option-starter-random = par tirage au sort
option-starter-1 = Joueur 1
option-starter-2 = Joueur 2
option-starter-3 = Joueur 3
option-starter-4 = Joueur 4
option-starter-not-there = À une table de { $players } il n’y a pas de joueur { $number } pour commencer.
option-help = Aide du carnet
    .help = Jusqu’où le carnet de chaque joueur peut se remplir tout seul. Chacun peut choisir moins, personne davantage.
option-help-off = Aucune : ses propres marques
option-help-results = Ses résultats
option-help-impossible = Aussi ce qu’ils excluent
option-help-odds = Aussi les chances exactes

settings-wrong = Les réglages d’Alchimistes sont inutilisables : { $field } { $wrong }.
settings-unreadable = est illisible ({ $detail })
settings-rising = doit commencer par 1 et augmenter
settings-ingredients = demande { $count } ingrédients différents
settings-no-ingredient = nomme « { $name } », qui n’est pas un ingrédient
settings-players = demande une liste de nombres de joueurs, de 2 à 4
settings-too-few-spaces = n’a pas assez de cases libres pour { $count } joueurs
settings-missing = manque
settings-entries = demande { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}
settings-number = demande des nombres entiers de { $low } à { $high }
settings-switch = doit être true ou false

## Ce qui se passe

seat-line = { $seat }
game-begins = Les laboratoires ouvrent. { $seat } commence.
draws-ingredients = { $seat } pioche { $count ->
    [one] un ingrédient
   *[other] { $count } ingrédients
} : { $ingredients }.
draws-ingredients-hidden = { $seat } pioche { $count ->
    [one] un ingrédient
   *[other] { $count } ingrédients
}.
draws-favors = { $seat } pioche { $count ->
    [one] une faveur
   *[other] { $count } faveurs
} : { $favors }.
draws-favors-hidden = { $seat } pioche { $count ->
    [one] une faveur
   *[other] { $count } faveurs
}.
keeps-favor = { $seat } garde une faveur ({ $favor }) et défausse l’autre ({ $other_favor }).
keeps-favor-hidden = { $seat } garde une faveur et défausse l’autre.
ingredients-reshuffled = La pioche d’ingrédients est épuisée : { $count ->
    [one] la carte défaussée en forme
   *[other] les { $count } cartes défaussées, mélangées, en forment
} une nouvelle.
favors-reshuffled = La pioche de faveurs est épuisée : { $count ->
    [one] la carte défaussée en forme
   *[other] les { $count } cartes défaussées, mélangées, en forment
} une nouvelle.
row-dealt = Dans la rangée : { $ingredients }.
row-cleared = { $count ->
    [one] La dernière carte de la rangée est défaussée.
   *[other] Les { $count } cartes restées dans la rangée sont défaussées.
}
takes-order = { $seat } prend la case d’ordre { $place }.
draws-paralysed = { $seat } subit la paralysie et jouera en dernier.
order-settled = Ordre de jeu : { $lines }.
declares = { $seat } annonce : { $space } ({ $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}).
plays-favor = { $seat } joue une faveur : { $favor }.
on-top = { $seat } passe dans la rangée du haut : { $space }.
declared = { $seat } a tout annoncé{ $cubes ->
    [0] .
    [one] {" ; 1 cube reste inutilisé."}
   *[other] {" ; "}{ $cubes } cubes restent inutilisés.
}
declines = { $seat } renonce : { $space } ({ $cubes ->
    [one] { $cubes } cube inutilisé
   *[other] { $cubes } cubes inutilisés
}).
forages = { $seat } cueille et prend : { $ingredient }.
discards = { $seat } défausse : { $ingredient }.
discards-hidden = { $seat } défausse un ingrédient.
transmutes = { $seat } transmute un ingrédient ({ $ingredient }) en { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
transmutes-hidden = { $seat } transmute un ingrédient en { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
bid-line = { $seat } : { $bid ->
    [0] aucune remise
   *[other] une remise de { $bid }
} ({ $smileys ->
    [one] { $smileys } sourire
   *[other] { $smileys } sourires
})
bids = Offres : { $lines }.
selling-order = Ils vendent dans cet ordre : { $lines }.
offers = { $seat } propose à l’aventurier : { $potion }.
guarantees = { $seat } garantit { $guarantee } pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
sells = { $seat } vend : { $potion }. Résultat : { $quality }. Mélange : { $ingredients }.
sells-hidden = { $seat } vend : { $potion }. Résultat : { $quality }.
gains-gold = { $seat } gagne { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
pays = { $seat } paie { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
pays-author = { $seat } paie { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} à { $author_seat }.
gains-reputation = { $seat } gagne { $count } de réputation.
loses-reputation = { $seat } perd { $count } de réputation.
buys = { $seat } achète pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} : { $artifact }.
asks-aspect = { $seat } demande une composante au lecteur ({ $ingredient }, { $colour }) : elle est { $sign ->
    [1] positive
   *[other] négative
}.
demonstrates-yes = { $seat } fait une démonstration ({ $ingredients }). Résultat : { $potion } ? Oui !
demonstrates-no = { $seat } fait une démonstration ({ $ingredients }). Résultat : { $potion } ? Non.
debunk-fails = { $seat } n’a rien réfuté.
debunks = { $seat } réfute par le { $colour } : { $ingredients }.
shows-seal = Sceau retourné, { $seat } ({ $ingredient }) : { $seal }.
theory-falls = Une théorie tombe : { $ingredient } = { $alchemical }.
conflict = Deux théories sont en conflit : { $ingredient } et { $other_ingredient }.
publishes = { $seat } publie une théorie : { $ingredient } = { $alchemical } (sceau : { $seal }).
publishes-hidden = { $seat } publie une théorie : { $ingredient } = { $alchemical }.
endorses = { $seat } soutient une théorie : { $ingredient } = { $alchemical } (sceau : { $seal }).
endorses-hidden = { $seat } soutient une théorie : { $ingredient } = { $alchemical }.
wins-grant = { $seat } gagne la bourse { $grant } ({ $ingredients }) et { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
tests = { $seat } teste une potion sur l’étudiant : { $potion }. Mélange : { $ingredients }.
tests-hidden = { $seat } teste une potion sur l’étudiant : { $potion }.
drinks = { $seat } boit une potion : { $potion }. Mélange : { $ingredients }.
drinks-hidden = { $seat } boit une potion : { $potion }.
thinks = { $seat } réfléchit à deux ingrédients : { $potion }. C’étaient : { $ingredients }.
thinks-hidden = { $seat } réfléchit à deux ingrédients : { $potion }.
hospital = { $seat } : un cube va à l’hôpital.
paralysed = { $seat } subit la paralysie.
promises = { $seat } promet d’exposer : { $potion }.
exhibits = { $seat } expose : { $made_potion }. Un succès ! Mélange : { $ingredients }.
exhibits-hidden = { $seat } expose : { $made_potion }. Un succès !
exhibit-fails = { $seat } obtient : { $made_potion }. Il fallait : { $potion }. Mélange : { $ingredients }.
exhibit-fails-hidden = { $seat } obtient : { $made_potion }. Il fallait : { $potion }.
both-signs = { $seat } a exposé les deux signes d’une couleur.
peeks = { $seat } regarde dans le chaudron ({ $brewer_seat }) et voit : { $ingredient }.
peeks-hidden = { $seat } regarde dans le chaudron ({ $brewer_seat }).
spares = { $seat } récupère un ingrédient : { $ingredient }.
spares-hidden = { $seat } récupère l’un des deux ingrédients.
sets-aside = { $seat } met de côté : { $ingredients }.
sets-aside-hidden = { $seat } met de côté { $count ->
    [one] un ingrédient
   *[other] { $count } ingrédients
}.
conference = Le colloque s’ouvre.
at-conference = { $seat } présente { $count ->
    [one] { $count } théorie
   *[other] { $count } théories
} ; on en attendait { $needed }.
new-artifacts = Nouveaux artefacts : { $artifacts }.
top-alchemist = { $seat } reçoit le prix du meilleur alchimiste, avec { $count ->
    [one] { $count } sceau
   *[other] { $count } sceaux
} sur le plateau.
unused-favors = { $seat } reçoit { $count ->
    [one] une faveur
   *[other] { $count } faveurs
} pour ses cubes inutilisés.
rests = { $seat } aura { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} de moins à la prochaine manche.
adventurer = Un nouvel aventurier arrive en ville : { $adventurer }.
round-begins = La manche { $round } commence. { $seat } choisit en premier.
exchanges-favors = { $seat } échange des faveurs ({ $favors }) contre { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
shows-aside = { $seat } avait mis de côté : { $ingredients }.
truth-line = { $ingredient } = { $alchemical }
revelation = La Grande Révélation : { $lines }.
theory-right = La théorie sur cet ingrédient est juste : { $ingredient } = { $alchemical }.
theory-wrong = La théorie sur cet ingrédient est fausse : { $ingredient } = { $alchemical }.
game-ends = La partie est terminée : la sixième manche était la dernière.

## Questions

ask-keep = Laquelle de tes deux faveurs gardes-tu ?
ask-order = Quelle case d’ordre prends-tu ?
ask-discard = Défausse { $count ->
    [one] un ingrédient
   *[other] { $count } ingrédients
}.
ask-declare = Qu’annonces-tu ? { $cubes ->
    [one] Tu as { $cubes } cube.
   *[other] Tu as { $cubes } cubes.
}
ask-forage = Que prends-tu ?
ask-forage-again = Cueillir encore une fois ?
ask-transmute = Quel ingrédient transmutes-tu ?
ask-transmute-again = Transmuter encore une fois ?
ask-custodian = Que bois-tu ?
ask-custodian-again = Boire encore une fois ?
ask-bids = Quelle remise offres-tu ?
ask-sell = Quelle potion vends-tu ?
ask-guarantee = Que garantis-tu ?
ask-mix-for-sale = Que mélanges-tu pour le vendre comme { $potion } ?
ask-buy = Quel artefact achètes-tu ?
ask-buy-again = Acheter encore une fois ?
ask-think = À quelle paire réfléchis-tu ? { $count ->
    [one] Encore une.
   *[other] Jusqu’à { $count }.
}
ask-donate = Combien déposes-tu sur l’autel ?
ask-debunk = De quelle composante de quelle théorie doutes-tu ?
ask-debunk-again = Réfuter encore une fois ?
ask-debunk-master = Avec quels deux ingrédients prouves-tu quelque chose ?
ask-debunk-again-master = Réfuter encore une fois : avec quels deux ingrédients ?
ask-claim = Choisis : { $ingredients }. Sur quelle potion interroges-tu le lecteur ?
ask-claim-futile = Choisis : { $ingredients }. Il n’y a aucune théorie sur eux, donc aucune réponse ne peut rien prouver : nommes-tu quand même une potion, ou reviens-tu en arrière ?
ask-publish = Quelle théorie publies-tu ou soutiens-tu ?
ask-publish-again = Publier ou soutenir encore une fois ?
ask-publish-at-once = Publier aussitôt une nouvelle théorie ?
ask-seal = Quel sceau poses-tu sur la théorie ({ $ingredient } = { $alchemical }) ?
ask-grants = Quelle bourse prends-tu ?
ask-test = Que testes-tu sur l’étudiant ?
ask-test-again = Tester encore une fois ?
ask-drink = Que bois-tu ?
ask-drink-again = Boire encore une fois ?
ask-exhibit = Quelle potion promets-tu ?
ask-exhibit-again = Exposer encore une fois ?
ask-mix-to-exhibit = Que mélanges-tu pour exposer { $potion } ?
ask-peek = Regarder dans le chaudron ({ $brewer_seat }) ?
ask-spare = Récupérer l’autre ingrédient, ou mettre les deux de côté ?

## Noms des actions

label-pass = Passer
label-done = C’est tout
label-decline = Renoncer à cette action
label-withdraw = Reprendre la réponse
label-reconsider = Choisir d’autres ingrédients
label-draw = Piocher un ingrédient sans le voir
label-peek = Regarder
label-use-mortar = En récupérer un
label-waive-mortar = Mettre les deux de côté
label-keep = Garder : { $favor }
label-order = Case d’ordre { $place } : { $price ->
    [0] {""}
   *[other] paie { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    },{" "}
}{ $favors_drawn ->
    [0] aucune faveur
    [one] 1 faveur
   *[other] { $favors_drawn } faveurs
}, { $drawn ->
    [0] aucun ingrédient
    [one] 1 ingrédient
   *[other] { $drawn } ingrédients
}
label-order-green = La case verte
label-declare = Annoncer : { $space }
label-play = Jouer : { $favor }
label-associate = Associé : { $space }
label-take = Prendre : { $ingredient }
label-discard = Défausser : { $ingredient }
label-transmute = Transmuter : { $ingredient }
label-bid = { $bid ->
    [0] Aucune remise
   *[other] Remise de { $bid }
}
label-sell = Vendre : { $potion }
label-guarantee = Garantir { $guarantee } pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
label-guarantee-plain = Garantir { $guarantee }
label-mix = Mélanger : { $ingredients }
label-buy = Acheter : { $artifact }
label-donate = Payer { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
label-debunk = { $ingredient } : le { $colour }
label-show = Utiliser : { $ingredients }
label-claim = { $potion }
label-publish = Publier : { $ingredient } = { $alchemical }
label-endorse = Soutenir : { $ingredient }
label-seal = Sceau : { $seal }
label-grant = Bourse { $grant } : { $ingredients } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
label-exhibit = Exposer : { $potion }

explain = { $label }. { $what }
explain-pass = Il ne se passe rien.
explain-done = Plus rien n’est annoncé ; les cubes qui restent sont inutilisés.
explain-decline = Les cubes de cette action rejoignent les cubes inutilisés : deux d’entre eux valent une faveur en fin de manche.
explain-withdraw = Réponds de nouveau tant que les autres n’ont pas tous répondu.
explain-reconsider = Rien n’a encore été demandé : revenir en arrière ne coûte rien.
explain-draw = Au sommet de la pioche.
explain-peek = Tu vois l’un des deux ingrédients, au hasard. Une fois par manche.
explain-use-mortar = Un ingrédient est mis de côté, l’autre revient dans ta main.
explain-waive-mortar = Les deux ingrédients sont mis de côté.
explain-associate = Tes cubes sur cette case passent dans la rangée du haut : tu y agis en premier.
explain-take = Tout le monde voit ce que tu prends.
explain-discard = Personne d’autre ne voit ce que tu défausses.
explain-transmute = Personne d’autre ne voit ce que tu défausses.
explain-bid = Avec plus de sourires, on vend plus tôt ; la remise se déduit de toute garantie.
explain-sell = Ton choix peut bloquer cette potion pour ceux qui vendent après toi.
explain-guarantee = Tu touches { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} si la potion compte comme au moins aussi bonne. { $count ->
    [0] Même une potion neutre ou de mauvais signe ne te coûte pas de réputation pour l’instant.
   *[other] Une potion qui compte comme neutre ou de mauvais signe te coûte { $count } de réputation, quelle que soit la garantie.
}
explain-guarantee-plain = Tu touches la somme si la potion est au moins aussi bonne.
explain-mix = Les autres voient le résultat, pas les ingrédients.
explain-buy = Il te coûte { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}. { $what }
explain-donate = Tu gagnes autant de réputation.
explain-debunk = Le lecteur montre à tous le vrai signe. Si la théorie dit le contraire, elle tombe et tu gagnes 2 de réputation ; sinon tu en perds 1.
explain-show = Ensuite tu nommes une potion et le lecteur répond à tous oui ou non.
explain-show-futile = Il n’y a aucune théorie sur ces deux ingrédients : quelle que soit la potion nommée, cela ne prouverait rien et te coûterait 1 de réputation.
explain-claim = La réponse doit réfuter une théorie ou montrer un nouveau conflit ; sinon tu perds 1 de réputation.
explain-claim-futile = Quoi que réponde le lecteur, cela ne prouve rien : tu perdrais 1 de réputation.
explain-publish = { $gold ->
    [0] Rien
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} à la banque, { $count } de réputation pour toi, et un de tes sceaux face cachée.
explain-endorse = { $gold ->
    [0] Rien
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} à la banque, 1 pièce d’or à chaque joueur qui y a un sceau ({ $authors }), et { $count ->
    [0] aucune réputation
   *[other] { $count } de réputation
} pour toi.
explain-grant = 2 pièces d’or aussitôt, des points à la fin. Les bourses suivantes demandent trois de leurs ingrédients.
explain-exhibit = Le premier à exposer une potion gagne 1 de réputation, les deux signes d’une couleur en rapportent 2 de plus ; un échec coûte 1.
explain-order = Les cases du haut agissent plus tôt, celles du bas annoncent plus tôt.
explain-order-green = Réservée à qui subit la paralysie.

## Pourquoi pas

why-this-action-first = C’est ton tour pour une autre action : { $space }.
why-favor-not-held = Tu n’as pas cette faveur : { $favor }.
why-favor-not-now = Cette faveur ne se joue pas maintenant : { $favor }.
why-nothing-to-withdraw = Tu n’as pas encore répondu.
why-keep-first = Choisis d’abord la faveur que tu gardes.
why-order-first = Choisis d’abord une case d’ordre.
why-green = La case verte est réservée à qui subit la paralysie.
why-order-closed = Cette case ne sert pas à { $players } joueurs.
why-order-taken = { $seat } est déjà là.
why-no-gold = Il faut { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}, plus que tu n’en as.
why-discard-first = Défausse d’abord { $count ->
    [one] un ingrédient
   *[other] { $count } ingrédients
}.
why-hand-empty = Tu n’as aucun ingrédient.
why-not-in-hand = Tu n’as aucune carte de cet ingrédient : { $ingredient }.
why-not-in-row = Cet ingrédient n’est pas dans la rangée : { $ingredient }.
why-declare-first = Tu es en train d’annoncer tes actions.
why-closed = Cette case est fermée cette manche : { $space }.
why-space-full = On ne peut pas y faire plus de { $count ->
    [one] { $count } action
   *[other] { $count } actions
} : { $space }.
why-too-few-cubes = Il faut { $cubes ->
    [one] 1 cube de plus, et tu n’en as plus
   *[other] { $cubes } cubes de plus, et tu en as moins
}.
why-no-opener = Tu n’as aucune faveur qui ouvre cette case : { $space }.
why-nobody-to-top = Tu n’as aucune faveur qui place tes cubes en haut.
why-already-on-top = Tes cubes y sont déjà en haut.
why-no-cube-there = Tu n’as aucun cube sur cette case.
why-bid-too-low = Avec si peu de réputation, il ne resterait aucune garantie après cette remise.
why-bid-first = Choisis d’abord une carte d’offre.
why-not-wanted = L’aventurier ne veut pas de cette potion : { $potion }.
why-two-ingredients = Il te faut deux ingrédients différents.
why-blocked = Cette potion est bloquée : { $potion }.
why-price-too-low = Après la remise et ta réputation, il ne resterait rien de ce prix.
why-guarantee-first = Choisis d’abord une garantie.
why-mix-first = Mélange d’abord deux ingrédients.
why-not-on-sale = Cet artefact n’est pas en vente : { $artifact }.
why-too-dear = Cet artefact te coûte { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}, plus que tu n’en as : { $artifact }.
why-think-first = Réfléchis d’abord à une paire, ou passe.
why-donate-first = Choisis d’abord combien tu paies.
why-no-theory = Il n’y a pas de théorie sur cet ingrédient : { $ingredient }.
why-no-theories = Il n’y a aucune théorie à réfuter.
why-debunk-as-master = En maître, tu dois le prouver par un mélange.
why-debunk-as-apprentice = En apprenti, tu demandes une composante d’une théorie.
why-claim-first = Nomme d’abord une potion.
why-no-seal = Il ne te reste aucun sceau.
why-seal-gone = Il ne te reste aucun sceau de cette sorte : { $seal }.
why-seal-first = Choisis d’abord un sceau.
why-has-theory = Il y a déjà une théorie sur cet ingrédient : { $ingredient }.
why-token-taken = Cette substance alchimique est déjà dans une autre théorie : { $alchemical }.
why-not-related = Elle doit porter sur l’ingrédient ou la substance alchimique de la théorie tombée.
why-just-debunked = C’est justement la théorie qui vient d’être réfutée.
why-new-theory-only = On ne peut publier maintenant qu’une nouvelle théorie, ou aucune.
why-own-seal = Ton sceau est déjà sur cette théorie.
why-in-conflict = Cette théorie est en conflit : { $ingredient }.
why-no-room = Il y a déjà trois sceaux sur cette théorie.
why-not-earned = Tu n’as pas gagné cette bourse.
why-grant-first = Choisis d’abord une bourse.
why-student-fee = L’étudiant veut 1 pièce d’or, et tu n’en as pas.
why-already-shown = Tu as déjà exposé cette potion : { $potion }.
why-peek-first = Décide d’abord si tu regardes.
why-spare-first = Décide d’abord ce que deviennent les deux ingrédients.

## Le décompte

sheet-reputation = Réputation
sheet-artifact = { $artifact }
sheet-grant = Bourse { $grant }
sheet-gold = Pièces d’or ({ $gold })
sheet-theory = Théorie : { $ingredient } ({ $seal })

stat-reputation = réputation
stat-artifacts = artefacts
stat-grants = bourses
stat-seals = sceaux
stat-correct-seals = sceaux justes
stat-mixes = mélanges
