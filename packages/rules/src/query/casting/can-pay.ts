import type { Cost, ManaSymbol } from "@spellroom/card-language";
import type { Context } from "../../state/context.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Missing } from "../../state/reason.ts";
import { bendingIn, NO_MANA, type PaidCost, paidParts, pickFor } from "../costs/cost-parts.ts";
import { canPayParts, lifeIn, movesThis } from "../costs/payable.ts";
import { firstToPay } from "../costs/pick.ts";
import { ANNOUNCING } from "../costs/unpayable.ts";
import {
  canPayMana,
  type ManaOutlook,
  type PaymentTerms,
  type RemovedCounters,
  removedFrom,
} from "../mana/outlook.ts";
import type { Purpose } from "../mana/purpose.ts";
import { addGeneric } from "../symbols/cost-shape.ts";
import type { Way } from "../symbols/way.ts";

const NO_TERMS: PaymentTerms = {};

/**
 * What is missing to pay a total cost, or `null` if it can be paid: every part by itself, and the mana with what the other
 * parts leave (CR 118.3). `leaving` is the card being cast, which will no longer be in its zone.
 */
export function missingToPay(
  outlook: ManaOutlook,
  context: Context,
  costs: readonly Cost[],
  purpose: Purpose,
  leaving: ObjectId | null,
): Missing | null {
  const [first] = costs;
  let mana = first?.kind === "mana" ? first.mana : NO_MANA;
  const parts = paidParts(costs);
  if (parts.length === 0) return missingMana(outlook, mana, purpose, NO_TERMS);
  const { state, seat } = outlook;
  if (purpose.kind !== "other" && context.announcing === undefined)
    return missingToPay(outlook, { ...context, ...ANNOUNCING }, costs, purpose, leaving);
  const ways = eitherWays(parts);
  if (ways) {
    let lacking: Missing | null = null;
    for (const way of ways) {
      const missing = missingToPay(outlook, context, withMoreMana(mana, way), purpose, leaving);
      if (!missing) return null;
      lacking ??= missing;
    }
    return lacking;
  }
  const missing = canPayParts(state, seat, context, costs, leaving);
  if (missing) return missing;
  const bending = bendingIn(state, context, parts);
  if (bending > 0) mana = addGeneric(mana, bending);
  if (mana.length === 0) return null;
  const spent: Purpose = bending > 0 ? { ...purpose, bending } : purpose;
  // Other parts only take from what could make mana: where there is too little of it without them, nothing else matters.
  const anyway = missingMana(outlook, mana, spent, NO_TERMS);
  if (anyway) return anyway;
  const lacking = missingMana(outlook, mana, spent, termsOf(outlook, context, parts, leaving, null));
  if (!lacking) return null;
  const others = otherPicks(outlook, context, parts, leaving);
  const canPay = others.some(
    (first) => !missingMana(outlook, mana, spent, termsOf(outlook, context, parts, leaving, first)),
  );
  return canPay ? null : lacking;
}

/** Objects that could be picked first instead of those that mana seems to need least. */
function otherPicks(
  { state, seat }: ManaOutlook,
  context: Context,
  parts: readonly PaidCost[],
  leaving: ObjectId | null,
): readonly ObjectId[] {
  for (const part of parts) {
    const pick = pickFor(state, seat, context, part);
    if (!pick || pick.min === 0) continue;
    return pick.candidates.filter((id) => id !== leaving).slice(0, MOST_PICKS);
  }
  return [];
}
const MOST_PICKS = 16;

function missingMana(
  outlook: ManaOutlook,
  mana: readonly ManaSymbol[],
  purpose: Purpose,
  terms: PaymentTerms,
): Missing | null {
  return canPayMana(outlook, mana, purpose, terms) ? null : { what: "mana", cost: mana };
}

/** The cost with the first "either" replaced by each of its ways; `null` where there is none. */
function eitherWays(parts: readonly PaidCost[]): (readonly Cost[])[] | null {
  const at = parts.findIndex((part) => part.kind === "either");
  const part = parts[at];
  if (part?.kind !== "either") return null;
  const others = [...parts.slice(0, at), ...parts.slice(at + 1)];
  return part.of.map((way) => [...way, ...others]);
}

/** A cost with all its mana in one part, in front. */
export function withOneMana(costs: readonly Cost[]): readonly Cost[] {
  return withMoreMana(NO_MANA, costs);
}

function withMoreMana(mana: readonly ManaSymbol[], costs: readonly Cost[]): readonly Cost[] {
  const all = [...mana, ...costs.flatMap((cost) => (cost.kind === "mana" ? cost.mana : []))];
  const rest = costs.filter((cost) => cost.kind !== "mana");
  return all.length > 0 ? [{ kind: "mana", mana: all }, ...rest] : rest;
}

/**
 * What the other parts leave for making mana. Objects that are to be picked for them are taken to be those that mana needs
 * least, after `first`. The card being cast, `leaving`, pays for nothing.
 */
function termsOf(
  { state, seat, supply }: ManaOutlook,
  context: Context,
  parts: readonly PaidCost[],
  leaving: ObjectId | null,
  first: ObjectId | null,
): PaymentTerms {
  const except = new Set<ObjectId>();
  const gone = new Set<ObjectId>();
  const leastNeededFirst = (ids: readonly ObjectId[]): readonly ObjectId[] => {
    const sources = new Set(supply.sources.map(({ object }) => object));
    const victims = new Set(supply.sources.flatMap(({ ways }) => ways.flatMap(victimsOf)));
    const need = (id: ObjectId): number =>
      id === first ? -1 : (sources.has(id) ? 2 : 0) + (victims.has(id) ? 1 : 0);
    return ids.toSorted((one, other) => need(one) - need(other));
  };
  const counters: RemovedCounters[] = [];
  for (const part of parts) {
    if (part.kind === "tap" || part.kind === "untap") except.add(context.source);
    if (movesThis(part)) gone.add(context.source);
    const pick = pickFor(state, seat, context, part);
    if (part.kind === "removeCounters") {
      const free = pick ? firstToPay(pick, leastNeededFirst(pick.candidates)) : [context.source];
      counters.push(...removedFrom(state, context, part, free));
      continue;
    }
    if (!pick || pick.min === 0) continue;
    const taken = part.kind === "tapOthers" || part.kind === "untapOthers" ? except : gone;
    const free = pick.candidates.filter((id) => id !== leaving && !except.has(id) && !gone.has(id));
    const picked = firstToPay(pick, free.length <= pick.min ? free : leastNeededFirst(free));
    for (const id of picked) taken.add(id);
  }
  return { except, gone, counters, life: lifeIn(state, context, parts) };
}

function victimsOf({ victims }: Way): readonly ObjectId[] {
  return victims?.candidates ?? [];
}
