import type { Choice, Decision } from "../../decisions/decision.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { missingToPay } from "../../query/casting/can-pay.ts";
import { isWaterbending } from "../../query/costs/cost-parts.ts";
import { lockIn } from "../../query/costs/lock-in.ts";
import { canPayParts } from "../../query/costs/payable.ts";
import { shownCost } from "../../query/costs/shown-cost.ts";
import { type ManaOutlook, outlookOf } from "../../query/mana/outlook.ts";
import { mentionsX, type PayableX, payableX } from "../../query/rules/x-values.ts";
import { contextOf, flagIn, type Game, numberIn, numbersIn, remember, wordIn } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { PaymentFrame } from "../../state/game-state.ts";
import { ask, replaceFrame, updateContext } from "../game/game.ts";
import { keepAnswer } from "../targets/choosing.ts";
import { isPaidLast, payPart } from "./pay-part.ts";
import { comesToEnough, settleChoice, stillPays } from "./payment-choices.ts";
import {
  askingOf,
  giveUp,
  goTo,
  manaOf,
  partsOf,
  payingContextOf,
  pickedFor,
  purposeOf,
  succeed,
} from "./payment-frame.ts";
import { carryOutPlan, planMana, spendingNow } from "./payment-mana.ts";
import { activateForPayment, askForMana } from "./payment-question.ts";
import { snapshotOf } from "./reversal.ts";
import { spendMana } from "./spend.ts";

/**
 * Frame runner for paying a cost (CR 118, 601.2f-h): lock it in, settle what the payer chooses, make mana, spend it, pay the
 * other parts, what involves chance or the library last. When it is over the context has `{ did }` under the frame's name.
 */
export function runPayment(g: Game, frame: PaymentFrame): void {
  switch (frame.stage) {
    case "begin":
      return begin(g, frame);
    case "confirm":
      return confirm(g, frame);
    case "choose":
      return choose(g, frame);
    case "mana":
      return mana(g, frame);
    case "activate":
      return carryOutPlan(g, frame);
    case "spend":
      return spend(g, frame);
    case "parts":
      return parts(g, frame);
  }
}

function begin(g: Game, frame: PaymentFrame): void {
  const asking = askingOf(frame);
  if ((asking === "may" || isToTurnUp(frame)) && !settleX(g, frame, asking === "may")) return;
  const context = contextOf(g.state, frame.context);
  const cost = lockIn(g.state, context, frame.cost);
  const locked: PaymentFrame = { ...frame, cost, stage: "confirm" };
  const planned = frame.scratch.spend !== undefined;
  if (!planned && !isPayable(g, locked, asking === "may" || asking === "unless")) {
    giveUp(g, frame);
    return;
  }
  const state = g.state;
  const rewind =
    frame.rewind ??
    (asking === null || planned ? null : { ...snapshotOf(state), frames: state.frames.slice(0, -1) });
  replaceFrame(g, { ...locked, rewind });
}

/** A player who is only offered to pay isn't asked in vain; one who has begun to pay finds out about the mana by paying. */
function isPayable(g: Game, frame: PaymentFrame, isOffer: boolean): boolean {
  const context = payingContextOf(g.state, frame);
  if (!isOffer) return canPayParts(g.state, frame.seat, context, frame.cost) === null;
  const outlook = outlookOf(g.state, frame.seat);
  return missingToPay(outlook, context, frame.cost, purposeOf(frame), null) === null;
}

/** A permanent is turned face up for its morph cost, as X of which a number is chosen (CR 702.37f). */
function isToTurnUp(frame: PaymentFrame): boolean {
  return wordIn(frame.scratch, "special") === "turnFaceUp";
}

/**
 * "You may pay {X}": the player decides whether to pay if it is an offer, then chooses X (CR 107.3f). Returns whether there is
 * nothing of the kind, or it is settled; X is then part of what the text knows.
 */
function settleX(g: Game, frame: PaymentFrame, isOffer: boolean): boolean {
  const context = contextOf(g.state, frame.context);
  const [chosen] = numbersIn(frame.scratch, "x") ?? [];
  if (chosen !== undefined) {
    updateContext(g, frame.context, { x: chosen });
    return true;
  }
  if (context.x !== 0 || !frame.cost.some(mentionsX)) return true;
  const outlook = outlookOf(g.state, frame.seat);
  const possible = payableX(frame.cost, (x) => {
    const withX = { ...context, x };
    const cost = lockIn(g.state, withX, frame.cost);
    return missingToPay(outlook, withX, cost, purposeOf(frame), null) === null;
  });
  const values = possible.kind === "values" ? possible.values : null;
  const [answer] = isOffer ? (numbersIn(frame.scratch, "confirm") ?? []) : [1];
  if (answer === 0 || values?.length === 0 || !isPayableAtAll(possible, outlook, context, frame)) {
    giveUp(g, frame);
    return false;
  }
  if (answer === undefined) {
    askWhether(g, frame, "begin");
    return false;
  }
  if (!isOffer && possible.kind === "upTo" && possible.max === 0) return true;
  goTo(g, frame, "begin", remember(frame.scratch, "asking", "x"));
  ask(
    g,
    frame.seat,
    { key: "chooseX", source: context.source },
    possible.kind === "upTo"
      ? { kind: "number", min: 0, max: possible.max }
      : {
          kind: "pick",
          min: 1,
          max: 1,
          options: possible.values.map((number) => ({ value: number, what: { kind: "number", number } })),
        },
  );
  return false;
}

function isPayableAtAll(
  possible: PayableX,
  outlook: ManaOutlook,
  context: Context,
  frame: PaymentFrame,
): boolean {
  if (possible.kind === "values" || possible.max > 0) return true;
  const cost = lockIn(outlook.state, context, frame.cost);
  return missingToPay(outlook, context, cost, purposeOf(frame), null) === null;
}

/** Asks whether to make an optional payment, unless paying its mana includes that decision. */
function confirm(g: Game, frame: PaymentFrame): void {
  const asking = askingOf(frame);
  const isQuestion = asking === "may" || asking === "unless";
  const [answer] = numbersIn(frame.scratch, "confirm") ?? [];
  if (!isQuestion || answer === 1 || isManaOnly(frame)) {
    goTo(g, frame, "choose");
    return;
  }
  if (answer === 0) {
    giveUp(g, frame);
    return;
  }
  askWhether(g, frame, "confirm");
}

/** Asks whether to pay; the given stage continues with the choice. */
function askWhether(g: Game, frame: PaymentFrame, stage: PaymentFrame["stage"]): void {
  goTo(g, frame, stage, remember(frame.scratch, "asking", "confirm"));
  ask(
    g,
    frame.seat,
    {
      key: askingOf(frame) === "may" ? "mayPay" : "unlessPay",
      source: contextOf(g.state, frame.context).source,
    },
    { kind: "confirm", cost: shownCost(frame.cost) },
  );
}

function isManaOnly(frame: PaymentFrame): boolean {
  return manaOf(frame).length > 0 && partsOf(frame).every(isWaterbending);
}

function choose(g: Game, frame: PaymentFrame): void {
  switch (settleChoice(g, frame)) {
    case "settled":
      goTo(g, frame, "mana");
      return;
    case "impossible":
      giveUp(g, frame);
      return;
    case "again":
    case "asked":
      return;
  }
}

function mana(g: Game, frame: PaymentFrame): void {
  switch (planMana(g, frame)) {
    case "none":
      goTo(g, frame, "parts");
      return;
    case "planned":
      return;
    case "ask":
      if (flagIn(frame.scratch, "auto") && !flagIn(frame.scratch, "touched")) giveUp(g, frame);
      else askForMana(g, withoutAuto(frame));
      return;
  }
}

/** If a plan didn't work out as expected, the payer continues by hand. */
function withoutAuto(frame: PaymentFrame): PaymentFrame {
  const { auto, plan, step, ...scratch } = frame.scratch;
  return { ...frame, scratch };
}

function spend(g: Game, frame: PaymentFrame): void {
  const spending = spendingNow(g.state, frame, true);
  if (!spending) {
    replaceFrame(g, { ...withoutAuto(frame), stage: "mana" });
    return;
  }
  switch (stillPays(g, frame)) {
    case "settled":
      break;
    case "again":
      return;
    case "impossible":
      giveUp(g, frame);
      return;
  }
  goTo(g, frame, "parts");
  spendMana(g, frame, spending);
}

function parts(g: Game, frame: PaymentFrame): void {
  const list = partsOf(frame);
  const done = numberIn(frame.scratch, "paid") ?? 0;
  const at = list.length > 1 ? inOrderOfPayment(list)[done] : done;
  const part = at === undefined ? undefined : list[at];
  if (at === undefined || !part) {
    succeed(g, frame);
    return;
  }
  goTo(g, frame, "parts", remember(frame.scratch, "paid", done + 1));
  const { seat, context } = frame;
  const forMana = flagIn(frame.scratch, "manaAbility") === true;
  payPart(
    g,
    { seat, context, cycling: flagIn(frame.scratch, "cycling") === true, forMana },
    part,
    pickedFor(frame, at),
  );
}

/** By their places in the list: those that are paid last come after all others. */
function inOrderOfPayment(list: ReturnType<typeof partsOf>): readonly number[] {
  return [...list.keys()].toSorted((left, right) => last(list[left]) - last(list[right]) || left - right);
}

function last(part: Parameters<typeof isPaidLast>[0] | undefined): number {
  return part && isPaidLast(part) ? 1 : 0;
}

/** Handles a choice that the payment asked for. */
export function answerPayment(
  g: Game,
  frame: PaymentFrame,
  decision: Decision,
  choice: Choice,
): Refusal | null {
  if (choice.kind === "pay" && decision.kind === "pay") return answerMana(g, frame, decision, choice);
  if (choice.kind === "pick" && !comesToEnough(g, frame, choice.values))
    return { kind: "illegalCombination", detail: "too little together" };
  return keepAnswer(g, frame, decision, choice);
}

function answerMana(
  g: Game,
  frame: PaymentFrame,
  decision: Extract<Decision, { kind: "pay" }>,
  { how }: Extract<Choice, { kind: "pay" }>,
): Refusal | null {
  const { asking, ...scratch } = frame.scratch;
  const answered: PaymentFrame = { ...frame, scratch };
  if (how === "auto") {
    replaceFrame(g, { ...answered, scratch: { ...scratch, auto: true } });
    return null;
  }
  if (how === "cancel") {
    giveUp(g, answered);
    return null;
  }
  if (how === "fromPool") {
    if (!spendingNow(g.state, answered, true))
      return { kind: "illegalCombination", detail: "not enough in the pool" };
    goTo(g, answered, "spend");
    return null;
  }
  const act = decision.abilities.find((one) => one.id === how.activate);
  if (act?.kind !== "activate") return { kind: "notOffered", detail: how.activate };
  activateForPayment(g, answered, act);
  return null;
}
