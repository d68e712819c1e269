"""`--help` in the language that is asked for: each text is named in the code by its message, and said here.

The catalogues are read when help is asked for, and not before.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from typer.core import TyperCommand, TyperGroup

from starboard.cli.surroundings import asked_language
from starboard.cli.usage import is_usage, usage_said

if TYPE_CHECKING:
    import typer

    from starboard.texts import Texts


class SpokenCommand(TyperCommand):
    """A command whose help, and that of its options, are names of messages; its epilog is an example to type."""

    def format_help(self, ctx: typer.Context, formatter: Any) -> None:  # type: ignore[override]  # its own context
        texts = _texts()
        _write_head(self, ctx, formatter, texts)
        _write_example(self, formatter, texts)
        _write_parameters(self, ctx, formatter, texts)


class SpokenGroup(TyperGroup):
    """The same for all commands together, and for a command line that cannot be read."""

    def main(self, *words: Any, **more: Any) -> Any:
        """Run a command and leave with its exit code; say what is wrong with a command line in its language."""
        try:
            status = super().main(*words, **{**more, "standalone_mode": False})
        except Exception as fault:
            if not is_usage(fault):
                raise
            asked = getattr(getattr(fault, "ctx", None), "command", self)
            print(usage_said(fault, _texts(), getattr(asked, "commands", self.commands)), file=sys.stderr)
            status = getattr(fault, "exit_code", 1)
        sys.exit(status)

    def format_help(self, ctx: typer.Context, formatter: Any) -> None:  # type: ignore[override]  # its own context
        texts = _texts()
        _write_head(self, ctx, formatter, texts)
        _write_parameters(self, ctx, formatter, texts)
        rows = [
            (name, texts.message(str(command.help)).split(". ")[0].rstrip(".") + ".")
            for name, command in self.commands.items()
        ]
        with formatter.section(texts.message("help-commands")):
            formatter.write_dl(rows)


def _texts() -> Texts:
    from starboard.texts import Texts

    return Texts(asked_language(sys.argv[1:]))


def _write_head(command: TyperCommand | TyperGroup, ctx: typer.Context, formatter: Any, texts: Texts) -> None:
    """Write how the command is called, and what it does."""
    pieces = " ".join(command.collect_usage_pieces(ctx))
    said = pieces.replace("COMMAND [ARGS]...", texts.message("help-command-here"))
    formatter.write_usage(ctx.command_path, said, prefix=texts.message("help-usage") + " ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(texts.message(str(command.help)))


def _write_example(command: TyperCommand, formatter: Any, texts: Texts) -> None:
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(texts.message("help-example", example=str(command.epilog)))


def _write_parameters(command: TyperCommand | TyperGroup, ctx: typer.Context, formatter: Any, texts: Texts) -> None:
    """Write arguments and options, each with what its message says."""
    rows: dict[str, list[tuple[str, str]]] = {"argument": [], "option": []}
    for parameter in command.get_params(ctx):
        record = parameter.get_help_record(ctx)
        if record is not None:
            name = "help-help" if parameter.name == "help" else str(getattr(parameter, "help", ""))
            default = parameter.default if "[default: " in record[1] else None
            said = texts.message(name)
            if default is not None:
                said += " " + texts.message("help-default", value=str(default))
            rows[parameter.param_type_name].append((record[0], said))
    for kind, title in (("argument", "help-arguments"), ("option", "help-options")):
        if rows[kind]:
            with formatter.section(texts.message(title)):
                formatter.write_dl(rows[kind])
