# Cards of one’s own.

command-cards = export, check and use cards of your own
help-cards = play with the cards in this folder, made by “athanor cards --export”
help-own-cards-game = the game; may be left out while only one has cards to type
help-folder-metavar = FOLDER
help-own-cards-export = write our cards into this folder, to be edited
help-own-cards-check = name every mistake in the cards of this folder
own-cards-what = Say either --export FOLDER or --check FOLDER.
own-cards-none = { $game } has no cards to type. Games with cards of one’s own: { $known }.
own-cards-which = Which game? Games with cards of one’s own: { $known }.
own-cards-no-folder = There is no folder “{ $folder }”.
own-cards-exported = Written to { $folder }: { $files }.
own-cards-next = Edit them, then: athanor cards --check { $folder }
own-cards-fault = { $file }:{ $line }: { $detail }
own-cards-faults = { $count ->
    [one] 1 mistake.
   *[other] { $count } mistakes.
}
own-cards-fine = No mistakes. Play with them: athanor play { $game } --cards { $folder }
