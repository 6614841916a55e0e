# Qué está decidiendo otra persona, dicho tras su nombre: «Teo está pensando · con qué favor se queda». `theirs-x` acompaña a `ask-x`.

theirs-phase-0 = amanecer
theirs-phase-1 = mediodía
theirs-phase-2 = anochecer
theirs-extra-dawn = una acción de amanecer inmediata
theirs-take = qué toma del altar
theirs-take-to-familiar = qué toma del altar para su espíritu familiar
theirs-must-take = qué toma del altar: se ha usado Llamarada
theirs-may-draw = si roba por Espejismo
theirs-discard = qué descarta
theirs-store = qué almacena
theirs-offer = qué almacena con Ofrenda
theirs-focus = qué almacena o toma con Concentración
theirs-give = qué da en el intercambio
theirs-receive-altar = qué recibe del altar
theirs-receive-familiar = qué recibe de su espíritu familiar
theirs-learn = qué hechizo aprende
theirs-mark = qué ficha marca { $spell }
theirs-pay = qué paga por { $spell }
theirs-pay-set = cómo completa el trío
theirs-keep = qué fichas gastadas almacena
theirs-raise = qué hechizo sube un nivel
theirs-sweep = qué fichas del altar reemplaza
theirs-copy = qué acción copia
theirs-dummy = qué ficha del altar recibe el oponente ficticio
theirs-dummy-bottom = qué ficha del altar va a la zona inferior del oponente ficticio
