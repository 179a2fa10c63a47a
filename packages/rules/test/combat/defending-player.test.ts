import { describe, expect, it } from "vitest";
import { type Play, play, real } from "../effects/play.ts";
import { creature, LANDS } from "../support/cards.ts";

const snow = real("Snow-Covered Forest");

/** "Activate only during combat and only if defending player controls no snow lands." */
const guard = creature("Border Guard", 1, 1, {
  abilities: [
    {
      kind: "activated",
      cost: [{ kind: "tap" }],
      body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
      limits: {
        during: ["combat"],
        condition: {
          kind: "not",
          of: {
            kind: "exists",
            filter: {
              of: [
                { kind: "supertype", supertype: "snow" },
                LANDS,
                { kind: "controller", player: { kind: "defending" } },
              ],
            },
          },
        },
      },
    },
  ],
});

const ACTIVATE = "activate Border Guard";

function inBeginningOfCombat(t: Play): string[] {
  return t.to("beginningOfCombat").acts();
}

describe("the defending player before attackers are declared", () => {
  it("is the nonactive player of two (CR 506.2)", () => {
    const t = play({ A: { battlefield: [guard] }, B: { battlefield: [snow] } });
    expect(inBeginningOfCombat(t)).not.toContain(ACTIVATE);
  });

  it("is not the active player, whatever they control", () => {
    const t = play({ A: { battlefield: [guard, snow] }, B: {} });
    expect(inBeginningOfCombat(t)).toContain(ACTIVATE);
  });

  it("is also in a game that more players began the only one who can still be attacked (CR 802.2)", () => {
    const t = play({ A: { battlefield: [guard] }, B: { battlefield: [snow] }, C: {} });
    expect(inBeginningOfCombat(t.concede("C"))).not.toContain(ACTIVATE);
  });
});

describe("the defending player of a combat without attackers", () => {
  it("is still the nonactive player of two (CR 506.2)", () => {
    const t = play({ A: { battlefield: [guard] }, B: { battlefield: [snow] } });
    expect(t.to("endOfCombat").acts()).not.toContain(ACTIVATE);
  });
});
