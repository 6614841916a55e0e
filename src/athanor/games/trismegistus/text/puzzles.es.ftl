# What puzzles are about.

theme-payment = El pago correcto
theme-draft = Qué dado
theme-reaction = Reaccionar o no
theme-stone = La piedra filosofal
theme-transmute = Transmutar
theme-experiment = Completar el experimento
theme-artifact = Qué artefacto
theme-harvest = Qué recoger
theme-reward = Aprovechar la recompensa
theme-last-round = La última ronda
theme-choice = Una elección
