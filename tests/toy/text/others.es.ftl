# Qué está decidiendo otra persona, dicho tras su nombre: «Teo está pensando · con qué favor se queda». `theirs-x` acompaña a `ask-x`.

theirs-bid = cuánto vale el lote
theirs-play = qué carta juega, o si descansa
theirs-react = si anula la carta
theirs-target = contra quién va la carta { $kind }
theirs-show = qué carta muestra
theirs-keep = si la carta se queda encima del mazo
theirs-swap = qué carta pone sobre el mazo
