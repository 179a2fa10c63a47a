import { ask, bind, type Game, openContext, popFrame, pushFrame, replaceFrame } from "../core/game.ts";
import type { Choice, Decision, Refusal } from "../decision.ts";
import type { Binding } from "../state/context.ts";
import type { Delivery, Frame, PendingHappening, Share } from "../state/frame.ts";
import type { Happening } from "../state/happening.ts";
import { affectedSeat } from "./affected.ts";
import { type Applicable, applicableReplacements } from "./applicable.ts";
import { applyReplacement } from "./apply-replacement.ts";
import { canEnchantNothing, enterQuestions, recordEnterAnswer, sacrificedAsEntering } from "./entering.ts";
import { isForbidden } from "./forbidden.ts";
import { deliverOutcome, perform } from "./perform.ts";
import { reduceHappening } from "./reduce.ts";

export type HappenFrame = Extract<Frame, { kind: "happen" }>;

/**
 * Makes a batch of things happen at the same time (CR 603.2c, 614-616): what can't happen is left out, replacement and
 * prevention effects are applied one after another, the affected player choosing where several could be, then all of it is
 * carried out at once and triggers look. When nobody has to choose, it has all happened on return; otherwise a frame is on
 * top that goes on with it, so advance your own frame before you call this.
 *
 * @param deliver where the outcome is bound, as `{ objects, amount, did }`
 * @param applied replacement effects that have been applied already, to an event in whose place this happens
 */
export function propose(
  g: Game,
  batch: readonly Happening[],
  deliver: Delivery | null = null,
  applied: readonly string[] = [],
): void {
  const pending = batch.map((happening): PendingHappening => ({ happening, applied }));
  const frame: HappenFrame = { kind: "happen", batch: pending, deliver, after: [], scratch: {} };
  pushFrame(g, frame);
  runHappen(g, frame);
}

/**
 * Lets one thing happen that asks nothing and is nothing else in the end, where nothing forbids or replaces it, and says
 * whether it did; anything else is to be proposed.
 */
export function happensAtOnce(g: Game, happening: Extract<Happening, { kind: "tap" | "addMana" }>): boolean {
  const pending: PendingHappening = { happening, applied: [] };
  if (isForbidden(g.state, happening) || applicableReplacements(g.state, pending).length > 0) return false;
  const { followUps } = perform(g, { batch: [pending], scratch: {} });
  if (followUps.length > 0) propose(g, followUps);
  return true;
}

/**
 * As `propose`, for what several players do together (CR 101.4): one batch; what comes of each player's share is bound where that
 * player's text will look.
 */
export function proposeShares(g: Game, shares: readonly Share[]): void {
  if (shares.length === 0) return;
  for (const { deliver } of shares) bind(g, deliver.context, deliver.name, NOTHING_YET);
  const frame: HappenFrame = { kind: "happen", batch: shares, deliver: null, after: [], scratch: {} };
  pushFrame(g, frame);
  runHappen(g, frame);
}

const NOTHING_YET: Binding = { objects: [], amount: 0, did: false };

/** Frame runner: applies what has to be applied, asks where there is a choice, and carries the batch out when it is settled. */
export function runHappen(g: Game, frame: HappenFrame): void {
  let { batch, after } = frame;
  let at = 0;
  while (at < batch.length) {
    const pending = batch[at];
    if (!pending) break;
    if (isForbidden(g.state, pending.happening) || canEnchantNothing(g, pending.happening)) {
      batch = replaceAt(batch, at, []);
      continue;
    }
    const applicable = applicableReplacements(g.state, pending);
    if (applicable.length > 0) {
      const chosen =
        applicable.length === 1 ? applicable[0] : chosenReplacement(frame, at, pending, applicable);
      if (!chosen) {
        askWhichReplacement(g, { ...frame, batch, after }, at, pending, applicable);
        return;
      }
      const answer = optionalAnswer(frame, at, pending, chosen);
      if (chosen.optional && answer === undefined) {
        askWhetherToReplace(g, { ...frame, batch, after }, at, pending, chosen);
        return;
      }
      const marked: PendingHappening = { ...pending, applied: [...pending.applied, chosen.key] };
      const replaced =
        answer === false ? { batch: [marked], after: [] } : applyReplacement(g, marked, chosen);
      batch = replaceAt(batch, at, replaced.batch);
      after = [...after, ...replaced.after];
      continue;
    }
    const reduced = reduceHappening(g, pending);
    if (reduced) batch = replaceAt(batch, at, reduced);
    else at++;
  }
  const settled = batch === frame.batch && after === frame.after ? frame : { ...frame, batch, after };
  const question = enterQuestions(g, settled);
  if (question) {
    replaceFrame(g, settled);
    ask(g, question.seat, question.prompt, question.body);
    return;
  }
  popFrame(g);
  for (const { effects, context } of settled.after.toReversed()) {
    pushFrame(g, { kind: "effects", effects, at: 0, context: openContext(g, context), scratch: {} });
  }
  const { outcome, shares, followUps } = perform(g, settled);
  deliverOutcome(g, settled.deliver, outcome);
  for (const share of shares) deliverOutcome(g, share.deliver, share.outcome);
  if (followUps.length > 0) propose(g, followUps);
}

function replaceAt(
  batch: readonly PendingHappening[],
  at: number,
  by: readonly PendingHappening[],
): PendingHappening[] {
  return [...batch.slice(0, at), ...by, ...batch.slice(at + 1)];
}

function choiceKey(at: number, pending: PendingHappening): string {
  return `which:${at}:${pending.applied.join("|")}`;
}

function chosenReplacement(
  frame: HappenFrame,
  at: number,
  pending: PendingHappening,
  applicable: readonly Applicable[],
): Applicable | undefined {
  const key = frame.scratch[choiceKey(at, pending)];
  return applicable.find((one) => one.key === key);
}

function optionalAnswer(
  frame: HappenFrame,
  at: number,
  pending: PendingHappening,
  chosen: Applicable,
): boolean | undefined {
  const answer = frame.scratch[`may:${at}:${pending.applied.join("|")}:${chosen.key}`];
  return typeof answer === "boolean" ? answer : undefined;
}

/** CR 616.1: the affected object's controller (or its owner), or the affected player, chooses. */
function askWhichReplacement(
  g: Game,
  frame: HappenFrame,
  at: number,
  pending: PendingHappening,
  applicable: readonly Applicable[],
): void {
  replaceFrame(g, { ...frame, scratch: { ...frame.scratch, asking: choiceKey(at, pending) } });
  ask(
    g,
    affectedSeat(g.state, pending.happening),
    { key: "orderReplacements", source: null },
    {
      kind: "pick",
      min: 1,
      max: 1,
      options: applicable.map((one, value) => ({
        value,
        what: { kind: "ability", source: one.source, key: one.key },
      })),
    },
  );
}

function askWhetherToReplace(
  g: Game,
  frame: HappenFrame,
  at: number,
  pending: PendingHappening,
  chosen: Applicable,
): void {
  const asking = `may:${at}:${pending.applied.join("|")}:${chosen.key}`;
  replaceFrame(g, { ...frame, scratch: { ...frame.scratch, asking } });
  ask(g, chosen.context.controller, { key: "may", source: chosen.source }, { kind: "confirm" });
}

/** Stores the answer to whichever question the frame asked. */
export function answerHappen(
  g: Game,
  frame: HappenFrame,
  decision: Decision,
  choice: Choice,
): Refusal | null {
  const { asking, ...scratch } = frame.scratch;
  if (typeof asking !== "string") {
    const refusal = recordEnterAnswer(g, frame, decision, choice);
    const sacrificed = refusal ? [] : sacrificedAsEntering(g, frame, decision, choice);
    if (sacrificed.length > 0) propose(g, sacrificed);
    return refusal;
  }
  if (choice.kind === "confirm") {
    replaceFrame(g, { ...frame, scratch: { ...scratch, [asking]: choice.yes } });
    return null;
  }
  if (choice.kind !== "pick" || decision.kind !== "pick")
    return { kind: "wrongKind", expected: decision.kind };
  const option = decision.options.find((one) => one.value === choice.values[0]);
  if (option?.what.kind !== "ability") return { kind: "notOffered", detail: "replacement" };
  replaceFrame(g, { ...frame, scratch: { ...scratch, [asking]: option.what.key } });
  return null;
}
