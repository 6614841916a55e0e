# What a hint says when there can be none.

hint-over = La partie est terminée : il n’y a plus rien à décider.
hint-not-asked = Rien n’est demandé à { $seat } pour le moment.
