import type { Cost, Filter, ManaSymbol } from "@spellroom/card-language";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { canPayBySacrificing } from "../costs/cost-parts.ts";
import { ANNOUNCING } from "../costs/unpayable.ts";
import { characteristics } from "../layers/index.ts";
import { satisfies } from "../selection/index.ts";
import { concreteCost } from "../symbols/cost-shape.ts";

/** The name under which the permanent is bound that makes a spell cheaper, and the number by which it does. */
export const REDUCING = "#reducing";

/** How a permanent of the caster's makes a spell cheaper, by the way in which it is cast. */
export type Reducing = "emerge" | "harmonize" | "offering";

export function reducingOf(via: string | null): Reducing | null {
  const words = via?.split(":") ?? [];
  const [name] = words;
  if (words.includes("offering")) return "offering";
  return name === "emerge" || name === "harmonize" ? name : null;
}

interface Reducer {
  readonly permanent: ObjectId;
  readonly less: number;
}

/**
 * Permanents with what each takes off the cost: the mana value of a creature that is sacrificed for emerge (CR 702.119a), the
 * power of one that is tapped for harmonize (Tarkir: Dragonstorm), nothing of generic mana alone for what is sacrificed as an
 * offering (CR 702.48a).
 */
export function reducers(
  state: GameState,
  { seat, context }: { readonly seat: Seat; readonly context: Context },
  how: Reducing,
): readonly Reducer[] {
  return state.battlefield.flatMap((permanent) => {
    const object = state.objects[permanent];
    const { types, controller, manaValue, power } = characteristics(state, permanent);
    if (!object || object.status.phasedOut || controller !== seat) return [];
    if (how === "offering")
      return isOffering(state, context, permanent) && canPayBySacrificing(state, seat, ANNOUNCING, permanent)
        ? [{ permanent, less: 0 }]
        : [];
    if (!types.includes("creature")) return [];
    if (how === "emerge")
      return canPayBySacrificing(state, seat, ANNOUNCING, permanent) ? [{ permanent, less: manaValue }] : [];
    return object.status.tapped ? [] : [{ permanent, less: Math.max(0, power ?? 0) }];
  });
}

/** Whether an offering ability of the spell is of that quality. */
function isOffering(state: GameState, context: Context, permanent: ObjectId): boolean {
  return characteristics(state, context.source).abilities.some(
    ({ ability }) =>
      ability.kind === "keyword" &&
      ability.keyword === "offering" &&
      satisfies(state, context, ability.what.of, permanent),
  );
}

/** What a permanent that has been chosen to make a spell cheaper is bound as. */
export function withReducer(context: Context, objects: readonly ObjectId[], amount: number): Context {
  return { ...context, bindings: { ...context.bindings, [REDUCING]: { objects, amount } } };
}

/** What else is paid, and how much less mana. */
export interface Reduction {
  readonly less: number;
  readonly lessMana: readonly ManaSymbol[];
  readonly additional: readonly Cost[];
}

/** What else is paid, and how much less mana: by the chosen permanent, or before the choice by the best; an offering is always chosen. */
export function reduction(state: GameState, seat: Seat, context: Context, how: Reducing): Reduction {
  const chosen = context.bindings[REDUCING];
  if (chosen) {
    const [permanent] = chosen.objects ?? [];
    return {
      less: chosen.amount ?? 0,
      lessMana: how === "offering" && permanent !== undefined ? manaCostOf(state, permanent) : NO_MANA,
      additional: permanent === undefined ? NOTHING : [paidBy(how)],
    };
  }
  const best = Math.max(0, ...reducers(state, { seat, context }, how).map(({ less }) => less));
  const additional = how === "harmonize" ? NOTHING : [ANY_CREATURE];
  return { less: best, lessMana: NO_MANA, additional };
}
const NOTHING: readonly Cost[] = [];
const NO_MANA: readonly ManaSymbol[] = [];

/** CR 702.48c, 202.3e: its mana cost, in which an X is 0. */
function manaCostOf(state: GameState, permanent: ObjectId): readonly ManaSymbol[] {
  return concreteCost(characteristics(state, permanent).manaCost ?? NO_MANA, 0);
}

const CREATURE: Filter = { of: [{ kind: "type", type: "creature" }] };
const ANY_CREATURE: Cost = { kind: "sacrifice", what: { count: 1, filter: CREATURE } };

function paidBy(how: Reducing): Cost {
  const filter = { of: [{ kind: "oneOf" as const, ref: { kind: "bound" as const, name: REDUCING } }] };
  return how === "harmonize"
    ? { kind: "tapOthers", what: { count: 1, filter }, summoningSickAllowed: true }
    : { kind: "sacrifice", what: { count: 1, filter } };
}
