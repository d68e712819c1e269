"""What can be asked about in the Cove: the player aid, the market, Townsfolk and Staff jobs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from starboard.games.cove.domains import (
    DOCKS,
    PIER,
    ROGUE,
    ROGUE_CARD,
    ROGUE_CARDS,
    SPACE,
    SPACES,
    STAFF,
    STAFF_SLOT,
    TOWNSFOLK_IDS,
)
from starboard.games.cove.page import peddler_pays, shelf_pays
from starboard.games.cove.rules.peddler import crowd
from starboard.games.cove.scoring import card_gold
from starboard.games.cove.state import Cove
from starboard.kernel import State, who
from starboard.terminal.boards.cove_signs import counted, letters
from starboard.terminal.boards.cove_words import CoveWords, prices
from starboard.terminal.boards.face import Topic, quiet
from starboard.terminal.meaning import bare

if TYPE_CHECKING:
    from starboard.texts import Texts

ROGUES: Final = ("cove-rogues-criminals", "cove-rogues-cultists", "cove-rogues-robbers")
FATES: Final = ("cove-aid-plusminus", "cove-aid-move", "cove-aid-x")
AID: Final = {
    "starCharting": "cove-aid-charting",
    "divination": "cove-aid-divination",
    "horoscopes": "cove-aid-horoscopes",
    "activateStaff": "cove-aid-staff",
}
"""What an action needs and does, by its space; Twisting Fates and Recruit are told with their figures."""


class CoveLore:
    """The words about the harbour and its people; figures come from the board that is played with."""

    def __init__(self, texts: Texts, words: CoveWords) -> None:
        self._texts: Final = texts
        self._words: Final = words

    def topics(self) -> list[Topic]:
        """Return what can be asked about."""
        said = self._texts.message
        tellers = {
            "aid": self._aid,
            "market": self._market,
            "card": self._cards,
            "jobs": self._jobs,
            "rogues": self._rogues,
        }
        names = (
            ("aid", said("cove-topic-aid"), said("cove-topic-aid-does")),
            ("market", said("cove-topic-market"), said("cove-topic-market-does")),
            ("card", said("cove-topic-card"), said("cove-topic-card-does")),
            ("jobs", said("cove-topic-jobs"), said("cove-topic-jobs-does")),
            ("rogues", said("cove-topic-rogues"), said("cove-topic-rogues-does")),
        )
        return [Topic(name, word, does, tellers[name]) for name, word, does in names]

    def peddler(self, s: Cove) -> Text:
        """Return the Peddler's row: Gold, hour and Goods."""
        peddler = s.peddler
        assert peddler is not None
        row = self._texts.message("cove-peddler", hour=peddler.hour, gold=peddler.gold)
        line = quiet("    " + (self._texts.message("list-then", some=row, more="") if any(peddler.shelf) else row))
        for size, word in enumerate(("cove-charms", "cove-tomes")):
            goods = counted(peddler.shelf[4 * size : 4 * size + 4], nought=False)
            if goods:
                line.append(self._texts.message(word) + " ").append_text(goods).append(" ")
        return line

    # Topics

    def _aid(self, seen: State, _asked: str) -> list[Text]:
        """Return the player aid: each action with its Hours, what it needs and what it gives."""
        assert isinstance(seen, Cove)
        said = self._texts.message
        board = seen.board
        lines = []
        for space, name in enumerate(SPACES):
            what = self._texts.value("cove", SPACE, space)
            if name == "recruit":
                lines.append(self._about(what, said("cove-aid-recruit")))
                continue
            head = said("cove-way-hours", what=what, hours=board.costs[space])
            if name == "twistingFates":
                fates = [
                    said(fate, rune=self._words.rune(runes[0]), count=count)
                    for fate, runes, count in zip(FATES, board.fate_runes, (*board.fate_fills, 1), strict=True)
                ]
                lines.append(self._about(head, " ".join([*fates, said("cove-aid-skull")])))
            else:
                lines.append(self._about(head, said(AID[name])))
        lines += [
            said("cove-aid-x-goes", gold=board.sponsorship),
            said("cove-aid-market", cards=board.black_corruption),
        ]
        lines.append(said("cove-aid-end", gold=board.icon_gold, cost=board.rogue_cost))
        return [*[Text(line) for line in lines], *self._rogues(seen, ""), *self._jobs(seen, "")]

    def _market(self, seen: State, _asked: str) -> list[Text]:
        """Return each pier with what a Good pays there now, the prices, and what shelves would bring."""
        assert isinstance(seen, Cove)
        said = self._texts.message
        lines = [said("cove-market-prices", charms=prices(seen, 0), tomes=prices(seen, 1))]
        for pier in range(PIER.size):
            people = crowd(seen, pier)
            docks = " ".join(DOCKS[dock] for dock in range(len(DOCKS)) if seen.board.dock_pier[dock] == pier)
            paid = [
                said(
                    "cove-market-pays", good=self._words.good(place), gold=seen.board.prices[place] * people[place % 4]
                )
                for place in range(8)
                if seen.board.pier_takes[pier][place // 4] and people[place % 4]
            ]
            what = said("cove-pier", pier=self._texts.value("cove", PIER, pier), docks=docks)
            crowded = letters([one for one in range(ROGUE + 1) for _ in range(people[one])]) or "-"
            takes = self._words.sizes(seen, pier)
            lines.append(f"{what} {crowded} " + said("cove-market-takes", sizes=takes, paid=", ".join(paid) or "-"))
        for oracle in seen.oracles:
            sells = said("cove-market-shelf", gold=shelf_pays(seen, oracle))
            lines.append(self._about(self._texts.seat(oracle.seat), sells))
        if seen.peddler is not None:
            lines.append(said("cove-peddler-sale", gold=peddler_pays(seen)))
        return [Text(line) for line in lines]

    def _cards(self, seen: State, asked: str) -> list[Text]:
        """Tell a Townsfolk card by its name, or those of the Town Square."""
        assert isinstance(seen, Cove)
        wanted = asked.upper()
        named = [card for card, name in enumerate(ROGUE_CARDS) if asked and bare(asked) in self._names(card, name)]
        if named:
            return [self._rogue_card(card) for card in named]
        cards = [card for card in seen.board.deck if wanted and TOWNSFOLK_IDS[card].startswith(wanted)]
        if asked and not cards:
            return [Text(self._texts.message("cove-no-card", card=asked[:20]))]
        lines = []
        for card in cards or seen.square:
            about = seen.board.card(card)
            words = {"ability": self._words.ability(about), "icons": letters(about.icons)}
            gold = card_gold(seen, card)
            does = self._texts.message("cove-card", hours=about.cost, gold=gold, **words)
            lines.append(self._about(TOWNSFOLK_IDS[card], does))
        return [Text(line) for line in lines]

    def _names(self, card: int, name: str) -> set[str]:
        return {name, bare(self._texts.value("cove", ROGUE_CARD, card))}

    def _rogues(self, seen: State, _asked: str) -> list[Text]:
        """Tell what the Rogue card of this game does."""
        assert isinstance(seen, Cove)
        return [self._rogue_card(seen.rogue_card)] if seen.rogue_card >= 0 else []

    def _rogue_card(self, card: int) -> Text:
        name = self._texts.value("cove", ROGUE_CARD, card)
        return Text(self._about(name, self._texts.message(ROGUES[card])))

    def _jobs(self, seen: State, _asked: str) -> list[Text]:
        """Tell what each Staff job does, and who has it."""
        assert isinstance(seen, Cove)
        staff = seen.oracles[max(who(seen), 0)].staff
        lines = []
        for slot in range(len(STAFF)):
            held = f" ({TOWNSFOLK_IDS[staff[slot]]})" if staff[slot] >= 0 else ""
            lines.append(self._about(self._texts.value("cove", STAFF_SLOT, slot) + held, self._words.job(slot)))
        return [Text(line) for line in lines]

    def _about(self, what: str, does: str) -> str:
        return self._texts.message("list-about", what=what, does=does)
