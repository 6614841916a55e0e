# Textes des bots.

bot-unknown = Aucun bot ne s’appelle « { $bot } ». Bots connus : { $known }.
bot-not-asked = On a demandé au bot « { $bot } » de décider pour { $seat }, qui n’a rien à décider maintenant.
bot-illegal = Le bot « { $bot } » a répondu par l’action { $action }, qui n’est pas permise maintenant.
bots-endless = Après { $decisions } décisions, les bots n’avaient pas fini leur partie ; il semble qu’ils ne la finiraient jamais.

bot-random = Hasard
    .help = Fait n’importe quoi de permis.
bot-greedy = Glouton
    .help = Prend ce qui paraît le mieux sur le moment, sans voir plus loin.
