"""Plain data as TOML and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from athanor import RecordError
from athanor.core.plain import read_toml, write_toml

# Everything that a snapshot or a record may be made of, and any text in it: lines, quotes, control signs.
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12) | st.sampled_from(
    [
        "two\nlines\n",
        "'''",
        "a\n'''b",
        "\r\n",
        "a\r\nb",
        "\x7f",
        "\x00\n",
        "\t\n",
        "\\",
        '"\n"',
        "'\n''",
        "…\n",
        "\u2028\n",
    ]
)
NUMBER = st.integers(-(2**130), 2**130)
SCALAR = NUMBER | st.booleans() | TEXT
KEY = st.from_regex(r"[A-Za-z0-9_-]{1,6}", fullmatch=True)
LISTS = st.one_of(*(st.lists(part, max_size=3) for part in (NUMBER, TEXT, st.booleans(), st.lists(NUMBER, max_size=2))))
TABLES = st.recursive(
    st.dictionaries(KEY, SCALAR | LISTS, max_size=4),
    lambda inner: st.dictionaries(KEY, SCALAR | LISTS | inner | st.lists(inner, max_size=3), max_size=4),
    max_leaves=12,
)


@given(TABLES)
def test_what_is_written_is_read(data):
    assert read_toml(write_toml(data)) == data


@given(TABLES)
def test_writing_is_stable(data):
    assert write_toml(read_toml(write_toml(data))) == write_toml(data)


def test_moves_stand_one_to_a_line():
    assert write_toml({"moves": "1 pass\n2 bid 3\n"}) == "moves = '''\n1 pass\n2 bid 3\n'''\n"


def test_words_stand_one_to_a_line():
    assert write_toml({"stack": ["step seat=0", "play seat=0"]}) == (
        'stack = [\n    "step seat=0",\n    "play seat=0",\n]\n'
    )


def test_a_text_inside_a_text():
    """A record that begins from a position carries the position's text, whatever that carries itself."""
    inner = write_toml({"rules": "one\ntwo\n"})
    outer = write_toml({"position": inner})
    assert read_toml(read_toml(outer)["position"]) == {"rules": "one\ntwo\n"}


@pytest.mark.parametrize(
    "text", ["=", "a = ", "a = 1\na = 2", "[a", "a = '''", "a = " + "9" * 5000, "a = " + "[" * 9000]
)
def test_what_is_not_readable(text):
    with pytest.raises(RecordError, match="This text cannot be read"):
        read_toml(text)
