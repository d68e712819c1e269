// A bot of your own in JavaScript: it plays any game, whatever comes to mind. Node is all it needs.
//
//     starboard play oort --bot 'node=node examples/program_bot/bot.mjs' --bots node
//
// Starboard writes one JSON object per line to our standard input, and reads our answers, one per line, from our
// standard output; docs/external-bots.md has every field. Nothing else may be written there: what is for people goes
// to standard error (console.error).

import { createInterface } from 'node:readline';

/** What is known of the match: set by `hello`, the first line. */
let about = {};

/**
 * Return what to decide, one of the texts in `legal`. Here is the place for something cleverer:
 *
 * - `view` is what this seat may know of the position, in the words of the game (docs/engine.md describes each game's);
 *   `null` stands for what is hidden from it.
 * - `left` is how many seconds there are. Who answers later has not answered.
 * - `about` has the game, the version of its rules, how many play and which seat is ours, counted from 0.
 */
function choose({ legal, view, left }) {
    void [view, left, about];
    return legal[Math.floor(Math.random() * legal.length)];
}

const handlers = {
    hello(said) {
        about = said;
        if (said.protocol !== 1) {
            console.error(`This bot speaks version 1 of the protocol, not ${said.protocol}.`);
            process.exit(1);
        }
    },
    decide(said) {
        const answer = { id: said.id, action: choose(said) };
        process.stdout.write(`${JSON.stringify(answer)}\n`);
    },
    bye() {
        process.exit(0);
    },
};

// A line that we do not know is from a newer Starboard and can be left alone. When the input ends, so do we.
for await (const line of createInterface({ input: process.stdin })) {
    const said = JSON.parse(line);
    handlers[said.do]?.(said);
}
