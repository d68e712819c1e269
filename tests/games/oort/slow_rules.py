"""Oort once more, straight from the rules' text and without tables: slow, and written apart to check the real one."""

from __future__ import annotations

from itertools import product

WAYS = {
    "N": (0, 1),
    "NE": (1, 1),
    "E": (1, 0),
    "SE": (1, -1),
    "S": (0, -1),
    "SW": (-1, -1),
    "W": (-1, 0),
    "NW": (-1, 1),
}
Space = tuple[int, int]


class Position:
    """A position string taken apart: spaces are (file, rank), both from 0."""

    def __init__(self, text: str, tiles: dict[str, list[str]]) -> None:
        _, board, rockets, holdings, turn, idle, move = text.split(" ")
        self.asteroids: set[Space] = set()
        self.holes: set[Space] = set()
        self.tokens: dict[Space, str] = {}
        for row, slots in enumerate(board.split("/")):
            for column, slot in enumerate(slots.split(",")):
                self._lay(tiles[slot[0]], int(slot[1]), slot[2:], column * 5, 14 - row * 5)
        self.rockets = [
            (ord(place[0]) - 97, int(place[1:]) - 1) if place != "-" else None for place in rockets.split(",")
        ]
        self.bags = [[int(count) for count in bag] for bag in holdings.split(",")]
        self.me = int(turn) - 1
        self.idle = int(idle)
        self.move = int(move)

    def _lay(self, rows: list[str], turns: int, lying: str, west: int, north: int) -> None:
        for _ in range(turns):
            rows = ["".join(rows[4 - x][y] for x in range(5)) for y in range(5)]
        marked = sorted(
            (sign, x, y) for y in range(5) for x, sign in enumerate(rows[y]) if sign.isalpha() and sign != "O"
        )
        for sign, (_, x, y) in zip(lying, marked, strict=True):
            if sign != "-":
                self.tokens[west + x, north - y] = sign
        for y, x in product(range(5), range(5)):
            if rows[y][x] == "O":
                self.holes.add((west + x, north - y))
            elif rows[y][x] != ".":
                self.asteroids.add((west + x, north - y))

    def is_free(self, space: Space) -> bool:
        """OO-4.3 On the board, no asteroid, no other rocket."""
        others = [rocket for seat, rocket in enumerate(self.rockets) if seat != self.me]
        return 0 <= space[0] < 25 and 0 <= space[1] < 15 and space not in self.asteroids and space not in others

    def fly(self, start: Space, way: str) -> list[Space]:
        """The spaces that a flight enters, one by one."""
        path: list[Space] = []
        x, y = WAYS[way]
        ahead = (start[0] + x, start[1] + y)
        while self.is_free(ahead):
            path.append(ahead)
            ahead = (ahead[0] + x, ahead[1] + y)
        return path

    def moves(self) -> list[str]:
        """OO-8.7 Every legal text, sorted."""
        if not self.tokens or self.idle >= 60:
            return []
        own = self.rockets[self.me]
        if own is None:
            return sorted("P" + name(hole) for hole in self.holes if hole not in self.rockets)
        spaces = product(range(25), range(15))
        found = ["H" + name(space) for space in spaces if self.is_free(space) and space != own]
        for way in WAYS:
            path = self.fly(own, way)
            if not path:
                continue
            found += [way + raids for raids in self.raids(own, path[-1])]
            entered = [space for space in path if space in self.holes]
            for hole in self.holes:
                if self.is_free(hole) and any(entry != hole for entry in entered):
                    end = [hole, *self.fly(hole, way)][-1]
                    found += [f"{way}-{name(hole)}{raids}" for raids in self.raids(own, end)]
        return sorted(found)

    def raids(self, start: Space, end: Space) -> list[str]:
        """OO-5.4, OO-5.5 Every combination of raids at the end of a flight."""
        choices: list[list[str]] = []
        for seat, rocket in enumerate(self.rockets):
            if seat != self.me and rocket is not None and near(end, rocket) and not near(start, rocket):
                held = [f"+{seat + 1}{'CDGHIU'[kind]}" for kind in range(6) if self.bags[seat][kind]]
                choices.append(["", *held])
        return ["".join(chosen) for chosen in product(*choices)]


def near(one: Space, other: Space) -> bool:
    """OO-4.1 One of the eight surrounding spaces."""
    return one != other and abs(one[0] - other[0]) <= 1 and abs(one[1] - other[1]) <= 1


def name(space: Space) -> str:
    """OO-8.1 The space's text."""
    return f"{chr(97 + space[0])}{space[1] + 1}"
