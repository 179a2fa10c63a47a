import type { Body, Cost } from "@spellroom/card-language";
import { existing } from "../../state/access.ts";
import { type Context, emptyContext } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { Missing, Reason } from "../../state/reason.ts";
import { characteristics } from "../layers/index.ts";
import { type ManaOutlook, outlookIn } from "../mana/outlook.ts";
import type { Purpose } from "../mana/purpose.ts";
import { grantCovers } from "../rules/grants.ts";
import { costsOfModes, hasCostlyModes } from "../rules/mode-costs.ts";
import { castForbidden, hasInstantTiming, splitSecond } from "../rules/prohibitions.ts";
import { bodyOf } from "../rules/spell-body.ts";
import { isSorceryTime } from "../rules/timing.ts";
import { asCast, asSpell, asSpellWithX, type CastingWay } from "../rules/ways.ts";
import { choosesByX, isPayableForSomeX, MOST_SINGLE_X, MOST_X } from "../rules/x-values.ts";
import { manaValueOf } from "../symbols/cost-shape.ts";
import { missingTarget } from "../targets/can-target.ts";
import { canChooseModes, modeChoice } from "../targets/mode-choice.ts";
import { announcedWithGift } from "../targets/when-announced.ts";
import { missingToPay } from "./can-pay.ts";
import { xChangesCost, xDecides } from "./chosen-x.ts";
import { reducers, reducingOf, withReducer } from "./reducing-permanent.ts";
import { costOfCasting } from "./spell-cost.ts";
import { someX } from "./x-targets.ts";

/** Whether a card may be cast in a way now: the cost it would have at the least, or why not. */
export type MayCast =
  | { readonly ok: true; readonly cost: readonly Cost[] }
  | { readonly ok: false; readonly why: Reason };

/**
 * Checks a way of casting a card by a player with priority (CR 601.3): permission and timing, prohibitions, targets, modes and
 * cost with the minimal choices (X of 0, no options). Conditions apply to the spell that the card would become.
 */
export function mayCast(
  state: GameState,
  seat: Seat,
  id: ObjectId,
  way: CastingWay,
  outlook: ManaOutlook,
): MayCast {
  const view = asCast(state, id, way);
  const forbidden = (shown: GameState): Reason | null =>
    timingReason(shown, seat, id, way) ?? splitSecond(shown) ?? castForbidden(shown, seat, id);
  if (xDecides(view, id, way, outlook))
    return isCastableForSomeX(view, { seat, id, way, outlook }, forbidden);
  const why = forbidden(view);
  if (why) return { ok: false, why };
  return isCastableNow(view, { seat, id, way, outlook });
}

/** Why a card can't be cast so at this time (CR 307.1, 601.3b); effects that let it be cast now don't ask. */
export function timingReason(state: GameState, seat: Seat, id: ObjectId, way: CastingWay): Reason | null {
  if (way.timing === "instant") return null;
  if (way.timing === "usual" && hasInstantTiming(state, seat, id)) return null;
  return isSorceryTime(state, seat) ? null : { kind: "wrongTiming", needs: "sorcery" };
}

/** Targets, modes and cost, timing and prohibitions apart; effects that let a card be cast now ask only this. */
export function isCastable(
  now: GameState,
  seat: Seat,
  id: ObjectId,
  way: CastingWay,
  outlook: ManaOutlook,
): MayCast {
  if (!existing(now, id)) return { ok: false, why: { kind: "wrongZone", zone: null } };
  const attempt: Attempt = { seat, id, way, outlook };
  return xDecides(now, id, way, outlook)
    ? isCastableForSomeX(now, attempt, () => null)
    : isCastableNow(now, attempt);
}

/** Tries one X after another where its mana value makes the difference (CR 601.3a, 202.3e). */
function isCastableForSomeX(
  now: GameState,
  attempt: Attempt,
  forbidden: (shown: GameState) => Reason | null,
): MayCast {
  const { seat, id, way } = attempt;
  const isAffordable = affordability(now, attempt);
  const most = isAffordable ? MOST_X : MOST_SINGLE_X - 1;
  let first: MayCast | null = null;
  for (let x = 0; x <= most; x++) {
    if (x > 0 && isAffordable?.(x) === false) break;
    const shown = asSpellWithX(now, seat, id, x);
    const why = forbidden(shown) ?? (isGranted(shown, way, id) ? null : NOT_GRANTED);
    const judged: MayCast = why ? { ok: false, why } : isCastableNow(shown, attempt, x);
    if (judged.ok) return judged;
    first ??= judged;
  }
  return first ?? { ok: false, why: NOT_GRANTED };
}

/**
 * Whether an X could be paid for, which no larger one can be then; `null` where a larger X may cost less, or have other things pay
 * for it. It is asked before the game is shown with that X, which takes longer.
 */
function affordability(now: GameState, attempt: Attempt): ((x: number) => boolean) | null {
  const { seat, id, way, outlook } = attempt;
  if (xChangesCost(now, outlook) || reducingOf(way.via) === "offering") return null;
  const state = asSpell(now, seat, id);
  const costWith = (context: Context): readonly Cost[] | null =>
    costOfCasting(state, seat, id, way, { context, extra: [], hopeful: true });
  const plain = { ...emptyContext(id, seat), x: 0 };
  if (costWith(plain)?.some(choosesByX) !== false) return null;
  return (x) => {
    const context = { ...plain, x };
    const cost = costWith(context);
    return (
      cost !== null && missingToPay(outlookIn(state, outlook), context, cost, purposeOf(attempt), id) === null
    );
  };
}

const NOT_GRANTED: Reason = { kind: "conditionNotMet" };

function isGranted(shown: GameState, { grant }: CastingWay, id: ObjectId): boolean {
  return grant === null || grantCovers(shown, grant, id);
}

/** With `x`, for that X alone; else for X of 0, or another if only another would do. */
function isCastableNow(now: GameState, attempt: Attempt, x: number | null = null): MayCast {
  const { seat, id, way } = attempt;
  const state = asSpell(now, seat, id);
  const plain = { ...emptyContext(id, seat), x: x ?? 0 };
  const judge = x === null ? isCastableWith : isCastableAsItIs;
  if (reducingOf(way.via) !== "offering") return judge(state, plain, attempt);
  let first: MayCast | null = null;
  for (const { permanent, less } of reducers(state, { seat, context: plain }, "offering")) {
    const offered = judge(state, withReducer(plain, [permanent], less), attempt);
    if (offered.ok) return offered;
    first ??= offered;
  }
  return first ?? NOTHING_TO_OFFER;
}

const NOTHING_TO_OFFER: MayCast = {
  ok: false,
  why: { kind: "cantPay", missing: { what: "mana", cost: [] } },
};

/** With the X that the context has. */
function isCastableAsItIs(state: GameState, context: Context, attempt: Attempt): MayCast {
  const { seat, id, way, outlook } = attempt;
  const cost = costOfCasting(state, seat, id, way, { context, extra: [], hopeful: true });
  if (!cost) return { ok: false, why: { kind: "noManaCost" } };
  const missing = missingToPay(outlookIn(state, outlook), context, cost, purposeOf(attempt), id);
  if (missing) return { ok: false, why: { kind: "cantPay", missing } };
  const body = bodyOf(state, id, way.via);
  const why = choicesReason(state, context, body, id);
  if (why && !isPossibleWithGift(state, context, body, id)) return { ok: false, why };
  return withCheapestMode(state, context, attempt, body, cost);
}

function purposeOf({ id, way }: Attempt): Purpose {
  return { kind: "cast", object: id, ...(way.anyType ? { anyType: true } : {}) };
}

function isCastableWith(state: GameState, context: Context, attempt: Attempt): MayCast {
  const { seat, id, way, outlook } = attempt;
  const cost = costOfCasting(state, seat, id, way, { context, extra: [], hopeful: true });
  if (!cost) return { ok: false, why: { kind: "noManaCost" } };
  const purpose = purposeOf(attempt);
  const missingWith = (x: number): Missing | null => {
    const chosen = { ...context, x };
    const dearer = costOfCasting(state, seat, id, way, { context: chosen, extra: [], hopeful: true });
    return dearer && missingToPay(outlookIn(state, outlook), chosen, dearer, purpose, id);
  };
  const missing = missingToPay(outlookIn(state, outlook), context, cost, purpose, id);
  if (missing && !isPayableForSomeX(cost, (x) => missingWith(x) === null))
    return { ok: false, why: { kind: "cantPay", missing } };
  const body = bodyOf(state, id, way.via);
  const why = choicesReason(state, context, body, id);
  if (!why || isPossibleWithGift(state, context, body, id))
    return withCheapestMode(state, context, attempt, body, cost);
  const possible = someX(body, cost, (x) => {
    if (missingWith(x)) return "unpayable";
    return choicesReason(state, { ...context, x }, body, id) === null ? "possible" : "impossible";
  });
  return possible ? { ok: true, cost } : { ok: false, why };
}

/** Where it has no targets enough as it is, it may have them if a gift is promised. */
function isPossibleWithGift(state: GameState, context: Context, body: Body, id: ObjectId): boolean {
  if (body.kind !== "plain" || !characteristics(state, id).keywords.has("gift")) return false;
  return missingTarget(state, context, announcedWithGift(body), id) === null;
}

function manaIn(costs: readonly Cost[]): number {
  return costs.reduce((sum, cost) => sum + (cost.kind === "mana" ? manaValueOf(cost.mana) : 0), 0);
}

interface Attempt {
  readonly seat: Seat;
  readonly id: ObjectId;
  readonly way: CastingWay;
  readonly outlook: ManaOutlook;
}

/** The cost with the mode that costs least, where at least one has to be paid for (CR 702.172a). */
function withCheapestMode(
  state: GameState,
  context: Context,
  attempt: Attempt,
  body: Body,
  cost: readonly Cost[],
): MayCast {
  const { seat, id, way, outlook } = attempt;
  const values = characteristics(state, id);
  if (body.kind === "plain" || !hasCostlyModes(values, body)) return { ok: true, cost };
  const purpose = purposeOf(attempt);
  const unsorted = modeChoice(state, context, body, id, false).available.flatMap((mode) => {
    const extra = costsOfModes(values, body, [mode]);
    const dearer = costOfCasting(state, seat, id, way, { context, extra, hopeful: true });
    return dearer ? [dearer] : [];
  });
  const costs = unsorted.toSorted((left, right) => manaIn(left) - manaIn(right));
  const [cheapest] = costs;
  if (!cheapest) return { ok: false, why: { kind: "noMode" } };
  const missingIn = (total: readonly Cost[]): Missing | null =>
    missingToPay(outlookIn(state, outlook), context, total, purpose, id);
  const payable = costs.find((total) => missingIn(total) === null);
  const missing = payable ? null : missingIn(cheapest);
  return missing ? { ok: false, why: { kind: "cantPay", missing } } : { ok: true, cost: payable ?? cheapest };
}

/** Why the targets or modes that a spell or ability needs can't be chosen (CR 601.2c, 700.2a). */
export function choicesReason(state: GameState, context: Context, body: Body, id: ObjectId): Reason | null {
  if (body.kind === "plain") {
    const clause = missingTarget(state, context, body, id);
    return clause === null ? null : { kind: "noTarget", clause };
  }
  return canChooseModes(modeChoice(state, context, body, id, false)) ? null : { kind: "noMode" };
}
