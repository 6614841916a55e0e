# What puzzles are about.

theme-last-round = La última ronda
theme-payment = El pago correcto
theme-learn = Aprender o esperar
theme-spell = El hechizo adecuado
theme-tokens = Qué fichas
theme-familiar = Alimentar al familiar
theme-patience = ¿No hacer nada?
