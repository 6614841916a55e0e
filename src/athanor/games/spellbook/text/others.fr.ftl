# Ce que quelqu’un d’autre décide, dit après son nom : « Teo réfléchit · quelle faveur garder ». `theirs-x` accompagne `ask-x`.

theirs-phase-0 = aube
theirs-phase-1 = midi
theirs-phase-2 = crépuscule
theirs-extra-dawn = une action d’aube immédiate
theirs-take = que prendre sur l’autel
theirs-take-to-familiar = que prendre sur l’autel pour son familier
theirs-must-take = que prendre sur l’autel : Brasier a été utilisé
theirs-may-draw = s’il faut piocher pour Mirage
theirs-discard = que défausser
theirs-store = que stocker
theirs-offer = que stocker pour Offrande
theirs-focus = que stocker ou prendre pour Concentration
theirs-give = que donner dans l’échange
theirs-receive-altar = que recevoir de l’autel
theirs-receive-familiar = que recevoir de son familier
theirs-learn = quel sort apprendre
theirs-mark = quel jeton marque { $spell }
theirs-pay = que payer pour { $spell }
theirs-pay-set = comment compléter le trio
theirs-keep = lesquels des jetons dépensés stocker
theirs-raise = quel sort monte d’un niveau
theirs-sweep = quels jetons de l’autel remplacer
theirs-copy = quelle action copier
theirs-dummy = quel jeton de l’autel donner à l’adversaire fictif
theirs-dummy-bottom = quel jeton de l’autel va en bas du plateau de l’adversaire fictif
