"""What lets the same files run interpreted or compiled by mypyc. This file itself always runs interpreted."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    try:
        from mypy_extensions import mypyc_attr
    except ImportError:  # the run time is the standard library alone

        def mypyc_attr(**_flags):
            """Mark nothing: only the compiler reads the mark."""
            return lambda cls: cls

    i64 = int

__all__ = ["i64", "mypyc_attr"]
