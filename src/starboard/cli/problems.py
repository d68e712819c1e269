"""What a command says when its input is wrong: one line on standard error, and exit code 1."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def one_line_errors(language: str = "en") -> Iterator[None]:
    """Turn bad input, whatever it is, into one line with code and rule, and exit code 1."""
    from starboard.kernel import StarboardError

    try:
        yield
    except StarboardError as error:
        fail(_told(error, language))
    except FileNotFoundError as error:
        fail(f"there is no file {error.filename}")
    except UnicodeDecodeError:
        fail("record/invalid: the file is not text")
    except BrokenPipeError:
        # Whoever read has what they wanted. Nothing may be written at exit either.
        sys.stdout = None
    except OSError as error:
        fail(f"{error.filename or 'input'}: {error.strerror}")
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


def fail(line: str) -> None:
    """Print one line and leave with exit code 1."""
    print("error:", line, file=sys.stderr)
    raise typer.Exit(1)


def _told(error: object, language: str) -> str:
    from starboard.engine import refusal_told
    from starboard.games import NAMES
    from starboard.kernel import StarboardError
    from starboard.texts import LANGUAGES, Texts

    assert isinstance(error, StarboardError)
    message = refusal_told(error.why, Texts(language if language in LANGUAGES else "en"), "", NAMES)
    rule = f" ({error.why.rule})" if error.why.rule else ""
    return f"{type(error).code}{rule}: {message}"
