"""A table to try the Cove's rules at: scenarios and action texts through the engine, chance said by the test."""

from __future__ import annotations

import json
from typing import Any

from starboard.engine import Engine
from starboard.games.cove.domains import COLOURS, SIZES, STAFF

SQUARE = ["LOC-R1", "MER-G1", "SAI-B1", "LOC-Y1"]
DISH = {"left": ["bone", "voodoo", "d1=1"], "right": ["coin=tree", "d2=1"]}
Json = dict[str, Any]


class Table:
    """A match of the Cove begun at a scenario: bare boards, the figure on Recruit, unless the test says otherwise."""

    def __init__(self, seats: int = 4, options: Json | None = None, **scenario: Any) -> None:
        oracles = {str(seat): {"figure": "recruit", "dish": DISH} for seat in range(seats)}
        for seat, one in scenario.pop("oracles", {}).items():
            oracles[str(seat)].update(one)
        described = {"from": "empty", "square": SQUARE, "oracles": oracles, **scenario}
        self.engine = Engine()
        chosen = {"rogues": "criminals", **(options or {})}
        asked = {"game": "cove", "seats": seats, "options": chosen, "seed": 1, "chance": "script"}
        self.match: str = self.ask("load", **asked, scenario=described)["match"]

    def reply(self, do: str, **fields: Any) -> Json:
        """Send a request and return what comes."""
        told: Json = json.loads(self.engine.answer(json.dumps({"id": 1, "do": do, **fields})))
        return told

    def ask(self, do: str, **fields: Any) -> Json:
        """Ask what must be answered."""
        told = self.reply(do, **fields)
        assert told["ok"], told
        return told

    def play(self, *texts: str) -> Table:
        """Play actions and let chance bring outcomes, one after the other."""
        for text in texts:
            self.ask("play", match=self.match, action=text)
        return self

    def refused(self, text: str, rule: str = "") -> None:
        """Check that a text is refused, by this rule, and that nothing changes."""
        before = [self.view(viewer) for viewer in self.viewers()]
        told = self.reply("play", match=self.match, action=text)
        assert not told["ok"], text
        assert told["error"]["code"] in {"action/illegal", "action/not-understood"}
        if rule:
            assert told["error"]["rule"] == rule, told["error"]
            assert self.ask("why", match=self.match, action=text)["legal"] is False
        assert [self.view(viewer) for viewer in self.viewers()] == before

    def viewers(self) -> list[Any]:
        """Everybody who may look."""
        return ["public", *range(len(self.view("public")["oracles"]))]

    def options(self) -> list[str]:
        """The texts of the legal actions, or of what chance may bring."""
        told = self.ask("legal", match=self.match)
        return [text for text, _ in told["outcomes"]] if "outcomes" in told else told["actions"]

    def weights(self) -> dict[str, int]:
        """What chance may bring, with its weights."""
        return dict(self.ask("legal", match=self.match)["outcomes"])

    @property
    def seat(self) -> int | str | None:
        """Who decides."""
        told: int | str | None = self.ask("legal", match=self.match)["seat"]
        return told

    def view(self, viewer: Any) -> Json:
        """What a viewer sees."""
        told: Json = self.ask("view", match=self.match, viewer=viewer)["view"]
        return told

    @property
    def cove(self) -> Json:
        """The shared table."""
        return self.view("public")

    def oracle(self, seat: int = 0) -> Json:
        """A seat's boards as she sees them."""
        told: Json = self.view(seat)["oracles"][seat]
        return told

    def outcome(self) -> Json:
        """How the game ended."""
        told: Json = self.ask("outcome", match=self.match)["outcome"]
        return told

    # An Oracle's boards in table words

    def shelf(self, seat: int = 0) -> dict[str, int]:
        """The Goods on a Shelf."""
        names = [f"{size} {colour}" for size in SIZES for colour in COLOURS]
        counts = self.oracle(seat)["shelf"]
        return {name: count for name, count in zip(names, counts, strict=True) if count}

    def filled(self, seat: int = 0) -> list[str]:
        """The filled cells."""
        return sorted(self.oracle(seat)["filled"])

    def drawn(self, seat: int = 0) -> list[str]:
        """The lines drawn."""
        return list(self.oracle(seat)["lines"])

    def predictions(self, seat: int = 0) -> list[tuple[str, int, int, str]]:
        """Each prediction: colour, icons, how many crossed out, how it stands."""
        return [
            (told["colour"], told["icons"], told["crossed"], told["ended"]) for told in self.oracle(seat)["predictions"]
        ]

    def slots(self, colour: str, seat: int = 0) -> list[str]:
        """The marks in a Faction's slots."""
        first = 2 * COLOURS.index(colour)
        return list(self.oracle(seat)["marks"][first : first + 2])

    def corruption(self, seat: int = 0) -> list[int]:
        """The Rogue icons on each Corruption card held."""
        return [int(card) for card in self.oracle(seat)["corruption"]]

    def staff(self, seat: int = 0) -> dict[str, str]:
        """The cards in the Staff slots."""
        cards = self.oracle(seat)["staff"]
        return {slot: card for slot, card in zip(STAFF, cards, strict=True) if card is not None}

    def figure(self, seat: int = 0) -> str:
        """Where the figure stands."""
        return str(self.oracle(seat)["figure"])

    def hours(self) -> list[int]:
        """The hours of the seats' tokens."""
        return [oracle["hour"] for oracle in self.cove["oracles"]]


def dish(left: str, right: str) -> Json:
    """A dish as the examples write it: `bone voodoo d1=2`, `d2=3 coin=skull`."""
    return {"left": left.split(), "right": right.split()}


def oracle(**told: Any) -> dict[int, Json]:
    """What is said of the first seat."""
    return {0: told}
