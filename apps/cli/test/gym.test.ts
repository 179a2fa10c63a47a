import { execFile } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { presetDecks } from "../src/game/decks.ts";
import { GymEnvironment, GymVector } from "../src/gym/environment.ts";
import { FEATURES } from "../src/gym/features.ts";
import { openGym } from "../src/gym/server.ts";

const decks = presetDecks().filter((deck) => deck.cards.length < 80);
const OPTIONS = { decks, opponent: "script", maximumDecisions: 4_000, views: false };
const CLIENT = path.resolve(import.meta.dirname, "../python/spellroom_gym.py");

test("an episode is played by the places of legal actions until somebody has won", () => {
  const game = new GymEnvironment(OPTIONS);
  let step = game.reset(3);
  expect(step.observation).toHaveLength(FEATURES.length);
  for (let count = 0; !step.done; count++) {
    expect(step.seat).toBe(0);
    step = game.step(count % step.actions.length);
  }
  expect(Math.abs(step.reward)).toBe(1);
  expect(() => game.step(0)).toThrow("reset it");
});

test("the same seed and actions give the same observations, and other seeds do not", () => {
  const play = (seed: number): string => {
    const games = new GymVector(2, OPTIONS);
    const seen = [games.reset(seed)];
    for (let count = 0; count < 30; count++) seen.push(games.step([0, 0]));
    return JSON.stringify(seen);
  };
  expect(play(5)).toBe(play(5));
  expect(play(5)).not.toBe(play(6));
});

test("a learner in Python plays episodes over a socket", async () => {
  const server = openGym(decks).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const { stdout } = await promisify(execFile)("python3", [CLIENT, String(port)], { timeout: 120_000 });
  expect(stdout).toMatch(/^rewards(?: -?[01]){4,}\n$/);
  server.close();
}, 130_000);
