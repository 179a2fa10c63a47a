import type { Cost } from "@spellroom/card-language";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { canPayBySacrificing } from "../costs/cost-parts.ts";
import { ANNOUNCING } from "../costs/unpayable.ts";
import { characteristics } from "../layers/index.ts";

/** The name under which the creature is bound whose number makes a spell cheaper, and that number. */
export const REDUCING = "#reducing";

/** How a creature of the caster's makes a spell cheaper, by the way in which it is cast. */
export type Reducing = "emerge" | "harmonize";

export function reducingOf(via: string | null): Reducing | null {
  const [name] = via?.split(":") ?? [];
  return name === "emerge" || name === "harmonize" ? name : null;
}

/**
 * Creatures with what each takes off the cost: the mana value of one that is sacrificed for emerge (CR 702.119a), the power of
 * one that is tapped for harmonize (Tarkir: Dragonstorm).
 */
export function reducers(
  state: GameState,
  seat: Seat,
  how: Reducing,
): readonly { readonly creature: ObjectId; readonly less: number }[] {
  return state.battlefield.flatMap((creature) => {
    const object = state.objects[creature];
    const { types, controller, manaValue, power } = characteristics(state, creature);
    if (!object || object.status.phasedOut || controller !== seat || !types.includes("creature")) return [];
    if (how === "emerge")
      return canPayBySacrificing(state, seat, ANNOUNCING, creature) ? [{ creature, less: manaValue }] : [];
    return object.status.tapped ? [] : [{ creature, less: Math.max(0, power ?? 0) }];
  });
}

/** What else is paid, and how much less generic mana: by the chosen creature, or before the choice by the best one. */
export function reduction(
  state: GameState,
  seat: Seat,
  context: Context,
  how: Reducing,
): { readonly less: number; readonly additional: readonly Cost[] } {
  const chosen = context.bindings[REDUCING];
  if (chosen)
    return { less: chosen.amount ?? 0, additional: chosen.objects?.length ? [paidBy(how)] : NOTHING };
  const best = Math.max(0, ...reducers(state, seat, how).map(({ less }) => less));
  return { less: best, additional: how === "emerge" ? [ANY_CREATURE] : NOTHING };
}
const NOTHING: readonly Cost[] = [];

const ANY_CREATURE: Cost = {
  kind: "sacrifice",
  what: { count: 1, filter: { of: [{ kind: "type", type: "creature" }] } },
};

function paidBy(how: Reducing): Cost {
  const filter = { of: [{ kind: "oneOf" as const, ref: { kind: "bound" as const, name: REDUCING } }] };
  return how === "emerge"
    ? { kind: "sacrifice", what: { count: 1, filter } }
    : { kind: "tapOthers", what: { count: 1, filter }, summoningSickAllowed: true };
}
