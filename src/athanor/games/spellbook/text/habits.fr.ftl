# Ce que quelqu’un fait, en un ou deux mots, où les statistiques disent les erreurs fréquentes. Les titres des choix servent aussi.

habit-pass = Passer
habit-draw-2 = Piocher 2
habit-accept = Piocher
habit-take = Prendre
habit-store = Stocker
habit-discard = Défausser
habit-replace = Remplacer
habit-give = Donner
habit-receive = Recevoir
habit-mark = Poser sur une carte
habit-pay = Payer
habit-wild = Payer un joker
habit-keep = Stocker
habit-dummy = Donner à l’adversaire fictif
habit-learn = Apprendre
habit-use = Utiliser un sort
habit-copy = Copier un sort
habit-raise = Monter un sort
