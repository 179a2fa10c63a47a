import type { Effect, TargetClause } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { cards } from "../corner-cases/lands.ts";
import { PLAYER_TARGET, play, spell } from "./play.ts";

const TARGET = { kind: "target", target: "t1" } as const;

/** "Target player looks at the top three cards of their library, puts one of them back on top, then exiles the rest." */
const EFFECTS: readonly Effect[] = [
  { kind: "look", who: TARGET, at: { kind: "top", of: TARGET, amount: 3 }, bind: "looked" },
  {
    kind: "move",
    what: {
      kind: "choose",
      by: TARGET,
      filter: { of: [], zones: ["library"] },
      count: { min: 1, max: 1 },
      among: { kind: "bound", name: "looked" },
    },
    to: { zone: "library", position: "top" },
    bind: "put",
  },
  {
    kind: "exile",
    what: { kind: "ref", ref: { kind: "rest", of: "looked", without: ["put"] } },
  },
];
const TARGETS: readonly TargetClause[] = [PLAYER_TARGET];

describe("a card that a target player puts back on top of their library", () => {
  it("is known to that player, and not to the one whose spell it was", () => {
    const t = play({
      A: { hand: [spell("Narrow Sight", EFFECTS, TARGETS)] },
      B: { library: cards("Forest", "Island", "Swamp", "Plains") },
    });
    t.cast("Narrow Sight", "B").resolve();
    expect(t.asked).toBe("B pick putOnLibrary");
    t.pick("Island");
    const [top = -1] = t.state.players[1]?.library ?? [];
    expect([t.nameOf(top), t.state.objects[top]?.knownTo]).toEqual(["Island", [1]]);
  });
});
