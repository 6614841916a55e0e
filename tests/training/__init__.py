"""Tests of learning by self-play. They need PyTorch, so `make test-train` runs them in an environment of its own."""
