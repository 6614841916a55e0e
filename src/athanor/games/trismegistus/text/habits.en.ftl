# What somebody does, in a word or two, where statistics tell favourite mistakes. Headings over choices serve too.

habit-pass = Do not react
habit-end = End the turn
habit-keep = Keep the die
habit-skip = Do without
habit-use = Use it
habit-withdraw = Take back
habit-ethereal = Spend an ethereal die
habit-no-ethereal = Spend no ethereal die
