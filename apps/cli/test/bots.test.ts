import { expect, test } from "vitest";
import { presetDecks } from "../src/game/decks.ts";
import { mirroredGames, playLadderGame, playLadderMatch } from "../src/game/ladder.ts";

const decks = presetDecks().filter((deck) => deck.cards.length < 80);
const lists = decks.map((deck) => deck.cards);
const EXAMPLES = ["careful-mason", "burning-fox"].map((name) => `packages/bots/examples/${name}.json`);
const EARLY = ["directed", "six", "minimax"];

test.each([...EARLY, ...EXAMPLES])("%s plays a game to its end", (name) => {
  const [game] = mirroredGames(name, "script", decks, { games: 1, seed: 4 });
  if (!game) throw new Error("there is a game");
  const { points, turns } = playLadderGame(game, 20, lists);
  expect([0, 0.5, 1]).toContain(points);
  expect(turns).toBeGreaterThan(3);
});

test("in a match of three the games change seats and end with two wins", () => {
  const [game] = mirroredGames("script", "pass", decks, { games: 1, seed: 4, sameDeck: true });
  if (!game) throw new Error("there is a game");
  expect(game.decks[0]).toBe(game.decks[1]);
  expect(playLadderMatch(game, 3, null, lists).points).toBe(1);
});
