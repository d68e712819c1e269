"""Monte Carlo tree search over any game: UCT where all is open, over information sets where something is hidden.

Each round plays one world from the root: down the tree by what promises most, one step beyond it, then on by the
game's judgement, blindly for its horizon, until the position is judged or the game is over. What comes of it is told to
every node on the way, to each as the seat that chose it sees it, so any number of seats can play (max-n).

Where something is hidden every round begins in another guess, and the tree is one of the seat's information sets: at
each node only what this round's world allows is chosen from, and a child is credited for every time that it could have
been chosen (single-observer information-set search). What chance brings is a node of its own where the seat sees it.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import CHANCE, Choice, Judgement, State, happen, i64, roll
from starboard.kernel.mistakes import check_outcome
from starboard.kernel.playing import settle
from starboard.search.tree import Node
from starboard.search.worlds import Worlds, shows

if TYPE_CHECKING:
    from starboard.kernel import Action, Game

BETWEEN: Final = 16
"""Rounds between two looks at whether anything can change, and at most between two at the clock."""
BRIEF: Final = 0.02
"""Seconds between two looks at the clock, about: where rounds take long, fewer are played between them."""
MOST_LOOKS: Final = 2000
"""Positions of the tree that are compared with one that came, at most."""


def proceed(s: State, action: Action) -> None:
    """Carry out a decision that is known to be legal, since it was just listed, and all that follows of itself."""
    top = s.steps.pop()
    if isinstance(top, Choice):
        top.take(s, action)
    settle(s)


class Tried:
    """What a search says of one action: how often it was tried, and what came of it on average, from 0 to 1."""

    def __init__(self, action: Action, visits: int, mean: float) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.mean: Final = mean


class Search:
    """One tree, grown from what a seat sees."""

    def __init__(
        self,
        game: Game[Any],
        seen: State,
        seat: int,
        seed: int,
        among: list[Action] | None = None,
        horizon: int = -1,
    ) -> None:
        """With `among`, nothing but these actions is tried at the root.

        `horizon` is how far it plays on blindly where that is not as far as the game's judgement says.
        """
        self.game: Final = game
        self._judgement: Final = game.judgement
        self.seat: Final = seat
        self._rng: Final = Random(seed)
        self._seen = seen
        self._worlds = Worlds(game, seen, seat, self._rng)
        self._seats: Final = game.seats_of(seen)
        self._hidden: Final = self._worlds.hidden
        judgement = self._judgement
        self._horizon: Final[i64] = judgement.horizon if horizon < 0 else horizon
        self._width: Final[i64] = judgement.width
        self._widening: Final = judgement.widening
        self._daring: Final = judgement.daring
        self._plain: Final = type(judgement).rollout is Judgement.rollout
        """Whether all actions are alike to who plays blindly."""
        self._luck: i64 = self._rng.getrandbits(31) + 1
        self._path: Final[list[Node]] = []
        self._among: Final = among
        self._most: i64 = 0
        """The most actions that were worth a try at the root in any world, where something is hidden."""
        self.root = Node(None, CHANCE)
        if among is not None:
            self.root.waiting = among[::-1]
        self.played: i64 = 0
        """Decisions played blindly beyond the tree."""

    def run(self, rounds: int, seconds: float) -> int:
        """Play so many rounds, or fewer where the time is out or nothing can change any more; return how many."""
        looked = perf_counter()
        until = looked + seconds
        left: i64 = rounds
        between: i64 = 1
        look: i64 = left - 1
        while left > 0:
            self._round()
            left -= 1
            if left % BETWEEN == 0 and self._is_settled(left):
                break
            if left <= look:
                now = perf_counter()
                if now > until:
                    break
                if between < BETWEEN and now - looked < BRIEF:
                    between *= 2
                look = left - between
                looked = now
        return rounds - left

    def tried(self) -> list[Tried]:
        """Return what was tried at the root, the most promising first: what was tried most often."""
        children = sorted(self.root.children, key=lambda child: (-child.visits, -child.total))
        return [Tried(child.action, child.visits, child.mean()) for child in children if child.action is not None]

    def went(self, action: Action) -> None:
        """Go on from the position after an action of the root, with what was learned of it, where nothing is hidden."""
        child = self.root.find(action, self.seat)
        if child is not None and not self._hidden:
            self._seen = self._after(self._seen, child)
            self.root = child

    def follow(self, seen: State) -> bool:
        """Go on from a later position with what was learned of it; return whether the tree has it.

        Where something is hidden what was learned belongs to other guesses, and nothing is kept.
        """
        if self._hidden:
            return False
        left = MOST_LOOKS
        reached: list[tuple[Node, State]] = [(self.root, self._seen)]
        for node, s in reached:
            if s == seen:
                self.root = node
                self._seen = seen
                self._worlds = Worlds(self.game, seen, self.seat, self._rng)
                return True
            for child in sorted(node.children, key=lambda one: -one.visits):
                left -= 1
                if left < 0:
                    return False
                if child.action is not None and child.visits > 1:
                    reached.append((child, self._after(s, child)))
        return False

    def _after(self, s: State, child: Node) -> State:
        later = s.clone()
        if child.action is not None:
            if child.mover == CHANCE:
                happen(later, child.action)
            else:
                proceed(later, child.action)
        return later

    def _is_settled(self, left: i64) -> bool:
        """Whether no other action can be tried as often any more as the first one was, or none is worth a try.

        Who says what is to be tried wants to know all of it.
        """
        if self._among is not None:
            return False
        if len(self.root.children) == 1:
            return self._most == 1 if self._hidden else not self.root.waiting
        first: i64 = 0
        second: i64 = 0
        for child in self.root.children:
            visits = child.visits
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second > left

    def _round(self) -> None:
        s = self._worlds.next()
        path = self._path
        path.clear()
        node = self.root
        path.append(node)
        while s.steps:
            top = s.steps[-1]
            if isinstance(top, Choice):
                node = self._chosen(node, s, int(top.who(s)))
                assert node.action is not None
                proceed(s, node.action)
            else:
                node = self._came(node, s)
            path.append(node)
            if node.visits == 0:
                break
        rewards = self._played_on(s)
        for node in path:
            node.visits += 1
            if node.mover >= 0:
                node.total += rewards[node.mover]

    def _chosen(self, node: Node, s: State, mover: int) -> Node:
        """Return the child that a seat tries next: what has not been tried and is worth it, or what promises most."""
        if self._hidden:
            return self._offered(node, s, mover)
        waiting = node.waiting
        if waiting is None:
            waiting = self._judgement.tries(s, self._rng)
            waiting.reverse()
            node.waiting = waiting
        if waiting and len(node.children) < self._room(node):
            return node.add(waiting.pop(), mover)
        return node.favourite(self._daring)

    def _room(self, node: Node) -> i64:
        """Return how many actions may be tried at a node that was come to so often (progressive widening)."""
        if self._among is not None and node is self.root:
            return len(self._among)
        return self._width + i64(self._widening * sqrt(float(node.visits)))

    def _offered(self, node: Node, s: State, mover: int) -> Node:
        """Return the child that is tried next among those that this world allows."""
        among = self._among if node is self.root else None
        actions = self._judgement.tries(s, self._rng) if among is None else among
        if node is self.root:
            self._most = max(self._most, len(actions))
        most = self._room(node)
        best: Node | None = None
        highest = -1.0
        for action in actions:
            if most == 0:
                break
            most -= 1
            child = node.find(action, mover)
            if child is None:
                return node.add(action, mover)
            child.offered += 1
            visits = float(child.visits)
            promise = child.total / visits + self._daring * sqrt(log(float(child.offered) + 1.0) / visits)
            if promise > highest:
                highest = promise
                best = child
        assert best is not None
        return best

    def _came(self, node: Node, s: State) -> Node:
        """Let chance decide; return the child of what came, one for all where the seat does not see what it was."""
        outcome = roll(s, self._rng)
        if not shows(outcome, self.seat):
            return node.children[0] if node.children else node.add(outcome, CHANCE)
        return node.find(outcome, CHANCE) or node.add(outcome, CHANCE)

    def _any(self, actions: list[Action]) -> Action:
        """Return one of the actions, all alike: a quick generator (xorshift) will do for blind decisions."""
        luck = self._luck
        luck ^= (luck << 13) & 0xFFFFFFFF
        luck ^= luck >> 17
        luck ^= (luck << 5) & 0xFFFFFFFF
        self._luck = luck
        return actions[(luck * i64(len(actions))) >> 32]

    def _played_on(self, s: State) -> list[float]:
        """Play blindly for the judgement's horizon; return what the end, or the position there, is worth to each."""
        judgement = self._judgement
        rng = self._rng
        left = self._horizon
        plain = self._plain
        while s.steps:
            top = s.steps[-1]
            if isinstance(top, Choice):
                if left == 0:
                    self.played += self._horizon
                    return judgement.prospects(s, self._seats)
                left -= 1
                action = self._any(top.listed(s)) if plain else judgement.rollout(s, rng)
                steps = s.steps
                steps.pop()
                top.take(s, action)
                settle(s)
            else:
                roll(s, rng)
        self.played += self._horizon - left
        outcome = self.game.outcome(s)
        if outcome is None or len(outcome.ranking) != self._seats:
            check_outcome(type(self.game).__name__, self.game.endings, self._seats, outcome)
        assert outcome is not None
        return judgement.results(outcome)
