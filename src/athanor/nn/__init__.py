"""One network for every game that has an encoder: its shape, its weights, and its answers by numpy alone."""
