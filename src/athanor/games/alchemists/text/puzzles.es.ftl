# What puzzles are about.

theme-deduce = Deduce el alquímico
theme-publish = Publicar o no
theme-seal = El sello adecuado
theme-debunk = Refutar o no
theme-experiment = El experimento adecuado
theme-sell = Vender al aventurero
theme-declare = Planear la ronda
theme-last-round = La última ronda
theme-buy = Comprar un artefacto
theme-order = El orden de juego
theme-exhibition = La exhibición
theme-ingredients = Qué ingredientes
theme-choice = Una elección
