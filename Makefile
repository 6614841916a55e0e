# Everything happens in dev.py; this file only saves typing. Arguments go through: make test ARGS="-k altar"
PYTHON ?= python3
COMMANDS = setup play terminal arena fast quick test test-long test-fast test-train test-envs check format web docs bench bench-peers wheel wheels lock clean

.PHONY: help $(COMMANDS)

help:
	@$(PYTHON) dev.py help

$(COMMANDS):
	@$(PYTHON) dev.py $@ $(ARGS)
