import type { Replacement, TargetClause } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { ANY_TARGET, real, spell } from "../../effects/play.ts";
import { always, CREATURES, creature, enchantment } from "../../support/cards.ts";
import { circle, lives, STEAL } from "./circle.ts";

const AXE = spell(
  "Axe",
  [{ kind: "dealDamage", amount: 5, to: { kind: "targets", target: "t1" } }],
  [ANY_TARGET],
);

function effect(name: string, replacement: Replacement) {
  return enchantment(name, always({ kind: "replacement", replacement }));
}

describe("replacement effects (CR 801.13)", () => {
  it("let a spell do nothing to whom it can't affect (801.13a)", () => {
    const player = (id: string): TargetClause => ({ id, what: { kind: "player", player: "any" } });
    const maneuver = spell(
      "Maneuver",
      [
        {
          kind: "createReplacement",
          replacement: {
            kind: "redirectDamage",
            amount: 3,
            from: { kind: "player", player: { kind: "target", target: "t1" } },
            to: { kind: "player", player: { kind: "target", target: "t2" } },
          },
          duration: "endOfTurn",
        },
      ],
      [player("t1"), player("t2")],
    );
    const t = circle({ A: { hand: [AXE] }, B: { hand: [maneuver] } });
    t.cast("Axe", "B").pass().cast("Maneuver", "B", "C").resolveAll();
    expect(lives(t)).toEqual([20, 18, 20, 20]);
  });

  it("replace nothing out of range", () => {
    const double = effect("Double", {
      kind: "changeLifeGain",
      who: { kind: "allPlayers" },
      change: { kind: "times", factor: 2 },
    });
    const tonic = spell("Tonic", [{ kind: "gainLife", who: { kind: "you" }, amount: 2 }]);
    const t = circle({ A: { battlefield: [double] }, B: { hand: [tonic] }, C: { hand: [tonic] } });
    t.pass().cast("Tonic").resolveAll().pass().pass().cast("Tonic").resolveAll();
    expect(lives(t)).toEqual([20, 24, 22, 20]);
  });
});

describe("prevention effects (CR 801.13b)", () => {
  it("of a source prevent damage of sources within range alone", () => {
    const calm = effect("Calm", { kind: "preventDamage", source: { filter: { of: [CREATURES] } } });
    const t = circle({ A: { battlefield: [creature("Ant", 1, 1)] }, C: { battlefield: [calm] } });
    t.attack("Ant/B").fight();
    expect(t.life("B")).toBe(19);
  });

  it("to a recipient prevent damage to players and permanents within range, whatever its source", () => {
    const ward = effect("Ward", {
      kind: "preventDamage",
      to: { kind: "player", player: { kind: "allPlayers" } },
    });
    const t = circle({ A: { hand: [AXE, AXE] }, C: { battlefield: [ward] } });
    t.cast("Axe", "B").resolveAll().cast("Axe", "A").resolveAll();
    expect(lives(t)).toEqual([15, 20, 20, 20]);
  });

  it("don't prevent damage to what they were made for once it is out of range", () => {
    const damage = (stolen: boolean) => {
      const t = circle({
        A: { hand: [real("Mending Hands")], battlefield: [real("Plains")] },
        B: { hand: [AXE], battlefield: [creature("Bee", 0, 9)] },
        C: { hand: [STEAL] },
      });
      t.cast("Mending Hands", "Bee").resolveAll();
      if (stolen) t.pass().pass().cast("Steal", "Bee").resolveAll();
      while (!t.canCast("Axe")) t.pass();
      return t.cast("Axe", "Bee").resolveAll().object("Bee").damage;
    };
    expect([damage(false), damage(true)]).toEqual([1, 5]);
  });

  it("of neither prevent damage only with both within range", () => {
    const fog = spell("Fog", [
      {
        kind: "createReplacement",
        replacement: { kind: "preventDamage", combat: true },
        duration: "endOfTurn",
      },
    ]);
    const fight = (seat: "B" | "C") => {
      const setup = { A: { battlefield: [creature("Ant", 1, 1)] }, B: {}, C: {} };
      const t = circle({ ...setup, [seat]: { hand: [fog] } });
      t.attack("Ant/B");
      while (!t.canCast("Fog")) t.pass();
      t.cast("Fog").resolveAll();
      return t.fight().life("B");
    };
    expect([fight("B"), fight("C")]).toEqual([20, 19]);
  });
});
