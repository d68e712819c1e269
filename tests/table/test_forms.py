"""What a page draws any game by: the form of its records, and the board that a package brings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from starboard.games import add_game, open_game
from starboard.kernel import BrokenGame, Game, Match, as_json
from starboard.texts import Texts
from starboard.texts.forms import form_json, missing_texts
from starboard.texts.pages import Page, page_of
from tests.ours import forgetting
from tests.subjects import GAMES, positions
from tests.table.guests import House, serving


@pytest.fixture
def house() -> Iterator[House]:
    """A server that knows the examples too."""
    with forgetting(), serving() as opened:
        for name in ("connect_four", "freeport", "landfall"):
            open_game(f"examples.{name}:GAME")
        yield opened


def get(house: House, path: str, status: int = 200) -> Any:
    """Return what is at an address."""
    answer = house.client.get(path)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_form_says_what_every_field_holds_and_who_sees_it(house: House) -> None:
    """By the declarations, with the words of the catalogue or those of the names."""
    form = get(house, "/api/games/freeport/form")
    player = form["records"]["Player"]
    assert (player["role"], player["label"]) == ("part", "player")
    roles, pearls = player["fields"][1], player["fields"][3]
    assert (roles["by"], roles["kind"]["item"]) == ("owner", {"is": "value", "domain": "role"})
    assert pearls["kind"] == {"is": "number", "least": 0, "most": 12}
    assert form["records"]["Port"]["role"] == "state"
    assert form["domains"]["role"]["pool"] is True
    assert form["domains"]["role"]["values"][1]["label"] == "Corsair"
    assert form["domains"]["role-2"]["values"][-1]["text"] == "nobody"
    assert form["pools"] == {"role": [3, 3, 3, 3, 3]}
    assert form["board"] is False
    assert get(house, "/api/games/freeport/form?lang=fr")["domains"]["role"]["values"][1]["label"] == "corsaire"


def test_a_form_is_refused_for_what_there_is_not(house: House) -> None:
    """A game, a number of seats, options that are none."""
    assert get(house, "/api/games/chess/form", 404)["error"]["code"] == "game/unknown"
    assert get(house, "/api/games/freeport/form?seats=9", 400)["error"]["code"] == "options/invalid"
    assert get(house, "/api/games/freeport/form?options=[", 400)["error"]["code"] == "options/invalid"
    assert get(house, '/api/games/freeport/form?options={"no":1}', 400)["error"]["code"] == "options/invalid"


@pytest.mark.parametrize("name", GAMES)
def test_every_record_of_a_view_is_in_its_form(name: str) -> None:
    """A page meets no class and no field that it was not told of, nor a value that its domain does not list."""
    game = GAMES[name]
    with forgetting():
        if name not in {"oort", "interstellar", "cove"}:
            add_game(game, f"{game.home}:GAME")
        form = form_json(game, Texts("fr"), game.seats[0], {})
        for place, (s, _) in enumerate(positions(game, game.seats[0], 3)):
            if place % 10 == 0:
                laid = page_of(game).laid(s)
                for record in filter(None, (s, laid)):
                    check(form, as_json(record))


def check(form: dict[str, Any], told: dict[str, Any]) -> None:
    """Hold a record as it is told to its form, and all that lies in it."""
    fields = {field["name"]: field["kind"] for field in form["records"][told["is"]]["fields"]}
    assert {"is", *fields} == set(told)
    for name, kind in fields.items():
        check_value(form, kind, told[name])


def check_value(form: dict[str, Any], kind: dict[str, Any], value: Any) -> None:
    """Hold one value to its kind."""
    if kind["is"] == "many":
        for item in value:
            check_value(form, kind["item"], item)
    elif kind["is"] == "steps":
        for step in value:
            check(form, step)
    elif kind["is"] == "record":
        if isinstance(value, dict):
            check(form, value)
    elif kind["is"] == "value" and kind["domain"] != "seat" and value is not None:
        assert value in [one["text"] for one in form["domains"][kind["domain"]]["values"]]


def test_a_packed_position_is_laid_out(house: House) -> None:
    """Connect Four keeps bits; the page gets stones in cells, each of its seat."""
    house.set_up("connect_four", 2)
    ana, ben = house.seat(0), house.seat(1)
    ana.act("d")
    ben.catch_up(ana.state["seq"])
    ben.act("d")
    stones = ben.state["view"]["laid"]["stones"]
    assert [(stone["cell"], stone["seat"]) for stone in stones] == [("d1", 0), ("d2", 1)]
    assert "laid" in ana.ask("draft", number=2, actions=["a"])["view"]


def test_a_package_brings_its_board_and_others_bring_none(house: House) -> None:
    """As one ES module, from the server itself."""
    answer = house.client.get("/api/games/connect_four/board.js")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "export" in answer.text
    assert get(house, "/api/games/connect_four/form")["board"] is True
    assert get(house, "/api/games/freeport/board.js", 404)["error"]["code"] == "game/unknown"


class Beside:
    """A module that names a board."""

    __name__ = "mine"

    def __init__(self, folder: Path, board: str) -> None:
        self.__file__ = str(folder / "page.py")
        self.BOARD = board


@pytest.mark.parametrize("board", ["../other.js", "board.py", "sub/board.js", "/etc/hosts.js"])
def test_a_board_is_a_script_beside_its_module(board: str, tmp_path: Path) -> None:
    """No other file of the machine is sent."""
    module: Any = Beside(tmp_path, board)
    with pytest.raises(BrokenGame):
        Page(GAMES["freeport"], module)


def test_a_board_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    """Missing, too large, no text."""
    module: Any = Beside(tmp_path, "board.js")
    for data in (None, b"\xff\xfe", b"x" * (1 << 20) + b"x"):
        if data is not None:
            (tmp_path / "board.js").write_bytes(data)
        with pytest.raises(BrokenGame):
            Page(GAMES["freeport"], module).script()


def test_a_position_that_cannot_be_laid_out_is_drawn_by_its_fields(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table goes on."""

    def fails(*_: object) -> None:
        raise ValueError

    monkeypatch.setattr("starboard.texts.pages.Page.laid", fails)
    house.set_up("connect_four", 2)
    view = house.seat(0).state["view"]
    assert "laid" not in view
    assert "taken" in view


def test_what_is_refused_now_is_told_with_its_reason(house: House) -> None:
    """One of each sort first, and the same for a draft."""
    house.set_up("freeport", 3)
    ana = house.seat(0)
    refused = ana.ask("why", number=0)["refused"]
    assert [one["code"] for one in refused] == ["action/illegal"] * len(refused)
    told = {one["action"]: (one["message"], one["rule"]) for one in refused}
    assert told["scuttle 1"] == ("That costs 3 pearls (scuttle), and you have fewer.", "FP-2")
    assert "scuttle 4" not in told  # there is no fourth seat
    assert len(refused) <= 12
    assert house.seat(1).ask("why", number=0)["error"]["code"] == "action/not-yours"


def test_texts_that_a_page_would_use_are_named_where_they_are_missing() -> None:
    """For whoever writes the game."""
    game: Game[Any] = GAMES["freeport"]
    with forgetting():
        open_game("examples.freeport:GAME")
        missing = missing_texts(game, Texts("en"))
    assert "freeport-step-act" in missing
    assert not [name for name in missing if name.startswith("freeport-act-")]
    assert Match(game, 3, seed=1).seat == 0


def test_what_is_reckoned_beside_a_position_is_told_in_the_viewers_words(house: House) -> None:
    """The Cove says why an action is closed, by its rule; also in a draft, as the dish lies there."""
    house.set_up("cove", 2)
    seat = house.seat(house.seat(0).state["waiting"]["seats"][0])
    closed = seat.state["view"]["reckoned"]["turn"]["spaces"]["activateStaff"]
    assert closed["rule"] == "MC-6.2"
    assert "Activate Staff" in closed["message"]
    number = seat.state["decision"]["number"]
    tried = seat.ask("draft", number=number, actions=["move bone"])["view"]
    assert tried["oracles"][seat.state["you"]]["bubbles"][2:] == [0, 1]
    assert tried["reckoned"]["turn"]["spaces"]["activateStaff"] == closed


def test_options_that_the_number_of_players_settles(house: House) -> None:
    """Where the rules accept one value alone, the form of a new table has nothing to offer."""
    told = {game["name"]: {one["name"]: one for one in game["options"]} for game in get(house, "/api/games")}
    galaxy = told["interstellar"]
    assert galaxy["compact"]["settled"] == {str(seats): False for seats in range(4, 13)}
    assert galaxy["twoCopies"]["settled"] == {str(seats): seats > 6 for seats in range(2, 13)}
    assert galaxy["closet"]["settled"] == galaxy["entropyClock"]["settled"] == {}
    assert "1" not in told["cove"]["level"]["settled"]
    assert told["cove"]["level"]["settled"]["2"] == "normal"
