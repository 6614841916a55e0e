# Ce que quelqu’un fait, en un ou deux mots, où les statistiques disent les erreurs fréquentes. Les titres des choix servent aussi.

habit-pass = Ne pas réagir
habit-end = Finir le tour
habit-keep = Garder le dé
habit-skip = S’en passer
habit-use = L’utiliser
habit-withdraw = Reprendre
habit-ethereal = Dépenser un dé éthéré
habit-no-ethereal = Ne pas dépenser de dé éthéré
