"""The games as environments for learning: what a seat observes as arrays of numbers, and many games stepped at once.

Nothing here needs more than numpy; the trainers (`athanor.training`, or somebody else's) build on it.
"""
