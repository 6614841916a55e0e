## Le tuteur : comment on gagne, et à quoi sert chaque sorte de décision. Une phrase chacune.

coach-goal = On gagne aux points : chaque sort appris compte, et un familier bien nourri aussi. La partie se termine quand quelqu’un a appris sept sorts ou rempli son familier.

coach-ask-phase-0 = L’aube donne des jetons : prends celui qu’il te faut là où tu le vois, ou pioches-en deux à l’aveugle s’il t’en faut beaucoup.
coach-ask-phase-1 = À midi, un jeton de trop devient des points sur ton familier ; passe si tu préfères le garder pour un sort.
coach-ask-phase-2 = Au crépuscule on apprend : un niveau de plus coûte un jeton de plus, et donne plus de points et une meilleure ligne.
coach-ask-extra-dawn = Une aube de plus : sers-t’en pour ce qui manque encore à ton prochain sort.
coach-ask-take = Prends les jetons que demande ton prochain sort ; trois avec la même rune aident aussi.
coach-ask-must-take = Le sort de quelqu’un d’autre te donne un jeton : prends celui qu’il te faut le plus.
coach-ask-may-draw = Piocher ne coûte rien, sauf si tes neuf places sont presque pleines.
coach-ask-discard = Défausse ce dont aucun de tes sorts n’a besoin : une couleur isolée dont la rune ne se répète pas.
coach-ask-store = Ce que tu stockes y reste et compte comme points : stocke ce dont tu as le moins besoin.
coach-ask-offer = Tous d’une même couleur : choisis celle dont tu as des jetons en trop.
coach-ask-focus = Décide si tu veux des points maintenant, en stockant, ou des jetons pour le prochain sort, en prenant.
coach-ask-give = Donne ce dont tu as le moins besoin : chaque jeton t’en rapporte un autre.
coach-ask-receive = Choisis ce qui te rapproche de ton prochain sort.
coach-ask-learn = Les jetons qui portent cette rune valent maintenant toute couleur : un niveau plus haut devient peut-être payable.
coach-ask-mark = Le jeton posé sur la carte y reste, et certains sorts lisent sa rune : donne plutôt une rune dont tu n’as pas besoin.
coach-ask-pay = Paie d’abord avec des jetons de la couleur et garde ce qui peut servir à un autre sort.
coach-ask-keep = Les jetons dépensés peuvent encore nourrir ton familier : sinon ils sont défaussés.
coach-ask-raise = Un sort un niveau plus haut compte ses points plus élevés : monte celui qui y gagne le plus.
coach-ask-sweep = Remplace ce que personne ne doit avoir ou ce qui ne te sert pas, puis prends dans ce qui arrive.
coach-ask-copy = Tu peux faire ce que quelqu’un d’autre pourrait faire dans cette phase : choisis ce qui aide ton prochain sort.
coach-ask-dummy = Ce jeton est perdu pour toi et peut donner des points à l’adversaire fictif : choisis-en un dont tu n’as pas besoin, d’une couleur qu’il a peu.
