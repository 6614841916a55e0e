# Textes de l’arène.

elsewhere = Quelque chose a échoué dans un autre processus.
arena-twice = Le bot « { $bot } » est nommé deux fois ; il jouerait contre lui-même.
arena-crowd = { $bots } bots, c’est trop pour une arène : { $most } au plus.
arena-alone = « { $bot } » a besoin d’un adversaire dans une partie à { $players } : nomme un autre bot.
arena-sprt-pair = Un test séquentiel compare deux bots à une table : nommes-en deux, et au moins deux joueurs.
arena-died = La partie { $game } a mis fin { $times } fois au processus qui la jouait. La mémoire a peut-être manqué, ou un bot est cassé.
arena-no-ray = Ray n’est pas installé ici : pip install "athanor-games[ray]". Sans --ray, les parties se jouent sur cette machine.
arena-ray-fails = Aucun Ray ne répond à « { $address } » : { $why }
arena-file = On ne peut pas écrire le fichier { $file }.
arena-busy = Une autre arène est en train d’écrire dans le fichier { $file }.
arena-not-ours = Le fichier { $file } n’a pas été écrit par une arène ; il reste tel quel.
arena-other-run = Le fichier { $file } contient une autre série : { $differ } diffère. Nomme un autre fichier, ou donne la commande par laquelle il a commencé.
arena-damaged = Le fichier { $file } a été modifié : une de ses lignes ne va pas avec la série.
