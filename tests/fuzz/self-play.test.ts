import { type BotName, presetDecks, selfplayGame } from "@spellroom/cli";
import { describe, expect, it } from "vitest";

const decks = presetDecks();

/** Games of one batch; a batch is one test, so that a failure names few seeds. */
const BATCH = 10;

function batch(bot: BotName, first: number): string[] {
  const faults: string[] = [];
  for (let seed = first; seed < first + BATCH; seed++) {
    const game = selfplayGame({ decks, seed, bot, check: true });
    const about = `seed ${seed}, ${game.decks.join(" against ")}`;
    if (game.error !== null) faults.push(`${about}: ${game.error}`);
    faults.push(...game.broken.map((broken) => `${about}: ${broken}`));
    if (game.reason === "decisionCap") faults.push(`${about}: no end in sight`);
  }
  return faults;
}

describe("games that bots play by chance", () => {
  it.each(Array.from({ length: 10 }, (_, at) => 1 + at * BATCH))(
    "end without breaking an invariant, from seed %i on",
    (first) => {
      expect(batch("random", first)).toEqual([]);
    },
  );
});

describe("games that greedy bots play", () => {
  it.each([50_001, 50_011])("end without breaking an invariant, from seed %i on", (first) => {
    expect(batch("greedy", first)).toEqual([]);
  });
});
