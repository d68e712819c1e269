"""Studies and tournaments on a Ray cluster: two nodes on this machine, of which one is lost in the middle."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from starboard.lab.cluster import QUIET
from starboard.lab.study import Study
from starboard.lab.study.opening import LOG
from tests import commands
from tests.lab.study.test_running import OORT, in_bytes, played, run

pytestmark = pytest.mark.xdist_group("ray")
GAMES = 120
TEXT = OORT.replace("games = 4", f"games = {GAMES}").replace("random", "greedy")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A cluster of two nodes with a processor each; whatever happens, none of its processes is left."""
    os.environ.update(QUIET)
    from ray import cluster_utils

    made: Any = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        made.add_node(num_cpus=1)
        yield made
    finally:
        made.shutdown()


@pytest.mark.filterwarnings("ignore")  # what Ray's own modules warn of
def test_a_node_that_is_lost_loses_no_game(tmp_path: Path, cluster: Any) -> None:
    """The tables are those that processes of this machine write, byte by byte."""
    (tmp_path / "asked.toml").write_text(TEXT, "utf-8")
    command = [sys.executable, "-m", "starboard", "lab", "run", "asked.toml", "far", "--ray", cluster.address]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        log, until = tmp_path / "far" / LOG, time.monotonic() + 300
        while not (log.exists() and log.stat().st_size):
            assert running.poll() is None, running.stderr and running.stderr.read()
            assert time.monotonic() < until
            time.sleep(0.01)
        (second,) = [node for node in cluster.list_all_nodes() if not node.head]
        second.kill_raylet()
        assert log.exists()  # games were left then
        cluster.remove_node(second, allow_graceful=False)
        said, complaint = running.communicate(timeout=300)
    assert (running.returncode, complaint) == (0, "")
    assert said.startswith(f"{GAMES} games are in far.")
    assert Study.open(tmp_path / "far").games().collect().height == GAMES
    assert in_bytes(tmp_path / "far") == in_bytes(played(tmp_path, TEXT, "near", "--processes", "2").folder)


@pytest.mark.filterwarnings("ignore")  # as above
def test_bots_play_each_other_on_a_cluster(cluster: Any) -> None:
    """The same games as here."""
    words = ["arena", "oort", "random", "greedy", "--games", "2", "--json"]
    found = []
    for more in ([], ["--ray", cluster.address]):
        done = commands.run(*words, *more, surroundings=dict(os.environ))
        assert (done.returncode, done.stderr) == (0, "")
        games = [json.loads(line) for line in done.stdout.splitlines() if line.startswith('{"number"')]
        found.append(sorted([game["number"], game["decisions"], game["scores"]] for game in games))
    assert found[0] == found[1]
    assert len(found[0]) == 2


def test_a_cluster_that_is_not_there_is_said_to_be_none(tmp_path: Path) -> None:
    """With what begins one."""
    (tmp_path / "asked.toml").write_text(OORT, "utf-8")
    done = run(tmp_path, "run", "asked.toml", "--ray", "nowhere")
    assert done.returncode == 1
    assert done.stderr.endswith(
        "There is no Ray cluster at nowhere. Begin one with: ray start --head; or play here with --processes.\n"
    )


def test_where_ray_is_missing_its_extra_is_named(tmp_path: Path) -> None:
    """With the command that installs it."""
    (tmp_path / "asked.toml").write_text(OORT, "utf-8")
    code = "import sys; sys.modules['ray'] = None; from starboard.cli.main import app; app()"
    command = [sys.executable, "-c", code, "lab", "run", "asked.toml", "--ray", "local"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.endswith(
        "ray is not installed. It comes with an extra: pip install 'starboard-games[cluster]'\n"
    )
