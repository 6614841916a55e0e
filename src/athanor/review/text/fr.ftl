review-not-over = Cette partie n’est pas encore finie : avant la fin, il n’y a rien à analyser.
