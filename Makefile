# Everything happens in dev.py; this file only saves typing. Arguments go through: make test ARGS="-k altar"
PYTHON ?= python3
COMMANDS = setup play terminal test test-long check format web bench bench-peers lock clean

.PHONY: help $(COMMANDS)

help:
	@$(PYTHON) dev.py help

$(COMMANDS):
	@$(PYTHON) dev.py $@ $(ARGS)
