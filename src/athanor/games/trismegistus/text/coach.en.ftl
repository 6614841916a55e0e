## The coach: how one wins, and what each kind of decision is for. One sentence each.

coach-goal = You win by victory points after three rounds. Most come from experiments you perform, formulas laid in the vault of your Stone, your masterpiece, and publications that your symbols prove.

coach-ask-laboratory = A laboratory brings eight formulas, each good for one use, and the vault they are laid in; none is wrong.
coach-ask-choose-experiment = Your first experiment points the way: take the one whose cubes and track you can reach first.
coach-ask-choose-masterpiece = The masterpiece is the largest single prize, so choose one that wants what you mean to do anyway.
coach-ask-choose-publication = A publication pays for symbols on what you perform and own: choose one that suits your experiment.
coach-ask-choose-artifact = An artifact fires when you travel its arrow: choose one for an arrow you will use.
coach-ask-chosen = You have chosen; change it only if you have thought of something better.
coach-ask-draft = A die’s potency is the number of dice in its bowl; its symbol says what you gather, its colour which arrows and artifacts you may use.
coach-ask-redraft = Potency left is worth an action, and you draft only three dice a round: keep the die while it still serves you.
coach-ask-turn-die = Turn it to the material you want to gather; its colour stays.
coach-ask-ethereal = An ethereal die is one potency more: spend it where it makes an action possible that was not.
coach-ask-act = One action a turn; look at your open experiments and get what they lack: cubes, essences or levels of a track.
coach-ask-declared = This action comes free of a die of yours: use it for what your next experiment lacks.
coach-ask-transmuting = Another step along the same arrow costs 1 potency and an essence, and raises a track again.
coach-ask-finish = Free actions first: perform what is ready, recharge artifacts, lay formulas; then end your turn.
coach-ask-react = A reaction uses a rival’s die: tokens come back at the end of the round, so an unused one is lost.
coach-ask-fire = The artifact fires because you travelled its arrow: use it if it gives you something now, else leave it ready.
coach-ask-ability = Use it now if you can use what it gives; it stays ready otherwise.
coach-ask-granted = A transmutation without a die: choose the arrow whose track or material you need.
coach-ask-rewards = Take first what makes the next one more useful.
coach-ask-price = A step down a track buys what follows: worth it where that track has done its work.
coach-ask-advance = Raise the track that an experiment, your masterpiece or a bonus waits for.
coach-ask-gain = Gain what your next experiment or transmutation lacks.
coach-ask-exchange = Exchange what you have to spare for what an experiment asks for; gold stands for anything.
coach-ask-return = Give back the publication whose symbols you are least likely to prove.
coach-ask-draw-artifact = A random artifact takes the place of one of yours: draw only if you can do without that one.
coach-ask-place-artifact = Put it on an arrow you will travel often.
coach-ask-place-formula = Lay it where it completes a row or column soonest: full lines pay.
coach-ask-unlock = Choose the formula whose use fits your next turns.
coach-ask-pay = Pay with plain cubes first: refined ones and gold can stand for more.
coach-ask-pay-level = A missing level may be paid with silver: it has no other use at the end.

coach-pick-bacon = Simple to begin with: its formulas are plain cubes, and two of them in a column already pay.
coach-pick-maria = Simple to begin with: its formulas are plain essences, and the middle column needs only one.
