# What somebody does, in a word or two, where statistics tell favourite mistakes. Headings over choices serve too.

habit-pass = Pass
habit-draw-2 = Draw 2
habit-accept = Draw
habit-take = Take
habit-store = Store
habit-discard = Discard
habit-replace = Replace
habit-give = Give
habit-receive = Receive
habit-mark = Put on a card
habit-pay = Pay
habit-wild = Pay a wild element
habit-keep = Store
habit-dummy = Give to the dummy
habit-learn = Learn
habit-use = Use a spell
habit-copy = Copy a spell
habit-raise = Raise a spell
