# Texts about bots that come from other packages or are programs of their own.

bot-plugin-clash = More than one bot is called “{ $bot }”: { $packages } each have one. Remove all but one of them.
bot-plugin-broken = The bot “{ $bot }” of the package { $package } cannot be used: { $detail }
bot-plugin-not-a-bot = What the package { $package } offers as the bot “{ $bot }” is no bot of that name: it has to be a class that is a kind of athanor.bots.Bot, with that name.

bot-program-missing = The bot “{ $command }” cannot be started: there is no such program.
bot-program-mute = The bot “{ $command }” did not say hello: it { $why }.
bot-program-not-here = The bot “{ $bot }” is a program, and nobody has allowed it here. Name it on the command line, or give it a name in the setting ATHANOR_BOTS.
bot-program-setting = ATHANOR_BOTS takes bots as name=command, separated by semicolons, or as JSON ({ "{" }"tidy": ["python3", "tidy.py"]{ "}" }), with names of small letters, digits and hyphens; “{ $part }” is not like that.
bot-program-clash = ATHANOR_BOTS names a bot “{ $bot }”, but there is one of that name already. Choose another name.
bot-program-seconds = ATHANOR_BOT_SECONDS takes a number of seconds from 0.1 to 600, not “{ $value }”.

## Why a program lost its move; continues “it …”

forfeit-late = did not answer in time
forfeit-died = ended before it had answered
forfeit-flood = sent more than an answer can hold
forfeit-garbage = said something that is no answer
forfeit-illegal = chose what is not allowed
forfeit-missing = could not be started
forfeit-protocol = speaks another version of the protocol
forfeit-given-up = has failed too often and is not started again

bot-weights-missing = There is no file of weights “{ $file }”.
bot-weights-other = The file “{ $file }” has no weights that fit the network of “{ $game }”.
bot-learnt-other-game = The bot “{ $bot }” has not learnt “{ $game }”.
bot-weights-not-here = The bot “{ $bot }” is a file of weights, and nobody has allowed it here. Name it on the command line.
