"""What holds for every test."""

from hypothesis import settings

# No deadline: a busy machine is no fault of the code. The same examples on every run: a red test
# stays red until it is mended, and a green one does not turn red under somebody else's change.
settings.register_profile("athanor", deadline=None, derandomize=True)
settings.load_profile("athanor")
