/** Teams of documents that come with no release. */
import { addVariant, shippedDocuments } from "@spellroom/cards";
import { expect, it } from "vitest";
import { type GameState, initialState, type Ruleset, teamOfSeat } from "../../../src/index.ts";
import { real } from "../../effects/play.ts";

function ownRuleset(document: { readonly id: string; readonly [field: string]: unknown }): Ruleset {
  const formats = [{ basedOn: "open", id: "own", name: "Own", summary: "Own.", ruleset: document.id }];
  const added = addVariant(shippedDocuments(), { ruleset: document, formats });
  const ruleset = added.ok ? added.value.rulesets.get(document.id) : undefined;
  if (!ruleset) throw new Error(JSON.stringify(added));
  return ruleset;
}

function seated(ruleset: Ruleset, count: number): GameState {
  const deck = Array.from({ length: 40 }, () => real("Mountain"));
  const players = Array.from({ length: count }, (_, seat) => ({ name: `P${seat}`, deck }));
  return initialState({ ruleset, seed: "7".repeat(64), players });
}

const THREE = {
  basedOn: "twoHeadedGiant",
  id: "threeHeadedGiant",
  name: "Three-headed giant",
  summary: "Two teams of three.",
  players: { min: 6, max: 6 },
  startingLife: 45,
  poisonToLose: 20,
  teams: { size: 3, sharedTurns: true, sharedLife: true },
};

it("a document of somebody else's has three heads on each giant (CR 810.11)", () => {
  const { ruleset, players } = seated(ownRuleset(THREE), 6);
  expect(players.map(({ seat, life }) => `${teamOfSeat(ruleset, seat)}: ${life}`)).toEqual([
    "0: 45",
    "0: 45",
    "0: 45",
    "1: 45",
    "1: 45",
    "1: 45",
  ]);
});

it("a game is not begun by players who don't make up its teams", () => {
  expect(() => seated({ ...ownRuleset(THREE), players: { min: 2, max: 8 } }, 4)).toThrow("teams of 3");
});

it("players of a game without teams have none in their record", () => {
  const { players } = seated(
    ownRuleset({ basedOn: "full", id: "plain", name: "Plain", summary: "Plain." }),
    2,
  );
  expect(players.some((player) => "team" in player)).toBe(false);
});
