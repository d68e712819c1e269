"""What is said where a library is missing that comes with an extra."""

from __future__ import annotations


def lacking(extra: str, missing: ImportError) -> ImportError:
    """Return the error that names the command that installs what is missing."""
    return ImportError(
        f"{missing.name or missing} is not installed. Learning environments come with an extra: "
        f"pip install 'starboard-games[{extra}]'",
        name=missing.name,
    )
