"""Names at a table: in their plain form, and none passes for another's unnoticed."""

from __future__ import annotations

import pytest

from starboard.table.naming import clean_name, look_alike
from tests.table.simulated import opened, run


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  \uff21\uff4e\uff41\u202e\u200b  B\n", "Ana B"),
        ("\ufb01" * 24, "fi" * 12),
        ("\u202e", ""),
        ("An\u200ba\u00ad", "Ana"),
        ("\u3164\u2800 \u115f", ""),
        ("a\ufe0fb\U000e0101\u034f", "ab"),
        ("A" + "\u0301" * 20, "\u00c1\u0301\u0301"),
        ("Zoë\t\u2003Ô’Brien", "Zoë Ô’Brien"),
        ("नमस्ते", "नमस्ते"),
    ],
)
def test_a_name_is_shown_in_its_plain_form(typed: str, shown: str) -> None:
    """No sign that cannot be seen or turns the text around, no heap of accents, no gaps; letters stay as they are."""
    assert clean_name(typed) == shown


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "Аnа"),  # Cyrillic А and а
        ("Ana", "ANA"),
        ("Ana", "Ánà"),
        ("Oscar", "0scar"),
        ("Oscar", "Ο\u0455car"),  # Greek Ο, Cyrillic ѕ
        ("Ian", "lan"),
        ("Ian", "1an"),
        ("Ian", "|an"),
        ("Emma", "Ernma"),
        ("Wim", "VVim"),
        ("Heidi", "Неіdі"),
        ("Łukasz", "Lukasz"),
        ("Jo Ann", "JoAnn"),
        ("J. Doe", "J Doe"),
        ("Νikos", "Nikos"),  # Greek Ν
        ("Player 2", "Player\u00a02."),
    ],
)
def test_names_that_look_alike_are_found(one: str, other: str) -> None:
    """By case, accents, digits, gaps, and letters of other alphabets."""
    assert look_alike([clean_name(one), clean_name(other), "Somebody"]) == [[1], [0], []]


@pytest.mark.parametrize(
    "names", [("Ana", "Anna"), ("Ben", "Den"), ("Player 1", "Player 2"), ("Анна", "Инна"), ("李雷", "李梅"), ("", "")]
)
def test_names_that_differ_are_not(names: tuple[str, str]) -> None:
    """Nobody is suspected for nothing; who has no name has none like it."""
    assert look_alike(list(names)) == [[], []]


def test_everybody_at_the_table_is_told_whose_names_look_alike() -> None:
    """Also where somebody goes by the name that a bot is shown with; two bots of a kind suspect nobody."""

    async def test() -> None:
        async with opened() as room:
            bots = [{"is": "bot", "bot": "greedy"}, {"is": "bot", "bot": "greedy"}]
            seats = [{"is": "person", "mine": True}, {"is": "person"}, {"is": "person"}, *bots]
            keys = await room.post("/tables", {"game": "interstellar", "seats": seats, "name": "Ana"})
            for name in ("Аnа", "Greedy 4"):
                await room.post(f"/tables/{keys['table']}/claim", {"invite": keys["invite"], "name": name})
            told = (await room.connect(keys["table"], keys["seats"]["0"])).state["about"]["seats"]
            assert [seat["alike"] for seat in told] == [[1], [0], [3], [2], []]

    run(test)


def test_who_sets_a_table_up_gives_a_name_to_one_seat_alone() -> None:
    """The others at the same screen are called by their seats, unless they are named."""

    async def test() -> None:
        async with opened() as room:
            seats: list[dict[str, object]] = [{"is": "bot"}, *[{"is": "person", "mine": True}] * 2]
            for named, names in (({}, ["Ana", "Player 3"]), ({"name": "Ben"}, ["Ben", "Player 3"])):
                seats[1] = {"is": "person", "mine": True, **named}
                keys = await room.post("/tables", {"game": "interstellar", "seats": seats, "name": "Ana"})
                told = (await room.connect(keys["table"], keys["seats"]["1"])).state["about"]["seats"]
                assert [seat["name"] for seat in told[1:]] == names

    run(test)


def test_who_sits_down_may_go_by_another_name_until_the_match_begins() -> None:
    """On their own seat only, in the plain form that every name gets."""

    async def test() -> None:
        async with opened() as room:
            seats = [{"is": "person", "mine": True}, {"is": "person"}]
            keys = await room.post("/tables", {"game": "oort", "seats": seats})
            line = await room.connect(keys["table"], keys["seats"]["0"])
            assert line.state["about"]["seats"][0]["name"] == "Player 1"
            renamed = {"seat": 0, "name": "  A\u200bna  "}
            await room.post(f"/tables/{keys['table']}/name", renamed, keys["seats"]["0"])
            again = await room.connect(keys["table"], keys["seats"]["0"])
            assert again.state["about"]["seats"][0]["name"] == "Ana"
            headers = {"authorization": f"Bearer {keys['invite']}"}
            refused = await room.http.post(f"/api/tables/{keys['table']}/name", json=renamed, headers=headers)
            assert refused.json()["error"]["code"] == "table/not-allowed"
            await room.post(f"/tables/{keys['table']}/claim", {"invite": keys["invite"]})
            await room.post(f"/tables/{keys['table']}/start", token=keys["host"])
            headers = {"authorization": f"Bearer {keys['seats']['0']}"}
            refused = await room.http.post(f"/api/tables/{keys['table']}/name", json=renamed, headers=headers)
            assert refused.json()["error"]["code"] == "table/not-now"

    run(test)
