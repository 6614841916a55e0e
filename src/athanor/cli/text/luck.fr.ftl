# athanor arena --luck

help-arena-luck = compare chaque hasard à N autres issues et montre aussi les parts sans la chance (0 : jamais ; d’habitude 12 là où cela aide et où un bot cherche)
arena-adjusted = sans chance
arena-luck = Sans chance : ce que le hasard a donné, comparé à ce qu’il aurait pu donner, est déduit ; la moyenne reste juste. La variance est divisée par { $gain }. Chance moyenne du premier bot : { $luck } ± { $error } points sur 100.
arena-luck-distrusted = La moyenne de la chance, { $luck } ± { $error } points sur 100, est trop loin de 0 : ce sont les parts simples qui comptent.
