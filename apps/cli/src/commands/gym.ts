import { once } from "node:events";
import { seededChance } from "../game/chance.ts";
import { presetDecks } from "../game/decks.ts";
import { GymVector } from "../gym/environment.ts";
import { openGym } from "../gym/server.ts";
import { print } from "../terminal/output.ts";
import { type Command, count, word } from "../terminal/usage.ts";

export const gym: Command = {
  name: "gym",
  summary: "games for learners: reset, step, legal actions, observation, reward; over a socket, or measured",
  help: `Options:
  --port N      serve learners on 127.0.0.1:N, a line of JSON a request (4700)
  --bench N     play N steps by chance in this process instead, and print steps a second
  --count N     games side by side, for --bench (16)
  --opponent A  who plays the other seat, for --bench; "self": nobody (self)
apps/cli/python/spellroom_gym.py is a client in Python's standard library.`,
  options: {
    port: { type: "string" },
    bench: { type: "string" },
    count: { type: "string" },
    opponent: { type: "string" },
  },
  run: async ({ values }) => {
    const decks = presetDecks().filter((deck) => deck.cards.length < 80);
    const steps = count(values, "bench", 0);
    if (steps > 0) {
      const opponent = word(values, "opponent") ?? "self";
      const options = {
        decks,
        opponent: opponent === "self" ? null : opponent,
        maximumDecisions: 4_000,
        views: false,
      };
      print(measured(new GymVector(count(values, "count", 16), options), steps));
      return 0;
    }
    const server = openGym(decks);
    server.listen(count(values, "port", 4_700), "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    print(`gym on 127.0.0.1:${typeof address === "object" ? address?.port : address}`);
    await once(server, "close");
    return 0;
  },
};

/** Plays randomly, and reports the speed. */
function measured(games: GymVector, wanted: number): string {
  const chance = seededChance(1);
  const started = process.cpuUsage().user;
  const clock = performance.now();
  let taken = 0;
  let episodes = 0;
  let now = games.reset(1);
  while (taken < wanted) {
    now = games.step(now.map(({ actions }) => Math.floor(chance() * Math.max(1, actions.length))));
    taken += now.length;
    episodes += now.filter(({ done }) => done).length;
  }
  const seconds = (performance.now() - clock) / 1_000;
  const processor = (process.cpuUsage().user - started) / 1e6;
  return `${taken} steps, ${episodes} episodes: ${Math.round(taken / seconds)} steps a second, ${Math.round(taken / processor)} a second of processor time`;
}
