import type { Ability, CardDefinition, Effect } from "@spellroom/card-language";
import { creature, keyword } from "../support/cards.ts";
import { CREATURE_TARGET, type Play, spell } from "./play.ts";

export const TARGET = { kind: "ref", ref: { kind: "target", target: "t1" } } as const;
export const MUTATE: Ability = { kind: "keyword", keyword: "mutate", cost: [{ kind: "mana", mana: ["0"] }] };

export const mole = creature("Mole", 4, 5, { manaCost: ["9"], abilities: [MUTATE, keyword("trample")] });
export const kite = creature("Kite", 1, 2, { abilities: [keyword("flying")] });

export const onCreature = (name: string, ...effects: readonly Effect[]): CardDefinition =>
  spell(name, effects, [CREATURE_TARGET]);
export const turnOver = onCreature("Turn Over", { kind: "transform", what: TARGET });
export const wreck = onCreature("Wreck", { kind: "destroy", what: TARGET });

/** Casts a creature for its mutate cost. */
export function aim(t: Play, name: string, target: string): Play {
  const { decision } = t;
  const acts = decision.kind === "act" ? decision.acts : [];
  const act = acts.find(
    (one) => one.kind === "cast" && one.via === "mutate" && t.nameOf(one.object) === name,
  );
  if (!act) throw new Error(`${name} can't be cast for its mutate cost`);
  return t.say({ kind: "act", act: act.id, autoPay: true }).choose(target);
}

export function mutate(t: Play, name: string, target: string, place: "top" | "bottom"): Play {
  return aim(t, name, target).resolve().pick(place);
}
