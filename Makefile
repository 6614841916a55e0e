# Everything happens in dev.py; this file only saves typing. Arguments go through: make test ARGS="-k altar"
PYTHON ?= python3
COMMANDS = setup play test test-long check format bench bench-peers lock clean

.PHONY: help $(COMMANDS)

help:
	@$(PYTHON) dev.py help

$(COMMANDS):
	@$(PYTHON) dev.py $@ $(ARGS)
