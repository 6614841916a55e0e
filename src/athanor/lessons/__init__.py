"""Lessons: a game taught by playing it, on the real table and by the real rules.

A lesson is data of its game (`games/<game>/lessons/*.toml`, its texts beside it): a prepared position and steps that
say what to try. `lesson.py` is what a lesson consists of, `reading.py` reads it, `session.py` plays it with somebody
and decides everything: whether a move leads on, what is said to it, what is lit. Pages and terminals only show that.
"""
