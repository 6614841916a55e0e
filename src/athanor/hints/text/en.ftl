# What a hint says when there can be none.

hint-over = The game is over: there is nothing left to decide.
hint-not-asked = { $seat } is not asked for anything now.
