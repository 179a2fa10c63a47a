import type { Cost, Filter, ManaSymbol, Predicate } from "@spellroom/card-language";
import { assertNever } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { Change } from "../costs/cost-change.ts";
import { canPayBySacrificing } from "../costs/cost-parts.ts";
import { ANNOUNCING } from "../costs/unpayable.ts";
import { characteristics } from "../layers/index.ts";
import { satisfies } from "../selection/index.ts";
import { concreteCost, manaValueOf } from "../symbols/cost-shape.ts";

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
  const announced: Context = { ...context, ...ANNOUNCING };
  const offerings: readonly Predicate[] = how === "offering" ? offeringsOf(state, context) : [];
  return state.battlefield.flatMap((permanent) => {
    const object = state.objects[permanent];
    const { types, controller, manaValue, power } = characteristics(state, permanent);
    if (!object || object.status.phasedOut || controller !== seat) return [];
    if (how === "offering")
      return offerings.some((one) => satisfies(state, context, [one], permanent)) &&
        canPayBySacrificing(state, seat, announced, permanent)
        ? [{ permanent, less: 0 }]
        : [];
    if (!types.includes("creature")) return [];
    if (how === "emerge")
      return canPayBySacrificing(state, seat, announced, permanent) ? [{ permanent, less: manaValue }] : [];
    return object.status.tapped ? [] : [{ permanent, less: Math.max(0, power ?? 0) }];
  });
}

/** What the offering abilities of the spell are of, one quality each. */
function offeringsOf(state: GameState, context: Context): readonly Predicate[] {
  return characteristics(state, context.source).abilities.flatMap(({ ability }): readonly Predicate[] =>
    ability.kind === "keyword" && ability.keyword === "offering"
      ? [{ kind: "all", of: ability.what.of }]
      : [],
  );
}

/** What a permanent that has been chosen to make a spell cheaper is bound as. */
export function withReducer(context: Context, objects: readonly ObjectId[], amount: number): Context {
  return { ...context, bindings: { ...context.bindings, [REDUCING]: { objects, amount } } };
}

/** What else is paid, and what is taken off the mana. */
export interface Reduction {
  readonly change: Change | null;
  readonly additional: readonly Cost[];
}

const NOTHING: readonly Cost[] = [];
const NO_MANA: readonly ManaSymbol[] = [];
export const NOT_REDUCED: Reduction = { change: null, additional: NOTHING };

/**
 * The cost paid with the chosen permanent, and what it takes off the cost of the spell; before the choice, of the permanent that
 * takes off most.
 */
export function reduction(state: GameState, seat: Seat, context: Context, how: Reducing): Reduction {
  const chosen = context.bindings[REDUCING];
  if (!chosen) return reductionBefore(state, seat, context, how);
  const [permanent] = chosen.objects ?? [];
  if (permanent === undefined) return NOT_REDUCED;
  const change =
    how === "offering" ? { lessMana: manaCostOf(state, permanent) } : { less: chosen.amount ?? 0 };
  return { change, additional: [paidBy(how)] };
}

/** The same before the permanent is chosen, for the choices that come first, such as whether to kick the spell. */
function reductionBefore(state: GameState, seat: Seat, context: Context, how: Reducing): Reduction {
  const all = reducers(state, { seat, context }, how);
  switch (how) {
    case "offering": {
      const costs = all.map(({ permanent }) => manaCostOf(state, permanent));
      const most = costs.toSorted((one, other) => manaValueOf(other) - manaValueOf(one))[0] ?? NO_MANA;
      const such: Filter = { of: [{ kind: "any", of: offeringsOf(state, context) }] };
      return {
        change: { lessMana: most },
        additional: [{ kind: "sacrifice", what: { count: 1, filter: such } }],
      };
    }
    case "emerge":
      return { change: { less: mostOf(all) }, additional: [ANY_CREATURE] };
    case "harmonize":
      return { change: { less: mostOf(all) }, additional: NOTHING };
    default:
      return assertNever(how);
  }
}

function mostOf(all: readonly Reducer[]): number {
  return Math.max(0, ...all.map(({ less }) => less));
}

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
