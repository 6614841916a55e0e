# Cuánto puede usar de la máquina una persona y una red.

too-much-at-once = Desde tu red se ha pedido mucho a la vez. Espera un momento.
too-many-sockets-person = Tienes { $most } mesas abiertas a la vez. Cierra antes alguna.
quota-tables-person = Tienes { $most } mesas sin terminar. Termina alguna antes de empezar otra.
quota-tables-network = Desde tu red hay { $most } mesas sin terminar. Alguna tiene que acabar antes de empezar otra.
quota-bots-person = En tus mesas sin terminar caben como mucho { $most } bots. Termina alguna o invita a menos.
quota-bots-network = En las mesas sin terminar de tu red caben como mucho { $most } bots. Termina alguna o invita a menos.
quota-new-tables = Desde tu red se han abierto muchas mesas en poco tiempo. Espera un poco.
quota-thoughts-person = Todavía se están pensando { $most } reflexiones tuyas. Espera a que acabe alguna.
quota-thoughts-network = Desde tu red todavía se están pensando { $most } reflexiones. Espera a que acabe alguna.
nobody-asks = Quien preguntaba ya no está.
