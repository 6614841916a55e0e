"""Learning by self-play: PPO with PyTorch (the extra `train`). Nothing of it is needed to play."""
