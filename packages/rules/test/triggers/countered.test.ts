import type { CardDefinition, PlayerRef, Predicate } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { cards } from "../corner-cases/lands.ts";
import { play, spell } from "../effects/play.ts";
import { CREATURES, enchantment } from "../support/cards.ts";

const YOU: PlayerRef = { kind: "you" };
const ABILITIES = [
  { kind: "stackObject", is: "activatedAbility" },
  { kind: "stackObject", is: "triggeredAbility" },
] as const satisfies readonly Predicate[];
const SPELL: Predicate = { kind: "stackObject", is: "spell" };
const SPELL_OR_ABILITY: Predicate = { kind: "any", of: [SPELL, ...ABILITIES] };

/** "Whenever a spell or ability you control counters" such a spell or ability, its controller gains 5 life. */
function witness(...of: readonly Predicate[]): CardDefinition {
  return enchantment("Witness", {
    kind: "triggered",
    event: { kind: "countered", what: { zones: ["stack"], of }, by: YOU },
    body: { kind: "plain", effects: [{ kind: "gainLife", who: YOU, amount: 5 }] },
  });
}

/** "Whenever a spell you've cast is countered", that player gains 1 life. */
const presence = enchantment("Presence", {
  kind: "triggered",
  event: { kind: "countered", what: { zones: ["stack"], of: [] }, caster: YOU },
  body: { kind: "plain", effects: [{ kind: "gainLife", who: YOU, amount: 1 }] },
});

const refuse = spell(
  "Refuse",
  [{ kind: "counter", what: { kind: "ref", ref: { kind: "target", target: "t1" } } }],
  [{ id: "t1", what: { kind: "object", filter: { zones: ["stack"], of: [SPELL_OR_ABILITY] } } }],
);

/** A activates an ability or casts a spell that would deal damage to B, who counters it; how much life each has then. */
function countered(what: "ability" | "spell", theirs: CardDefinition): number[] {
  const t = play({
    A: { battlefield: [presence, ...cards("Prodigal Sorcerer", "Mountain")], hand: cards("Lightning Bolt") },
    B: { battlefield: [theirs], hand: [refuse] },
  });
  if (what === "ability") t.activate("Prodigal Sorcerer", "B");
  else t.cast("Lightning Bolt", "B");
  t.pass().cast("Refuse");
  if (t.decision.kind === "pick") t.say({ kind: "pick", values: [t.decision.options[0]?.value ?? 0] });
  t.resolveAll();
  expect(t.told("countered")).toBe(1);
  return [t.life("A"), t.life("B")];
}

describe("abilities that trigger on a spell's being countered (CR 112.1)", () => {
  it("trigger when a spell is, whoever they belong to", () => {
    expect(countered("spell", witness())).toEqual([21, 25]);
  });

  it("don't trigger when an ability is", () => {
    expect(countered("ability", witness())).toEqual([20, 20]);
  });

  it("don't trigger for an ability where they say a noncreature spell", () => {
    expect(countered("ability", witness({ kind: "not", of: CREATURES }))).toEqual([20, 20]);
  });

  it("trigger for both where they say a spell or ability", () => {
    expect(countered("spell", witness(SPELL_OR_ABILITY))).toEqual([21, 25]);
    expect(countered("ability", witness(SPELL_OR_ABILITY))).toEqual([20, 25]);
  });

  it("trigger for abilities alone where they say an ability, or what isn't a spell", () => {
    for (const ability of [
      { kind: "any" as const, of: ABILITIES },
      { kind: "not" as const, of: SPELL },
    ]) {
      expect(countered("spell", witness(ability))).toEqual([21, 20]);
      expect(countered("ability", witness(ability))).toEqual([20, 25]);
    }
  });
});
