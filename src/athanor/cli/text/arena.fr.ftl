# Textes de `athanor arena`, et sur les bots qui sont des programmes à part.

command-arena = mesurer des bots entre eux, places et chance neutralisées
help-arena-bots-metavar = BOT
help-arena-bots = les bots ; « athanor games » les énumère, process:COMMANDE est un programme à toi, weights:FICHIER un réseau que tu as entraîné
help-arena-games = parties par tablée (100) ; arrondi pour que chaque donne se joue à toutes les places
help-arena-sprt = jouer jusqu’à décider si le premier de deux bots est plus fort d’au plus la première cote ou d’au moins la seconde (0:20)
help-arena-players = combien sont à table (2 ; 1 si un seul bot est nommé). Plus de bots : toutes les tablées jouent. Moins : le dernier prend les places qui restent
help-arena-jobs = combien de parties à la fois (une par processeur) ; les résultats sont les mêmes
help-arena-ray = jouer sur la grappe Ray de cette adresse ; « local » en démarre une ici
help-arena-ray-metavar = ADRESSE
help-arena-out = garder les résultats dans ce fichier ; la même commande reprend là où elle s’est arrêtée
help-arena-svg = dessiner les cotes, ou les parts, dans ce fichier

arena-which = Nomme les bots qui doivent jouer. Bots connus : { $known }.
arena-picture = On ne peut pas écrire l’image { $file }.
arena-going-on = { $games ->
    [one] 1 partie sur { $all } était déjà dans { $file }.
   *[other] { $games } parties sur { $all } étaient déjà dans { $file }.
}
arena-stopped = Arrêté. { $games ->
    [one] 1 partie sur { $all } est gardée
   *[other] { $games } parties sur { $all } sont gardées
} dans { $file } ; la même commande reprend là.
arena-running = En train de jouer
arena-title = { $game } · { $games ->
    [one] 1 partie
   *[other] { $games } parties
} sur { $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
} · { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
}
arena-bot = bot
arena-games = parties
arena-wins = victoires
arena-share = part
arena-fair = équitable
arena-rating = cote
arena-points = points
arena-between = { $value } ({ $low } à { $high })
arena-against = Victoires du bot de gauche contre celui d’en haut
arena-thinking = Réflexion
arena-decisions = décisions
arena-mean-time = ms, moyenne
arena-slow-time = ms, 95 %
arena-simulations = simulations
arena-how = Les intervalles sont à 95 %. Une victoire partagée se partage. Les parties sur la même donne ont la même chance et comptent ensemble.
arena-sprt-passed = Test réussi après { $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
} : la cote de { $bot } est plus haute de { $elo1 } ou plus, et non de { $elo0 } ou moins (logarithme du rapport de vraisemblance { $llr }, bornes { $lower } et { $upper }).
arena-sprt-failed = Test échoué après { $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
} : la cote de { $bot } est plus haute de { $elo0 } ou moins, et non de { $elo1 } ou plus (logarithme du rapport de vraisemblance { $llr }, bornes { $lower } et { $upper }).
arena-sprt-open = Test sans décision après { $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
} : on ne sait pas encore si la cote de { $bot } est plus haute de { $elo0 } ou moins, ou de { $elo1 } ou plus (logarithme du rapport de vraisemblance { $llr }, bornes { $lower } et { $upper }).
bot-forfeits = { $bot } a laissé { $moves ->
    [one] 1 coup
   *[other] { $moves } coups
} au hasard parce qu’il { $why }.
arena-ratings-picture = { $game } : cotes
arena-shares-picture = { $game } : part des victoires
