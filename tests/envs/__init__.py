"""Tests of the games as environments for learning."""
