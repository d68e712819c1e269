"""What each way to decide in the Cove does, costs and pays, told in the list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.games.cove.actions import (
    Accept,
    ActivateStaff,
    AssignStaff,
    ChartStars,
    Divine,
    DockAt,
    DrawLine,
    GainGood,
    Idle,
    MoveRune,
    NudgeDie,
    PlaceMarketIcon,
    PlaceX,
    ReadHoroscopes,
    Recruit,
    SeatAdventurer,
    SellGood,
    SellToRogues,
    TwistFates,
    UseStaff,
    WriteDie,
)
from starboard.games.cove.board import CELL_NAMES, NOWHERE
from starboard.games.cove.domains import (
    BLACK,
    COIN,
    COLOUR,
    COLOURS,
    D1,
    DIE,
    DOCKS,
    FACE,
    LINE,
    LINES,
    NO_CARD,
    PIER,
    RUNE,
    SIZE,
    SIZES,
    SKULL,
    SPACE,
    STAFF,
    STAFF_SLOT,
    TOWNSFOLK_IDS,
    VALUE,
)
from starboard.games.cove.page import Closed, best_price
from starboard.games.cove.rules.arrivals import free_docks
from starboard.games.cove.rules.bonuses import line_of
from starboard.games.cove.rules.charting import charting_number
from starboard.games.cove.rules.fates import turned
from starboard.games.cove.rules.horoscopes import fits
from starboard.games.cove.rules.market import SellGoods, rogues_pay, sale_pays
from starboard.games.cove.rules.staff import why_not_ability
from starboard.games.cove.rules.townsfolk import UseAbility
from starboard.games.cove.rules.turns import hours_of, space_of
from starboard.kernel import who
from starboard.terminal.boards.cove_signs import letters

if TYPE_CHECKING:
    from collections.abc import Callable

    from starboard.games.cove.components.tables import Bonus, Card
    from starboard.games.cove.state import Cove
    from starboard.kernel import Action, Domain
    from starboard.texts import Texts

ABILITIES: Final = (
    "cove-ability-discard", "cove-ability-gain", "cove-ability-bag", "cove-ability-draw", "cove-ability-swap",
)  # fmt: skip
BONUSES: Final = (
    "cove-box-none", "cove-box-charm", "cove-box-tome", "cove-box-x", "cove-box-market", "cove-box-discard",
)  # fmt: skip
JOBS: Final = ("cove-job-exorcist", "cove-job-astrologist", "cove-job-palm-reader", "cove-job-security")


class CoveWords:
    """The words for actions, with what the board and the boats make of them."""

    def __init__(self, texts: Texts) -> None:
        self._texts: Final = texts
        self._kinds: Final[dict[type[Action], Callable[[Cove, Action], str]]] = {
            TwistFates: self._twist,
            ChartStars: self._chart,
            Divine: self._divine,
            ReadHoroscopes: self._horoscopes,
            Recruit: self._recruit,
            ActivateStaff: self._activate,
            Idle: self._idle,
            NudgeDie: self._nudge,
            MoveRune: self._move,
            DrawLine: self._line,
            WriteDie: self._write,
            PlaceX: self._x,
            PlaceMarketIcon: self._market_icon,
            AssignStaff: self._assign,
            UseStaff: self._job,
            SeatAdventurer: self._seat,
            DockAt: self._dock,
            SellGood: self._sell,
            SellToRogues: self._sell,
            GainGood: self._gain,
            Accept: self._accept,
        }

    def of(self, s: Cove, action: Action) -> str:
        """Say what an action does."""
        tell = self._kinds.get(type(action))
        return tell(s, action) if tell else self._plain(action)

    # Parts of sentences

    def _say(self, message: str, **args: str | int) -> str:
        return self._texts.message(message, **args)

    def _plain(self, action: Action) -> str:
        return self._texts.action("cove", action)

    def _name(self, domain: Domain, value: int) -> str:
        return self._texts.value("cove", domain, value)

    def _about(self, what: str, *does: str) -> str:
        """Say what something is, then one thing after the other that it does."""
        if ":" in what:
            return self._then(what, *does)
        said = self._then(*does)
        return self._say("list-about", what=what, does=said) if said else what

    def _then(self, *does: str) -> str:
        """Say one thing after the other, as far as there is anything to say."""
        whole = ""
        for more in filter(None, does):
            whole = self._say("list-then", some=whole, more=more) if whole else more
        return whole

    def _hours(self, s: Cove, action: Action) -> str:
        return self._say("cove-way-hours", what=self._plain(action), hours=hours_of(s, action))

    def good(self, place: int) -> str:
        """Name a Good by its place on a shelf."""
        return self._say("cove-good", colour=self._name(COLOUR, place % 4), size=self._name(SIZE, place // 4))

    def rune(self, rune: int) -> str:
        """Name a Rune with its article."""
        return self._texts.form("cove", RUNE, rune, "the")

    def box(self, bonus: Bonus) -> str:
        """Say what a Horoscope box gives."""
        colours = self._texts.either(self._name(COLOUR, one) for one in bonus.colours)
        return self._say(BONUSES[bonus.kind], colours=colours)

    def ability(self, card: Card) -> str:
        """Say what a Townsfolk's ability does."""
        good = self.good(card.good) if card.good >= 0 else ""
        return self._say(ABILITIES[card.ability], good=good)

    def job(self, slot: int) -> str:
        """Say what a Staff job does."""
        return self._say(JOBS[slot])

    def pier(self, s: Cove, dock: int) -> str:
        """Name a dock with its pier."""
        return self._say("cove-dock-pier", dock=DOCKS[dock], pier=self._name(PIER, s.board.dock_pier[dock]))

    def sizes(self, s: Cove, pier: int) -> str:
        """Name the sizes of Goods that a pier takes."""
        words = ("cove-charms", "cove-tomes")
        return self._texts.listed(
            self._say(words[size]) for size in range(len(SIZES)) if s.board.pier_takes[pier][size]
        )

    def _dice(self, s: Cove, seat: int, die: int) -> int:
        return s.oracles[seat].dish[VALUE + die]

    # Actions of a turn

    def _twist(self, s: Cove, action: Action) -> str:
        assert isinstance(action, TwistFates)
        dish = s.oracles[s.turn].dish
        runes = [rune for rune in s.board.fate_runes[action.fate] if dish[rune] == dish[COIN]]
        beside = self._say("cove-way-rune", rune=self.rune(runes[0])) if runes else ""
        skull = self._say("cove-way-corruption", count=1) if dish[FACE] == SKULL else ""
        return self._then(self._hours(s, action), beside, skull)

    def _chart(self, s: Cove, action: Action) -> str:
        count = charting_number(s, s.turn)
        return self._about(self._hours(s, action), self._say("cove-way-lines", count=count))

    def _divine(self, s: Cove, action: Action) -> str:
        assert isinstance(action, Divine)
        icons = self._say("cove-way-predicts", count=self._dice(s, who(s), action.die))
        return self._about(self._hours(s, action), icons, self.odds(s, action.colour))

    def odds(self, s: Cove, colour: int) -> str:
        """Say how many Adventurers of a colour are left in the bag."""
        return self._say("cove-way-odds", colour=self._name(COLOUR, colour), count=s.bag[colour], bag=sum(s.bag))

    def _horoscopes(self, s: Cove, action: Action) -> str:
        assert isinstance(action, ReadHoroscopes)
        dish = s.oracles[s.turn].dish
        dice = [die for die in range(DIE.size) if dish[D1 + die] == action.half]
        said = []
        for line in range(len(LINES)):
            numbers = [self._dice(s, s.turn, die) for die in dice if fits(s, s.turn, line, self._dice(s, s.turn, die))]
            if numbers:
                box = s.board.boxes[line][len(line_of(s.oracles[s.turn], line))]
                number = " / ".join(str(number) for number in sorted(set(numbers)))
                said.append(self._say("cove-way-box", number=number, line=self._name(LINE, line), box=self.box(box)))
        what = self._name(SPACE, space_of(action))
        return self._about(self._say("cove-way-hours", what=what, hours=hours_of(s, action)), *said)

    def _recruit(self, s: Cove, action: Action) -> str:
        assert isinstance(action, Recruit)
        card = s.board.card(action.card)
        return self._say("cove-way-recruit", hours=card.cost, ability=self.ability(card), icons=letters(card.icons))

    def _activate(self, s: Cove, action: Action) -> str:
        staff = s.oracles[s.turn].staff
        filled = [slot for slot in range(len(STAFF)) if staff[slot] != NO_CARD]
        usable = [slot for slot in filled if why_not_ability(s, s.turn, slot) is None]
        return self._about(self._hours(s, action), *[self.job(slot) for slot in usable])

    def _idle(self, s: Cove, action: Action) -> str:
        return self._hours(s, action)

    def _nudge(self, s: Cove, action: Action) -> str:
        return self._about(self._plain(action), self.nudged(s, action))

    def nudged(self, s: Cove, action: Action) -> str:
        """Say which number a turned die would show, by its notation."""
        assert isinstance(action, NudgeDie)
        before = self._dice(s, s.turn, action.die)
        return f"{DIE.texts[action.die]} {before}>{turned(before, action.sign)}"

    def _move(self, s: Cove, action: Action) -> str:
        assert isinstance(action, MoveRune)
        dish = s.oracles[s.turn].dish
        there = [self.rune(rune) for rune in range(RUNE.size) if dish[rune] != dish[action.rune]]
        return self._about(self._plain(action), self._say("cove-way-with", runes=self._texts.listed(there)))

    # What an action asks next

    def _line(self, s: Cove, action: Action) -> str:
        assert isinstance(action, DrawLine)
        closed = Closed(s, who(s), action.edge)
        said = []
        for area in closed.prizes:
            good = self.good(4 * area.size + area.colour)
            cells = " ".join(CELL_NAMES[cell] for cell in area.cells)
            said.append(self._say("cove-way-closes", cells=cells, good=good))
        if closed.cards:
            said.append(self._say("cove-way-corruption", count=closed.cards))
        if not said and closed.missing < 3:
            said.append(self._say("cove-way-short", count=closed.missing, good=self.good(closed.good)))
        if not said:
            sides = [CELL_NAMES[cell] for cell in s.board.chart.sides[action.edge] if cell != NOWHERE]
            said.append(self._say("cove-way-cells", cells=" ".join(sides)))
        return self._then(*said)

    def _write(self, s: Cove, action: Action) -> str:
        assert isinstance(action, WriteDie)
        seat = who(s)
        box = s.board.boxes[action.line][len(line_of(s.oracles[seat], action.line))]
        number = self._say("cove-way-number", number=self._dice(s, seat, action.die))
        return self._about(self._plain(action), number, self.box(box))

    def _x(self, s: Cove, action: Action) -> str:
        assert isinstance(action, PlaceX)
        if action.place < len(LINES):
            oracle = s.oracles[who(s)]
            return self._about(
                self._plain(action), self.box(s.board.boxes[action.place][len(line_of(oracle, action.place))])
            )
        people = s.halls[action.place - len(LINES)]
        paid = self._say("cove-way-hall", people=people, gold=s.board.sponsorship * people)
        return self._about(self._plain(action), paid)

    def _market_icon(self, s: Cove, action: Action) -> str:
        assert isinstance(action, PlaceMarketIcon)
        people = s.halls[action.colour]
        paid = self._say("cove-way-later", people=people, gold=s.board.sponsorship * people)
        return self._about(self._plain(action), paid)

    def _assign(self, s: Cove, action: Action) -> str:
        assert isinstance(action, AssignStaff)
        old = s.oracles[who(s)].staff[action.staff]
        gone = self._say("cove-way-replaces", card=TOWNSFOLK_IDS[old]) if old != NO_CARD else ""
        return self._about(self._plain(action), self.job(action.staff), gone)

    def _job(self, s: Cove, action: Action) -> str:
        assert isinstance(action, UseStaff)
        return self._about(self._name(STAFF_SLOT, action.staff), self.job(action.staff))

    def _seat(self, s: Cove, action: Action) -> str:
        assert isinstance(action, SeatAdventurer)
        crew = s.boats[action.boat]
        with_whom = self._say("cove-way-aboard", people=letters(crew) or "-")
        if len(crew) + 1 < s.board.boat_seats:
            return self._then(self._plain(action), with_whom)
        docks = self._texts.either(self.pier(s, dock) for dock in free_docks(s, action.boat))
        full = self._say("cove-way-full", docks=docks) if docks else self._say("cove-way-waits")
        return self._then(self._plain(action), with_whom, full)

    def _dock(self, s: Cove, action: Action) -> str:
        assert isinstance(action, DockAt)
        pier = s.board.dock_pier[action.dock]
        said = self._say("cove-pier-sizes", pier=self._name(PIER, pier), sizes=self.sizes(s, pier))
        return self._about(self._plain(action), said)

    def _gain(self, s: Cove, action: Action) -> str:
        assert isinstance(action, GainGood)
        place = 4 * action.size + action.colour
        price = s.board.prices[place]
        count = best_price(s, place) // price
        return self._about(self._plain(action), self._say("cove-way-price", price=price, count=count))

    def _accept(self, s: Cove, action: Action) -> str:
        step = s.steps[-1]
        assert isinstance(step, UseAbility)
        return self._about(self._plain(action), self.ability(s.board.card(step.card)))

    # The market

    def _sell(self, s: Cove, action: Action) -> str:
        """Say what a sale pays here, where it would pay more, and what Corruption it brings."""
        assert isinstance(action, SellGood | SellToRogues)
        step = s.steps[-1]
        assert isinstance(step, SellGoods)
        to_rogues = isinstance(action, SellToRogues)
        place = 4 * action.size + action.colour
        price = s.board.prices[place]
        gold = (rogues_pay if to_rogues else sale_pays)(s, step.pier, action.size, action.colour)
        said = [self._say("cove-way-pays", price=price, count=gold // price, gold=gold)]
        for pier in range(step.pier + 1, PIER.size):
            there = sale_pays(s, pier, action.size, action.colour)
            if there > gold:
                said.append(self._say("cove-way-elsewhere", pier=self._name(PIER, pier), gold=there))
        cards = s.board.black_corruption * (step.pier == BLACK and not step.sold) + (to_rogues and not step.to_rogues)
        if cards:
            said.append(self._say("cove-way-corruption", count=int(cards)))
        return self._about(self._plain(action), *said)


def prices(s: Cove, size: int) -> str:
    """Return the prices of a size by the letters of its colours."""
    return " ".join(f"{letters([colour])}{s.board.prices[4 * size + colour]}" for colour in range(len(COLOURS)))
