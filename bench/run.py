"""`make bench`: the same as `athanor bench`."""

import sys

from athanor.cli.main import main

sys.exit(main(["bench", *sys.argv[1:]]))
