"""What cards, peoples and places of Interstellar Oracle are, told to whoever asks at the table."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from rich.text import Text

from starboard.games.interstellar.domains import (
    CARD,
    CARDS,
    CODEX,
    FIRST_DEFENSE,
    HAZARD,
    HAZARDS,
    HOLOGRAM,
    INTIMIDATE,
    LABYRINTH,
    ORACLE,
    RACE,
    RACES,
    RANGE,
    SEDUCE,
    SPACE,
    TRADE,
    TYPE,
)
from starboard.games.interstellar.questions import near_spaces, node_at
from starboard.games.interstellar.state import Galaxy, Player
from starboard.kernel import UNKNOWN, Domain, State, who
from starboard.terminal.boards.face import Topic
from starboard.terminal.meaning import bare
from starboard.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import Sequence

NAME: Final = "interstellar"
HELD: Final = "\u00a0"
DIPLOMACY: Final = (SEDUCE, INTIMIDATE, TRADE)


class Lore:
    """The words about components, in one language; figures come from the box that is played with."""

    def __init__(self, texts: Texts) -> None:
        self._texts: Final = texts

    def topics(self) -> list[Topic]:
        """Return what can be asked about."""
        said = self._texts.message
        return [
            Topic("card", said("interstellar-topic-card"), said("interstellar-topic-card-does"), self._tell_card),
            Topic("race", said("interstellar-topic-race"), said("interstellar-topic-race-does"), self._tell_race),
            Topic(
                "hazard", said("interstellar-topic-hazard"), said("interstellar-topic-hazard-does"), self._tell_hazard
            ),
            Topic("near", said("interstellar-topic-near"), said("interstellar-topic-near-does"), self._tell_near),
            Topic("known", said("interstellar-topic-known"), said("interstellar-topic-known-does"), self._tell_known),
            Topic(
                "discards",
                said("interstellar-topic-discards"),
                said("interstellar-topic-discards-does"),
                self._tell_discards,
            ),
        ]

    # Cards and races

    def cards(self, seen: Galaxy, cards: Sequence[int]) -> str:
        """Return cards, each with what it does in a word or two; a line breaks between them only."""
        said = []
        for card, same in groupby(cards):
            count = len(list(same))
            tagged = self._tagged(seen, card)
            said.append(self._texts.message("list-times", count=count, what=tagged) if count > 1 else tagged)
        return ", ".join(one.replace(" ", HELD) for one in said)

    def _tagged(self, seen: Galaxy, card: int) -> str:
        box = seen.setting.box
        name = self._name(CARD, card)
        if card < FIRST_DEFENSE:
            reach, damage = self._name(RANGE, box.ranges[card]), self._name(TYPE, box.types[card])
            return self._texts.message("interstellar-tag-weapon", card=name, range=reach, type=damage)
        stops = self._stopped(seen, card)
        return self._texts.message("interstellar-tag-defense", card=name, types=", ".join(stops)) if stops else name

    def card(self, seen: Galaxy, card: int) -> str:
        """Say what a card is and does."""
        box = seen.setting.box
        said = self._texts.message
        parts = []
        if card < FIRST_DEFENSE:
            stops = self._texts.listed(self._name(CARD, defense) for defense in box.stops[box.types[card]])
            parts.append(said("interstellar-about-weapon", stops=stops))
        elif stopped := self._stopped(seen, card):
            parts.append(said("interstellar-about-defense", types=self._texts.listed(stopped)))
        elif card > HOLOGRAM and card not in (ORACLE, CODEX):
            parts.append(said("interstellar-class-diplomacy" if card in DIPLOMACY else "interstellar-class-utility"))
        if self._texts.has(f"interstellar-does-{CARDS[card]}"):
            parts.append(said(f"interstellar-does-{CARDS[card]}"))
        beaten = [hazard for hazard in range(1, len(HAZARDS)) if card in box.counter_cards[hazard]]
        if beaten:
            parts.append(
                said("interstellar-about-counter", hazards=self._texts.listed(self._name(HAZARD, h) for h in beaten))
            )
        return said("interstellar-about-card", card=self._tagged(seen, card), does=" ".join(parts))

    def race(self, seen: Galaxy, race: int) -> str:
        """Say what a race can do, and where it is at home."""
        does = self._texts.message(f"interstellar-does-{RACES[race]}")
        return self._texts.message("interstellar-about-race", home=seen.setting.box.homes[race], does=does)

    def guard(self, seen: Galaxy, p: Player) -> str:
        """Say which hazard lies on a player's planet, and what overcomes it: any card, and the own race if it does."""
        box = seen.setting.box
        node = p.place
        hazard = seen.hazards[node]
        ways = self._cards_against(seen, hazard)
        if p.race in box.counter_passive[hazard] or (p.race in box.counter_active[hazard] and not p.grey):
            ways.append(self._texts.message("interstellar-own-race"))
        if hazard == LABYRINTH:
            ways.append(self._texts.message("interstellar-lost-turn"))
        args = {"space": SPACE.texts[seen.planets[node]], "hazard": self._texts.form(NAME, HAZARD, hazard, "the")}
        return self._texts.message("interstellar-guard", **args, ways=self._texts.either(ways))

    def _cards_against(self, seen: Galaxy, hazard: int) -> list[str]:
        """Return the cards that overcome a hazard, with the article that the language gives them."""
        return [self._texts.form(NAME, CARD, card, "a") for card in seen.setting.box.counter_cards[hazard]]

    def hazard(self, seen: Galaxy, hazard: int) -> str:
        """Say what overcomes a hazard: cards, races for nothing or by their ability, a lost turn; and where it lies."""
        box = seen.setting.box
        said = self._texts.message
        ways = self._cards_against(seen, hazard)
        for races, word in (
            (box.counter_passive, "interstellar-hazard-free"),
            (box.counter_active, "interstellar-hazard-once"),
        ):
            ways += [said(word, race=self._texts.form(NAME, RACE, race, "the")) for race in races[hazard]]
        if hazard == LABYRINTH:
            ways.append(self._texts.message("interstellar-lost-turn"))
        lies = sorted(seen.planets[node] for node, one in enumerate(seen.hazards) if one == hazard and node)
        spaces = ", ".join(SPACE.texts[planet] for planet in lies) or "-"
        return said("interstellar-about-hazard", ways=self._texts.either(ways), spaces=spaces)

    def _stopped(self, seen: Galaxy, card: int) -> list[str]:
        """Return the types of attack that a card stops."""
        return [self._name(TYPE, damage) for damage, cards in enumerate(seen.setting.box.stops) if card in cards]

    def _name(self, domain: Domain, value: int) -> str:
        return self._texts.value(NAME, domain, value)

    # What is asked

    def _tell_card(self, seen: State, asked: str) -> list[Text]:
        assert isinstance(seen, Galaxy)
        return [Text(self.card(seen, card)) for card in self._found(CARD, asked)] or self._which(CARD, 0)

    def _tell_race(self, seen: State, asked: str) -> list[Text]:
        assert isinstance(seen, Galaxy)
        races = [race for race in self._found(RACE, asked) if race]
        return [self._about(self._name(RACE, race), self.race(seen, race)) for race in races] or self._which(RACE, 1)

    def _tell_hazard(self, seen: State, asked: str) -> list[Text]:
        assert isinstance(seen, Galaxy)
        hazards = [hazard for hazard in self._found(HAZARD, asked) if hazard] or list(range(1, len(HAZARDS)))
        return [self._about(self._name(HAZARD, hazard), self.hazard(seen, hazard)) for hazard in hazards]

    def _found(self, domain: Domain, asked: str) -> list[int]:
        """Return the values whose name in any language, or notation, begins so or has a word that does."""
        wanted = bare(asked).replace("_", " ")
        found = []
        for value, text in enumerate(domain.texts):
            names = [text.replace("_", " ")]
            names += [bare(Texts(language).value(NAME, domain, value)) for language in LANGUAGES]
            if wanted in names:
                return [value]
            if wanted and any(f" {wanted}" in f" {name}" for name in names):
                found.append(value)
        return found

    def _about(self, what: str, does: str) -> Text:
        return Text(self._texts.message("list-about", what=what, does=does))

    def _which(self, domain: Domain, first: int) -> list[Text]:
        names = ", ".join(self._name(domain, value) for value in range(first, domain.size))
        return [Text(self._texts.message("interstellar-which", names=names))]

    def _tell_near(self, seen: State, asked: str) -> list[Text]:
        assert isinstance(seen, Galaxy)
        wanted = bare(asked)
        me = max(who(seen), 0)
        spaces = [0, *[planet for planet in seen.planets if planet]]
        node = next((node_at(seen, space) for space in spaces if bare(SPACE.texts[space]) == wanted), -1)
        if not asked:
            node = seen.players[me].place
        copies = [SPACE.texts[space] for space in sorted(spaces) if bare(SPACE.texts[space]).startswith(f"{wanted}/")]
        if node < 0 and copies:
            return [Text(self._texts.message("interstellar-which", names=", ".join(copies)))]
        if node < 0:
            return [Text(self._texts.message("interstellar-no-planet", space=asked[:20]))]
        near = [self._space(space) for space in near_spaces(seen, node)]
        here = self._space(seen.planets[node])
        return [Text(self._texts.message("interstellar-near", space=here, spaces=", ".join(near)))]

    def _space(self, space: int) -> str:
        return self._texts.value("interstellar", SPACE, space)

    def _tell_known(self, seen: State, _asked: str) -> list[Text]:
        assert isinstance(seen, Galaxy)
        lines = []
        for node in range(1, seen.setting.nodes):
            cards = [slot.card for slot in seen.under[node] if slot.card != UNKNOWN]
            if cards and seen.planets[node]:
                names = self._texts.listed(self._name(CARD, card) for card in cards)
                lines.append(self._about(SPACE.texts[seen.planets[node]], names))
        return lines or [Text(self._texts.message("interstellar-known-nothing"))]

    def _tell_discards(self, seen: State, _asked: str) -> list[Text]:
        assert isinstance(seen, Galaxy)
        names = self._texts.listed(self._name(CARD, card) for card in sorted(seen.discard))
        return [Text(self._texts.message("interstellar-discards", cards=names, count=len(seen.discard)))]
