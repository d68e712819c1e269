"""What a command says when its input is wrong: one line on standard error, and exit code 1."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer

from starboard.cli.surroundings import asks_help

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starboard.kernel import StarboardError
    from starboard.texts import Texts


@contextmanager
def one_line_errors(language: str = "en") -> Iterator[None]:
    """Turn bad input, whatever it is, into one line with code and rule, and exit code 1."""
    from starboard.kernel import StarboardError
    from starboard.texts import LANGUAGES, Texts

    texts = Texts(language if language in LANGUAGES else LANGUAGES[0])
    try:
        yield
    except StarboardError as error:
        _fail(texts, _said(error, texts))
    except BrokenPipeError:
        # Whoever read has what they wanted. Nothing may be written at exit either.
        sys.stdout = None
    except OSError as error:
        name = str(error.filename) if error.filename is not None else texts.message("fault-nameless")
        _fail(texts, texts.message("fault-file", file=name, fault=texts.fault(error)))
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


def _fail(texts: Texts, line: str) -> None:
    """Print one line and leave with exit code 1."""
    print(texts.message("error", line=line), file=sys.stderr)
    raise typer.Exit(1)


def _said(error: StarboardError, texts: Texts) -> str:
    from starboard.kernel import RuleFailed
    from starboard.texts import refusal_said

    message = refusal_said(error.why, texts, "")
    rule = f" ({error.why.rule})" if error.why.rule else ""
    reason = error.reason if isinstance(error, RuleFailed) else ""
    return f"{error.code}{rule}: {message}" + (f" {reason}" if reason else "")


def name_commands(context: typer.Context, lang: str) -> None:
    """Say which commands a group has where none is typed; the language is said behind a command, never before it."""
    if context.invoked_subcommand is None:
        print(context.get_help())
    elif lang and not asks_help(sys.argv[1:]):
        from starboard.kernel import InvalidOptions, Refusal

        with one_line_errors(lang):
            raise InvalidOptions(Refusal("", "before-command", (("command", context.invoked_subcommand),)))
