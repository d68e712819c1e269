"""Interstellar Oracle in a terminal: the ring of systems around the Nebula, the seats, and what one knows."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from starboard.games.interstellar.actions import Exchange, Take
from starboard.games.interstellar.board import PLACES, node_of
from starboard.games.interstellar.catalogue import PASS
from starboard.games.interstellar.rules.entropy import next_to_go
from starboard.games.interstellar.rules.search import TakeOne
from starboard.games.interstellar.rules.windows import AnswerWindow
from starboard.games.interstellar.state import Galaxy, Player
from starboard.games.interstellar.words import CARD, NEBULA, NO_HAZARD, ORACLE, RACE, SPACE, STATUS
from starboard.kernel import UNKNOWN, Action, State
from starboard.terminal.boards.face import Face, Size, Way, quiet
from starboard.terminal.screen import GOLD, QUIET, fill, ink

HAZARD_SIGNS: Final = ".npald"
NAME: Final = 12
"""Columns for a name in the panel."""
PLANET: Final = "#9fb0e0"
DANGER: Final = "#ff8f6b"
GAP: Final = 3


class InterstellarFace(Face):
    """The look of Interstellar Oracle."""

    def board(self, seen: State, size: Size, *, plain: bool) -> list[Text]:
        """Return the ring: clockwise along the top from left to right, along the bottom from right to left."""
        assert isinstance(seen, Galaxy)
        if size is not Size.WIDE or seen.setting.systems > 6:
            return self._listed(seen)
        half = seen.setting.systems // 2 + seen.setting.systems % 2
        upper, lower = list(range(half)), list(range(seen.setting.systems - 1, half - 1, -1))
        width = 11 if half <= 2 else 9
        lines = [self._row(seen, upper, (2, 3, 4), width), Text(), self._row(seen, upper, (0, 1), width), Text()]
        middle = self._cell(seen, NEBULA)
        room = half * (3 * width + GAP) - len(middle.plain)
        lines += [Text(" " * (room // 2)).append_text(middle), Text()]
        lines += [self._row(seen, lower, (1, 0), width), Text(), self._row(seen, lower, (4, 3, 2), width)]
        return lines

    def _row(self, seen: Galaxy, systems: list[int], places: tuple[int, ...], width: int) -> Text:
        line = Text()
        indent = (3 - len(places)) * width // 2
        for system in systems:
            line.append(" " * indent)
            for place in places:
                cell = self._cell(seen, node_of(system, place))
                line.append_text(cell).append(" " * max(1, width - len(cell.plain)))
            line.append(" " * (indent + GAP))
        return line

    def _listed(self, seen: Galaxy) -> list[Text]:
        lines = [self._cell(seen, NEBULA)]
        for system in range(seen.setting.systems):
            line = quiet(self.texts.message("interstellar-system", number=system + 1).ljust(NAME))
            for place in range(len(PLACES)):
                line.append(" | " if place == 2 else " ").append_text(self._cell(seen, node_of(system, place)))
            lines.append(line)
        return lines

    def _cell(self, seen: Galaxy, node: int) -> Text:
        """Return a space: its name, its hazard, its cards, its players."""
        planet = seen.planets[node]
        cell = Text()
        if node == NEBULA:
            cell.append(SPACE.texts[NEBULA], GOLD)
        elif not planet:
            return cell.append("-", QUIET)
        else:
            hazard = seen.hazards[node]
            cell.append(SPACE.texts[planet], PLANET)
            cell.append(HAZARD_SIGNS[hazard], QUIET if hazard == NO_HAZARD else DANGER)
            cell.append(str(len(seen.under[node])), QUIET)
            if any(slot.card == ORACLE for slot in seen.under[node]):
                cell.append("*", GOLD)
        here = [p for p in seen.players if p.place == node]
        if here:
            cell.append("@", QUIET)
        for p in here:
            cell.append(str(p.seat + 1), fill(p.seat))
        return cell

    def ways(self, seen: State) -> list[Way]:
        """Return the ways to decide; a card that is taken from under a planet is called by its name."""
        assert isinstance(seen, Galaxy)
        step = seen.steps[-1] if seen.steps else None
        ways = super().ways(seen)
        if not isinstance(step, TakeOne):
            return ways
        named = []
        for way in ways:
            action = way.actions[0]
            words = way.words
            if isinstance(action, Take | Exchange):
                card = self.texts.value(self.game.name, CARD, seen.under[step.node][action.nth].card)
                words = self.texts.message("list-then", some=words, more=card)
            named.append(Way(way.text, way.actions, words, notable=True))
        return named

    def silence(self, s: State) -> Action | None:
        return PASS if s.steps and isinstance(s.steps[-1], AnswerWindow) else None

    def legend(self) -> list[Text]:
        return [
            quiet(self.texts.message("interstellar-legend-board")),
            quiet(self.texts.message("interstellar-legend-hazards")),
        ]

    def panel(self, seen: State, to_move: int) -> list[Text]:
        assert isinstance(seen, Galaxy)
        said = self.texts.message
        planets = sum(1 for planet in seen.planets if planet)
        piles = {"pile": len(seen.pile) + len(seen.top), "discard": len(seen.discard)}
        lines = [quiet(said("interstellar-counts", turn=seen.turn, planets=planets, **piles))]
        if seen.entropy and planets:
            lines.append(quiet(said("interstellar-entropy-runs", space=SPACE.texts[seen.planets[next_to_go(seen)]])))
        lines += [self._seat(seen, p, to_move) for p in seen.players]
        for p in seen.players:
            if p.hand and UNKNOWN not in p.hand:
                open_to_all = not seen.steps
                hand = said("interstellar-hand-of", seat=self.texts.seat(p.seat)) if open_to_all else ""
                lines.append(quiet(hand or said("interstellar-your-hand")))
                lines += [Text("  " + self.texts.value(self.game.name, CARD, card), ink(p.seat)) for card in p.hand]
        return lines

    def _seat(self, seen: Galaxy, p: Player, to_move: int) -> Text:
        said = self.texts.message
        line = Text("> " if p.seat == to_move else "  ", GOLD)
        line.append(str(p.seat + 1), fill(p.seat)).append(" ")
        line.append(self.texts.seat(p.seat)[:NAME].ljust(NAME), ink(p.seat))
        words = [self.texts.value(self.game.name, RACE, p.race), said("interstellar-cards", count=len(p.hand))]
        if p.grey:
            words.insert(1, said("interstellar-grey"))
        if p.status:
            words.append(self.texts.value(self.game.name, STATUS, p.status))
        line.append(" " + ", ".join(words), QUIET)
        if seen.holder == p.seat:
            line.append(" " + self.texts.value(self.game.name, CARD, ORACLE), GOLD)
        return line


FACE: Final = InterstellarFace
