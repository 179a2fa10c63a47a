import { appendFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { createApiClient } from "@spellroom/client";
import { checkBot } from "../game/bots.ts";
import { type NamedDeck, presetDecks } from "../game/decks.ts";
import { sitDownHere } from "../play/local-sitting.ts";
import { playSitting, type Terminal } from "../play/play-sitting.ts";
import { sitDownThere } from "../play/remote-sitting.ts";
import type { Sitting } from "../play/sitting.ts";
import { COLORS, PLAIN } from "../play/table-text.ts";
import { print } from "../terminal/output.ts";
import { type Command, type CommandInput, count, UsageError, word } from "../terminal/usage.ts";

type Values = CommandInput["values"];

const POLL_MS = 400;

export const play: Command = {
  name: "play",
  summary: "play a game in the terminal, against a bot here or against somebody on a server",
  help: `Options:
  --bot A        against this bot, or the file of a bot's document (greedy)
  --deck NAME    your ready-made deck, by its name (the first)
  --bot-deck NAME  the bot's (the second)
  --seed S       of the deal (the time)
  --server URL   play on this server instead, against the next player in its queue
  --name NAME    what you are called (You)
  --logs DIR     where the log of the game is written (logs)
Colors are left out where NO_COLOR is set or the output is no terminal.`,
  options: {
    bot: { type: "string" },
    deck: { type: "string" },
    "bot-deck": { type: "string" },
    seed: { type: "string" },
    server: { type: "string" },
    name: { type: "string" },
    logs: { type: "string" },
  },
  run: async ({ values }) => {
    const server = word(values, "server");
    const sitting = server === undefined ? here(values) : await there(server, values);
    const file = logFile(word(values, "logs") ?? "logs");
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    const typed = lines[Symbol.asyncIterator]();
    const terminal: Terminal = {
      ask: async (prompt) => {
        process.stdout.write(prompt);
        const next = await typed.next();
        return next.done === true ? null : next.value;
      },
      say: print,
      log: (line) => appendFileSync(file, `${line}\n`),
      paint: process.stdout.isTTY && process.env.NO_COLOR === undefined ? COLORS : PLAIN,
    };
    await playSitting(sitting, terminal);
    lines.close();
    print(`The log of this game is in ${file}.`);
    return 0;
  },
};

function here(values: Values): Sitting {
  const bot = word(values, "bot") ?? "greedy";
  checkBot(bot, ["greedy", "adept", "master"]);
  const decks = presetDecks();
  const own = deckNamed(decks, word(values, "deck"), 0);
  const other = deckNamed(decks, word(values, "bot-deck"), 1);
  const seed = count(values, "seed", Date.now() % 1_000_000);
  return sitDownHere({ name: word(values, "name") ?? "You", bot, decks: [own, other], seed });
}

function deckNamed(decks: readonly NamedDeck[], name: string | undefined, usual: number): NamedDeck {
  const found = name === undefined ? decks[usual] : decks.find((deck) => deck.name === name);
  if (!found)
    throw new UsageError(`there is no deck ${name}: take ${decks.map((deck) => deck.name).join(", ")}`);
  return found;
}

/** Becomes a guest of the server and waits in its queue. */
async function there(endpoint: string, values: Values): Promise<Sitting> {
  const name = word(values, "name");
  const { token } = await createApiClient({ endpoint }).accounts.createGuest(
    name === undefined ? {} : { name },
  );
  const api = createApiClient({ endpoint, token: () => token });
  const { decks, formats } = await api.catalogue.all();
  const wanted = word(values, "deck");
  const deck = wanted === undefined ? decks[0] : decks.find((one) => one.name === wanted);
  const format = formats.find(({ id }) => deck?.formats.includes(id));
  if (!deck || !format) throw new UsageError(`the server has ${decks.map((one) => one.name).join(", ")}`);
  await api.meetings.enqueue({ format: format.id, deck: { preset: deck.id } });
  print("Waiting for an opponent.");
  for (;;) {
    const { ticket } = await api.meetings.ticket();
    if ("matchId" in ticket) return sitDownThere(api, ticket.matchId, POLL_MS);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** A file of its own for each game, named by when it began. */
function logFile(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return path.join(folder, `game-${new Date().toISOString().replaceAll(":", "-")}.txt`);
}
