"""Games in OpenSpiel: its own tests and searches run on them, and no seat is told what it may not know."""

from __future__ import annotations

import doctest
import pickle
import re
import subprocess
import sys
import tracemalloc
import unittest
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, ismcts, mcts
from open_spiel.python.observation import make_observation

from examples.lanterns import GAME as LANTERNS
from starboard.env.openspiel import SpielGame, courses, load, register
from starboard.env.openspiel.courses import changes
from starboard.env.openspiel.games import by_scores
from starboard.games import names
from starboard.kernel import OWNER, Came, Option, seen_by
from tests.counts import LONG, scaled, seeds
from tests.subjects import GAMES, TABLES, hides

pytestmark = pytest.mark.xdist_group("openspiel")  # its library takes seconds to be imported

SPARSE = {"cove": 40, "interstellar": 40}
"""One in so many of a game's nodes is looked at, where they are many."""
FEW = [("connect_four", 2), ("landfall", 3), ("strike", 2), ("oort", 2), ("cove", 1), ("interstellar", 2)]
# OpenSpiel asks for all that each seat knows at each node, which takes minutes where many play a long game.
ALL = [(name, seats) for name, game in GAMES.items() for seats in ((2, 4) if name == "interstellar" else game.seats)]
SIMULATED = [*ALL, ("interstellar", 12)]
HIDING = [(name, seats) for name, seats in (TABLES if LONG else FEW) if hides(GAMES[name])]


def loaded(name: str, seats: int) -> SpielGame:
    """Return a game with options that keep random games short."""
    short: dict[str, Any] = {}
    if name == "oort":
        short = {"drought": 24}
    elif name == "interstellar":
        short = {"entropyClock": 5, "compact": seats == 2, "twoCopies": seats > 6}
    return load(GAMES[name], seats=seats, **short)


@pytest.fixture
def lanterns() -> SpielGame:
    """The small game with hidden lanterns, with notes of all that was seen."""
    return load(LANTERNS, returns="scores", moves=5)


def positions(game: SpielGame, seed: int) -> Iterator[Any]:
    """Play a game at random; yield its state at each node before the end."""
    rng = Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(rng.choice(state.legal_actions()))


def position(game: SpielGame, *texts: str) -> Any:
    """Return the state after what is written so."""
    state = game.new_initial_state()
    for text in texts:
        state.apply_action(state.string_to_action(state.current_player(), text))
    return state


# OpenSpiel's own tests


@pytest.mark.parametrize(("name", "seats"), SIMULATED if LONG else FEW)
def test_openspiels_simulation_passes(name: str, seats: int) -> None:
    """Clones, texts, masks, tensors and returns are as OpenSpiel checks them, and what it writes it can read."""
    pyspiel.random_sim_test(loaded(name, seats), num_sims=1, serialize=True, verbose=False)


def run_of(base: str, game: SpielGame, states: int) -> unittest.TestResult:
    """Run a class of OpenSpiel's api tests on a game."""
    tests = import_module("open_spiel.integration_tests.api_test")
    sampled = tests.sample_some_states.sample_some_states

    def sample(game: SpielGame, max_states: int) -> Any:
        return sampled(game, max_states=min(states, max_states))

    name = game.get_type().short_name
    tests.TOTAL_NUM_STATES[name], tests.PERFECT_RECALL_NUM_STATES[name] = (4, 24, 30), 12
    case = type(name, (getattr(tests, base),), {"game": game, "game_name": name})
    tests.sample_some_states.sample_some_states = sample
    try:
        return unittest.defaultTestLoader.loadTestsFromTestCase(case).run(unittest.TestResult())
    finally:
        tests.sample_some_states.sample_some_states = sampled


def test_openspiels_api_tests_pass_on_a_whole_tree(lanterns: SpielGame) -> None:
    """As many nodes and information states as the game has that it is played like, and perfect recall in each."""
    result = run_of("EnforceAPIOnFullTreeBase", lanterns, 0)
    assert result.testsRun == 8
    assert result.wasSuccessful(), result.failures + result.errors


@pytest.mark.parametrize(("name", "seats"), ALL if LONG else FEW)
def test_openspiels_api_tests_pass(name: str, seats: int) -> None:
    """What OpenSpiel promises of every game holds."""
    result = run_of("EnforceAPIOnPartialTreeBase", loaded(name, seats), scaled(400, 40))
    assert result.testsRun == 5
    assert result.wasSuccessful(), result.failures + result.errors


def test_openspiels_environment_for_learners_runs(lanterns: SpielGame) -> None:
    """Its own environment gives what a seat sees, and asks for a decision at each step."""
    env = rl_environment.Environment(lanterns, observation_type=rl_environment.ObservationType.INFORMATION_STATE)
    time_step = env.reset()
    while not time_step.last():
        seat = time_step.observations["current_player"]
        assert len(time_step.observations["info_state"][seat]) == lanterns.information_state_tensor_size()
        time_step = env.step([time_step.observations["legal_actions"][seat][-1]])
    assert sum(time_step.rewards) == 0


# OpenSpiel's algorithms


def test_cfr_finds_the_known_value_of_the_small_game() -> None:
    """Played as well as can be, the first ship loses an eighteenth of a coin."""
    game = load(LANTERNS, returns="scores")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(scaled(50, 20)):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert value == pytest.approx([-1 / 18, 1 / 18], abs=1e-3)
    assert exploitability.exploitability(game, policy) < 0.02


@pytest.mark.parametrize(("name", "seats"), [("connect_four", 2), ("oort", 3)])
def test_mcts_runs(name: str, seats: int) -> None:
    """OpenSpiel's tree search decides, in Python and in C++."""
    game = loaded(name, seats)
    rng = np.random.RandomState(1)
    simulations = scaled(20, 4)
    state = next(state for state in positions(game, 1) if not state.is_chance_node())
    bot = mcts.MCTSBot(game, 1.4, simulations, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, simulations, 10, False, 1, False)
    assert bot.mcts_search(state).best_child().action in state.legal_actions()


@pytest.mark.parametrize(("name", "seats"), HIDING)
def test_ismcts_runs(name: str, seats: int) -> None:
    """OpenSpiel's search for games with secrets decides by guesses at what the seat cannot see."""
    game = loaded(name, seats)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, scaled(10, 3), random_state=rng)
    state = next(state for state in positions(game, 1) if len(state.legal_actions()) > 1 <= state.current_player() + 1)
    assert bot.step(state) in state.legal_actions()


def test_mcts_sees_a_win_at_hand() -> None:
    """What it is told that an end is worth is worth it."""
    game = load(GAMES["connect_four"])
    state = position(game, *"ababab")
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 60, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert state.action_to_string(bot.step(state)) == "a"


# What a seat is told


def outputs(state: Any, seat: int) -> list[Any]:
    """Return all that OpenSpiel tells a seat."""
    told = [state.information_state_string(seat), state.observation_string(seat), state.observation_tensor(seat)]
    game = state.get_game()
    if game.get_type().provides_information_state_tensor:
        told.append(state.information_state_tensor(seat))
    if state.current_player() == seat:
        told.append(state.legal_actions())
    private = make_observation(game, pyspiel.IIGObservationType(public_info=False, perfect_recall=False))
    return [*told, private.string_from(state, seat)]


def branches(state: Any, seat: int) -> list[Any]:
    """Return the states after two things that chance can bring now and that look alike to a seat, if there are such."""
    if not state.is_chance_node():
        return []
    chances = state.course.table.game.chances
    looks: dict[Came, list[int]] = {}
    for number, _ in state.chance_outcomes():
        looks.setdefault(seen_by(Came(chances.action(number)), seat), []).append(number)
    alike = next((numbers for numbers in looks.values() if len(numbers) > 1), [])
    return [state.child(number) for number in alike[:2]]


def compared(game: SpielGame, seed: int, one_in: int = 1, ahead: int = 4) -> int:
    """Play on in two worlds that differ by what chance brought in secret; return how often they were told alike."""
    rng = Random(seed)
    met = 0
    for state in positions(game, seed):
        seat = rng.randrange(game.num_players())
        worlds = [] if rng.randrange(one_in) else branches(state, seat)
        for _ in range(ahead if worlds else 0):
            one, two = worlds
            if one.is_terminal() or two.is_terminal() or one.course.state == two.course.state:
                break
            if seen_by(one.course.state, seat) != seen_by(two.course.state, seat):
                break  # a rule has shown it
            assert outputs(one, seat) == outputs(two, seat)
            met += 1
            both = [number for number in one.legal_actions() if number in two.legal_actions()]
            if not both:
                break
            number = rng.choice(both)
            one.apply_action(number)
            two.apply_action(number)
    return met


@pytest.mark.parametrize(("name", "seats"), HIDING)
def test_two_worlds_are_told_alike(name: str, seats: int) -> None:
    """Whatever chance brings in secret, texts and tensors of those who do not see it are the same."""
    met = sum(compared(loaded(name, seats), seed, SPARSE.get(name, 4)) for seed in seeds(20))
    assert met or name == "cove"  # cards are rarely drawn there by who plays at random


def test_two_worlds_are_told_alike_in_the_small_game(lanterns: SpielGame) -> None:
    """Here with the tensor of all that was seen."""
    assert sum(compared(lanterns, seed) for seed in range(10)) > 10


@pytest.mark.parametrize("leaking", ["view", "seen_by"])
def test_a_leak_is_found(leaking: str, lanterns: SpielGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that shows everything, or a log that tells everything, is told apart."""
    monkeypatch.setattr(courses, leaking, lambda record, _: record)
    with pytest.raises(AssertionError):
        sum(compared(lanterns, seed) for seed in range(10))


def test_an_information_state_tells_what_its_seat_may_know(lanterns: SpielGame) -> None:
    """The log with the seat's own lantern, and what it saw; nothing of the other's lantern but that it was taken."""
    state = position(lanterns, "take 1 bright", "take 2 dim", "wait")
    own, others = (state.information_state_string(seat) for seat in (0, 1))
    assert "* take 1 bright" in own
    assert "* take 2 ?" in own
    assert "= ships.0.lantern [2]" in own
    assert "1 wait" in own
    assert "bright" not in others
    assert own.splitlines()[0] == "seat 1"


@pytest.mark.parametrize(("name", "seats"), [*HIDING, ("connect_four", 2)])
def test_what_a_seat_remembers_only_grows(name: str, seats: int) -> None:
    """Perfect recall: what was known is still there, in front of what came since."""
    game = loaded(name, seats)
    before = [""] * seats
    for count, state in enumerate(positions(game, 3)):
        if count > scaled(1000, 60):
            break
        for seat in range(seats):
            now = state.information_state_string(seat)
            assert now.startswith(before[seat])
            before[seat] = now


def test_states_that_are_kept_share_what_was_heard() -> None:
    """A search keeps a state for each node: together they hold a part of what each of them alone can tell."""
    kept, told = [], 0
    tracemalloc.start()
    try:
        for state in islice(positions(loaded("cove", 2), 5), 200):
            told += sum(len(state.information_state_string(seat)) for seat in range(2))
            kept.append(state.clone())
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert held < told / 3
    assert kept[-1].information_state_string(1).startswith(kept[100].information_state_string(1))


def test_what_was_shown_and_went_away_is_remembered() -> None:
    """A card that a tide washed away lies open until the round ends; who saw it knows of it after that too."""
    game = load(GAMES["landfall"], seats=2)
    for seed in range(40):
        seen: set[str] = set()
        for state in positions(game, seed):
            text = state.information_state_string(0)
            seen |= {line for line in text.splitlines() if line.startswith("= ships.1.played")}
            assert all(line in text for line in seen)
        if len(seen) > 3:
            return
    raise AssertionError("no game showed cards")


# Guesses


@pytest.mark.parametrize(("name", "seats"), [*HIDING, ("connect_four", 2)])
def test_a_guess_is_what_the_seat_cannot_tell_from_the_truth(name: str, seats: int) -> None:
    """Texts, tensors and whose turn it is are the same to that seat; it can be played on, copied, and written."""
    game = loaded(name, seats)
    rng = Random(7)
    differing = 0
    for state in positions(game, 5):
        if state.is_chance_node() or rng.randrange(SPARSE.get(name, 4)):
            continue
        seat = rng.randrange(seats)
        guess = state.resample_from_infostate(seat, rng.random)
        assert outputs(guess, seat) == outputs(state, seat)
        assert guess.current_player() == state.current_player()
        differing += str(guess) != str(state)
        again = pickle.loads(pickle.dumps(guess.clone()))  # noqa: S301  # its own
        assert str(again) == str(guess)
        action = again.legal_actions()[0]
        again.apply_action(action)
        guess.apply_action(action)
        assert [outputs(again, one) for one in range(seats)] == [outputs(guess, one) for one in range(seats)]
    assert differing or name in {"connect_four", "cove"}


@pytest.mark.parametrize(("name", "seats"), HIDING)
def test_a_guess_knows_nothing_but_what_its_seat_knows(name: str, seats: int) -> None:
    """Made from the truth or from another guess, with the same luck it is the same, whatever is asked of it."""
    game = loaded(name, seats)
    rng = Random(3)
    for state in positions(game, 9):
        if state.is_chance_node() or rng.randrange(SPARSE.get(name, 8)):
            continue
        seat = rng.randrange(seats)
        other = state.resample_from_infostate(seat, rng.random)
        luck = rng.random()
        one, two = (known.resample_from_infostate(seat, lambda luck=luck: luck) for known in (state, other))
        assert str(one) == str(two)
        assert [outputs(one, viewer) for viewer in range(seats)] == [outputs(two, viewer) for viewer in range(seats)]


def test_guesses_have_the_odds_of_the_deal(lanterns: SpielGame) -> None:
    """Of the two lanterns that a seat does not have, the other has each as often."""
    state = position(lanterns, "take 1 clear", "take 2 dim")
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    guesses = [state.resample_from_infostate(0, sampler).course.state.ships[1].lantern[0] for _ in range(200)]
    assert set(guesses) == {0, 2}
    assert 70 < guesses.count(0) < 130


# Observers


def observed(game: SpielGame, state: Any, **wanted: Any) -> tuple[str, Any]:
    """Return what seat 0 observes, as a text and as tensors."""
    observation = make_observation(game, pyspiel.IIGObservationType(**wanted))
    observation.set_from(state, 0)
    return observation.string_from(state, 0), observation.tensor


def test_observers_tell_what_they_are_asked_for(lanterns: SpielGame) -> None:
    """Public things, private ones, or both; as they are or remembered; of one seat or of all."""
    kinds = pyspiel.PrivateInfoType
    state = position(lanterns, "take 1 bright", "take 2 dim")
    public, tensor = observed(lanterns, state, perfect_recall=False, private_info=kinds.NONE)
    assert '"lantern":[-1]' in public
    assert '"lantern":[2]' not in public
    assert tensor.size == lanterns.observation_tensor_size()
    private, tensor = observed(lanterns, state, public_info=False, perfect_recall=False)
    assert private == "seat 1\nships.0.lantern [2]"
    assert tensor is None
    whole, _ = observed(lanterns, state, perfect_recall=False, private_info=kinds.ALL_PLAYERS)
    assert whole == str(state)
    log, _ = observed(lanterns, state, perfect_recall=True, private_info=kinds.ALL_PLAYERS)
    assert log == "* take 1 bright\n* take 2 dim"
    assert observed(lanterns, state, perfect_recall=False, public_info=False, private_info=kinds.NONE)[0] == ""
    for wanted in ({"public_info": False, "perfect_recall": True},):
        with pytest.raises(ValueError, match="ask for both"):
            observed(lanterns, state, **wanted)
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(lanterns, None, {"planes": 3})


def test_named_tensors_are_those_of_the_layout(lanterns: SpielGame) -> None:
    """One after another they are OpenSpiel's one tensor."""
    state = position(lanterns, "take 1 bright", "take 2 dim")
    observation = make_observation(lanterns, None)
    observation.set_from(state, 1)
    assert list(observation.dict) == list(lanterns.layout.parts)
    assert observation.tensor.tolist() == state.observation_tensor(1)


# What a game says of itself


def test_every_installed_game_is_registered() -> None:
    """Under its name, with its seats."""
    registered = {kind.short_name: kind for kind in pyspiel.registered_games()}
    for name in names():
        kind = registered[f"starboard_{name}"]
        assert (kind.min_num_players, kind.max_num_players) == (min(GAMES[name].seats), max(GAMES[name].seats))


def test_types_tell_the_truth() -> None:
    """About chance, secrets, and what one wins that the other loses."""
    kinds = pyspiel.GameType
    four, hidden = (load(GAMES[name]).get_type() for name in ("connect_four", "landfall"))
    assert four.chance_mode == kinds.ChanceMode.DETERMINISTIC
    assert four.information == kinds.Information.PERFECT_INFORMATION
    assert hidden.chance_mode == kinds.ChanceMode.EXPLICIT_STOCHASTIC
    assert hidden.information == kinds.Information.IMPERFECT_INFORMATION
    assert not hidden.provides_information_state_tensor
    alone = pyspiel.load_game("starboard_cove(seats=1)")
    assert alone.get_type().utility == kinds.Utility.GENERAL_SUM
    assert alone.num_players() == 1
    assert pyspiel.load_game("starboard_cove").get_type().utility == kinds.Utility.ZERO_SUM


def test_scores_are_worth_what_they_are_above_the_mean() -> None:
    """Alone, what they are."""
    assert by_scores((5, 1, 0)) == [3, -1, -2]
    assert by_scores((5,)) == [5]


def test_parameters_are_the_games_options() -> None:
    """By their names in a game's string, which can be read again; those without a plain default as JSON."""
    game = pyspiel.load_game("starboard_oort(players=3,scattered=True,setup=json:7)")
    assert str(game) == "starboard_oort(players=3,scattered=True,setup=json:7)"
    assert game.num_players() == 3
    assert game.table.options["setup"] == 7
    assert game.table.options["scattered"] is True
    block = pyspiel.load_game("starboard_oort", {"setup": "12"})
    assert str(pyspiel.load_game(str(block))) == str(block) == "starboard_oort(setup=json:12)"


def test_an_option_with_the_name_of_a_parameter_has_another() -> None:
    """No game loses an option by what it calls it."""
    from starboard.env.openspiel.parameters import named

    assert named(Option("moves", 3)) == "option_moves"
    assert named(Option("drought", 3)) == "drought"


# Bad input


def test_what_the_rules_refuse_names_the_rule_and_changes_nothing() -> None:
    """In OpenSpiel's own type of error."""
    state = position(load(GAMES["connect_four"]), *"aaaaaa")
    before = str(state), state.history()
    with pytest.raises(pyspiel.SpielError, match=r"action/illegal: .*\(C4-2\)"):
        state.apply_action(0)
    for number in (7, -3, 10**9):
        with pytest.raises(pyspiel.SpielError, match="No action has the number"):
            state.apply_action(number)
        with pytest.raises(pyspiel.SpielError, match="No action has the number"):
            state.action_to_string(0, number)
    assert (str(state), state.history()) == before


def test_nothing_is_played_after_the_end(lanterns: SpielGame) -> None:
    """Nor does chance bring what it cannot."""
    state = position(lanterns, "take 1 bright", "take 2 dim", "dare", "yield")
    with pytest.raises(pyspiel.SpielError, match=r"The game is over.* \(LN-5\)"):
        state.apply_action(0)
    with pytest.raises(pyspiel.SpielError, match=r"\(LN-1\)"):
        position(lanterns, "take 1 bright").apply_action(5)


@pytest.mark.parametrize("player", [-1, 2])
def test_nobody_guesses_who_does_not_play(player: int, lanterns: SpielGame) -> None:
    """A seat that is not there has no information state."""
    with pytest.raises(pyspiel.SpielError, match=f"no player {player}"):
        lanterns.new_initial_state().resample_from_infostate(player, lambda: 0.5)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("starboard_oort(seats=7)", r"options/invalid: 7 players.*\(OO-3.1\)"),
        ("starboard_oort(players=5)", r"5 players.*\(OO-3.1\)"),
        ("starboard_oort(seats=3,players=2)", "seats and players say the same and differ"),
        ("starboard_oort(seats=2,players=3)", "seats and players say the same and differ"),
        ("starboard_oort(drought=7)", r"\(OO-6.2\)"),
        ("starboard_oort(setup=json:{)", r"\(OO-3.9\)"),
        ("starboard_oort(setup=x)", r"\(OO-3.9\)"),
        ("starboard_oort(scattered=3)", "Wrong type"),
        ("starboard_oort(tiles=3)", "Unknown parameter 'tiles'"),
        ("starboard_oort(returns=gold)", "there are zero-sum, rank, scores"),
        ("starboard_oort(moves=-1)", "0 where nobody knows"),
        ("starboard_chess", "Unknown game"),
    ],
)
def test_wrong_parameters_are_refused(text: str, why: str) -> None:
    """With what is wrong, and the rule where there is one."""
    with pytest.raises(pyspiel.SpielError, match=why):
        pyspiel.load_game(text)


def test_a_refusal_leaves_nothing_half_made() -> None:
    """Whoever shows the values along a traceback would else end the process: OpenSpiel cannot show such a game."""
    with pytest.raises(pyspiel.SpielError) as refused:
        pyspiel.load_game("starboard_oort(seats=7)")
    frame: TracebackType | None = refused.tb
    while frame is not None:
        assert not any(isinstance(value, pyspiel.Game) for value in frame.tb_frame.f_locals.values())
        frame = frame.tb_next


def test_a_game_longer_than_was_said_is_refused() -> None:
    """Its notes would have no room."""
    with pytest.raises(pyspiel.SpielError, match="2 moves at most"):
        position(load(LANTERNS, moves=2), "take 1 bright", "take 2 dim", "wait")


@pytest.mark.parametrize("where", ["chess", "nothing.there:GAME", "examples.landfall:NAMES", 3])
def test_what_is_no_game_is_not_registered(where: Any) -> None:
    """Whether it is a name, a path, or nothing of the kind."""
    with pytest.raises(pyspiel.SpielError, match=r"game/(unknown|broken)"):
        register(where)


def test_a_missing_library_is_named_with_what_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As an ImportError."""
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "starboard.env.openspiel")
    with pytest.raises(ImportError, match=r"pip install 'starboard-games\[openspiel\]'"):
        import_module("starboard.env.openspiel")


def test_a_process_that_used_it_ends_in_peace() -> None:
    """OpenSpiel keeps what makes games until after Python has ended."""
    source = (
        "import pyspiel; from starboard.env.openspiel import load; game = load('examples.lanterns:GAME')\n"
        "state = game.new_initial_state(); state.information_state_string(0); state.observation_tensor(1)\n"
        "print(game)\n"
    )
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "starboard_lanterns()\n"), done.stderr


def test_the_documentations_session_runs() -> None:
    """What the page for researchers types gives what it shows."""
    page = (Path(__file__).parents[2] / "docs" / "researchers.md").read_text("utf-8")
    section = page.split("\n## OpenSpiel\n")[1].split("\n## ")[0]
    typed = "".join(re.findall(r"^```pycon\n(.*?)^```", section, re.DOTALL | re.MULTILINE))
    session = doctest.DocTestParser().get_doctest(typed, {}, "OpenSpiel", None, 0)
    result = doctest.DocTestRunner().run(session)
    assert result.attempted >= 10
    assert result.failed == 0


def test_changes_name_their_places() -> None:
    """Only what differs, as deep as records lie."""
    s = LANTERNS.new(2, {})
    other = s.clone()
    other.ships[1].stake = 2
    assert list(changes(s, other)) == [("ships.1.stake", 2)]
    assert list(changes(s, s.clone())) == []
    assert any(field.by == OWNER for field in type(s.ships[0]).FIELDS)
