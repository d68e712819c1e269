"""The kinds of values that requests are made of, each with its bounds."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

LONGEST: Final = 16 << 10
"""Bytes of a message to the server at most."""

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(max_length=100)]
Seat = Annotated[int, Meta(ge=0, le=11)]
Number = Annotated[int, Meta(ge=0, le=1 << 30)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Texts = Annotated[list[Text], Meta(min_length=1, max_length=64)]
Language = Annotated[str, Meta(min_length=2, max_length=8)]
