"""The Cove in a terminal: the harbour with boats, piers and clock, and one Oracle's own boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from starboard.games.cove.actions import DrawLine, MoveRune, NudgeDie, Recruit
from starboard.games.cove.board import BIT, CELL_NAMES, Chart, cell_at, left_edge, set_of, top_edge
from starboard.games.cove.domains import (
    BOATS,
    COIN,
    COIN_FACE,
    DOCKS,
    NO_BOAT,
    NO_CARD,
    PIER,
    RUNE,
    RUNES,
    SPACE,
    STAFF_SLOT,
    TOWNSFOLK_IDS,
    VALUE,
)
from starboard.games.cove.domains import FACE as COIN_SHOWS
from starboard.games.cove.state import ACTIVE, SUCCEEDED, Cove, Oracle, Prediction
from starboard.kernel import State, legal, who
from starboard.terminal.boards.face import Face, Size, Way, quiet
from starboard.terminal.screen import GOLD, QUIET, beside, fill, ink

if TYPE_CHECKING:
    from starboard.kernel import Action

INK: Final = ("#ff7a6b", "#7ed67e", "#6cb8ea", "#f4cb72", "#9aa3b5")
"""Red, green, blue, yellow, Rogue."""
LETTER: Final = "RGBYo"
"""A letter for each, so that no colour is needed."""
NAME: Final = 14
MARKS: Final = ("_", "X", "M", "m")
BOXES: Final = ".ctxmd"
"""An empty Horoscope box by its bonus: none, Charm, Tome, X, Market icon, discard."""


class CoveFace(Face):
    """The look of the Cove."""

    # The board

    def board(self, seen: State, size: Size, *, plain: bool) -> list[Text]:
        """Return the harbour, then the boards of the Oracle who decides, or of the first."""
        assert isinstance(seen, Cove)
        seat = who(seen)
        oracle = seen.oracles[max(seat, 0)]
        lines = [*self._harbour(seen), Text()]
        chart = draw_chart(seen.board.chart, oracle, plain=plain)
        mine = self._oracle(seen, oracle)
        if size is Size.WIDE:
            return lines + beside(chart, mine)
        return [*lines, *chart, *mine]

    def legend(self) -> list[Text]:
        return [quiet(self.texts.message("cove-legend-people")), quiet(self.texts.message("cove-legend-chart"))]

    def _harbour(self, s: Cove) -> list[Text]:
        said = self.texts.message
        market = said("cove-clock-market", hour=s.market) if s.market else said("cove-clock-open")
        lines = [quiet(f"{said('cove-clock', round=s.round)}  {market}")]
        for side in (BOATS[:3], BOATS[3:]):
            line = Text()
            for name in side:
                boat = BOATS.index(name)
                docked = f"@{DOCKS[s.docks.index(boat)]}" if boat in s.docks else ""
                line.append(f"{name}{docked} [", QUIET).append_text(_people(s.boats[boat], s.board.boat_seats))
                line.append("]  ", QUIET)
            lines.append(line)
        piers = Text()
        for pier in range(len(s.board.pier_takes)):
            crowd = [who for dock, boat in enumerate(s.docks) if boat != NO_BOAT and s.board.dock_pier[dock] == pier
                     for who in sorted(s.boats[boat])]  # fmt: skip
            piers.append(self.texts.value("cove", PIER, pier) + ": ", QUIET)
            piers.append_text(_people(tuple(crowd), 0)).append("   ")
        lines.append(piers)
        halls = Text(said("cove-halls") + " ", QUIET)
        for colour, count in enumerate((*s.halls, s.lair)):
            halls.append(f"{LETTER[colour]}{count} ", INK[colour])
        halls.append("  " + said("cove-bag") + " ", QUIET)
        for colour, count in enumerate(s.bag):
            halls.append(f"{LETTER[colour]}{count} ", INK[colour])
        lines.append(halls)
        if s.landing:
            lines.append(Text(said("cove-landing") + " ", QUIET).append_text(_people(s.landing, 0)))
        lines.append(Text(said("cove-square") + " ", QUIET).append(" ".join(self._card(s, card) for card in s.square)))
        if s.peddler is not None:
            lines.append(quiet(said("cove-peddler", hour=s.peddler.hour, gold=s.peddler.gold)))
        return lines

    def _card(self, s: Cove, card: int) -> str:
        about = s.board.card(card)
        icons = "".join(LETTER[icon] for icon in about.icons)
        return f"{TOWNSFOLK_IDS[card]}({about.cost}h {icons})"

    def _oracle(self, s: Cove, oracle: Oracle) -> list[Text]:
        said = self.texts.message
        lines = [Text(self.texts.seat(oracle.seat), ink(oracle.seat)).append(f"  {said('cove-figure')} ", QUIET)]
        lines[0].append(self.texts.value("cove", SPACE, oracle.figure))
        lines.append(Text(said("cove-dish") + " ", QUIET).append(f"{self._half(oracle, 0)} | {self._half(oracle, 1)}"))
        plus, plus_out, move, move_out = oracle.bubbles
        bubbles = said("cove-bubbles", plus=plus, plusout=plus_out, move=move, moveout=move_out)
        lines.append(quiet(bubbles))
        for name, written, line in (("cove-line-top", oracle.top, 0), ("cove-line-bottom", oracle.bottom, 1)):
            boxes = [str(number) if number else "X" for number in written]
            boxes += [BOXES[box.kind] for box in s.board.boxes[line][len(written) :]]
            lines.append(Text(said(name) + " ", QUIET).append(" ".join(boxes)))
        lines.append(self._predictions(s, oracle))
        marks = Text(said("cove-slots") + " ", QUIET)
        for slot, mark in enumerate(oracle.marks):
            colour = slot // s.board.slots
            marks.append(f"{LETTER[colour]}{MARKS[mark]} ", INK[colour])
        lines.append(marks)
        lines += self._goods(s, oracle)
        return lines

    def _half(self, oracle: Oracle, half: int) -> str:
        """Return the Runes of a half in words."""
        found = []
        for rune, name in enumerate(RUNES):
            if oracle.dish[rune] != half:
                continue
            word = self.texts.value("cove", RUNE, rune)
            if rune == COIN:
                word += f" ({self.texts.value('cove', COIN_FACE, oracle.dish[COIN_SHOWS])})"
            elif rune > COIN:
                word = f"{name}={oracle.dish[VALUE + rune - COIN - 1]}"
            found.append(word)
        return ", ".join(found) or "-"

    def _predictions(self, s: Cove, oracle: Oracle) -> Text:
        line = Text(self.texts.message("cove-predictions") + " ", QUIET)
        used = 0
        for told in oracle.predictions:
            used += told.icons
            line.append(_prediction(told) + " ", INK[told.colour] if told.ended == ACTIVE else QUIET)
        return line.append("." * (s.board.icons - used), QUIET)

    def _goods(self, s: Cove, oracle: Oracle) -> list[Text]:
        said = self.texts.message
        shelf = Text(said("cove-shelf") + " ", QUIET)
        for size, word in enumerate(("cove-charms", "cove-tomes")):
            shelf.append(said(word) + " ", QUIET)
            for colour in range(4):
                shelf.append(f"{LETTER[colour]}{oracle.shelf[4 * size + colour]} ", INK[colour])
        staff = Text(said("cove-staff") + " ", QUIET)
        for slot, card in enumerate(oracle.staff):
            name = self.texts.value("cove", STAFF_SLOT, slot)
            staff.append(f"{name} {self._card(s, card) if card != NO_CARD else '-'}  ")
        cards = [str(card + 1) if card >= 0 else "?" for card in oracle.corruption]
        held = Text(said("cove-corruption") + " ", QUIET).append(" ".join(cards) or "-")
        return [shelf, staff, held]

    # The seats

    def panel(self, seen: State, to_move: int) -> list[Text]:
        assert isinstance(seen, Cove)
        said = self.texts.message
        lines = [quiet("    " + "".ljust(NAME) + said("cove-panel-head"))]
        for oracle in seen.oracles:
            seat = oracle.seat
            line = Text("> " if seat == to_move else "  ", GOLD)
            line.append(str(seat + 1), fill(seat)).append(" ").append(
                _cut(self.texts.seat(seat)).ljust(NAME), ink(seat)
            )
            active = len([told for told in oracle.predictions if told.ended == ACTIVE])
            line.append(
                f"{oracle.gold:>5} {oracle.hour:>5} {sum(oracle.shelf):>5} {len(oracle.corruption):>5} {active:>5}"
            )
            lines.append(line)
        return lines

    # What can be done

    def ways(self, seen: State) -> list[Way]:
        """Return every way to decide, bonuses after actions; a card with what it costs, a line with its cells."""
        assert isinstance(seen, Cove)
        actions = sorted(legal(seen), key=lambda action: isinstance(action, NudgeDie | MoveRune))
        return [Way(str(action), [action], self._words(seen, action), notable=True) for action in actions]

    def _words(self, s: Cove, action: Action) -> str:
        words = self.texts.action("cove", action)
        if isinstance(action, Recruit):
            card = s.board.card(action.card)
            icons = "".join(LETTER[icon] for icon in card.icons)
            ability = self.texts.message(ABILITY_WORDS[card.ability])
            return self.texts.message("cove-way-recruit", what=words, hours=card.cost, ability=ability, icons=icons)
        if isinstance(action, DrawLine):
            one, two = s.board.chart.sides[action.edge]
            cells = [CELL_NAMES[cell] for cell in (one, two) if cell >= 0]
            return self.texts.message("cove-way-line", what=words, cells=" ".join(cells))
        return words


ABILITY_WORDS: Final = (
    "cove-ability-discard", "cove-ability-gain", "cove-ability-bag", "cove-ability-draw", "cove-ability-swap",
)  # fmt: skip


def _people(aboard: tuple[int, ...], seats: int) -> Text:
    """Return passengers as letters, with points for the free seats."""
    line = Text()
    for who_is in aboard:
        line.append(LETTER[who_is], f"bold {INK[who_is]}")
    return line.append("." * (seats - len(aboard)), QUIET) if seats else line


def _prediction(told: Prediction) -> str:
    """Return a prediction as its letter and its icons: o left, x crossed out, (o) circled."""
    left = told.icons - told.crossed
    icons = "x" * told.crossed + ("(" + "o" * left + ")" if told.ended == SUCCEEDED else "o" * left)
    return f"{LETTER[told.colour]}:{icons}"


def draw_chart(chart: Chart, oracle: Oracle, *, plain: bool) -> list[Text]:
    """Return the Star Chart: dots, lines drawn and printed, cells by their letters, filled ones small."""
    drawn = set_of(oracle.lines)
    across, down, thick, pole = ("---", "|", "===", "#") if plain else ("───", "│", "═══", "║")
    lines = [quiet("    " + "   ".join(str(col) for col in range(chart.cols + 1)))]
    for row in range(chart.rows + 1):
        line = Text(f"{row:>3} ", QUIET).append("+", QUIET)
        for col in range(chart.cols):
            bit = BIT[top_edge(row, col)]
            sign = thick if chart.printed & bit else across if drawn & bit else "   "
            line.append(sign, GOLD if drawn & bit else QUIET).append("+", QUIET)
        lines.append(line)
        if row == chart.rows:
            break
        line = Text("    ")
        for col in range(chart.cols + 1):
            bit = BIT[left_edge(row, col)]
            sign = pole if chart.printed & bit else down if drawn & bit else " "
            line.append(sign, GOLD if drawn & bit else QUIET)
            if col < chart.cols:
                cell = cell_at(row, col)
                colour = chart.colour[cell]
                letter = LETTER[colour].lower() + "*" if cell in oracle.filled else LETTER[colour] + " "
                line.append(f" {letter}", f"bold {INK[colour]}")
        lines.append(line)
    return lines


def _cut(name: str) -> str:
    return name if len(name) <= NAME else name[: NAME - 1] + "…"


FACE: Final[Any] = CoveFace
