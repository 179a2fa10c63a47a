import type { Cost, ManaSymbol } from "@spellroom/card-language";
import { purposeOfSpecial } from "../../query/casting/special-actions.ts";
import { isWaterbending, type PaidCost, paidParts } from "../../query/costs/cost-parts.ts";
import { ANNOUNCING } from "../../query/costs/unpayable.ts";
import type { Purpose } from "../../query/mana/purpose.ts";
import { addGeneric, meaningOf } from "../../query/symbols/cost-shape.ts";
import { contextOf, flagIn, type Game, numberIn, numbersIn, wordIn } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { Scratch } from "../../state/frame.ts";
import type { GameState, PaymentFrame } from "../../state/game-state.ts";
import type { ContextId, ObjectId, Seat } from "../../state/ids.ts";
import { bind, popFrame, pushFrame, replaceFrame } from "../game/game.ts";
import { victimsOfIt } from "../mana/note-use.ts";
import { reverseAction } from "./reverse-action.ts";

/** The reason for a payment: a player may pay, something happens unless a player pays, or the player's own ability requires it. */
export type Asking = "may" | "unless" | "ability";

/**
 * Begins a payment outside of casting. When it is over the context has `{ did }` under the name: whether it was paid; after a
 * refusal or a cancellation everything is as it was before (CR 118.12).
 */
export function askToPay(
  g: Game,
  seat: Seat,
  context: ContextId,
  cost: readonly Cost[],
  deliver: string,
  asking: "may" | "unless",
): void {
  pushFrame(g, {
    kind: "payment",
    stage: "begin",
    seat,
    context,
    cost,
    deliver,
    scratch: { ask: asking },
    rewind: null,
  });
}

/** What the mana of a payment is spent on. */
export function purposeOf(frame: PaymentFrame): Purpose {
  const bending = bendingOf(frame);
  return bending > 0 ? { ...spentOn(frame), bending } : spentOn(frame);
}

/** Generic mana of waterbend costs; amounts are numbers once the cost is locked in. */
function bendingOf(frame: PaymentFrame): number {
  let generic = 0;
  for (const cost of resolvedCost(frame).costs) if (isWaterbending(cost)) generic += Number(cost.amount);
  return generic;
}

function spentOn(frame: PaymentFrame): Purpose {
  const object = numberIn(frame.scratch, "object");
  const kind = wordIn(frame.scratch, "purpose");
  const special = wordIn(frame.scratch, "special");
  if (object !== undefined && special !== undefined) return purposeOfSpecial(special, object);
  if (object === undefined || (kind !== "cast" && kind !== "activate")) return { kind: "other" };
  return { kind, object, ...(flagIn(frame.scratch, "anyType") ? { anyType: true } : {}) };
}

/** What the words of a cost refer to while it is paid. */
export function payingContextOf(state: GameState, frame: PaymentFrame): Context {
  const context = contextOf(state, frame.context);
  return purposeOf(frame).kind === "other" ? context : { ...context, ...ANNOUNCING };
}

export function askingOf(frame: PaymentFrame): Asking | null {
  const word = wordIn(frame.scratch, "ask");
  return word === "may" || word === "unless" || word === "ability" ? word : null;
}

export function goTo(
  g: Game,
  frame: PaymentFrame,
  stage: PaymentFrame["stage"],
  scratch: Scratch = frame.scratch,
): void {
  replaceFrame(g, { ...frame, stage, scratch });
}

/** The costs with every "either" replaced by the way that was chosen; `open` is the first one not chosen yet. */
export interface ResolvedCost {
  readonly costs: readonly Cost[];
  readonly open: { readonly name: string; readonly ways: readonly (readonly Cost[])[] } | null;
}

export function resolvedCost(frame: PaymentFrame): ResolvedCost {
  return resolve(frame.cost, frame.scratch, "either");
}

function resolve(costs: readonly Cost[], scratch: Scratch, path: string): ResolvedCost {
  if (!costs.some((cost) => cost.kind === "either")) return { costs, open: null };
  const resolved: Cost[] = [];
  let open: ResolvedCost["open"] = null;
  for (const [at, cost] of costs.entries()) {
    if (cost.kind !== "either") {
      resolved.push(cost);
      continue;
    }
    const name = `${path}:${at}`;
    const [chosen] = numbersIn(scratch, name) ?? [];
    if (chosen === undefined) {
      open ??= { name, ways: cost.of };
      continue;
    }
    const inner = resolve(cost.of[chosen] ?? [], scratch, `${name}:${chosen}`);
    resolved.push(...inner.costs);
    open ??= inner.open;
  }
  return { costs: resolved, open };
}

/** The parts that are not mana, in the order in which they are paid. */
export function partsOf(frame: PaymentFrame): readonly PaidCost[] {
  return paidParts(resolvedCost(frame).costs);
}

/** All mana of the cost. */
export function manaOf(frame: PaymentFrame): readonly ManaSymbol[] {
  const bending = bendingOf(frame);
  const lists = resolvedCost(frame).costs.flatMap((cost) => (cost.kind === "mana" ? [cost.mana] : []));
  if (bending > 0) return addGeneric(lists.flat(), bending);
  const [only] = lists;
  if (lists.length <= 1) return only && needsMana(only) ? only : [];
  return lists.flat().filter((symbol) => needsMana([symbol]));
}

/** `{0}` is paid by nothing (CR 118.5). */
function needsMana(mana: readonly ManaSymbol[]): boolean {
  return mana.some((symbol) => {
    const meaning = meaningOf(symbol);
    return meaning.kind !== "generic" || meaning.amount > 0;
  });
}

/** Objects that are to be tapped or exiled rather than mana being paid. */
export function helpersOf(frame: PaymentFrame): readonly ObjectId[] {
  return numbersIn(frame.scratch, "helpers") ?? [];
}

/** What was picked to pay a part. */
export function pickedFor(frame: PaymentFrame, part: number): readonly ObjectId[] {
  return numbersIn(frame.scratch, `part:${part}`) ?? [];
}

/** Ends a payment that was not made. What can be taken back is (CR 730.1, 118.12). */
export function giveUp(g: Game, frame: PaymentFrame): void {
  const { rewind } = frame;
  const touched = flagIn(frame.scratch, "touched") || flagIn(frame.scratch, "begun");
  if (!rewind || !touched || !reverseAction(g, rewind, frame.seat, null)) popFrame(g);
  bind(g, frame.context, frame.deliver, { did: false });
}

/** Ends a payment that was made. */
export function succeed(g: Game, frame: PaymentFrame): void {
  popFrame(g);
  if (flagIn(frame.scratch, "manaAbility")) {
    const objects = partsOf(frame).flatMap((_, at) => pickedFor(frame, at));
    if (objects.length > 0) bind(g, frame.context, ...victimsOfIt(objects));
  }
  bind(g, frame.context, frame.deliver, { did: true });
}
