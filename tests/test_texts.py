"""Every message is there in both languages, takes what it is given, and is said somewhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from starboard.bots import BOTS
from starboard.bots.hints import DEPTHS
from starboard.engine import REQUESTS
from starboard.games import find_game
from starboard.games.cove.actions import DiscardCorruption
from starboard.games.cove.events import RoundBegan
from starboard.games.interstellar.actions import PickRace
from starboard.games.interstellar.domains import DEED, HAZARDS, RACES
from starboard.games.interstellar.events import AbilityUsed, CardPassed, HazardOvercome
from starboard.games.interstellar.events.fights import Killed
from starboard.games.interstellar.outcomes import FirstPlayer, PlanetDealt
from starboard.games.oort.actions import Raid, Spare
from starboard.kernel import (
    SEAT,
    SPECTATOR,
    UNKNOWN,
    Ask,
    BrokenGame,
    Came,
    Chance,
    Choice,
    Domain,
    Event,
    Line,
    Match,
    Played,
    Refusal,
    Sealed,
    TakenBack,
    Unsupported,
)
from starboard.kernel.views import seen_by
from starboard.lab.moments import KINDS as MOMENTS
from starboard.lab.results import ENDS, KINDS
from starboard.table.asks import PHRASES
from starboard.table.sorts import SIDES
from starboard.table.thinking import FAULTS as FAULTY
from starboard.terminal.online.session import COMMANDS as ONLINE
from starboard.terminal.session import COMMANDS
from starboard.testing import checks
from starboard.texts import FAULTS, LANGUAGES, Texts, kebab
from starboard.texts.pages import page_of
from tests.ours import OURS
from tests.subjects import kinds, matches

pytestmark = pytest.mark.xdist_group("texts")  # the sources are read once
PACKAGE = Path(__file__).resolve().parent.parent / "src" / "starboard"
SOURCES = sorted(PACKAGE.rglob("*.py"))


class Variables(Visitor):
    """Collects the arguments that a message speaks of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the library's name
        """Keep the argument's name."""
        self.found.add(node.id.name)


@cache
def catalogue(language: str) -> dict[str, set[str]]:
    """Return the arguments of each message, as the files have them; fail where a file cannot be read."""
    messages: dict[str, set[str]] = {}
    files = [*(PACKAGE / "locales" / language).glob("*.ftl"), *(PACKAGE / "games").glob(f"*/texts/{language}.ftl")]
    for file in sorted(files):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in messages, f"{entry.id.name} is there twice"
                variables = Variables()
                variables.visit(entry)
                messages[entry.id.name] = variables.found
    return messages


# What is wanted


@cache
def refusals() -> list[tuple[Path, str, set[str]]]:
    """Return every code that a source refuses with, and the arguments that stand in the same function or constant."""
    found = []
    for path in SOURCES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        constants = [statement for statement in tree.body if isinstance(statement, ast.Assign | ast.AnnAssign)]
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
        for node in (*constants, *functions):
            named = arguments(node)
            found += [(path, code, named) for code in codes(node)]
    return found


PLACES = {
    "Refusal": 1,
    "_per_square": 1,
    "_per_victim": 1,
    "malformed": 0,
    "refusal": 0,
    "excluded": 0,
    "fault": 0,
    "impossible": 0,
    "lock": 1,
    "wrong": 0,
}
"""Which argument of what makes a refusal is its code."""


def codes(function: ast.stmt) -> Iterator[str]:
    """Yield the codes of refusals in a function or constant: written out, chosen between two, returned by `barrier`."""
    for node in ast.walk(function):
        place = PLACES.get(called(node))
        if place is not None and isinstance(node, ast.Call) and len(node.args) > place:
            yield from texts_of(node.args[place])
        if getattr(function, "name", "") == "barrier" and isinstance(node, ast.Return) and node.value is not None:
            yield from texts_of(node.value)


def called(node: ast.AST) -> str:
    """Return the name of the function or method that a node calls, or nothing."""
    if not isinstance(node, ast.Call):
        return ""
    return str(getattr(node.func, "attr", getattr(node.func, "id", "")))


def texts_of(node: ast.expr) -> Iterator[str]:
    """Yield the texts that an expression can be, as far as they are written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from texts_of(node.body)
        yield from texts_of(node.orelse)


def arguments(function: ast.stmt) -> set[str]:
    """Return the names in the pairs and keywords of a function or constant."""
    named: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Tuple) and len(node.elts) == 2:
            named.update(texts_of(node.elts[0]))
        elif isinstance(node, ast.keyword) and node.arg:
            named.add(node.arg)
        elif called(node).startswith("_per_"):
            named.add(called(node).removeprefix("_per_"))
        elif called(node) in {"fault", "impossible"}:
            named |= {"path", "place", "value"}
        elif called(node) == "wrong":
            named |= {"file", "line", "key"}
    return named


def game_of(path: Path) -> str:
    """Return the game that a source belongs to, or nothing."""
    parts = path.relative_to(PACKAGE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


def message_of(path: Path, code: str, language: str) -> str:
    """Return the message of a refusal: the game's, else that of all."""
    own = f"{game_of(path)}-refuse-{code}"
    return own if own in catalogue(language) else f"refuse-{code}"


def domains(name: str) -> list[Domain]:
    """Return the domains of a game's records whose values have names."""
    game = find_game(name)
    found = {field.domain.name: field.domain for kind in kinds(game) for field in kind.FIELDS}
    return [
        domain
        for domain in found.values()
        if any(f"{name}-{domain.name}-{text}" in catalogue("en") for text in domain.texts)
    ]


def wanted_of(name: str) -> set[str]:
    """Return every message that a game needs."""
    game = find_game(name)
    own = kinds(game)
    ids = {f"{name}-title", f"{name}-about", f"{name}-notation"}
    asked = [kind for kind in own if issubclass(kind, Choice) and not kind.__subclasses__()]  # a base is never asked
    ids |= {f"{name}-{ask}-{kebab(kind.__name__)}" for kind in asked for ask in ("prompt", "help")}
    windows = [kind for kind in asked if issubclass(kind, Ask) and kind.SEALED and kind.SILENCE is not None]
    ids |= {f"{name}-when-{sort}" for kind in windows for sort in kind.SORTS or (kebab(kind.__name__),)}
    # What chance brought is asked where it is rolled and dealt by hand.
    ids |= {f"{name}-prompt-{kebab(kind.__name__)}" for kind in own if issubclass(kind, Chance)}
    ids |= {f"{name}-act-{kebab(kind.__name__)}" for kind in (*game.actions, *game.outcomes)}
    ids |= {f"{name}-event-{kebab(kind.__name__)}" for kind in own if issubclass(kind, Event)}
    ids |= {f"{name}-ending-{ending}" for ending in game.endings}
    ids |= {f"{name}-option-{option.name}" for option in game.options if option.name != "components"}
    ids |= {
        told
        for option in game.options
        for value in (option.default, *option.choices)
        if (told := f"{name}-option-{option.name}-{value}") in catalogue("en") or isinstance(value, str)
    }
    # Planets have numbers for names, which are the same in every language, and a plus is no part of a message's name.
    named = [(domain, text) for domain in domains(name) for text in domain.texts if not re.match(r"P\d|[+]", text)]
    ids |= {f"{name}-{domain.name}-{text}" for domain, text in named}
    ids |= {
        told for domain in domains(name) for text in domain.texts if (told := f"{name}-does-{text}") in catalogue("en")
    }
    for path in sorted((PACKAGE / "games" / name).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Line":
                ids |= {f"{name}-line-{line}" for line in texts_of(node.args[1])}
    return ids


def wanted(language: str) -> set[str]:
    """Return every message that games, refusals and commands need."""
    ids = {message_of(path, code, language) for path, code, _ in refusals()}
    ids |= {f"event-{kebab(kind.__name__)}" for kind in (Played, Sealed, Came, TakenBack)} | {"event-rules-changed"}
    ids |= {f"bot-{bot}" for bot in BOTS} | {f"menu-bot-{bot}" for bot in BOTS}
    ids |= {f"command-{name}{part}" for name in {*COMMANDS, *ONLINE} for part in ("", "-does")}
    ids |= {f"entry-stepped-{why}" for why in ("absent", "conceded", "asked", "kicked", "back")}
    ids |= {f"entry-faulted-{what}" for what in FAULTY}
    ids |= {f"entry-renewed-{link}" for link in ("invite", "watch", "referee")}
    ids |= {f"language-{spoken}" for spoken in LANGUAGES} | {"option-components"}
    ids |= {f"menu-{entry}" for entry in ("play", "load", "language", "leave")}
    ids |= {f"place-{place}" for place in ("a-value", "line", "seats", "steps", *KEYS, *damaged())}
    ids |= {f"kind-{field.kind.name}" for request in REQUESTS.values() for field in request.fields.values()}
    ids |= {f"fault-{fault}" for fault in (*FAULTS.values(), "name", "other")}
    ids |= {f"check-{check.name.replace('_', '-')}" for check in checks()}
    ids |= {f"check-unmet-{check.unmet}" for check in checks()}
    ids |= {f"check-fault-{name}" for name, _ in faults()}
    ids |= {f"phrase-{phrase}" for phrase in PHRASES}
    ids |= {f"arena-fault-{kind}" for kind in KINDS}
    ids |= {f"{part}-end-{end}" for end in ENDS for part in ("arena", "lab")}
    ids |= {f"arena-sprt-{verdict}" for verdict in ("stronger", "not-stronger", "open")}
    ids |= {f"analyse-kind-{kind}" for kind in MOMENTS}
    ids |= {f"{part}-{depth}" for depth in DEPTHS for part in ("table-hint", "hint-depth")}
    ids |= {"hint-clear", "hint-close"} | {f"when-{side}" for side in SIDES}
    ids |= {f"value-{value}" for value in ("true", "false", "null")}
    ids |= {f"lab-game-{head}" for head in LISTED} | {f"report-{made}" for made in REPORTED}
    return ids.union(*(wanted_of(name) for name in OURS))


LISTED = ("number", "deal", "seed", "winners", "points", "decisions", "ending")
"""What is listed of a study's games."""
HEADS = (
    *("mean", "median", "half", "most", "number", "games", "before", "after", "difference", "interval", "luck"),
    *("verdict", "rules", "per-game", "in-games", "times"),
)
MEANS = ("length", "points", "margin", "leads")
REPORTED = (
    *(f"head-{head}" for head in HEADS),
    *(f"{kind}-{mean}" for kind in ("mean", "differs") for mean in MEANS),
    *("differs-share", "differs-ending", "verdict-differs", "verdict-same", "verdict-open", "by-seat", "by-bot"),
    *("above", "below", "impact-above", "impact-below", "length", "margin", "leads"),
    *("length-unit", "margin-unit", "leads-unit"),
)
"""What a report says by names that are put together."""

KEYS = ("game", "rules_version", "secret", "nonce", "play", "seal", "chance", "seat", "decision", "draws")
"""What stands in the lines of a saved match under a name of its own, and may be missing or of the wrong kind."""


def damaged() -> Iterator[str]:
    """Yield the places of saved matches that are named by words."""
    for name in ("loading.py", "sealing.py"):
        for node in ast.walk(ast.parse((PACKAGE / "kernel" / name).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "damaged":
                yield from texts_of(node.args[0])


def faults() -> Iterator[tuple[str, set[str]]]:
    """Yield what checks say is wrong with a game, each with the arguments that its message is given."""
    for path in sorted((PACKAGE / "testing").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node) == "Fault":
                for name in texts_of(node.args[0]):
                    yield name, {str(given.arg) for given in node.keywords}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    """Every step, action, event, ending, refusal, option, line and command has its message."""
    assert sorted(wanted(language) - set(catalogue(language))) == []


def test_no_message_is_unused() -> None:
    """Every message is one of those, or is named in a source, or is a log's sentence about a decision."""
    named = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                named.add(node.value)
    for template in PACKAGE.rglob("*.jinja"):
        named |= set(re.findall(r'w\("([a-z-]+)"', template.read_text(encoding="utf-8")))
    played = {
        f"{name}-{word}-{kebab(kind.__name__)}"
        for name in OURS
        for word, several in (("played", find_game(name).actions), ("came", find_game(name).outcomes))
        for kind in several
    }
    pages = [(name, kind) for name in OURS for kind in (*kinds(find_game(name)), *page_of(find_game(name)).records)]
    drawn = {f"{name}-field-{field.name}" for name, kind in pages for field in kind.FIELDS}
    assert sorted(set(catalogue("en")) - wanted("en") - named - played - drawn) == []


def test_both_languages_say_the_same_with_the_same() -> None:
    """The catalogues have the same messages with the same arguments; counts and forms are a language's own affair."""
    english, french = catalogue("en"), catalogue("fr")
    assert sorted(set(english) ^ set(french)) == []
    for message, found in english.items():
        assert said(found) == said(french[message]), message


def test_french_stands_off_its_high_punctuation() -> None:
    """And never by a space at which a line breaks: no line of a log begins with a mark."""
    files = [file for at in ("src", "examples", "web/src") for file in (PACKAGE.parents[1] / at).rglob("*.ftl")]
    french = [file for file in files if file.stem == "fr" or file.parent.name == "fr"]
    assert {file.name for file in french} >= {"fr.ftl", "common.ftl", "home.ftl"}
    lines = [line for file in french for line in file.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    assert [line for line in lines if re.search(r"\S [;:!?](?!\S)|\S »|« ", line)] == []


def said(found: set[str]) -> set[str]:
    """Return arguments without those that only count; another form of a word is the same argument."""
    return {re.sub("_(a|at|of|the|does|once)$", "", name) for name in found if not name.endswith("_count")}


def test_refusals_are_given_what_their_messages_speak_of() -> None:
    """A refusal's message has no argument that the code near the refusal does not name."""
    for path, code, named in refusals():
        for language in LANGUAGES:
            assert said(catalogue(language)[message_of(path, code, language)]) <= named, (path.name, code)


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_are_given_what_their_messages_speak_of(language: str) -> None:
    """Neither more nor less, wherever a check finds the fault."""
    for name, given in faults():
        assert catalogue(language)[f"check-fault-{name}"] == given, name


# What is said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_whole_games_are_told(name: str, language: str) -> None:
    """Every prompt, help, action and event of a game can be said, and no argument is left as it was."""
    texts = Texts(language, ["Ana"])
    game = find_game(name)
    for match in matches(game, game.seats[0], 3):
        if not match.over:
            step = match.state.steps[-1]
            for sentence in (texts.prompt(name, step, match.seat), texts.help(name, step)):
                assert_whole(sentence)
    outcome = match.outcome()
    assert outcome is not None
    for event in match.log:
        assert_whole(texts.event(name, event))
        if isinstance(event, Played):
            assert_whole(texts.action(name, event.action))
    for line in outcome.breakdown:
        assert_whole(texts.line(name, line))
    assert_whole(texts.ending(name, outcome.ending))


def assert_whole(sentence: str) -> None:
    """Assert that a sentence is one, without the signs of a broken message."""
    assert sentence
    assert not re.search(r"[{}$]|None|-1", sentence), sentence


def test_a_seat_goes_by_its_name() -> None:
    """Who has a name is called by it, others by their seats."""
    texts = Texts("en", ["Ana", ""])
    assert texts.event("oort", TakenBack(0, 3, agreed=False, sealed=False, number=5)) == "Ana takes the last move back."
    assert (
        texts.event("oort", TakenBack(1, 3, agreed=True, sealed=False, number=5))
        == "Player 2 takes the last move back, with everybody’s consent."
    )
    assert texts.value("oort", SEAT, 0) == "Ana"


@pytest.mark.parametrize(("language", "joined"), [("en", "a, 2 × b and c"), ("fr", "a, 2 × b et c")])
def test_lists_are_joined_as_the_language_does(language: str, joined: str) -> None:
    """Repeated words are counted."""
    assert Texts(language).listed(["a", "b", "b", "c"]) == joined
    assert Texts(language).listed(["a"]) == "a"
    assert Texts(language).listed([])


def test_values_have_names() -> None:
    """A value is called by its message, else by its text; what is not seen is a question mark."""
    texts = Texts("fr")
    kind = Domain("type", ["C", "?!"])
    assert texts.value("oort", kind, 0) == "cristal"
    assert texts.value("oort", kind, 1) == "?!"
    assert texts.value("oort", kind, UNKNOWN) == "?"


@pytest.mark.interpreted
def test_a_game_without_messages_is_spoken_of_in_its_notation() -> None:
    """Nobody needs a catalogue to try a game of their own."""
    from examples.connect_four import GAME, Drop

    texts = Texts("en")
    state = GAME.new(2, {})
    rule = "In turn each player drops one stone into a column that is not full; it falls to the lowest free cell."
    assert texts.prompt(GAME.name, state.steps[-1], 0) == f"Player 1: {rule}"
    assert texts.help(GAME.name, state.steps[-1]) == rule
    assert texts.action(GAME.name, Drop(3)) == "d"
    assert texts.logged(GAME.name, Played(0, Drop(3), joined=False)) == "Player 1: d."
    assert "column-full" in texts.refusal(GAME.name, Refusal("C4-2", "column-full", (("column", "d"),)))
    assert texts.ending(GAME.name, "line") == "line"
    assert texts.line(GAME.name, Line(0, "stones", (), 1)) == "stones"
    assert texts.game(GAME.name) == GAME.name


def test_who_loses_by_an_event() -> None:
    """Its message names the field that holds the seat; where nothing is taken from anybody, none is named."""
    texts = Texts("fr")
    assert texts.loser("oort", Played(0, Raid(2, 1), joined=True)) == 2
    assert texts.loser("oort", Played(0, Spare(2), joined=True)) is None
    assert texts.loser("interstellar", Killed(1, 0)) == 1
    assert texts.loser("interstellar", CardPassed(1, 0, 3, 3)) == 1
    assert texts.loser("interstellar", HazardOvercome(1, 0, HAZARDS.index("plague"))) is None


def test_what_a_sentence_calls_a_card() -> None:
    """As its language does, or a box of one's own; nothing of a card that the viewer does not see."""
    passed, texts = CardPassed(1, 0, 3, 3), Texts("fr")
    said = texts.event("interstellar", passed)
    assert texts.named("interstellar", passed, said) == {"sonic_cannon": "Canon sonique"}
    assert texts.named("interstellar", seen_by(CardPassed(1, 0, 3, 0), SPECTATOR), said) == {}
    assert texts.named("interstellar", passed, "") == {}
    assert texts.named("oort", Played(0, Raid(2, 1), joined=True), "North") == {}


def test_which_round_begins() -> None:
    """The message of its event names the field."""
    assert Texts().round("cove", RoundBegan(2)) == 2
    assert Texts().round("interstellar", CardPassed(1, 0, 3, 3)) is None


def test_who_loses_by_what_chance_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the message about that says, in a game that has one."""
    forms = {"interstellar-came-first-player": {"loses": "seat"}}
    monkeypatch.setattr(Texts, "_attributes", lambda _, message: forms.get(message, {}))
    assert Texts().loser("interstellar", Came(FirstPlayer(1))) == 1
    assert Texts().loser("interstellar", Came(PlanetDealt(1))) is None


@pytest.mark.parametrize(
    ("language", "game", "option", "said"),
    [
        ("en", "cove", "level", "The option “how strong the Peddler is, alone” (level) cannot be true."),
        ("fr", "", "level", "L’option « la force du Colporteur, en solo » (level) ne peut pas valoir true."),
        ("en", "oort", "weather", "The option “weather” cannot be true."),
    ],
)
def test_a_refused_option_is_called_by_what_it_does(language: str, game: str, option: str, said: str) -> None:
    """Whichever game it is of; its name, which a command line needs, stands behind it."""
    why = Refusal("", "wrong-option", (("option", option), ("value", "true")))
    assert Texts(language).refusal(game, why).replace("\u00a0", " ") == said


def test_only_names_of_domains_options_and_seats_are_put_into_other_words() -> None:
    """A text or a value stays what it is, whatever message happens to be named like it."""
    texts = Texts("en")
    why = Refusal("", "wrong-option", (("option", "weather"), ("value", "true")))
    assert texts.refusal("oort", why) == "The option “weather” cannot be true."
    why = Refusal("OO-5.4", "raid-no-such", (("victim", "2"), ("type", "C")))
    assert texts.refusal("oort", why) == "Player 2 has no Crystal."


def test_a_message_commands_no_terminal() -> None:
    """Whatever stands in a file or a line, only what can be read of it is shown."""
    assert (
        Texts("en").message("refuse-unknown-match", match="\x1b[31mred\x9b1m\x07") == "There is no match “[31mred1m”."
    )


@pytest.mark.parametrize(
    ("message", "args", "said"),
    [
        ("oort-counts", {"turn": 9, "left": 1, "idle": 0, "most": 60}, "Tour 9, 1 jeton sur 30, 0/60 tours à vide"),
        ("oort-counts", {"turn": 9, "left": 0, "idle": 0, "most": 60}, "Tour 9, 0 jeton sur 30, 0/60 tours à vide"),
        ("oort-reason-tokens", {"count": 1, "before": 0, "now": 1}, "Vous y gagnez 1 jeton et passez de 0 à 1 point."),
        (
            "oort-reason-tokens",
            {"count": 2, "before": 0, "now": 2},
            "Vous y gagnez 2 jetons et passez de 0 à 2 points.",
        ),
    ],
)
def test_french_counts_as_the_french_do(message: str, args: dict[str, int], said: str) -> None:
    """Nought and one are singular."""
    assert Texts("fr").message(message, **args) == said


@pytest.mark.parametrize(
    ("kind", "count", "said"),
    [("C", 5, "5 jetons de cristal"), ("H", 2, "2 jetons d’hélium"), ("G", 1, "1 jeton d’or")],
)
def test_french_elides(kind: str, count: int, said: str) -> None:
    """A word has the form that stands after another one, as an attribute of its message."""
    assert Texts("fr").line("oort", Line(0, "tokens", (("type", kind), ("count", count)), 1)) == said


@pytest.mark.parametrize(
    ("code", "said"), [("line 3", "(ligne 3)"), ("end", "(sa fin)"), ("seat", "(à qui est la décision)")]
)
def test_the_place_of_damage_has_words(code: str, said: str) -> None:
    """Lines, ends and entries are named in words, not by their keys."""
    assert said in Texts("fr").refusal("", Refusal("", "damaged", (("place", code),)))


def test_an_unknown_language_is_refused() -> None:
    """The error names those there are."""
    with pytest.raises(Unsupported, match="unknown-language") as raised:
        Texts("de")
    assert "en, fr" in Texts("en").error("", raised.value)


def test_a_message_that_there_is_not_is_an_error() -> None:
    """So is one without its arguments."""
    with pytest.raises(KeyError):
        Texts("en").message("nothing-of-the-kind")
    with pytest.raises(BrokenGame, match="seat"):
        Texts("en").message("seat")


@pytest.mark.parametrize(
    ("name", "said"), [("Ana", "d’Ana"), ("Éve", "d’Éve"), ("Ben", "de Ben"), ("Hugo", "de Hugo"), ("", "de ")]
)
def test_french_drops_a_vowel_before_a_name(name: str, said: str) -> None:
    """« Main d’Ana », but « main de Ben »."""
    shown = Texts("fr").message("interstellar-your-hand", seat=name, count=1, most=5)
    assert shown == f"Main {said} (1 sur 5)\u00a0:"


def test_names_have_their_articles_and_forms() -> None:
    """A people is not always plural, and a hazard has a gender; what an ability is for is said with it."""
    french, english = Texts("fr", ["Ana"]), Texts("en", ["Ana"])
    stone, plague = RACES.index("stone_people"), HAZARDS.index("plague")
    used, overcome = AbilityUsed(0, stone, DEED), HazardOvercome(0, 1, plague)
    assert french.logged("interstellar", Played(0, PickRace(stone), joined=False)) == "Ana joue le Peuple de pierre."
    assert french.event("interstellar", used).startswith("Ana utilise le pouvoir du Peuple de pierre : une attaque")
    assert french.event("interstellar", overcome) == "Ana surmonte la Peste sur P1."
    assert english.event("interstellar", overcome) == "Ana overcomes the Plague on P1."
    assert english.event("interstellar", used).endswith("ability of the Stone People: a Medium physical attack.")


def test_one_is_never_plural() -> None:
    """Numbers that are names of a domain count too."""
    said = Texts("en")
    assert said.action("cove", DiscardCorruption(0)) == "discard a card with 1 Rogue icon"
    assert said.action("cove", DiscardCorruption(1)) == "discard a card with 2 Rogue icons"
    assert said.message("refuse-wrong-seats", seats=1, allowed="2-4") == "One player cannot play this. It takes 2-4."
    assert said.message("menu-count", count=1) == "1 player"


def test_what_is_listed_is_named_once() -> None:
    """Crystal, Deuterium and Crystal are two Crystals and one Deuterium."""
    assert Texts("en").listed(["Crystal", "Deuterium", "Crystal"]) == "2 × Crystal and Deuterium"
    assert Texts("en").listed([]) == "nothing"


def test_nothing_is_told_twice() -> None:
    """Who sees the own cards does not hear their number too; who sits down on a boat is not said to be drawn before."""
    texts = Texts("en", ["Ana", "Ben"])
    for name, once, twice in (
        ("interstellar", r"Ben draws \d cards\.", r"Ana draws \d cards?\."),
        ("cove", r"A red Warrior sits down on \w\d\.", r"A (.+) is drawn\.\nA \1 sits down on"),
    ):
        match = Match(find_game(name), 2, seed=1)
        while match.decision < 4:
            match.play(match.seat, match.legal()[0])
        told = "\n".join(sentence for _, sentence in texts.told(name, match.events_for(0)) if sentence)
        assert re.search(once, told), told
        assert not re.search(twice, told), told
