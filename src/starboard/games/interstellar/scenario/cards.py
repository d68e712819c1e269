"""4.3, 4.7 The cards of a described position: named ones where they lie, the rest as the set-up deals them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.games.interstellar.domains import AWAITING, CARD, NTH, ORACLE
from starboard.games.interstellar.questions import is_planet, set_under
from starboard.games.interstellar.scenario.dealing import Dealer
from starboard.games.interstellar.scenario.reading import items, node_of_key, pairs
from starboard.games.interstellar.state import KNOWER_BITS, Galaxy, Slot
from starboard.kernel import KNOWN_TO_ALL, replaced

if TYPE_CHECKING:
    from starboard.kernel.reading import Described


def lay_cards(s: Galaxy, given: Described, seats: list[Described], *, bare: bool) -> None:
    """Lay the named cards, then what the set-up still has to deal under planets."""
    under = [(node_of_key(s, name, value), value) for name, value in pairs(given, "under")]
    named = [node for node, _ in under]
    nodes = [node for node in range(1, s.setting.nodes) if is_planet(s, node) and node not in named]
    open_hands = [p.seat for p in s.players if not seats[p.seat].has("hand") and p.status != AWAITING]
    back = [slot.card for node in named for slot in s.under[node]]
    for p in s.players:
        if p.seat not in open_hands:
            back += p.hand
            p.hand = ()
    s.pile = tuple(sorted((*s.pile, *back)))
    for node in named:
        set_under(s, node, ())
    dealer = Dealer(s, nodes, open_hands)
    for node, value in under:
        _lay_under(s, value, dealer, node)
    for p in s.players:
        if seats[p.seat].has("hand"):
            p.hand = tuple(sorted(_taken(dealer, seats[p.seat].at("hand").some_of(CARD))))
    if given.has("oracle") and given.at("oracle").value is not None:
        s.holder = given.at("oracle").number(0, s.setting.seats - 1)
        dealer.take(ORACLE)
    if given.has("discard"):
        s.discard = tuple(_taken(dealer, given.at("discard").some_of(CARD)))
    if given.has("draw"):
        s.top = tuple(_taken(dealer, given.at("draw").some_of(CARD)))
    dealer.fill()
    if given.has("filler"):
        if not bare:
            raise given.at("filler").fault("described-filler-on-empty-board")
        card = given.at("filler").one_of(CARD)
        for node in nodes:
            set_under(s, node, (Slot(1, card, 0),))
            s.slots = replaced(s.slots, node, 1)


def _taken(dealer: Dealer, cards: list[int]) -> list[int]:
    """Return the cards, taken out of the set-up."""
    for card in cards:
        dealer.take(card)
    return cards


def _lay_under(s: Galaxy, value: Described, dealer: Dealer, node: int) -> None:
    laid = [_slot(s, nth, one) for nth, one in enumerate(value.items(NTH.size))]
    _taken(dealer, [slot.card for slot in laid])
    set_under(s, node, tuple(laid))
    s.slots = replaced(s.slots, node, len(laid))


def _slot(s: Galaxy, nth: int, value: Described) -> Slot:
    known = 0
    card = value
    if isinstance(value.value, dict):
        value.known(("card", "knownBy"))
        card = value.at("card")
        if value.has("knownBy") and value.at("knownBy").value == "all":
            known = KNOWN_TO_ALL
        else:
            for one in items(value, "knownBy"):
                known |= KNOWER_BITS[one.number(0, s.setting.seats - 1)]
    return Slot(nth + 1, card.one_of(CARD), known)
