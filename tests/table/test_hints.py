"""Hints: what a bot would do in a seat's place, by what that seat sees; who may have them, and that they count."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from starboard.table.thinking import Thinkers, advise
from tests.table.guests import Guest, House, play_on, serving, settle


class Listening(Thinkers):
    """Thinks in this process, and keeps what it was given."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[tuple[Any, ...]] = []

    async def advise(self, *given: Any) -> str:
        self.given.append(given)
        await asyncio.sleep(0)
        return advise(*given)


def hinted(guest: Guest, **fields: Any) -> Any:
    """Ask for a hint on what the guest is asked."""
    return guest.ask("hint", number=guest.state["decision"]["number"], **fields)


def alone(house: House, game: str = "oort") -> Guest:
    """Sit down at a table against a bot and be asked something."""
    house.set_up(game, 1, 1)
    guest = house.seat(0)
    settle({0: guest})
    return guest


def test_a_hint_is_a_candidate_with_a_reason_and_is_thought_of_in_another_process() -> None:
    """With the processes that a server has."""
    with serving() as house:
        guest = alone(house)
        play_on({0: guest}, random.Random(1), 2)
        reply = hinted(guest)
        assert reply["ok"], reply
        candidates = {one["action"]: one for one in guest.state["decision"]["candidates"]}
        assert reply["action"] in candidates
        assert {name: reply[name] for name in ("action", "label", "rule", "on")} == candidates[reply["action"]]
        assert reply["actions"][0] == reply["action"]
        assert reply["reason"].endswith((".", "!"))
        assert len(reply["labels"]) == len(reply["actions"])
        assert reply["labels"][0] == reply["label"]
        assert reply["about"]
        assert all(one in reply["label"] for one in reply["about"]), reply  # as words, not as codes
        assert guest.act(reply["action"])["ok"]


@pytest.mark.parametrize(("game", "people"), [("interstellar", 2), ("cove", 1)])
def test_the_bot_is_given_what_the_seat_sees_and_nothing_else(game: str, people: int) -> None:
    """Byte for byte its own view; the secrets of the match are in no argument."""
    thinkers = Listening()
    with serving(thinkers=thinkers) as house:
        house.set_up(game, people, 0, hints=True)
        guests = {seat: house.seat(seat, raw=True) for seat in range(people)}
        taken = 0
        while taken < 4:
            asked = [guest for guest in settle(guests) if not guest.state["decision"]["window"]]
            if asked:
                before = len(thinkers.given)
                reply = hinted(asked[0])
                assert reply["ok"], reply
                (given,) = thinkers.given[before:]
                assert json.loads(given[4]) == asked[0].state["raw"]
                assert "".join(map(str, given[:3])) == game + str(asked[0].state["decision"]["number"])
                taken += 1
            play_on(guests, random.Random(taken), 1)


def test_against_other_people_the_table_has_to_allow_them() -> None:
    """And a bot that plays on for a person who could come back changes nothing."""
    with serving() as house:
        house.set_up("oort", 2)
        guests = {seat: house.seat(seat) for seat in range(2)}
        (asked,) = settle(guests)
        refused = hinted(asked)["error"]
        assert refused["code"] == "table/not-allowed"
        assert refused["message"] == "Other people play here, and this table allows no hints."
        other = next(guest for guest in guests.values() if guest is not asked)
        other.ask("takeover", seat=other.state["you"])
        assert hinted(asked)["error"]["code"] == "table/not-allowed"


def test_in_a_window_with_other_people_there_are_none() -> None:
    """Whoever is advised could answer, and others would see that."""
    with serving() as house:
        house.set_up("interstellar", 2, hints=True)
        guests = {seat: house.seat(seat) for seat in range(2)}
        for seed in range(200):
            asked = settle(guests)
            if asked and asked[0].state["decision"]["window"]:
                seq = asked[0].state["seq"]
                refused = hinted(asked[0])["error"]
                assert refused["code"] == "table/not-now"
                assert asked[0].state["seq"] == seq
                return
            play_on(guests, random.Random(seed), 1)
        pytest.fail("no window")


def test_hints_are_counted_once_a_question_and_told_in_the_result() -> None:
    """In the log, and by seat at the end; a language changes nothing of it."""
    with serving() as house:
        guest = alone(house)
        first, again = hinted(guest), hinted(guest)
        assert {**first, "re": ""} == {**again, "re": ""}
        entries = [entry for entry in guest.state["entries"] if entry["is"] == "hinted"]
        assert [entry["text"] for entry in entries] == ["Ana takes a hint."]
        guest.act(first["action"])
        settle({0: guest})
        guest.ask("speak", language="fr")
        assert hinted(guest)["ok"]
        guest.ask("concede")
        assert guest.state["outcome"]["hints"] == [2, 0]


def test_what_the_page_gives_by_itself_does_not_count_against_bots() -> None:
    """With other people at the table every hint does, whoever thought of it."""
    with serving() as house:
        guest = alone(house)
        assert hinted(guest, unasked=True)["ok"]
        assert not any(entry["is"] == "hinted" for entry in guest.state["entries"])
        assert hinted(guest)["ok"]
        assert sum(entry["is"] == "hinted" for entry in guest.state["entries"]) == 1
    with serving() as house:
        house.set_up("oort", 2, hints=True)
        (asked,) = settle({seat: house.seat(seat) for seat in range(2)})
        assert hinted(asked, unasked=True)["ok"]
        assert any(entry["is"] == "hinted" for entry in asked.state["entries"])


def test_a_draft_is_advised_on() -> None:
    """What comes after decisions that were tried out; where nothing does, it is said."""
    with serving(thinkers=Listening()) as house:
        guest = alone(house)
        for seed in range(40):
            for one in guest.state["decision"]["candidates"]:
                number = guest.state["decision"]["number"]
                tried = guest.ask("draft", number=number, actions=[one["action"]])
                if tried["ok"] and tried["decision"]:
                    reply = hinted(guest, actions=[one["action"]])
                    assert reply["action"] in [other["action"] for other in tried["decision"]["candidates"]]
                    return
                assert hinted(guest, actions=[one["action"]])["error"]["code"] == "action/not-yours"
                break
            play_on({0: guest}, random.Random(seed), 1)
            settle({0: guest})
        pytest.fail("no move of several parts")


def test_stale_and_foreign_questions_are_refused() -> None:
    """An older number, a watcher, a match that is over."""
    with serving() as house:
        guest = alone(house)
        number = guest.state["decision"]["number"]
        assert guest.ask("hint", number=number + 1)["error"]["code"] == "action/stale"
        watcher = house.line(house.keys["watch"])
        assert watcher.ask("hint", number=number)["error"]["code"] == "table/not-allowed"
        guest.ask("concede")
        assert guest.ask("hint", number=number)["error"]["code"] == "table/not-now"


class Hanging(Thinkers):
    """Never comes to a decision."""

    async def advise(self, *given: Any) -> str:
        raise TimeoutError(*given[:1])


def test_a_bot_that_hangs_is_given_up() -> None:
    """The table goes on, and nothing was counted."""
    with serving(thinkers=Hanging()) as house:
        guest = alone(house)
        assert hinted(guest)["error"]["code"] == "server/busy"
        assert not any(entry["is"] == "hinted" for entry in guest.state["entries"])
        assert guest.act(guest.state["decision"]["candidates"][0]["action"])["ok"]
