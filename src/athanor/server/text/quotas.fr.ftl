# Ce qu’une personne et un réseau peuvent occuper de la machine.

too-much-at-once = On a beaucoup demandé à la fois depuis ton réseau. Attends un instant.
too-many-sockets-person = Tu as { $most } tables ouvertes à la fois. Ferme-en d’abord une.
quota-tables-person = Tu as { $most } tables inachevées. Termines-en avant d’en commencer une autre.
quota-tables-network = Il y a { $most } tables inachevées depuis ton réseau. Il faut qu’il s’en termine avant d’en commencer une autre.
quota-bots-person = À tes tables inachevées, { $most } bots au plus peuvent s’asseoir. Termines-en, ou invites-en moins.
quota-bots-network = Aux tables inachevées de ton réseau, { $most } bots au plus peuvent s’asseoir. Il faut qu’il s’en termine, ou invites-en moins.
quota-new-tables = Beaucoup de tables ont été commencées depuis ton réseau en peu de temps. Attends un peu.
quota-thoughts-person = { $most } de tes réflexions sont encore en cours. Attends qu’une d’elles soit prête.
quota-thoughts-network = { $most } réflexions sont encore en cours depuis ton réseau. Attends qu’une d’elles soit prête.
nobody-asks = La personne qui demandait est partie.
