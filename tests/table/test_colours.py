"""Colours that players choose: told to everybody, kept over a restart, no two alike where six can tell all apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.table.config import Config
from tests.table.guests import House, serving

if TYPE_CHECKING:
    from pathlib import Path


def hues(house: House) -> list[int]:
    """Return the hue of each seat, as everybody is told."""
    about = house.client.get(f"/api/tables/{house.keys['table']}").json()
    return [seat["hue"] for seat in about["seats"]]


def test_a_player_chooses_a_colour_before_and_during_the_match() -> None:
    """Everybody is told at once; the others keep theirs."""
    with serving() as house:
        house.set_up("oort", 2, start=False)
        assert hues(house) == [0, 1]
        other = house.seat(1)
        house.post("hue", key=house.tokens[0], seat=0, hue=4)
        told = other.until(lambda frame: frame["type"] == "update")
        assert [seat["hue"] for seat in told["about"]["seats"]] == [4, 1]
        assert told["entries"][-1]["is"] == "coloured"
        house.post("start")
        house.post("hue", key=house.tokens[1], seat=1, hue=0)
        assert hues(house) == [4, 0]


def test_two_people_do_not_have_the_same_colour() -> None:
    """What another person has is refused; what a bot has is swapped, so that all six stay apart."""
    with serving() as house:
        house.set_up("oort", 2, 1)
        refused = house.post("hue", 409, key=house.tokens[0], seat=0, hue=1)
        assert refused["error"]["code"] == "table/not-now"
        assert "colour" in refused["error"]["message"]
        house.post("hue", key=house.tokens[0], seat=0, hue=2)
        assert hues(house) == [2, 1, 0]


def test_a_colour_is_chosen_by_whose_seat_it_is() -> None:
    """By nobody else; who set the table up chooses for bots. There are six."""
    with serving() as house:
        house.set_up("oort", 2, 1)
        house.client.cookies.clear()
        assert house.post("hue", 403, key=house.tokens[1], seat=0, hue=4)["error"]["code"] == "table/not-allowed"
        assert house.post("hue", 403, key=house.tokens[1], seat=2, hue=4)["error"]["code"] == "table/not-allowed"
        house.post("hue", key=house.keys["host"], seat=2, hue=4)
        assert house.post("hue", 403, key=house.keys["host"], seat=1, hue=3)["error"]["code"] == "table/not-allowed"
        assert house.post("hue", 400, key=house.tokens[1], seat=1, hue=6)["error"]["code"] == "request/malformed"
        assert house.post("hue", 409, key=house.keys["host"], seat=7, hue=1)["error"]["code"] == "table/seat-taken"


def test_more_than_six_may_share_colours() -> None:
    """Shape, letter and filling tell them apart."""
    with serving() as house:
        house.set_up("interstellar", 2, 6)
        assert hues(house) == [0, 1, 2, 3, 4, 5, 0, 1]
        house.post("hue", key=house.tokens[0], seat=0, hue=1)
        assert hues(house)[:2] == [1, 1]


def test_colours_outlast_a_restart_and_go_along_to_the_rematch(tmp_path: Path) -> None:
    """Everybody sits one seat further there, in the colour that they had."""
    config = Config(database=str(tmp_path / "tables.sqlite3"))
    with serving(config) as house:
        house.set_up("oort", 2, 1)
        house.post("hue", key=house.tokens[0], seat=0, hue=5)
        house.post("hue", key=house.tokens[1], seat=1, hue=2)
        keys, tokens, cookies = house.keys, house.tokens, dict(house.client.cookies)
    with serving(config) as house:
        house.keys, house.tokens = keys, tokens
        house.client.cookies.update(cookies)
        assert hues(house) == [5, 2, 1]
        house.post("abort")
        house.keys = house.post("rematch", 201)
        assert hues(house) == [1, 5, 2]
