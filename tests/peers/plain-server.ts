/**
 * The simplest server there is: after each choice every viewer is sent all that it may see, as JSON. Arguments: the file of games,
 * `compressed` or `plain`, and the step to begin at.
 */
import { type WebSocket, WebSocketServer } from "ws";
import { readGames, shown } from "./recorded-games.ts";

const [file = "", compression, from = "0"] = process.argv.slice(2);
const games = readGames(file);

interface Match {
  readonly game: number;
  readonly viewers: Map<WebSocket, number | null>;
  at: number;
}
const matches = new Map<string, Match>();

const server = new WebSocketServer({
  port: 0,
  host: "127.0.0.1",
  perMessageDeflate: compression === "compressed" ? { threshold: 0 } : false,
});
server.on("connection", (socket, { url = "" }) => {
  const [, id = "", viewer = ""] = url.split("/");
  const match = matches.get(id) ?? { game: matches.size, viewers: new Map(), at: Number(from) };
  matches.set(id, match);
  match.viewers.set(socket, viewer === "watcher" ? null : Number(viewer));
  send(match, socket);
  socket.on("message", () => {
    match.at++;
    for (const one of match.viewers.keys()) send(match, one);
  });
  socket.on("close", () => match.viewers.delete(socket));
});

function send({ game, at, viewers }: Match, socket: WebSocket): void {
  const steps = games[game % games.length] ?? [];
  const step = steps[at % steps.length];
  if (step) socket.send(JSON.stringify(shown(step, viewers.get(socket) ?? null)));
}

server.on("listening", () => {
  const address = server.address();
  if (typeof address === "object" && address) process.stdout.write(`listening on ${address.port}\n`);
});
