# Sets of cards: where they are, and what can be wrong with the files of one.

option-cards = Cards
    .help = Which set of cards is played with: ours, or your own typed from the box.
option-cards-athanor = Athanor’s cards

cards-not-at-hand = This game is played with the set of cards { $cards }, which is not at hand here. Whoever has its folder makes it known with “--cards FOLDER”.
cards-unfit = The cards in { $folder } cannot be played with. { $file }, line { $line }: { $detail }{ $more ->
    [0] {""}
    [one] { " " }(And 1 more mistake.)
   *[other] { " " }(And { $more } more mistakes.)
}
cards-in-the-way = There is already a file { $file } in { $folder }; nothing was written. Choose an empty folder.
cards-not-written = The cards cannot be written to { $folder }: { $detail }.

## Any file

cards-no-file = This file is missing, or cannot be read.
cards-not-toml = This cannot be read as TOML: { $detail }.
cards-count = There are { $here } tables [[{ $table }]], but there must be { $wanted }.
cards-no-table = The table [{ $table }] is missing.
cards-unknown-table = There is no table called “{ $table }”.
cards-unknown-key = “{ $key }” means nothing here.
cards-missing = “{ $key }” is missing.
cards-empty = “{ $key }” is empty.
cards-not-number = “{ $key }” must be a whole number.
cards-not-word = “{ $key }” must be a text in quotation marks.
cards-not-list = “{ $key }” must be a list in square brackets.
cards-not-words = “{ $key }” must be a list of texts.
cards-not-numbers = “{ $key }” must be a list of whole numbers.
cards-not-in-range = “{ $key }” must be from { $low } to { $high }, not { $value }.
cards-not-one-of = “{ $key }” cannot be “{ $word }”. Possible: { $among }.

## Cards

cards-name = Every card has a name: name = "…", or in three languages name = {"{"} en = "…", es = "…", fr = "…" {"}"}.
cards-name-length = A name is a text of 1 to { $longest } letters.
cards-name-twice = Another card of this kind is already called “{ $name }”.
cards-unknown-symbol = “{ $word }” is no symbol for “{ $key }”.
cards-down-first = In “{ $key }”, “track down” is the price of what follows it: it stands once, at the beginning, and something follows.
cards-one-elemental = A starting artifact shows exactly one elemental.
cards-requirement = A required level is from 1 to { $top }.
cards-too-few = With { $players } players { $left } cards of [[{ $table }]] are left, but { $wanted } are needed: fewer may be kept for more players.
cards-vault = A vault is drawn with # and . in rows of the same length, without an empty row or column, and has { $cells } cells.
cards-vault-lines = “{ $key }” has { $here } entries, but the vault has { $wanted } { $key }.
cards-vault-ends = Each entry of “{ $key }” is a table with lists of symbols for { $ends }.
cards-formulas = { $alchemist } has more than { $wanted } formulas.
cards-no-such-card = There is no { $key } “{ $word }”; write the English name as one word, with hyphens.
cards-given-twice = “{ $word }” is already given to another seat.
cards-hand-mark = The { $key } of this seat is a card for more players than this seat needs.
cards-bot-element = There is already a card for { $element } here.
cards-bot-symbols = A card shows one symbol, two different ones, or "max".
cards-bot-twice = A card does “{ $word }” once at most.

## Boards

cards-not-these = “{ $key }” is { $count } of these words: { $among }.
cards-each-once = “{ $key }” has each of these words once: { $among }.
cards-market = The market has two places for each colour.
cards-steps = Bonus steps are numbers from 1 to { $top }, rising.
cards-section = Each of these symbols leads to one section: { $among }.
cards-spaces = The sections have { $here } spaces in all, but there must be { $wanted }.
cards-essences-differ = Each of the four must have an essence of its own.
cards-too-few-tokens = There are { $here } bonus tokens for { $wanted } bonus spaces.
cards-dice = The dice for { $players } players are three numbers, black, white and red: enough for three dice each, and at most 30.
