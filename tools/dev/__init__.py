"""What `dev.py` does: environments, the page, the compiled engine, the three tiers of tests.

Only the standard library is used here: this code runs before anything is installed.
"""
