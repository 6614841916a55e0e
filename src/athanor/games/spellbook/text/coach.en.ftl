## The coach: how one wins, and what each kind of decision is for. One sentence each.

coach-goal = You win by points: every spell you have learnt counts, and so does a well fed familiar. The game ends when somebody has learnt seven spells or filled a familiar.

coach-ask-phase-0 = Dawn gets you tokens: take the one you need where you can see it, or draw two blind when you need many.
coach-ask-phase-1 = Midday turns a spare token into points on your familiar; pass if you would rather keep it for a spell.
coach-ask-phase-2 = Dusk is when you learn: a higher level costs one more token and brings more points and a better line.
coach-ask-extra-dawn = One more dawn: use it for what your next spell still lacks.
coach-ask-take = Take the tokens that your next spell needs; three with the same rune help as well.
coach-ask-must-take = Somebody else’s spell gives you a token: take the one you need most.
coach-ask-may-draw = A drawn token costs nothing, unless your nine places are nearly full.
coach-ask-discard = Give up what no spell of yours needs: a lone colour without a rune that pairs up.
coach-ask-store = What you store stays there for good and counts as points, so store what you need least.
coach-ask-offer = All of one colour: choose the one of which you have tokens to spare.
coach-ask-focus = Decide whether you need points now, by storing, or tokens for the next spell, by taking.
coach-ask-give = Give away what you need least: you get another token for each.
coach-ask-receive = Pick what brings your next spell closer.
coach-ask-learn = Tokens with this rune may be any colour now: that can make a higher level affordable.
coach-ask-mark = The token on the card stays there, and some spells read its rune; usually give a rune you do not need otherwise.
coach-ask-pay = Pay with real tokens first and keep whatever another spell could use.
coach-ask-keep = Spent tokens may still feed your familiar: they would be discarded anyway.
coach-ask-raise = A spell one level higher counts its higher points: raise the one that gains most.
coach-ask-sweep = Replace what nobody should have or you cannot use, then take from what is new.
coach-ask-copy = You may do what another player could do in this phase: pick what helps your next spell.
coach-ask-dummy = This token is lost to you and may become points of the dummy: pick one you do not need, of a colour it has few of.
