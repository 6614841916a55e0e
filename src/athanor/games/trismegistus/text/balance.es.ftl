# What `athanor balance` counts.

census-place = Puesto en el orden de turno
census-place-0 = Primero
census-place-1 = Segundo
census-place-2 = Tercero
census-place-3 = Cuarto
census-alchemist = Alquimistas
census-artifact = Artefactos en el laboratorio al final
census-experiment = Experimentos realizados
census-taken = Experimentos tomados y obras maestras conservadas, realizados o no
census-publication = Publicaciones completadas
census-formula = Fórmulas en la cámara
census-achievement = Logros obtenidos
