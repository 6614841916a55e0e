"""Reads `board.toml`: what is printed on the main board, the market and the laboratories."""

# Not compiled: files are read once.

from __future__ import annotations

from typing import Final

from athanor.games.trismegistus import cards as c
from athanor.games.trismegistus import symbols as y
from athanor.games.trismegistus.entries import one_of
from athanor.games.trismegistus.sheets import Row, Sheet

MATERIALS_ON_DICE: Final = y.FACE_NAMES[: y.WILD_FACE]
MOST_DICE: Final = 9
MOST_TOKENS: Final = 20


def read_board(sheet: Sheet) -> c.Board:
    board = c.Board()
    top = sheet.top
    board.track_order = permutation(top, "tracks", y.ELEMENT_NAMES)
    board.bonus_steps = read_steps(top)
    board.arrow_colours = chosen(top, "arrows", y.COLOUR_NAMES, c.SLOTS)
    board.slot_arrow = permutation(top, "slots", y.MATERIAL_NAMES[: c.SLOTS])
    board.introductory_slot = top.number("introductory-slot", 1, c.SLOTS) - 1
    board.market_colours = chosen(top, "market", y.COLOUR_NAMES, c.PLACES)
    if sorted(board.market_colours) != [0, 0, 1, 1, 2, 2] and board.market_colours:
        top.fault("market", "cards-market")
    read_sections(top, sheet.rows("section"), board)
    read_essences(sheet, board)
    board.bonus_tokens = read_tokens(sheet.row("bonus-tokens"), len(board.bonus_steps))
    board.dice = read_dice(sheet.row("dice"))
    bot = sheet.row("botmegistus")
    board.bot_symbols = permutation(bot, "symbols", MATERIALS_ON_DICE)
    board.bot_colours = permutation(bot, "colours", y.COLOUR_NAMES)
    board.bot_max_face = chosen(bot, "max", MATERIALS_ON_DICE, 1)[0]
    bot.closed()
    return board


def chosen(row: Row, key: str, among: tuple[str, ...], count: int) -> tuple[int, ...]:
    """So many words of a list, repeated or not."""
    words = row.words(key)
    if key in row.data and (len(words) != count or not set(words) <= set(among)):
        row.fault(key, "cards-not-these", key=key, count=str(count), among=", ".join(among))
    fit = [among.index(word) for word in words if word in among]
    return tuple((fit + [0] * count)[:count])


def permutation(row: Row, key: str, among: tuple[str, ...]) -> tuple[int, ...]:
    """All words of a list, each once, in an order of their own."""
    words = row.words(key)
    if sorted(words) != sorted(among):
        if key in row.data:
            row.fault(key, "cards-each-once", key=key, among=", ".join(among))
        return tuple(range(len(among)))
    return tuple(among.index(word) for word in words)


def read_steps(top: Row) -> tuple[int, ...]:
    steps = top.numbers("bonus-steps")
    if sorted(set(steps)) != steps or not all(0 < step <= y.TOP for step in steps):
        top.fault("bonus-steps", "cards-steps", top=str(y.TOP))
        return ()
    return tuple(steps)


def read_sections(top: Row, rows: list[Row], board: c.Board) -> None:
    """Every symbol of a die leads to one section, and the sections share the six spaces from left to right."""
    symbols: dict[str, int] = {}
    spaces: list[int] = []
    for section, row in enumerate(rows):
        for word in row.words("symbols"):
            if word not in MATERIALS_ON_DICE or word in symbols:
                row.fault("symbols", "cards-section", among=", ".join(MATERIALS_ON_DICE))
            symbols[word] = section
        spaces += [section] * row.number("spaces", 1, c.SPACES)
        row.closed()
    if set(symbols) != set(MATERIALS_ON_DICE):
        line = rows[-1].line if rows else top.line
        top.sheet.fault(line, "cards-section", among=", ".join(MATERIALS_ON_DICE))
    if len(spaces) != c.SPACES:
        line = rows[-1].line if rows else top.line
        top.sheet.fault(line, "cards-spaces", here=str(len(spaces)), wanted=str(c.SPACES))
    board.sections = len(rows)
    board.section_of = tuple(symbols.get(word, 0) for word in MATERIALS_ON_DICE)
    board.section_of_space = tuple(spaces)
    board.spaces_of = tuple(
        tuple(space for space, at in enumerate(spaces) if at == section) for section in range(len(rows))
    )


def read_essences(sheet: Sheet, board: c.Board) -> None:
    """Four bowls give one essence each, iron any, wild none; every track has an essence of its own."""
    bowls, tracks = sheet.row("bowl-essence"), sheet.row("track-essence")
    four = tuple(one_of(bowls, name, bowls.word(name), y.ESSENCE_NAMES[:4]) for name in MATERIALS_ON_DICE[:4])
    iron = one_of(bowls, "iron", bowls.word("iron"), y.ESSENCE_NAMES)
    if len(set(four)) != 4:
        bowls.sheet.fault(bowls.line, "cards-essences-differ")
    board.bowl_essence = (*four, iron, y.NO_ESSENCE)
    board.track_essence = tuple(
        one_of(tracks, name, tracks.word(name), y.ESSENCE_NAMES[:4]) for name in y.ELEMENT_NAMES
    )
    if len(set(board.track_essence)) != 4:
        tracks.sheet.fault(tracks.line, "cards-essences-differ")
    bowls.closed()
    tracks.closed()


def read_tokens(row: Row, steps: int) -> tuple[int, ...]:
    tokens = tuple(row.number(name, 0, MOST_TOKENS) for name in c.BONUS_NAMES)
    if sum(tokens) < 4 * steps:
        row.sheet.fault(row.line, "cards-too-few-tokens", here=str(sum(tokens)), wanted=str(4 * steps))
    row.closed()
    return tokens


def read_dice(row: Row) -> tuple[tuple[int, ...], ...]:
    """Black, white and red dice for two, three and four players; alone one plays with the dice of two."""
    found: list[tuple[int, ...]] = [(), (), (), (), ()]
    for players in (2, 3, 4):
        key = str(players)
        numbers = row.numbers(key)
        # Everybody drafts three dice a round, and no bowl may be over its limit for ever.
        fits = all(0 < n <= MOST_DICE for n in numbers) and 3 * players <= sum(numbers) <= 6 * 5
        if key in row.data and not (len(numbers) == 3 and fits):
            row.fault(key, "cards-dice", players=key)
        found[players] = tuple(numbers)
    found[0] = found[1] = found[2]
    row.closed()
    return tuple(found)
