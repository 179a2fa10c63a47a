import { describe, expect, it } from "vitest";
import { DEEDS, type Deed } from "./support/pool-deeds.ts";
import { playPoolGame, type Spoil } from "./support/pool-game.ts";
import * as sabotage from "./support/pool-sabotage.ts";

/** `PRIVACY_GAMES=300` plays so many. */
const GAMES = Number(process.env.PRIVACY_GAMES ?? 16);
/** So many more at most, until everything has happened: what a seed brings changes with every card that the pool gains. */
const MORE_GAMES = 64;
const deeds = new Set<Deed>();

describe("games with decks from the whole pool", () => {
  it.each(Array.from({ length: GAMES }, (_, at) => at + 1))(
    "tell nobody what they could not know (game %i)",
    (luck) => {
      expect(wrongIn(luck)).toEqual([]);
    },
  );

  it("contain everything that could reveal something", () => {
    const missing = () => DEEDS.filter((deed) => !deeds.has(deed));
    for (let luck = GAMES + 1; luck <= GAMES + MORE_GAMES && missing().length > 0; luck++)
      expect(wrongIn(luck)).toEqual([]);
    expect(missing()).toEqual([]);
  });
});

describe("the judge of these games", () => {
  const CARD = /^card \d+ is told to/;

  it.each([
    ["an option that shows what is face down", sabotage.showingOptions, CARD],
    ["an ability on the stack that shows its face-down source", sabotage.showingSources, CARD],
    ["a log that names the face-down source of an ability", sabotage.tellingSources, CARD],
    ["a copy that shows what it was made of face down", sabotage.showingCopied, CARD],
    ["a card exiled face down that is shown to all", sabotage.showingExiled, CARD],
    ["a look at a hidden card that the other is told of", sabotage.tellingLooks, CARD],
    ["abilities under the engine's own names", sabotage.tellingKeys, /^the engine's own name/],
  ])("finds %s", (_what, spoil, finding) => {
    expect(firstFinding(spoil)).toMatch(finding);
  });
});

/** The leaks of a game; its events are recorded. */
function wrongIn(luck: number): readonly string[] {
  const played = playPoolGame(luck);
  for (const deed of played.deeds) deeds.add(deed);
  return played.wrong;
}

function firstFinding(spoil: Spoil): string {
  for (let luck = 1; luck <= GAMES; luck++) {
    const [wrong] = playPoolGame(luck, spoil).wrong;
    if (wrong !== undefined) return wrong;
  }
  return "nothing";
}
