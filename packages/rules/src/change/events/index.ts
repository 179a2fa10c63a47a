import type { Choice, Decision } from "../../decisions/decision.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { isForbidden } from "../../query/rules/forbidden.ts";
import { contextOf, type Game } from "../../state/access.ts";
import type { Delivery } from "../../state/context.ts";
import type { HappenFrame, InPlaceOf, PendingHappening, Share } from "../../state/frame.ts";
import type { Happening } from "../../state/happening.ts";
import { hasRanges } from "../../state/range.ts";
import { ask, bind, openContext, popFrame, pushFrame, replaceFrame } from "../game/game.ts";
import { affectedSeat } from "./affected.ts";
import { type Applicable, applicableReplacements } from "./applicable.ts";
import { applyReplacement, declinedReplacement, doesNothing } from "./apply-replacement.ts";
import { askComponentOrder, COMPONENT_ORDER, withComponentOrder } from "./component-order.ts";
import { askCounterOrder, COUNTER_ORDER, withCounterOrder } from "./counter-order.ts";
import { drawsReplaced } from "./drawn-instead.ts";
import {
  canEnchantNothing,
  enterQuestions,
  isCopyOpen,
  paidAsEntering,
  recordEnterAnswer,
} from "./entering.ts";
import { gainedWithDamage } from "./life-at-once.ts";
import { isOutOfRange } from "./out-of-range.ts";
import { deliverOutcome, openCounterOrders, perform, performSimple, type Simple } from "./perform.ts";
import { reduceHappening } from "./reduce.ts";
import { withDeferred } from "./replaced.ts";
import { endSpent } from "./replaced-damage.ts";
import { applied, isSharedShield, rememberSpread, shareShield } from "./shared-shield.ts";
import { isTurnedAside, NOTHING_YET, turnedAside } from "./turned-aside.ts";
import { whichFirst } from "./which-first.ts";

/**
 * Makes a batch of things happen at the same time (CR 603.2c, 614-616): impossible ones are left out, replacement and
 * prevention effects are applied one after another, the affected player choosing where several could be, then all of it is
 * carried out at once and triggers look. When nobody has to choose, it has all happened on return; otherwise a frame is on
 * top that goes on with it, so advance your own frame before you call this.
 *
 * @param deliver where the outcome is bound, as `{ objects, amount, did }`
 * @param inPlaceOf what is known of an event in whose place this happens
 */
export function propose(
  g: Game,
  batch: readonly Happening[],
  deliver: Delivery | null = null,
  inPlaceOf: InPlaceOf = { applied: [] },
): void {
  const pending = batch.map((happening): PendingHappening => ({ happening, ...inPlaceOf }));
  const frame: HappenFrame = { kind: "happen", batch: pending, deliver, after: [], scratch: {} };
  pushFrame(g, frame);
  runHappen(g, frame);
}

/**
 * Lets one simple thing happen without a decision, if nothing forbids or replaces it, and returns
 * whether it did; anything else must be proposed.
 */
export function happensAtOnce(g: Game, happening: Simple): boolean {
  const pending: PendingHappening = { happening, applied: [] };
  if (isForbidden(g.state, happening) || (hasRanges(g.state) && isOutOfRange(g.state, happening)))
    return false;
  if (applicableReplacements(g.state, pending).length > 0) return false;
  performSimple(g, happening);
  return true;
}

/**
 * Like `propose`, for what several players do together (CR 101.4): one batch; the result of each player's share is bound where that
 * player's text will look.
 */
export function proposeShares(g: Game, shares: readonly Share[]): void {
  if (shares.length === 0) return;
  for (const { deliver } of shares) bind(g, deliver.context, deliver.name, NOTHING_YET);
  const frame: HappenFrame = { kind: "happen", batch: shares, deliver: null, after: [], scratch: {} };
  pushFrame(g, frame);
  runHappen(g, frame);
}

/** Frame runner: applies effects, asks where there is a choice, and performs the batch once it is settled. */
export function runHappen(g: Game, frame: HappenFrame): void {
  const settled = settle(g, frame);
  if (settled === "asked") return;
  const question = enterQuestions(g, settled);
  if (question) {
    // The player who was asked which effect to apply may have left the game.
    const { asking: _asked, about: _about, ...scratch } = settled.scratch;
    replaceFrame(g, { ...settled, scratch });
    ask(g, question.seat, question.prompt, question.body);
    return;
  }
  if (askCounterOrder(g, settled, openCounterOrders(g, settled))) return;
  if (askComponentOrder(g, settled)) return;
  popFrame(g);
  endSpent(g);
  const { gained, later } = gainedWithDamage(g.state, settled);
  for (const { effects, context } of later.toReversed()) {
    pushFrame(g, { kind: "effects", effects, at: 0, context: openContext(g, context), scratch: {} });
  }
  const { outcome, shares, followUps } = perform(g, settled);
  deliverOutcome(g, settled.deliver, outcome, isTurnedAside(settled));
  for (const { deliver, outcome: own } of shares) {
    const { begun } = contextOf(g.state, deliver.context).bindings[deliver.name] ?? {};
    deliverOutcome(g, deliver, own, begun);
  }
  const results = gained.length > 0 ? [...gained, ...followUps] : followUps;
  if (results.length > 0) propose(g, results);
}

/** Applies all that applies: to one happening after another, then shields to the damage that waits for them. */
function settle(g: Game, frame: HappenFrame): HappenFrame | "asked" {
  let now = frame;
  for (let at = 0; ; at = 0) {
    for (let pending = now.batch[at]; pending; pending = now.batch[at]) {
      const next = nextStep(g, now, at, pending);
      if (next === "asked") return "asked";
      if (next === now) at++;
      else now = next;
    }
    const shielded = shareShield(g, now);
    if (shielded === "asked" || shielded === now) return shielded;
    now = shielded;
  }
}

/** What the batch is after one more effect has been applied to one of its happenings; the same when that one needs nothing more. */
function nextStep(g: Game, frame: HappenFrame, at: number, pending: PendingHappening): HappenFrame | "asked" {
  if (isForbidden(g.state, pending.happening) || canEnchantNothing(g, pending.happening))
    return withInstead(frame, at, []);
  if (hasRanges(g.state) && isOutOfRange(g.state, pending.happening)) return withInstead(frame, at, []);
  if (pending.shield !== undefined) return frame;
  if (isCopyOpen(g, frame, at)) return frame;
  const applicable = applicableReplacements(g.state, pending);
  if (applicable.length === 0) {
    const reduced = reduceHappening(g, pending);
    return reduced ? withInstead(frame, at, reduced) : frame;
  }
  const chosen =
    applicable.length === 1 ? applicable[0] : applicable.find(({ key }) => key === pending.next?.key);
  if (!chosen) {
    askWhichReplacement(g, frame, at, pending, applicable);
    return "asked";
  }
  if (chosen.optional && !(pending.next?.agreed && pending.next.key === chosen.key)) {
    if (doesNothing(g, pending.happening, chosen))
      return withInstead(frame, at, [withoutReplacement(g, pending, chosen.key)]);
    askWhetherToReplace(g, frame, at, chosen);
    return "asked";
  }
  if (isSharedShield(g.state, frame.batch, pending, chosen))
    return withInstead(frame, at, [{ ...pending, shield: chosen.key }]);
  const replaced = applyReplacement(g, applied(pending, chosen.key), chosen, drawsReplaced(frame, pending));
  const next = withInstead(
    { ...onceForAll(frame, pending, chosen), after: withDeferred(frame.after, replaced.after) },
    at,
    replaced.batch,
  );
  return replaced.batch.length > 0 ? next : turnedAside(g, next, pending);
}

/** "Those tokens plus an additional one": one for all the tokens that a player creates at the same time. */
function onceForAll(frame: HappenFrame, pending: PendingHappening, chosen: Applicable): HappenFrame {
  const { happening } = pending;
  const { replacement, key } = chosen;
  if (replacement.kind !== "changeTokens" || replacement.plus?.amount !== "one") return frame;
  if (happening.kind !== "createToken") return frame;
  const batch = frame.batch.map((one) =>
    one.happening.kind === "createToken" && one.happening.controller === happening.controller
      ? applied(one, key)
      : one,
  );
  return { ...frame, batch };
}

function withInstead(frame: HappenFrame, at: number, by: readonly PendingHappening[]): HappenFrame {
  const { batch } = frame;
  return { ...frame, batch: [...batch.slice(0, at), ...by, ...batch.slice(at + 1)] };
}

/** CR 616.1: the affected object's controller (or its owner), or the affected player, chooses. */
function askWhichReplacement(
  g: Game,
  frame: HappenFrame,
  at: number,
  pending: PendingHappening,
  applicable: readonly Applicable[],
): void {
  replaceFrame(g, asking(frame, "which", at));
  ask(
    g,
    affectedSeat(g.state, pending.happening),
    { key: "orderReplacements", source: null },
    whichFirst(applicable),
  );
}

function askWhetherToReplace(g: Game, frame: HappenFrame, at: number, chosen: Applicable): void {
  replaceFrame(g, asking(frame, chosen.key, at));
  const key = chosen.prompt ?? "may";
  ask(g, chosen.context.controller, { key, source: chosen.source }, { kind: "confirm" });
}

/** What is left of a happening once its player would rather not apply that optional effect. */
function withoutReplacement(g: Game, pending: PendingHappening, key: string): PendingHappening {
  const declined = applicableReplacements(g.state, pending).find((one) => one.key === key);
  const rest = applied(pending, key);
  return declined ? { ...rest, happening: declinedReplacement(g, pending.happening, declined) } : rest;
}

/** Records the open decision about a happening of the batch: which effect, or whether to apply that one. */
function asking(frame: HappenFrame, asked: string, at: number): HappenFrame {
  return { ...frame, scratch: { ...frame.scratch, asking: asked, about: at } };
}

/** Stores the choice for the frame's decision. */
export function answerHappen(
  g: Game,
  frame: HappenFrame,
  decision: Decision,
  choice: Choice,
): Refusal | null {
  const { asking: asked, about, ...scratch } = frame.scratch;
  if (choice.kind === "distribute") {
    replaceFrame(g, rememberSpread(frame, choice.amounts));
    return null;
  }
  const pending = typeof about === "number" ? frame.batch[about] : undefined;
  if (typeof asked !== "string" || typeof about !== "number" || !pending) {
    const refusal = recordEnterAnswer(g, frame, decision, choice);
    const paid = refusal ? [] : paidAsEntering(g, frame, decision, choice);
    if (paid.length > 0) propose(g, paid);
    return refusal;
  }
  const answered = { ...frame, scratch };
  if (asked === COMPONENT_ORDER && choice.kind === "order") {
    replaceFrame(g, withComponentOrder(answered, about, choice.values));
    return null;
  }
  if (choice.kind === "confirm") {
    const next = choice.yes
      ? { ...pending, next: { key: asked, agreed: true } }
      : withoutReplacement(g, pending, asked);
    replaceFrame(g, withInstead(answered, about, [next]));
    return null;
  }
  if (choice.kind !== "pick" || decision.kind !== "pick")
    return { kind: "wrongKind", expected: decision.kind };
  const option = decision.options.find((one) => one.value === choice.values[0]);
  if (option?.what.kind !== "ability") return { kind: "notOffered", detail: "replacement" };
  const { key } = option.what;
  if (asked === COUNTER_ORDER && pending.happening.kind === "move") {
    replaceFrame(g, { ...answered, scratch: withCounterOrder(scratch, pending.happening.object, key) });
    return null;
  }
  const next = { key, agreed: false };
  replaceFrame(g, withInstead(answered, about, [{ ...pending, next }]));
  return null;
}
