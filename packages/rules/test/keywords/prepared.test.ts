import type { CardDefinition } from "@spellroom/card-language";
import { LANGUAGE_VERSION } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { characteristics } from "../../src/index.ts";
import { CREATURE_TARGET, spell } from "../effects/play.ts";
import { Duel } from "../support/duel.ts";

/** A creature that enters prepared, with a prepare spell that gains 3 life. */
const pupil: CardDefinition = {
  version: LANGUAGE_VERSION,
  name: "Pupil // Balm",
  layout: "prepare",
  faces: [
    {
      name: "Pupil",
      manaCost: [],
      colorIndicator: ["U"],
      types: ["creature"],
      power: 2,
      toughness: 2,
      abilities: [
        {
          kind: "static",
          effects: [
            {
              kind: "replacement",
              replacement: { kind: "enters", what: "this", with: { prepared: true } },
            },
          ],
        },
      ],
    },
    {
      name: "Balm",
      manaCost: [],
      colorIndicator: ["W"],
      types: ["instant"],
      abilities: [
        {
          kind: "spell",
          body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 3 }] },
        },
      ],
    },
  ],
};

const ripple = spell(
  "Ripple",
  [{ kind: "phaseOut", what: { kind: "ref", ref: { kind: "target", target: "t1" } } }],
  [CREATURE_TARGET],
);

describe("prepared creatures (CR 722.3)", () => {
  it("lose their copy while they are phased out, and have a new one as they phase in", () => {
    const duel = new Duel({ A: { hand: [pupil, ripple] } });
    duel.cast(0, "Pupil").resolve();
    const first = duel.find("Balm");
    duel.cast(0, "Ripple", "Pupil").resolve();
    expect(duel.count("Balm", "exile")).toBe(0);
    duel.to("precombatMain", 1).to("precombatMain", 0);
    expect(duel.count("Balm", "exile")).toBe(1);
    expect(duel.find("Balm")).not.toBe(first);
    duel.cast(0, "Balm").resolve();
    expect([duel.life(0), duel.count("Balm", "exile"), duel.canCast(0, "Balm")]).toEqual([23, 0, false]);
  });

  it("have a copy with nothing but the characteristics of the prepare spell", () => {
    const duel = new Duel({ A: { hand: [pupil] } });
    duel.cast(0, "Pupil").resolve();
    const { colors, types, power } = characteristics(duel.state, duel.find("Balm"));
    expect({ colors, types, power }).toEqual({ colors: ["W"], types: ["instant"], power: null });
  });

  it("belong to one player only: no one else casts the copy", () => {
    const duel = new Duel({ A: { hand: [pupil] } });
    duel.cast(0, "Pupil").resolve();
    expect([duel.canCast(0, "Balm"), duel.canCast(1, "Balm")]).toEqual([true, false]);
  });
});
