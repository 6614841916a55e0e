# Texts of the arena.

elsewhere = Something went wrong in another process.
arena-twice = The bot “{ $bot }” is named twice; it would play against itself.
arena-crowd = { $bots } bots are too many for one arena: { $most } at most.
arena-alone = “{ $bot }” needs somebody to play against in a game for { $players }: name another bot.
arena-sprt-pair = A sequential test compares two bots at one table: name two, and at least two players.
arena-died = Game { $game } has ended the process that played it { $times } times. Perhaps memory ran out, or a bot is broken.
arena-no-ray = Ray is not installed here: pip install "athanor-games[ray]". Without --ray the games are played on this machine.
arena-ray-fails = There is no Ray to be had at “{ $address }”: { $why }
arena-file = The file { $file } cannot be written.
arena-busy = Another arena is writing to the file { $file } now.
arena-not-ours = The file { $file } was not written by an arena, and is left as it is.
arena-other-run = The file { $file } holds another run: { $differ } differ. Name another file, or give the command that it began with.
arena-damaged = The file { $file } has been changed: a line in it does not fit its run.
