import { expect, test } from "vitest";
import { presetDecks } from "../src/game/decks.ts";
import { rateElo, winInterval } from "../src/game/elo.ts";
import { mirroredGames, playLadderGame } from "../src/game/ladder.ts";

const decks = presetDecks().filter((deck) => deck.cards.length < 80);
const lists = decks.map((deck) => deck.cards);

test("each deal is played four times: either bot with either deck from either seat", () => {
  const games = mirroredGames("one", "other", decks, { games: 4, seed: 3 });
  expect(new Set(games.map(({ seed }) => seed)).size).toBe(1);
  expect(new Set(games.map(({ seat, decks: [deck] }) => `${seat} ${deck.name}`)).size).toBe(
    games[0]?.decks[0] === games[0]?.decks[1] ? 2 : 4,
  );
});

test("a game of the ladder goes the same way each time it is played", () => {
  const [game] = mirroredGames("script", "greedy", decks, { games: 1, seed: 5 });
  if (!game) throw new Error("there is a game");
  const { slowest: _one, ...first } = playLadderGame(game, null, lists);
  const { slowest: _other, ...second } = playLadderGame(game, null, lists);
  expect(second).toEqual(first);
});

test("three wins of four are about 190 points on the scale, with a wide interval", () => {
  const [a, b] = rateElo(["a", "b"], [{ a: "a", b: "b", games: 400, aWins: 300 }]);
  expect((a?.elo ?? 0) - (b?.elo ?? 0)).toBeCloseTo(190.8, -1);
  const [few] = rateElo(["a", "b"], [{ a: "a", b: "b", games: 4, aWins: 3 }]);
  expect(few?.error ?? 0).toBeGreaterThan((a?.error ?? 0) * 5);
  const [low, high] = winInterval(3, 4);
  expect(low).toBeCloseTo(0.3, 1);
  expect(high).toBeCloseTo(0.95, 1);
});

test("a beginner beats one that takes any action that is allowed, in most of 24 games", () => {
  const games = mirroredGames("novice", "random", decks, { games: 24, seed: 3, sameDeck: true });
  const points = games.map((game) => playLadderGame(game, null, lists).points);
  expect(points.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(games.length / 2);
});
