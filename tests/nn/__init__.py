"""Tests of the networks as they answer, by numpy alone."""
