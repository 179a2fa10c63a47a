import { createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { wireChoiceSchema } from "@spellroom/protocol";
import { z } from "zod";
import type { NamedDeck } from "../game/decks.ts";
import { GymVector } from "./environment.ts";
import { FEATURES } from "./features.ts";

const MOST_GAMES = 1_024;

const REQUEST = z.discriminatedUnion("op", [
  z.strictObject({
    op: z.literal("make"),
    count: z.int().min(1).max(MOST_GAMES).default(1),
    opponent: z.string().max(60).nullable().default("greedy"),
    maximumDecisions: z.int().min(1).max(100_000).default(4_000),
    views: z.boolean().default(false),
  }),
  z.strictObject({ op: z.literal("reset"), seed: z.int().min(0).default(0) }),
  z.strictObject({ op: z.literal("step"), actions: z.array(z.union([z.int().min(0), wireChoiceSchema])) }),
]);

/** Serves games to learners: a line of JSON for each request, and a line for each answer. Every connection has games of its own. */
export function openGym(decks: readonly NamedDeck[]): Server {
  return createServer((socket) => serve(socket, decks));
}

function serve(socket: Socket, decks: readonly NamedDeck[]): void {
  let games: GymVector | null = null;
  socket.on("error", () => socket.destroy());
  createInterface({ input: socket }).on("line", (line) => {
    socket.write(`${JSON.stringify(answerTo(line))}\n`);
  });

  function answerTo(line: string): unknown {
    try {
      const request = REQUEST.parse(JSON.parse(line));
      if (request.op === "make") {
        const { count, ...options } = request;
        games = new GymVector(count, { ...options, decks });
        return { features: FEATURES };
      }
      if (!games) throw new RangeError("make the games first");
      return { steps: request.op === "reset" ? games.reset(request.seed) : games.step(request.actions) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  }
}
