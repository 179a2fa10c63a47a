/**
 * boardgame.io with a game that plays recorded steps back: its rules cost nothing, so that what is measured is its state, its
 * patches and its connections. Arguments: the file of games, `delta` or `whole`, `compressed` or `plain`, and the step to begin at.
 */
import { Server, SocketIO } from "boardgame.io/dist/cjs/server.js";
import { readGames, type Step, shown } from "./recorded-games.ts";

const [file = "", kind, compression, from = "0"] = process.argv.slice(2);
const games = readGames(file);
let made = 0;

interface Played {
  readonly game: number;
  readonly at: number;
  readonly step: Step;
}

/** A match at a step; at the end of its game the steps are played again. */
function playedTo(game: number, at: number): Played {
  const steps = games[game % games.length] ?? [];
  const step = steps[at % steps.length];
  if (!step) throw new Error("a recorded game has no step");
  return { game, at, step };
}

const server = Server<Played>({
  origins: [/.*/],
  transport: new SocketIO({
    socketOpts: { perMessageDeflate: compression === "compressed" ? { threshold: 0 } : false },
  }),
  games: [
    {
      name: "table",
      deltaState: kind === "delta",
      disableUndo: true,
      setup: () => playedTo(made++, Number(from)),
      turn: { activePlayers: { all: "playing" } },
      moves: { choose: ({ G }) => playedTo(G.game, G.at + 1) },
      playerView: ({ G, playerID }) => shown(G.step, playerID == null ? null : Number(playerID)),
    },
  ],
});
const { appServer } = await server.run(0);
process.stdout.write(`listening on ${appServer.address().port}\n`);
