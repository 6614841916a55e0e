"""Several seats are asked at the same time: each has its own question, and answers of others do not disturb it."""

from tests.server.people import Screen


def first_choice(one: Screen) -> str:
    return next(name for name in one.choices() if name != "withdraw")


def test_the_set_up_of_trismegistus_asks_each_seat_by_itself(ana, blas):
    id = ana.table("trismegistus", "me", "open")
    blas.join(id)
    with ana.sit(id) as one, blas.sit(id) as other:
        one.first_state()
        other.first_state()
        for number in (2, 3):  # the laboratories, the last player first
            mover = one if one.choices() else other
            mover.play(first_choice(mover))
            one.reach(number)
            other.reach(number)
        decision = one.asked["decision"]
        assert one.asked["question"]["id"] == other.asked["question"]["id"] == "ask-choose-experiment"
        other.play(first_choice(other))
        one.reach(4)
        assert (one.asked["decision"], one.asked["question"]["id"]) == (decision, "ask-choose-experiment")
        assert other.asked["question"]["id"] == "ask-choose-masterpiece"
        own = other.asked["decision"]
        one.say(type="answer", decision=decision, actions=[first_choice(one)])
        one.reach(5)
        other.reach(5)
        assert other.asked["decision"] == own
        assert one.asked["question"]["id"] == "ask-choose-masterpiece"
