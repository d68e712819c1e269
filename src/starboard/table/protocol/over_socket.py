"""Requests over a socket."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from starboard.table.protocol.values import Id, Language, Number, Seat, Text, Texts, Token


class Ask(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A request over a socket; `id` is unique among those of its seat, and the same one is carried out once."""

    id: Id


class Hello(Ask, frozen=True, tag="hello"):
    """The first message: who is there, and the last entry that was seen before, -1 for none."""

    token: Token = ""
    since: Annotated[int, Meta(ge=-1, le=1 << 30)] = -1
    language: Language = "en"
    visible: bool = True
    raw: bool = False
    """Whether views come as the game's codec writes them too, for who has the game and reads them with it."""
    seat: Seat | None = None
    """Which of the asker's own seats the line is for; the first, if left out."""


class Act(Ask, frozen=True, tag="act"):
    """Decide: one action, or several that are one move. `number` is that of the question."""

    number: Number
    actions: Texts


class Draft(Ask, frozen=True, tag="draft"):
    """Try decisions out on a copy of one's own; the reply has what would be asked next.

    With `plays` what cannot be tried, since it brings something to light, is played in place of being refused.
    """

    number: Number
    actions: Texts
    plays: bool = False


class Brings(Ask, frozen=True, tag="brings"):
    """Ask what the candidates bring, after the parts of a move that were chosen so far.

    `of` names some of them; `depth` says how many decisions of the move are followed.
    """

    number: Number
    actions: Annotated[list[Text], Meta(max_length=64)] = []
    of: Annotated[list[Text], Meta(max_length=64)] = []
    depth: Annotated[int, Meta(ge=1, le=6)] = 1


class Why(Ask, frozen=True, tag="why"):
    """Ask whether an action would be taken, and if not, why; without an action, which are refused, and why.

    `actions` are the parts of a move that were chosen so far.
    """

    number: Number
    action: Annotated[str, Meta(max_length=500)] = ""
    actions: Annotated[list[Text], Meta(max_length=64)] = []


class Hint(Ask, frozen=True, tag="hint"):
    """Ask what a bot would do now, or after decisions that were tried out and not sent yet.

    `unasked`: the page gives it by itself, as in a first game; who plays against bots alone is not charged with it.
    """

    number: Number
    actions: Annotated[list[Text], Meta(max_length=64)] = []
    unasked: bool = False


class Come(Ask, frozen=True, tag="come"):
    """Say what chance brought, where it is rolled and dealt by hand."""

    number: Number
    outcome: Text


class Unsay(Ask, frozen=True, tag="unsay"):
    """Take back what was said last that chance brought."""

    number: Number


class Undo(Ask, frozen=True, tag="undo"):
    """Take the own last move back, or all of them since the own turn began."""

    number: Number
    turn: bool = False


class Barrier(Ask, frozen=True, tag="barrier"):
    """Ask whether `undo` would be taken, and if not, why."""

    number: Number
    turn: bool = False


class AskBack(Ask, frozen=True, tag="askback"):
    """Ask everybody to let moves be taken back; 0 is as many as it takes for the own last one to be among them."""

    moves: Annotated[int, Meta(ge=0, le=1000)] = 1


class Consent(Ask, frozen=True, tag="consent"):
    """Answer that question."""

    yes: bool


class Say(Ask, frozen=True, tag="say"):
    """Say a text, or a phrase by its name."""

    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class Hold(Ask, frozen=True, tag="hold"):
    """Want ten seconds more for the open window."""


class Order(Ask, frozen=True, tag="order"):
    """Give a standing instruction for windows: pass until something; and ask never or always, of a sort or an ability.

    What is left out stays as it is; what is empty is taken back.
    """

    until: Literal["", "targeted", "my-turn", "turn-end", "always"] | None = None
    ability: Annotated[str, Meta(max_length=500)] = ""
    ask: Literal["", "never", "always"] = ""
    window: Annotated[str, Meta(max_length=100)] = ""


class GiveWords(Ask, frozen=True, tag="words"):
    """Give the seat's share of the luck, drawn by the client itself after it read the promise; until the match begins.

    The last ones count. They are shown to everybody when the match is over.
    """

    words: Annotated[str, Meta(min_length=1, max_length=200)]


class Look(Ask, frozen=True, tag="look"):
    """Look at the position as it was after an entry; when the match is over, with another's eyes, or with all open."""

    seq: Number
    seat: Seat | None = None
    """Through whose eyes; one's own, if left out."""
    open: bool = False
    """Whether nothing is hidden."""
    public: bool = False
    """Whether as anybody sees it who holds no seat: what several at one screen may look at together."""


class Log(Ask, frozen=True, tag="log"):
    """Read the log: entries after one, so many at most."""

    since: Annotated[int, Meta(ge=-1, le=1 << 30)] = -1
    most: Annotated[int, Meta(ge=1, le=500)] = 200


class Speak(Ask, frozen=True, tag="speak"):
    """Use another language from now on."""

    language: Language


class See(Ask, frozen=True, tag="see"):
    """Say whether the table is in view, so that nobody is notified of what they are looking at."""

    visible: bool


class Concede(Ask, frozen=True, tag="concede"):
    """Give the match up."""


class TakeOver(Ask, frozen=True, tag="takeover"):
    """Let a bot play for a seat whose time is out, where the table lets others claim that; or for one's own."""

    seat: Seat


class Return(Ask, frozen=True, tag="return"):
    """Take one's own seat back from the bot."""


class Ping(Ask, frozen=True, tag="ping"):
    """Ask whether anybody is there."""


Request = (
    Hello
    | Act
    | Draft
    | Brings
    | Why
    | Hint
    | Come
    | Undo
    | Barrier
    | AskBack
    | Unsay
    | Consent
    | Say
    | Hold
    | Order
    | GiveWords
    | Look
    | Log
    | Speak
    | See
    | Concede
    | TakeOver
    | Return
    | Ping
)

_decoder: Final[msgspec.json.Decoder[Request]] = msgspec.json.Decoder(Request)


def read_request(data: bytes | str) -> Request:
    """Return the request of a message; raise msgspec.DecodeError, or its ValidationError, where it is none."""
    return _decoder.decode(data)
