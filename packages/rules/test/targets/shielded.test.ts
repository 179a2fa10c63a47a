import type { Ability, Filter, PlainBody } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { CREATURE_TARGET, play, real } from "../effects/play.ts";
import { always, creature } from "../support/cards.ts";

describe('a creature that "can\'t be the target of spells"', () => {
  const shieldedFrom = (by: Filter) =>
    creature("Shielded", 2, 2, {
      abilities: [
        always({
          kind: "modify",
          what: "this",
          modifications: [{ kind: "restriction", restriction: { kind: "cantBeTargeted", by } }],
        }),
      ],
    });
  const shielded = shieldedFrom({ zones: ["stack"], of: [] });
  const tapIt: PlainBody = {
    kind: "plain",
    targets: [CREATURE_TARGET],
    effects: [{ kind: "tap", what: { kind: "ref", ref: { kind: "target", target: "t1" } } }],
  };
  const wraith = (ability: Ability) =>
    creature("Wraith", 1, 1, { colorIndicator: ["B"], abilities: [ability] });

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

  it.each(["graveyard", "hand"] as const)("is not kept from an ability activated in a %s", (zone) => {
    const t = play({
      A: { [zone]: [wraith({ kind: "activated", cost: [], zone, body: tapIt })] },
      B: { battlefield: [shielded] },
    });
    t.activate("Wraith").choose("Shielded").resolve();
    expect(t.object("Shielded").status.tapped).toBe(true);
  });

  it("is not kept from an ability whose source has died", () => {
    const dying = wraith({
      kind: "triggered",
      event: { kind: "moves", what: "this", from: "battlefield", to: "graveyard" },
      body: tapIt,
    });
    const t = play({
      A: { battlefield: [dying, real("Mountain")], hand: [real("Lightning Bolt")] },
      B: { battlefield: [shielded] },
    });
    t.cast("Lightning Bolt", "Wraith").resolve().resolveAll();
    expect(t.object("Shielded").status.tapped).toBe(true);
  });

  it("is kept from spells of a color, and not from a source of that color", () => {
    const t = play({
      A: {
        battlefield: [real("Mountain"), wraith({ kind: "activated", cost: [], body: tapIt })],
        hand: [real("Lightning Bolt")],
      },
      B: {
        battlefield: [
          shieldedFrom({
            zones: ["stack"],
            of: [
              {
                kind: "any",
                of: [
                  { kind: "color", color: "B" },
                  { kind: "color", color: "R" },
                ],
              },
            ],
          }),
        ],
      },
    });
    t.cast("Lightning Bolt");
    expect(t.options()).not.toContain("Shielded");
    t.choose("B").resolveAll();
    t.activate("Wraith");
    expect(t.options()).toContain("Shielded");
  });
});
