"""The commands for those who make games, run in the current folder of a test."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from starboard.cli.main import app
from tests.commands import Done


class Here:
    """Runs commands in the current folder, which is somebody's own."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def run(self, *words: str) -> Done:
        """Run `starboard` with these words, in English."""
        self._monkeypatch.setattr(sys, "argv", ["starboard", *words])
        with pytest.raises(SystemExit) as leaving:
            app()
        return Done(int(leaving.value.code or 0), *self._capsys.readouterr())


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Here:
    """Return what runs commands in a folder that is empty; what they put on the path is taken off again."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("STARBOARD_LANG", "en")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(sys, "path", [*sys.path])
    return Here(tmp_path, monkeypatch, capsys)
