# Ce que quelqu’un fait, en un ou deux mots, où les statistiques disent les erreurs fréquentes. Les titres des choix servent aussi.

habit-pass = Passer
habit-done = Ne plus rien déclarer
habit-decline = Renoncer
habit-withdraw = Reprendre
habit-draw = Piocher à l’aveugle
habit-peek = Regarder
habit-use-mortar = En récupérer un
habit-waive-mortar = Mettre les deux de côté
