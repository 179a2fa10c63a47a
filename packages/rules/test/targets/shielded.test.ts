import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { always, creature } from "../support/cards.ts";

describe('a creature that "can\'t be the target of spells"', () => {
  const shielded = creature("Shielded", 2, 2, {
    abilities: [
      always({
        kind: "modify",
        what: "this",
        modifications: [
          { kind: "restriction", restriction: { kind: "cantBeTargeted", by: { zones: ["stack"], of: [] } } },
        ],
      }),
    ],
  });

  it("is kept from spells, and not from abilities (CR 112.1, 113.1)", () => {
    const t = play({
      A: {
        battlefield: [real("Prodigal Pyromancer"), real("Mountain")],
        hand: [real("Lightning Bolt")],
      },
      B: { battlefield: [shielded] },
    });
    t.cast("Lightning Bolt");
    expect(t.options()).not.toContain("Shielded");
    t.choose("B").resolveAll();
    t.activate("Prodigal Pyromancer");
    expect(t.options()).toContain("Shielded");
  });
});
