# What somebody does, in a word or two, where statistics tell favourite mistakes. Headings over choices serve too.

habit-pass = Pass
habit-done = Declare no more
habit-decline = Decline
habit-withdraw = Take back
habit-draw = Draw unseen
habit-peek = Peek
habit-use-mortar = Take one back
habit-waive-mortar = Set both aside
