## Le tuteur : comment on gagne, et à quoi sert chaque sorte de décision. Une phrase chacune.

coach-goal = On gagne aux points de victoire après trois manches. La plupart viennent des expériences réalisées, des formules posées dans le coffre de ta Pierre, de ton chef-d’œuvre et des publications que tes symboles prouvent.

coach-ask-laboratory = Un laboratoire apporte huit formules, chacune pour un usage, et le coffre où on les pose ; aucun n’est mauvais.
coach-ask-choose-experiment = Ta première expérience montre le chemin : prends celle dont tu atteindras le plus tôt les cubes et la piste.
coach-ask-choose-masterpiece = Le chef-d’œuvre est le plus gros gain : choisis-en un qui demande ce que tu comptes faire de toute façon.
coach-ask-choose-publication = Une publication paie pour des symboles de ce que tu réalises et possèdes : choisis-en une qui va avec ton expérience.
coach-ask-choose-artifact = Un artefact se déclenche quand tu passes par sa flèche : choisis-en un pour une flèche que tu utiliseras.
coach-ask-chosen = Tu as choisi ; ne change que si tu as trouvé mieux.
coach-ask-draft = La puissance d’un dé est le nombre de dés de son bol ; son symbole dit ce que tu récoltes, sa couleur quelles flèches et quels artefacts tu peux utiliser.
coach-ask-redraft = La puissance restante vaut une action, et tu ne sélectionnes que trois dés par manche : garde le dé tant qu’il te sert.
coach-ask-turn-die = Tourne-le sur le matériau que tu veux récolter ; sa couleur reste.
coach-ask-ethereal = Un dé éthéré est une puissance de plus : dépense-le là où il rend possible une action qui ne l’était pas.
coach-ask-act = Une action par tour : regarde tes expériences et procure-toi ce qui leur manque, cubes, essences ou niveaux d’une piste.
coach-ask-declared = Cette action ne te coûte pas de dé : sers-t’en pour ce qui manque à ta prochaine expérience.
coach-ask-transmuting = Un pas de plus par la même flèche coûte 1 puissance et une essence, et fait encore monter une piste.
coach-ask-finish = D’abord les actions gratuites : réalise ce qui est prêt, recharge des artefacts, pose des formules ; puis finis ton tour.
coach-ask-react = Une réaction se sert du dé d’un rival : les jetons reviennent en fin de manche, donc un jeton inutilisé est perdu.
coach-ask-fire = L’artefact se déclenche parce que tu es passé par sa flèche : utilise-le s’il te donne quelque chose maintenant, sinon laisse-le prêt.
coach-ask-ability = Utilise-le maintenant si ce qu’il donne te sert ; sinon il reste prêt.
coach-ask-granted = Une transmutation sans dé : choisis la flèche dont il te faut la piste ou le matériau.
coach-ask-rewards = Prends d’abord ce qui rend le reste plus utile.
coach-ask-price = Descendre d’un niveau paie la suite : cela vaut la peine là où cette piste a fait son travail.
coach-ask-advance = Monte la piste qu’attendent une expérience, ton chef-d’œuvre ou un bonus.
coach-ask-gain = Gagne ce qui manque à ta prochaine expérience ou transmutation.
coach-ask-exchange = Échange ce que tu as en trop contre ce que demande une expérience ; l’or vaut pour tout.
coach-ask-return = Rends la publication dont tu risques le moins de prouver les symboles.
coach-ask-draw-artifact = Un artefact au hasard remplace l’un des tiens : pioche seulement si tu peux te passer de celui-là.
coach-ask-place-artifact = Pose-le sur une flèche que tu prendras souvent.
coach-ask-place-formula = Pose-la là où elle complète le plus tôt une ligne ou une colonne : les lignes pleines paient.
coach-ask-unlock = Choisis la formule dont l’usage convient à tes prochains tours.
coach-ask-pay = Paie d’abord avec des cubes bruts : les raffinés et l’or peuvent remplacer davantage.
coach-ask-pay-level = Un niveau manquant se paie en argent, qui ne sert à rien d’autre à la fin.

coach-pick-bacon = Simple pour commencer : ses formules sont des cubes, et deux dans une colonne paient déjà.
coach-pick-maria = Simple pour commencer : ses formules sont des essences, et la colonne du milieu n’en demande qu’une.
