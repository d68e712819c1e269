"""A game that cannot be loaded where it is to be played."""

from __future__ import annotations

import multiprocessing
import os
from typing import Final

from tests.lab.toys import Toy

if multiprocessing.parent_process() is not None:
    os._exit(5)


class Stillborn(Toy):
    """Nim, as long as nobody plays it."""

    name = "stillborn_toy"


GAME: Final = Stillborn()
