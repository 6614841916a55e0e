# What puzzles are about.

theme-payment = The right payment
theme-draft = Which die
theme-reaction = React or not
theme-stone = The philosopher’s stone
theme-transmute = Transmute
theme-experiment = Complete the experiment
theme-artifact = Which artifact
theme-harvest = What to gather
theme-reward = Take the reward well
theme-last-round = The last round
theme-choice = A choice to make
