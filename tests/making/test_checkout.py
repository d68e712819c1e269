"""The compiled tree of a checkout is of its sources, and of how they were compiled."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from starboard.making.trees import COMPLETE, SUFFIX
from tools import compile as recipe


def test_a_tree_that_was_compiled_by_another_recipe_is_none_of_ours(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What is compiled, and with what, stands in a file that is no source of the package."""
    tree = tmp_path / "key"
    for name, path in recipe.plan().files.items():
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, tree / name)
    (tree / COMPLETE).write_text(json.dumps({"suffix": SUFFIX, "packages": recipe.PACKAGES}), encoding="utf-8")
    monkeypatch.setattr(recipe, "TREES", tmp_path)
    assert recipe.where() == tree
    (tree / recipe.RECIPE).write_text("another\n", encoding="utf-8")
    assert recipe.where() is None
