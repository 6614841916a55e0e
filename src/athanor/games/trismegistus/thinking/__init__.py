"""How a sensible alchemist thinks: a plan, what things are worth to it, what a die can do. For bots alone.

`goals.py` what there is to work for, and the work · `planning.py` in which order, and what that leaves · `worths.py`
what cubes, levels and symbols are worth then · `dice.py` what the points of a die can bring · `acting.py` turns and
reactions · `choosing.py` the small choices inside effects, and the set-up · `prospects.py` what the outlook weighs.
"""
