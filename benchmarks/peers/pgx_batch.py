"""Pgx on the CPU: 1024 games of Connect Four at once, finished ones begun again, the loop inside one compiled call."""

import os

os.environ.setdefault("JAX_PLATFORMS", "cpu")

from importlib.metadata import version

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from benchmarks.protocol import SEED, Play, Played, Task, serve

BATCH = 1024
STEPS = 16
"""Steps of the whole batch in one compiled call."""


def connect_four() -> Play:
    """Uniform random play. Compiled before the clock starts; all threads that XLA uses count as CPU time."""
    env = pgx.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init))

    def advance(carry, _):  # type: ignore[no-untyped-def]
        state, key, finished = carry
        key, chooser, resetter = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(chooser, logits, axis=-1)
        state = step(state, action, jax.random.split(resetter, BATCH))
        return (state, key, finished + jnp.sum(state.terminated | state.truncated)), None

    @jax.jit
    def call(state, key):  # type: ignore[no-untyped-def]
        carry, _ = jax.lax.scan(advance, (state, key, jnp.int32(0)), length=STEPS)
        return carry

    key = jax.random.key(SEED)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH))

    def play(calls: int) -> Played:
        nonlocal state, key
        games = 0
        for _ in range(calls):
            state, key, finished = call(state, key)
            games += int(finished)
        return Played(calls * STEPS * BATCH, games)

    return play


TASKS = (
    Task("connect_four_inside", connect_four, "play_inside", "connect_four", note=f"XLA on the CPU, batch of {BATCH}"),
)

if __name__ == "__main__":
    serve({"name": "Pgx", "version": version("pgx"), "jax": version("jax")}, TASKS)
