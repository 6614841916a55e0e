"""What an operator does to an installation, beside letting it run: `athanor admin`."""
