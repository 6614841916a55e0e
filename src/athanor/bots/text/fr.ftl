# Textes des bots.

bot-unknown = Aucun bot ne s’appelle « { $bot } ». Bots connus : { $known }.
bot-character = « { $bot } » demande le caractère « { $character } ». Caractères connus : { $known }.
bot-plain = Le bot « { $bot } » n’a ni caractères ni limites, donc « { $name } » ne veut rien dire ; dites simplement « { $bot } ».
bot-limit = « { $bot } » fixe la limite « { $limit } ». Une limite est un nombre de simulations de 1 à 1000000, comme dans adept@60, ou des secondes jusqu’à 600, comme dans adept@0.5s.
bot-not-asked = On a demandé au bot « { $bot } » de décider pour { $seat }, qui n’a rien à décider maintenant.
bot-illegal = Le bot « { $bot } » a répondu par l’action { $action }, qui n’est pas permise maintenant.
bots-endless = Après { $decisions } décisions, les bots n’avaient pas fini leur partie ; il semble qu’ils ne la finiraient jamais.
