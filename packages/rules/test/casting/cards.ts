import type { Ability, Cost, Filter, ManaCost, ManaSymbol, TargetClause } from "@spellroom/card-language";
import { card, creature } from "../support/cards.ts";

/** Cards as far as casting, paying and targeting are concerned with them. */
export const CREATURE: Filter = { of: [{ kind: "type", type: "creature" }] };
export const tap: Cost = { kind: "tap" };
export const sacrificeThis: Cost = { kind: "sacrifice", what: "this" };

export function mana(...symbols: ManaCost): Cost {
  return { kind: "mana", mana: symbols };
}

export function taps(...symbols: readonly ManaSymbol[]): Ability {
  return makes([tap], symbols);
}

export function makes(cost: readonly Cost[], symbols: readonly ManaSymbol[]): Ability {
  return {
    kind: "activated",
    cost,
    body: {
      kind: "plain",
      effects: [{ kind: "addMana", who: { kind: "you" }, output: { kind: "symbols", mana: symbols } }],
    },
  };
}

export function anyColor(cost: readonly Cost[], amount = 1): Ability {
  return {
    kind: "activated",
    cost,
    body: {
      kind: "plain",
      effects: [{ kind: "addMana", who: { kind: "you" }, output: { kind: "anyColor", amount } }],
    },
  };
}

export const anyTarget: TargetClause = { id: "t1", what: { kind: "any" } };
export const creatureTarget: TargetClause = { id: "t1", what: { kind: "object", filter: CREATURE } };

export function spell(targets: readonly TargetClause[] = []): Ability {
  return { kind: "spell", body: { kind: "plain", targets, effects: [] } };
}

export function instant(name: string, cost: ManaCost, ...abilities: readonly Ability[]) {
  return card(name, { types: ["instant"], manaCost: cost, abilities });
}

export function sorcery(name: string, cost: ManaCost, ...abilities: readonly Ability[]) {
  return card(name, { types: ["sorcery"], manaCost: cost, abilities });
}

export const bolt = instant("Lightning Bolt", ["R"], {
  kind: "spell",
  body: {
    kind: "plain",
    targets: [anyTarget],
    effects: [{ kind: "dealDamage", amount: 3, to: { kind: "targets", target: "t1" } }],
  },
});
export const giantGrowth = instant("Giant Growth", ["G"], spell([creatureTarget]));
export const divination = sorcery("Divination", ["2", "U"], spell());
export const elves = creature("Llanowar Elves", 1, 1, {
  manaCost: ["G"],
  abilities: [taps("G")],
});
