## Le tuteur : comment on gagne, et à quoi sert chaque sorte de décision. Une phrase chacune.

coach-goal = On gagne aux points après six manches : réputation, sceaux sur tes théories, bourses, artefacts et or. Mélange des ingrédients, déduis de quoi chacun est fait, et publie avant les autres.

coach-ask-keep = Une faveur sert une seule fois : garde celle que tu utiliseras le plus tôt.
coach-ask-order = Plus tu joues tard, plus tu reçois de cartes et de faveurs ; jouer en premier coûte de l’or et donne les meilleures places.
coach-ask-discard = Défausse des ingrédients en double ou que tu connais bien : les autres peuvent encore t’apprendre quelque chose.
coach-ask-declare = Tu prévois toute la manche avant que quiconque agisse : prends des cartes et garde un cube pour un test, car ce sont les faits qui gagnent.
coach-ask-forage = Prends un ingrédient dont tu ne sais rien, ou un qui complète une paire à mélanger.
coach-ask-transmute = Un ingrédient devient 1 pièce d’or : donne-en un que tu as en double ou que tu connais déjà.
coach-ask-custodian = Une potion bue avant les ventes dit ce que tu peux vendre : bois la paire que tu voudrais proposer.
coach-ask-bids = Qui offre la plus grande remise choisit une potion d’abord : un cran coûte peu s’il te faut le premier choix.
coach-ask-sell = Promets une potion que tu sais mélanger ; une paire inconnue peut coûter de la réputation.
coach-ask-guarantee = Une garantie plus haute paie mieux : choisis la plus haute que ta paire tiendra à coup sûr.
coach-ask-mix-for-sale = Mélange la paire dont tu sais qu’elle donne cette potion.
coach-ask-buy = Un artefact sert dès maintenant et rapporte des points à la fin : tôt vaut mieux, mais il coûte l’or de plusieurs ventes.
coach-ask-think = Nomme une paire qui t’intéresse : tu apprends quelque chose sans dépenser les cartes.
coach-ask-donate = Dépose ce dont tu n’as pas besoin pour acheter : cela devient des points.
coach-ask-debunk = Une seule composante sûre suffit pour réfuter une théorie : ne nomme que ce que tu sais.
coach-ask-debunk-master = Choisis deux ingrédients dont tu connais la potion, et que la théorie ne peut pas donner.
coach-ask-claim = Nomme la potion que ces deux-là donnent à coup sûr : seul un oui prouve quelque chose.
coach-ask-claim-futile = Il n’y a pas ici de théorie à réfuter : reviens en arrière et choisis des ingrédients qui en ont une.
coach-ask-publish = Une théorie donne aussitôt de la réputation et porte un sceau à toi : publie ce dont tu es sûr, ou presque.
coach-ask-publish-at-once = La place est libre pour toi maintenant : publie si tu sais mieux.
coach-ask-seal = Une étoile parie sur toute la théorie ; un point d’interrogation ne rapporte rien, mais te sauve si seule cette couleur est fausse.
coach-ask-grants = Les bourses sont de l’or pour des sceaux sur les ingrédients montrés : prends celle qui te revient déjà.
coach-ask-test = Mélange deux ingrédients jamais essayés ensemble : la potion dit un signe de chacun, et l’étudiant en paie le prix.
coach-ask-drink = On apprend autant que sur l’étudiant et sans payer, mais une mauvaise potion te fait du tort.
coach-ask-exhibit = Expose des potions que tu connais : chaque réussite est de la réputation, un échec en coûte.
coach-ask-mix-to-exhibit = Mélange la paire dont tu sais qu’elle donne cette potion.
coach-ask-peek = Tu vois ce qui était dans ce chaudron : regarde si la paire t’apprend quelque chose.
coach-ask-spare = Un ingrédient revenu dans ta main peut être testé encore.
