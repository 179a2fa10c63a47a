import type { Ability, EventPattern, Filter } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play, spell } from "../effects/play.ts";
import { enchantment } from "../support/cards.ts";

const SPELLS: Filter = { zones: ["stack"], of: [{ kind: "stackObject", is: "spell" }, { kind: "other" }] };

const CAST_AND_COUNTERED: EventPattern = {
  kind: "countered",
  what: { zones: ["stack"], of: [] },
  caster: { kind: "you" },
};
const gainOne: Ability = {
  kind: "triggered",
  event: CAST_AND_COUNTERED,
  body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
};
const presence = enchantment("Presence", gainOne);

const heal = spell("Heal", [{ kind: "gainLife", who: { kind: "you" }, amount: 10 }]);
const double = spell(
  "Double",
  [{ kind: "copySpell", what: { kind: "target", target: "t1" } }],
  [{ id: "t1", what: { kind: "object", filter: SPELLS } }],
);
const hush = spell("Hush", [{ kind: "counter", what: { kind: "all", filter: SPELLS } }]);

describe("a spell that a player has cast and that is countered (CR 701.5)", () => {
  it("isn't a copy that the player controls: copies aren't cast (CR 707.10)", () => {
    const t = play({ A: { hand: [heal, double, hush], battlefield: [presence] } });
    t.cast("Heal").cast("Double", "Heal").resolve();
    expect(t.state.stack).toHaveLength(2);
    t.cast("Hush").resolve();
    t.resolveAll();
    expect(t.life("A")).toBe(21);
  });

  it("isn't what another player cast", () => {
    const t = play({ A: { hand: [heal, hush] }, B: { battlefield: [presence] } });
    t.cast("Heal").cast("Hush").resolveAll();
    expect([t.life("A"), t.life("B")]).toEqual([20, 20]);
  });
});
