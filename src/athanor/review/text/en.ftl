review-not-over = This game is not over yet: there is nothing to review before its end.
