"""What holds for every test."""

import os

from hypothesis import settings

# As where people play (`athanor.nn.late`). Here a file of tests may import numpy first, and then each of its threads
# would wait for the other in a busy loop: the networks would take many times as long.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# No deadline: a busy machine is no fault of the code. The same examples on every run: a red test
# stays red until it is mended, and a green one does not turn red under somebody else's change.
settings.register_profile("athanor", deadline=None, derandomize=True)
settings.load_profile("athanor")
