import type { Amount, Modification } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { CREATURE_TARGET, play, real, spell } from "../effects/play.ts";
import { add, all, creature, enchantment } from "../support/cards.ts";

const TARGET = { kind: "target", target: "t1" } as const;
const POWER: Amount = { kind: "stat", stat: "power", of: TARGET };

function until(name: string, modification: Modification) {
  const what = { kind: "ref", ref: TARGET } as const;
  return spell(
    name,
    [{ kind: "modify", what, modifications: [modification], duration: "endOfTurn" }],
    [CREATURE_TARGET],
  );
}

const weaken = until("Weaken", add(-5, 0));
const negative = (of: Amount): Amount => ({ kind: "times", factor: -1, of });

/** What a 3/3 becomes by the spell, once it has -5/-0. */
function weakenedAnd(modification: Modification): string {
  const t = play({ A: { battlefield: [real("Hill Giant")], hand: [weaken, until("Change", modification)] } });
  t.cast("Weaken", "Hill Giant").resolve();
  t.cast("Change", "Hill Giant").resolve();
  return t.pt("Hill Giant");
}

describe("X of less than zero in a change of power and toughness (CR 107.1b)", () => {
  it('is zero in "+X/+X, where X is its power"', () => {
    expect(weakenedAnd({ kind: "addPT", power: POWER, toughness: POWER })).toBe("-2/3");
  });

  it('is zero in "-X/-X" too, so that the creature doesn\'t grow', () => {
    expect(weakenedAnd({ kind: "addPT", power: negative(POWER), toughness: negative(POWER) })).toBe("-2/3");
  });

  it("is doubled where power is doubled", () => {
    expect(weakenedAnd({ kind: "addPT", power: POWER, toughness: 0, doubles: true })).toBe("-4/3");
  });

  it("is what base power is set to", () => {
    expect(weakenedAnd({ kind: "setPT", power: POWER })).toBe("-7/3");
  });

  it("is zero for a static ability as well", () => {
    const weak = creature("Weakling", -1, 4);
    const less: Amount = {
      kind: "extreme",
      which: "greatest",
      stat: "power",
      among: { of: [{ kind: "named", name: "Weakling" }], zones: ["battlefield"] },
    };
    const giants = all([{ kind: "named", name: "Hill Giant" }], {
      kind: "addPT",
      power: less,
      toughness: less,
    });
    const banner = enchantment("Banner", giants);
    const t = play({ A: { battlefield: [real("Hill Giant"), weak, banner] } });
    expect(t.pt("Hill Giant")).toBe("3/3");
  });
});

describe('"-X/-X" with an X above zero', () => {
  it("takes that much away", () => {
    const t = play({
      A: {
        battlefield: [real("Hill Giant")],
        hand: [until("Shrink", { kind: "addPT", power: negative(POWER), toughness: negative(2) })],
      },
    });
    t.cast("Shrink", "Hill Giant").resolve();
    expect(t.pt("Hill Giant")).toBe("0/1");
  });
});
