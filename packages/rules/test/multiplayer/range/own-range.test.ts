/** Ranges of documents that come with no release. */
import { addVariant, shippedDocuments } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import { emptyContext, type GameState, initialState, playersOf, type Ruleset } from "../../../src/index.ts";
import { real } from "../../effects/play.ts";

function ownRuleset(fields: object): Ruleset {
  const ruleset = { basedOn: "freeForAll", id: "own", name: "Own", summary: "Own.", ...fields };
  const formats = [{ basedOn: "open", id: "own", name: "Own", summary: "Own.", ruleset: "own" }];
  const added = addVariant(shippedDocuments(), { ruleset, formats });
  const found = added.ok ? added.value.rulesets.get("own") : undefined;
  if (!found) throw new Error(JSON.stringify(added));
  return found;
}

function seated(ruleset: Ruleset, count: number): GameState {
  const deck = Array.from({ length: 40 }, () => real("Mountain"));
  const players = Array.from({ length: count }, (_, seat) => ({ name: `P${seat}`, deck }));
  return initialState({ ruleset, seed: "7".repeat(64), players });
}

/** Whom a text means by "each player" where each of them controls it. */
function ranges(state: GameState): string[] {
  const reached = (seat: number) => playersOf(state, emptyContext(1, seat), { kind: "allPlayers" });
  return state.players.map(({ seat }) => reached(seat).sort().join(""));
}

describe("a ruleset's range of influence (CR 801.2a)", () => {
  it("is 1 around tables of five and six", () => {
    const close = ownRuleset({ players: { min: 5, max: 6 }, rangeOfInfluence: 1 });
    expect(ranges(seated(close, 5))).toEqual(["014", "012", "123", "234", "034"]);
    expect(ranges(seated(close, 6))).toEqual(["015", "012", "123", "234", "345", "045"]);
  });

  it("is 2 of emperors and 1 of the generals on both sides (809.3a)", () => {
    const teams = { size: 3, sharedTurns: false, sharedLife: false };
    const emperors = ownRuleset({ players: { min: 6, max: 6 }, teams, rangeOfInfluence: [1, 2, 1] });
    expect(ranges(seated(emperors, 6))).toEqual(["015", "01235", "123", "234", "02345", "045"]);
  });
});
