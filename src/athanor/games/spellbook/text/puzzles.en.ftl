# What puzzles are about.

theme-last-round = The last round
theme-payment = The right payment
theme-learn = Learn or wait
theme-spell = The right spell
theme-tokens = Which tokens
theme-familiar = Feed the familiar
theme-patience = Do nothing?
