"""What teaches a game: its rules in sections, its lessons, and positions to study."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from starboard.games import find_game
from starboard.table import protocol
from starboard.table.studying import MOST_BYTES, Studied
from starboard.table.turnstile import address_of
from starboard.table.visiting import Asked, Language, TheHouse, words
from starboard.texts import rulebook


class Teaching(Controller):
    """Rules, lessons and studies."""

    path = "/api"

    @get("/rules/{game_id:str}")
    async def rules(
        self, game_id: FromPath[str], language: Language = "en", *, full: FromQuery[bool] = False
    ) -> dict[str, Any]:
        """Tell a game's rules in sections: the player's edition where there is one, or the full text."""
        name, texts = find_game(game_id).name, words(language)
        lessons = rulebook.taught(name) is not None
        return {"title": texts.game(name), "lessons": lessons, **rulebook.rules(name, texts.language, full=full)}

    @get("/lessons/{game_id:str}")
    async def lessons(self, game_id: FromPath[str], language: Language = "en") -> dict[str, Any]:
        """Tell the lessons by which a game is learnt; a game may have none."""
        name, texts = find_game(game_id).name, words(language)
        found = rulebook.beside(name, "lessons.json") or {"lessons": []}
        return {"game": name, "title": texts.game(name), **rulebook.spoken(found, texts.language)}

    @post("/study", status_code=200, request_max_body_size=MOST_BYTES)
    async def study(
        self, request: Asked, house: TheHouse, data: JSONBody[protocol.Study], language: Language = "en"
    ) -> dict[str, Any]:
        """Play in a match of the asker's own that is kept nowhere, and tell how it stands."""
        house.turnstile.count("studies", address_of(request, request.app.state.config.proxy_header))
        return await Studied(data, words(language).language).told(data)
