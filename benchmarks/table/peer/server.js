// A boardgame.io server for Connect Four: the table is measured beside it. `node server.js PORT [FOLDER]`;
// with a folder it keeps matches in flat files, without one in memory.
"use strict";

process.env.NODE_ENV = "production";

const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const WIDTH = 7;
const HEIGHT = 6;
const DIRECTIONS = [[1, 0], [0, 1], [1, 1], [1, -1]];

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

function openColumns(columns) {
  const open = [];
  for (let x = 0; x < WIDTH; x += 1) if (columns[x].length < HEIGHT) open.push(x);
  return open;
}

const connectFour = {
  name: "connect-four",
  // The secret is never shown by a rule: it tells whether views are filtered wherever they go out.
  setup: () => ({
    columns: Array.from({ length: WIDTH }, () => []),
    last: null,
    open: openColumns(Array.from({ length: WIDTH }, () => [])),
    secret: "UNSEEN-".repeat(4),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: {
      client: false,
      move: ({ G, playerID }, x) => {
        const column = G.columns[x];
        if (column === undefined || column.length === HEIGHT) return INVALID_MOVE;
        column.push(playerID);
        G.last = x;
        G.open = openColumns(G.columns);
        return undefined;
      },
    },
  },
  endIf: ({ G }) => {
    if (G.last === null) return undefined;
    const y = G.columns[G.last].length - 1;
    if (fourThrough(G.columns, G.last, y)) return { winner: G.columns[G.last][y] };
    return G.open.length === 0 ? { draw: true } : undefined;
  },
};

const [port, folder] = process.argv.slice(2);
const options = { games: [connectFour], origins: [Origins.LOCALHOST] };
if (folder !== undefined) options.db = new FlatFile({ dir: folder, logging: false });
Server(options).run(Number(port));
