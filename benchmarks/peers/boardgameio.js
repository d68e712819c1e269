// boardgame.io: Connect Four and tic-tac-toe on its local client, answering the protocol of benchmarks/protocol.py.
// boardgame.io has no list of legal moves, so the loop reads them off the state itself, which costs next to nothing.
"use strict";

process.env.NODE_ENV = "production";

const readline = require("node:readline");
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");
const { version } = require("boardgame.io/package.json");

const WIDTH = 7;
const HEIGHT = 6;
const DIRECTIONS = [[1, 0], [0, 1], [1, 1], [1, -1]];
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const ONE_MOVE_EACH = { minMoves: 1, maxMoves: 1 };

function fourThrough(columns, x, y) {
  const player = columns[x][y];
  return DIRECTIONS.some(([dx, dy]) => {
    let length = 1;
    for (const sign of [1, -1]) {
      for (let step = sign; columns[x + step * dx]?.[y + step * dy] === player; step += sign) length += 1;
    }
    return length >= 4;
  });
}

const connectFour = {
  name: "connect-four",
  setup: () => ({ columns: Array.from({ length: WIDTH }, () => []), last: null }),
  turn: ONE_MOVE_EACH,
  moves: {
    place: ({ G, playerID }, x) => {
      const column = G.columns[x];
      if (column === undefined || column.length === HEIGHT) return INVALID_MOVE;
      column.push(playerID);
      G.last = x;
    },
  },
  endIf: ({ G }) => {
    if (G.last === null) return undefined;
    const y = G.columns[G.last].length - 1;
    if (fourThrough(G.columns, G.last, y)) return { winner: G.columns[G.last][y] };
    return G.columns.every((column) => column.length === HEIGHT) ? { draw: true } : undefined;
  },
};

const ticTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: ONE_MOVE_EACH,
  moves: {
    place: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G: { cells } }) => {
    const line = LINES.find(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
    if (line !== undefined) return { winner: cells[line[0]] };
    return cells.includes(null) ? undefined : { draw: true };
  },
};

function openColumns(G) {
  const open = [];
  for (let x = 0; x < WIDTH; x += 1) if (G.columns[x].length < HEIGHT) open.push(x);
  return open;
}

function openCells(G) {
  const open = [];
  for (let cell = 0; cell < 9; cell += 1) if (G.cells[cell] === null) open.push(cell);
  return open;
}

// One client for all games, reset between them: cheaper than a client per game.
function player(game, legal) {
  const client = Client({ game, debug: false });
  return () => {
    client.reset();
    let decisions = 0;
    for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
      const moves = legal(state.G);
      client.moves.place(moves[Math.floor(Math.random() * moves.length)]);
      decisions += 1;
    }
    return decisions;
  };
}

const PLAY = {
  connect_four: player(connectFour, openColumns),
  tic_tac_toe: player(ticTacToe, openCells),
};

function cpuSeconds() {
  const used = process.cpuUsage();
  return (used.user + used.system) / 1e6;
}

// The compiler of Node.js works while the code runs, so a task first runs this long without being counted.
const WARMING_SECONDS = 1;
const warm = new Set();

function measure(name, seconds) {
  const play = PLAY[name];
  const start = cpuSeconds();
  let decisions = 0;
  let games = 0;
  let used = 0;
  do {
    decisions += play();
    games += 1;
    used = cpuSeconds() - start;
  } while (used < seconds);
  return { name, decisions, games, seconds: used };
}

function run(name, seconds) {
  if (!warm.has(name)) measure(name, WARMING_SECONDS);
  warm.add(name);
  return measure(name, seconds);
}

function answer(words) {
  if (words[0] === "tasks") {
    const note = "local client, NODE_ENV=production";
    const tasks = Object.keys(PLAY).map((name) => ({ name, measure: "play", game: name, unit: "decisions", note }));
    return { about: { name: "boardgame.io", version, runtime: `Node.js ${process.version}` }, tasks };
  }
  if (words[0] === "run" && Object.hasOwn(PLAY, words[1]) && Number(words[2]) > 0) return run(words[1], Number(words[2]));
  return { error: `unknown request ${words.join(" ")}; tasks: ${Object.keys(PLAY).join(", ")}` };
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  if (line.trim() === "quit") process.exit(0);
  let reply;
  try {
    reply = answer(line.trim().split(/\s+/));
  } catch (error) {
    reply = { error: String(error) };
  }
  process.stdout.write(`${JSON.stringify(reply)}\n`);
});
