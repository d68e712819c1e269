"""A client of the table: over HTTP to set tables up and sit down, over a WebSocket to play, whatever breaks between.

    async with Server("http://127.0.0.1:8080") as server:
        keys = await server.create(NewTable("oort", [PersonSeat(mine=True), BotSeat("greedy")]))
        await server.start(keys.table, keys.seats["0"])
        async with server.sit(keys.table, keys.seats["0"]) as line:
            async for frame in line:
                if frame.decision is not None:
                    await line.act(frame.decision.number, [frame.decision.candidates[0].action])

`docs/protocol.md` says what goes over the wire.
"""

from starboard.client.errors import Refused, Shut, Unreachable
from starboard.client.frames import About, Candidate, Decision, Entry, Frame, Seat, Waiting
from starboard.client.glance import Glance
from starboard.client.line import Line
from starboard.client.server import Server
from starboard.table.protocol import ClaimSeat, Keys, NewTable, NoticeTarget, PushKey, SeatKey, Study, StudyBrings
from starboard.table.settings import CODE_LENGTH, CODE_SIGNS, BotSeat, PersonSeat, SeatPlan, Settings

__all__ = [
    "CODE_LENGTH",
    "CODE_SIGNS",
    "About",
    "BotSeat",
    "Candidate",
    "ClaimSeat",
    "Decision",
    "Entry",
    "Frame",
    "Glance",
    "Keys",
    "Line",
    "NewTable",
    "NoticeTarget",
    "PersonSeat",
    "PushKey",
    "Refused",
    "Seat",
    "SeatKey",
    "SeatPlan",
    "Server",
    "Settings",
    "Shut",
    "Study",
    "StudyBrings",
    "Unreachable",
    "Waiting",
]
