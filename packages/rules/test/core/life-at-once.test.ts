import { describe, expect, it } from "vitest";
import { CREATURE_TARGET, type Play, play, spell } from "../effects/play.ts";
import { always, creature, enchantment, keyword } from "../support/cards.ts";

const worship = enchantment(
  "Worship",
  always({ kind: "rule", rule: { kind: "damageLeavesLife", least: 1 } }),
);
const giant = creature("Giant", 5, 5);
const dwarf = creature("Dwarf", 5, 5);
const awe = spell(
  "Awe",
  [
    {
      kind: "createReplacement",
      replacement: {
        kind: "preventDamage",
        source: { filter: { of: [{ kind: "oneOf", ref: { kind: "target", target: "t1" } }] } },
        also: [{ kind: "gainLife", who: { kind: "you" }, amount: { kind: "event" } }],
      },
      duration: "endOfTurn",
      uses: 1,
    },
  ],
  [CREATURE_TARGET],
);

function afterCombat(t: Play): number {
  while (t.decision.kind === "act" && t.state.turn.step !== "postcombatMain") t.pass();
  return t.life("B");
}

describe("life gained and lost by one damage event, with an effect that leaves some life (CR 120.4d)", () => {
  it("is one change: what a prevention effect gives counts", () => {
    const t = play({
      A: { battlefield: [giant, dwarf] },
      B: { battlefield: [worship], hand: [awe], life: 2 },
    });
    t.attack("Giant", "Dwarf").pass().cast("Awe", "Giant").resolve();
    while (t.decision.kind === "act" && t.state.turn.step === "declareAttackers") t.pass();
    if (t.decision.kind === "blockers") t.block();
    expect(afterCombat(t)).toBe(2);
  });

  it("is one change: what lifelink gives counts", () => {
    const leech = creature("Leech", 3, 3, { abilities: [keyword("lifelink")] });
    const t = play({
      A: { battlefield: [giant, dwarf] },
      B: { battlefield: [worship, leech], life: 3 },
    });
    t.attack("Giant", "Dwarf").block("Leech>Dwarf");
    expect(afterCombat(t)).toBe(1);
  });

  it("still leaves that life where more is lost than gained", () => {
    const t = play({ A: { battlefield: [giant, dwarf] }, B: { battlefield: [worship], life: 3 } });
    t.attack("Giant", "Dwarf");
    expect(afterCombat(t)).toBe(1);
  });
});
