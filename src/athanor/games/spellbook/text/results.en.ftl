## Results, on a card

card-last = The end is near
card-last-why = Whoever has a day left plays it; then all points are counted. Tokens kept in reserve only break ties.
