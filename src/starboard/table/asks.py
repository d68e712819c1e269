"""What each request at a table does: one function a request, all of them answered."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

import msgspec

from starboard.bots import STAND_IN
from starboard.kernel import (
    SPECTATOR,
    MalformedRequest,
    NotYours,
    Refusal,
    RuleFailed,
    StaleDecision,
    StarboardError,
    UndoBarred,
    who,
)
from starboard.table import errors, exits, protocol, wishes
from starboard.table.advising import Adviser
from starboard.table.dealing import REFEREE, says_chance
from starboard.table.entries import Entry, Held, Said, Stepped, Worded
from starboard.table.errors import Busy, LetGo, NotAllowed, NotNow, Reported, refusal
from starboard.table.flagging import flag, reported
from starboard.table.foreseeing import Foresight
from starboard.table.foretelling import foreseen_json, refusals_json
from starboard.table.settings import HOLD
from starboard.table.standing import ABORTED, OVER, WAITING
from starboard.table.store import Conflict, Wish, Write
from starboard.table.telling import tell_clocks, tell_wish
from starboard.texts.words import breakdown_json

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starboard.table.house import House
    from starboard.table.line import Line
    from starboard.table.live import Live

Json = dict[str, Any]

PHRASES: Final = ("hello", "good-luck", "thanks", "well-played", "oops", "one-moment", "your-turn", "good-game")
"""What can be said by its name."""
MOST_HOLDS: Final = 3
"""IO-7.7: so often a seat may hold windows in one turn."""


class Guest:
    """Somebody at a table, over one line. Every request is answered, and carried out once however often it is sent."""

    def __init__(self, house: House, live: Live, line: Line) -> None:
        self.house: Final = house
        self.live: Final = live
        self.line: Final = line
        self.name: Final = secrets.token_hex(8)
        """What its messages are counted under."""

    async def answer(self, request: protocol.Ask) -> Json:
        """Return the reply to a request; one that was carried out before gets the reply it had.

        Raise a StarboardError, nothing changed, where it is refused; Reported where a rule of the game failed.
        """
        try:
            return await self._answer(request)
        except RuleFailed as fault:
            decides = isinstance(request, protocol.Act | protocol.Come)  # who only tries something out, tells nobody
            report = await flag(self.house, self.live, fault) if decides else reported(fault, table=self.live.id)
            raise Reported(fault.why, report) from fault

    async def _answer(self, request: protocol.Ask) -> Json:
        if isinstance(request, protocol.Hint):
            return await self.hint(request)
        if isinstance(request, protocol.Brings):
            return await self.brings(request)
        answer = ANSWERS.get(type(request))
        if answer is None:
            raise MalformedRequest(refusal("hello-once"))
        for _ in range(3):
            async with self.house.changing(self.live):
                known = self.live.replied(self.line.viewer, request.id)
                if known is not None:
                    return known
                try:
                    return await answer(self, request)
                except Conflict:
                    # Another process was quicker; what it did is read, and the request looked at again.
                    await self.house.reread(self.live)
                except (LetGo, StaleDecision, NotNow, NotYours, NotAllowed):
                    # What it is about, or the reply that it had, may be long past: with all of that, once more.
                    if self.live.notes.reach(-1):
                        raise
                    await self.house.whole(self.live)
        raise Busy(refusal("server-busy"))

    def _seat(self) -> int:
        if self.line.viewer < 0:
            raise NotAllowed(refusal("table-no-seat"))
        return self.line.viewer

    def _count(self, what: str) -> None:
        """Count what the seat does; raise TooMany where it is too much."""
        self.house.turnstile.count(what, self.live.id, str(self.line.viewer))

    async def _store(self, request: protocol.Ask, *entries: Entry) -> Json:
        seq = await self.house.commit(self.live, list(entries), seat=self.line.viewer, act=request.id)
        return {"seq": seq}

    # Playing

    async def act(self, request: protocol.Act | protocol.Draft) -> Json:
        """Decide."""
        seat, table = self._seat(), self.live.table
        self._count("actions")
        if self.live.standing.seats[seat].bot:
            raise NotYours(Refusal("", "table-bot-plays"))
        if table.is_window():
            await self.house.seal(self.live, seat, request.number, list(request.actions), request.id)
            return {"sealed": True}
        return await self._store(request, table.act(seat, request.number, list(request.actions)))

    async def draft(self, request: protocol.Draft) -> Json:
        """Try out on a copy; or play, where that is wanted and only playing may show what comes."""
        seat, table = self._seat(), self.live.table
        try:
            trial = table.draft(seat, request.number, list(request.actions))
        except UndoBarred:
            if not request.plays:
                raise
            return await self.act(request)
        texts = exits.spoken(self.live.standing, self.line.language)
        mine = trial.seat == seat and not trial.over
        return {
            **exits.sight_json(table.game, trial.state, seat, texts),
            "decision": exits.question_json(trial, trial.state, seat, texts) if mine else None,
        }

    async def brings(self, request: protocol.Brings) -> Json:
        """Foretell what the choices bring: the table is only looked at, and goes on meanwhile."""
        self._count("brings")
        async with self.house.changing(self.live):
            seat, table = self._seat(), self.live.table
            s, begun = table.state_in(seat, request.number, list(request.actions))
            seen, texts = exits.seen(s, seat), exits.spoken(self.live.standing, self.line.language)
        if who(seen) != seat:
            return {"brings": []}
        foresight = Foresight(table.game, seen, seat, begun)
        found = await foresight.look(list(request.of), request.depth)
        return {"brings": [foreseen_json(table.game, one, texts) for one in found]}

    async def why(self, request: protocol.Why) -> Json:
        """Explain."""
        seat, table, texts = self._seat(), self.live.table, exits.spoken(self.live.standing, self.line.language)
        if not request.action:
            s, _ = table.state_in(seat, request.number, list(request.actions))
            return {"refused": refusals_json(table.game, exits.seen(s, seat), seat, texts)}
        found = table.why_not(seat, request.number, [*request.actions, request.action])
        if found is None:
            return {"legal": True}
        return {"legal": False, **errors.problem("action/illegal", found, texts, self.live.standing.game)}

    async def hint(self, request: protocol.Hint) -> Json:
        """Say what a bot would do; the table is nobody's own meanwhile."""
        seat = self._seat()
        self._count("hints")
        return await Adviser(self.house, self.live, seat, self.line.language).advise(request)

    async def come(self, request: protocol.Come) -> Json:
        """Let chance bring something, by whoever holds the box."""
        if not says_chance(self.live.table, self.line.viewer):
            raise NotAllowed(refusal("table-referee-only"))
        return await self._store(request, self.live.table.happen(request.number, request.outcome))

    async def unsay(self, request: protocol.Unsay) -> Json:
        """Take back what chance was said to have brought last; where somebody has seen it, all have to agree."""
        viewer, table = self.line.viewer, self.live.table
        asked = table.want_unsaid(viewer, request.number)
        if asked is not None and set(self.live.standing.people) - {viewer}:
            return await self._store(request, asked)
        return await self._store(request, table.unsay(viewer, agreed=asked is not None))

    async def undo(self, request: protocol.Undo) -> Json:
        """Take own moves back."""
        return await self._store(request, self.live.table.undo(self._seat(), request.number, turn=request.turn))

    async def barrier(self, request: protocol.Barrier) -> Json:
        """Explain why own moves cannot be taken back, where they cannot."""
        try:
            self.live.table.may_undo(self._seat(), request.number, turn=request.turn)
        except StarboardError as error:
            texts = exits.spoken(self.live.standing, self.line.language)
            return {"legal": False, **errors.refused_json(error, texts, self.live.standing.game)}
        return {"legal": True}

    async def ask_back(self, request: protocol.AskBack) -> Json:
        """Ask to take back; bots agree at once."""
        seat = self._seat()
        asked = self.live.table.want_back(seat, request.moves)
        if set(self.live.standing.people) - {seat}:
            return await self._store(request, asked)
        return await self._store(request, self.live.table.take_back(seat, asked.moves))

    async def consent(self, request: protocol.Consent) -> Json:
        """Answer that."""
        return await self._store(request, *self.live.table.consent(self._seat(), yes=request.yes))

    async def hold(self, request: protocol.Hold) -> Json:
        """Keep the open window open for longer (IO-7.7)."""
        seat, table = self._seat(), self.live.table
        if not table.is_window() or seat not in table.asked():
            raise NotNow(refusal("table-no-window"))
        if self.live.held:
            raise NotNow(refusal("table-held"))
        if self.live.holds.get(seat, 0) >= MOST_HOLDS:
            raise NotNow(refusal("table-holds", most=MOST_HOLDS))
        stored = await self._store(request, Held(HOLD))
        tell_clocks(self.live)
        return stored

    async def give_words(self, request: protocol.GiveWords) -> Json:
        """Add to the luck, before the match begins."""
        seat = self._seat()
        if self.live.standing.status != WAITING:
            raise NotNow(refusal("table-begun"))
        return await self._store(request, Worded(seat, request.words))

    async def order(self, request: protocol.Order) -> Json:
        """Take a standing instruction for windows, or take it back; nobody else is told."""
        seat, live = self._seat(), self.live
        assert live.table.playing is not None
        until = live.wishes.get(seat, "") if request.until is None else request.until
        said = live.asks.get(seat, {})
        asks = wishes.asked_about(live.table.game, said, request.ability, request.window, request.ask)
        wish = Wish(seat, until, live.seq, msgspec.json.encode(asks).decode())
        await self.house.store.write(Write(live.id, wish=wish))
        live.wish(seat, until, asks)
        tell_wish(live, seat)
        self.house.arm(live)
        return live.wishes_json(seat, exits.spoken(live.standing, self.line.language))

    # Speaking and looking

    async def say(self, request: protocol.Say) -> Json:
        """Say something."""
        seat = self._seat()
        if self.live.standing.seats[seat].muted:
            raise NotAllowed(refusal("table-muted"))
        self._count("chat")
        text = "".join(sign for sign in request.text if sign.isprintable()).strip()
        if (not text and request.phrase not in PHRASES) or (text and request.phrase):
            raise NotNow(refusal("table-say", known=", ".join(PHRASES)))
        return await self._store(request, Said(seat, text, request.phrase))

    async def look(self, request: protocol.Look) -> Json:
        """Look at the position after an entry."""
        viewer = self._eyes(request)
        s = self.live.table.state_after(self.live.entries_to(request.seq))
        told: Json = {"seq": request.seq, "view": None, "scores": None, "breakdown": []}
        if s is not None:
            game = self.live.table.game
            texts = exits.spoken(self.live.standing, self.line.language)
            told |= exits.sight_json(game, s, viewer, texts)
            told["breakdown"] = breakdown_json(game.name, game.breakdown(exits.seen(s, viewer)), texts)
        if self.line.raw:
            told["raw"] = None if s is None else exits.written(self.live.table, s, viewer)
        return told

    def _eyes(self, request: protocol.Look) -> int:
        """Return through whose eyes the asker looks; raise NotAllowed for another's while the match goes on."""
        seat, standing = request.seat, self.live.standing
        if request.public:
            return SPECTATOR
        if not request.open and seat in {None, self.line.viewer}:
            return self.line.viewer
        if standing.status not in {OVER, ABORTED}:
            raise NotAllowed(refusal("table-look-later"))
        if seat is not None and seat >= len(standing.seats):
            raise NotAllowed(refusal("no-such-seat", number=seat + 1, seats=len(standing.seats)))
        return REFEREE if request.open or seat is None else seat

    async def read_log(self, request: protocol.Log) -> Json:
        """Read the log."""
        texts = exits.spoken(self.live.standing, self.line.language)
        notes = self.live.notes.after(request.since)[: request.most]
        return {"entries": self.live.frames.entries(self.live, self.line.viewer, texts, notes), "last": self.live.seq}

    async def speak(self, request: protocol.Speak) -> Json:
        """Change the language of this self.line."""
        from starboard.texts import LANGUAGES

        if request.language not in LANGUAGES:
            raise NotNow(refusal("unknown-language", language=request.language, known=", ".join(LANGUAGES)))
        self.line.language = request.language
        self.line.put(await self.house.state(self.live, self.line))
        return {}

    async def see(self, request: protocol.See) -> Json:
        """Note whether the table is in view."""
        self.line.visible = request.visible
        self.house.comings.looked(self.live, self.line)
        return {}

    async def greet(self, request: protocol.Hello) -> Json:
        """Refuse to be greeted twice."""
        raise NotNow(refusal("hello-twice"))

    async def ping(self, request: protocol.Ping) -> Json:
        """Answer."""
        return {}

    # Going

    async def concede(self, request: protocol.Concede) -> Json:
        """Give up."""
        given_up = self.live.table.concede(self._seat(), STAND_IN)
        return await self._store(request, given_up)

    async def take_over(self, request: protocol.TakeOver) -> Json:
        """Let a bot play on."""
        seat, standing = self._seat(), self.live.standing
        assert self.live.table.playing is not None
        if request.seat >= len(standing.seats) or standing.seats[request.seat].bot:
            raise NotNow(refusal("table-no-such-person"))
        absent = standing.settings.absent == "claim" and request.seat in self.live.absent
        if request.seat != seat and not absent:
            raise NotAllowed(refusal("table-no-claim"))
        why_so = "asked" if request.seat == seat else "absent"
        return await self._store(request, Stepped(request.seat, STAND_IN, why_so))

    async def come_back(self, request: protocol.Return) -> Json:
        """Take the seat back from the bot, unless the match was given up."""
        seat = self.live.standing.seats[self._seat()]
        if not seat.bot or seat.why == "conceded":
            raise NotNow(refusal("table-no-bot"))
        return await self._store(request, Stepped(self.line.viewer, "", "back"))


ANSWERS: Final[dict[type[Any], Callable[[Guest, Any], Awaitable[Json]]]] = {
    protocol.Hello: Guest.greet,
    protocol.Act: Guest.act,
    protocol.Draft: Guest.draft,
    protocol.Why: Guest.why,
    protocol.Come: Guest.come,
    protocol.Unsay: Guest.unsay,
    protocol.Undo: Guest.undo,
    protocol.Barrier: Guest.barrier,
    protocol.AskBack: Guest.ask_back,
    protocol.Consent: Guest.consent,
    protocol.Hold: Guest.hold,
    protocol.GiveWords: Guest.give_words,
    protocol.Order: Guest.order,
    protocol.Say: Guest.say,
    protocol.Look: Guest.look,
    protocol.Log: Guest.read_log,
    protocol.Speak: Guest.speak,
    protocol.See: Guest.see,
    protocol.Ping: Guest.ping,
    protocol.Concede: Guest.concede,
    protocol.TakeOver: Guest.take_over,
    protocol.Return: Guest.come_back,
}
