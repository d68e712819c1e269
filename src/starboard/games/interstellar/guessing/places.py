"""4.3, 4.4 The unseen places of a view, told apart by what may lie there."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.board import is_inner
from starboard.games.interstellar.domains import ORACLE
from starboard.games.interstellar.state import Galaxy
from starboard.kernel import UNKNOWN


class Places:
    """The unseen places of a view and the cards that it shows, told apart by what may lie there.

    Unseen places are counted as the state declares them: hands by seat, then under planets, then the piles, the spoils.
    """

    def __init__(self, view: Galaxy) -> None:
        self.hands: Final[list[range]] = []
        """The unseen places in each seat's hand."""
        self.slots: Final[list[list[int]]] = []
        """The unseen places under each planet."""
        self.seeds: Final[list[int]] = []
        """4.3 Where seeds still lie, unseen; during set-up the seed deck too."""
        self.rest: Final[list[int]] = []
        """4.4 Where other cards still lie as they were dealt: under outer planets, and in a pile never made anew."""
        self.moved: Final[list[int]] = []
        """Where cards are that have moved, unseen."""
        self.seeds_seen: Final[list[int]] = []
        self.rest_seen: Final[list[int]] = []
        self.moves = len(view.discard) + len(view.spoils)
        """How many cards have moved, seen ones too, the Oracle excepted."""
        self.oracle_moved = view.holder >= 0
        place = 0
        for p in view.players:
            self.moves += len(p.hand)
            unseen = p.hand.count(UNKNOWN)
            self.hands.append(range(place, place + unseen))
            place += unseen
        self.moved.extend(range(place))
        lying = 0
        for node, slots in enumerate(view.under):
            under: list[int] = []
            for slot in slots:
                dealt = slot.number == 1
                seed = dealt and is_inner(node)
                lying += seed
                if slot.card == UNKNOWN:
                    under.append(place)
                    (self.seeds if seed else self.rest if dealt else self.moved).append(place)
                    place += 1
                elif dealt:
                    (self.seeds_seen if seed else self.rest_seen).append(slot.card)
                elif slot.card == ORACLE:
                    self.oracle_moved = True
                if not dealt and slot.card != ORACLE:
                    self.moves += 1
            self.slots.append(under)
        piled = view.pile.count(UNKNOWN)
        top = view.top.count(UNKNOWN)
        if view.reshuffled:
            self.moves += len(view.pile) + len(view.top)
        (self.moved if view.reshuffled else self.rest).extend(range(place, place + piled))
        place += piled
        (self.moved if view.reshuffled else self.rest if view.turn else self.seeds).extend(range(place, place + top))
        place += top
        spoils = [slot.card for slot in view.spoils].count(UNKNOWN)
        self.spoils: Final = range(place, place + spoils)
        self.moved.extend(self.spoils)
        gone = 2 * view.setting.systems - lying - self.oracle_moved if view.turn else 0
        self.gone: Final = min(max(gone, 0), self.moves)
        """How many seeds are among the cards that have moved, the Oracle excepted."""
