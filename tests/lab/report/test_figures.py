"""Effects that were planted in made-up games are found, and where there is none, none is."""

from __future__ import annotations

from pathlib import Path

from starboard.lab.report.comparing import DIFFERS, SAME, compare
from starboard.lab.report.evening import evening
from starboard.lab.report.figures import ABOVE, BELOW, INSIDE, rates
from starboard.lab.report.impact import impacts
from starboard.lab.report.reading import Source, read
from starboard.lab.study import Study
from tests.lab.studies import games_of, happenings, write

RACES = {"humans": 4.0, "kith": 0.0, "alar": 0.0, "zeta": -4.0, "ersatz": 0.0, "nelgs": 0.0}


def opened(folder: Path) -> Source:
    """Read a study."""
    return read(Study.open(folder))


def test_a_strong_and_a_weak_race_are_found_and_no_other(tmp_path: Path) -> None:
    """Three of six races are dealt to each game."""
    sample = opened(write(tmp_path, games_of("base", 1500, 3, races=RACES))).samples[0]
    found = {rate.value: rate.verdict for rate in rates(sample, "race").rates}
    assert found == {"humans": ABOVE, "zeta": BELOW, **dict.fromkeys(("kith", "alar", "ersatz", "nelgs"), INSIDE)}
    assert {rate.verdict for rate in rates(sample, "seat").rates} == {INSIDE}


def test_points_that_even_the_seats_are_those_that_were_planted(tmp_path: Path) -> None:
    """The first seat has three points more, so the last needs three."""
    sample = opened(write(tmp_path, games_of("base", 1500, 2, shift=3.0))).samples[0]
    found = evening(sample)
    assert found is not None
    assert found.best == 3
    assert found.low <= 3 <= found.high


def test_points_that_do_not_decide_even_nothing(tmp_path: Path) -> None:
    """Where others win than those with the most points, no points are named."""
    games = games_of("base", 50, 2)
    for game in games:
        game["scores"] = game["scores"][::-1]
    assert evening(opened(write(tmp_path, games)).samples[0]) is None


def test_what_goes_with_winning_is_found_among_what_does_not(tmp_path: Path) -> None:
    """Winners take gold more often; the rest is luck."""
    games = games_of("base", 800, 2)
    found = impacts(opened(write(tmp_path, games, happenings(games))).samples[0])
    assert [(one.name, one.what) for one in found if one.chance < 0.05] == [("Took", "G")]
    assert found[0].low < 0.35 < found[0].high


def test_where_nothing_goes_with_winning_nothing_is_claimed(tmp_path: Path) -> None:
    """In twenty studies of six things each, at most a few claim any."""
    claimed = 0
    for seed in range(20):
        games = games_of("base", 120, 2, seed=seed)
        found = impacts(opened(write(tmp_path / str(seed), games, happenings(games, effect=False))).samples[0])
        claimed += any(one.chance < 0.05 for one in found)
    assert claimed <= 3


def test_a_change_is_found_by_common_deals_and_what_did_not_change_is_said_to_be_the_same(tmp_path: Path) -> None:
    """Longer games in the second world; who wins stays, and pairs tell it with fewer games."""
    games = games_of("base", 600, 2) + games_of("longer", 600, 2, length=70)
    source = opened(write(tmp_path, games))
    found = compare(*source.samples)
    verdicts = {one.key: one.verdict for one in found.figures}
    assert found.is_paired
    assert (verdicts["length"], verdicts["points"]) == (DIFFERS, SAME)
    assert verdicts["seat"] != DIFFERS
    assert found.saved is not None
    assert found.saved > 1.5


def test_other_deals_are_not_paired(tmp_path: Path) -> None:
    """Two studies of other seeds are compared as what they are."""
    games = games_of("other", 50, 2, seed=2)
    for game in games:
        game["seed"] += 1
    one = opened(write(tmp_path / "one", games_of("base", 50, 2)))
    two = opened(write(tmp_path / "two", games))
    found = compare(one.samples[0], two.samples[0])
    assert not found.is_paired
    assert found.saved is None


def test_of_worlds_that_went_alike_no_saving_and_no_more_games_are_told(tmp_path: Path) -> None:
    """More games would be more of the same, and no deal shows what pairs save."""
    games = games_of("base", 50, 2)
    found = compare(*opened(write(tmp_path, games + [one | {"world": "same"} for one in games])).samples)
    assert found.is_alike
    assert found.saved is None
    assert {one.more for one in found.figures} == {None}


def test_how_often_a_table_of_one_wins_is_compared_however_often_that_is(tmp_path: Path) -> None:
    """Where all games of both worlds are won, that is a figure too."""
    found = compare(*opened(write(tmp_path, games_of("base", 40, 1) + games_of("other", 40, 1))).samples)
    assert [one.before.value for one in found.figures if one.key == "seat"] == [1.0]
