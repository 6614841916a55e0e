# athanor arena --luck

help-arena-luck = compara cada azar con otros N resultados y muestra también las proporciones sin suerte (0: nunca; habitual: 12 donde ayuda y un bot busca)
arena-adjusted = sin suerte
arena-luck = Sin suerte: se resta lo que dio el azar frente a lo que podía haber dado; la media sigue siendo correcta. Divide la varianza por { $gain }. Suerte media del primer bot: { $luck } ± { $error } puntos de 100.
arena-luck-distrusted = La media de la suerte, { $luck } ± { $error } puntos de 100, queda demasiado lejos de 0: valen las proporciones sin ajustar.
