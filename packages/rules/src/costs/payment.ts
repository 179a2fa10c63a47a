import {
  ask,
  contextOf,
  EngineError,
  flagIn,
  fork,
  type Game,
  numberIn,
  numbersIn,
  remember,
  replaceFrame,
} from "../core/game.ts";
import type { Choice, Decision, Refusal } from "../decision.ts";
import { canPayMana, outlookOf } from "../mana/outlook.ts";
import { recordAnswer } from "../targets/choosing.ts";
import { lockIn } from "./lock-in.ts";
import { isPaidLast, payPart } from "./pay-part.ts";
import { canPayParts } from "./payable.ts";
import { comesToEnough, costWord, settleChoice } from "./payment-choices.ts";
import {
  askingOf,
  giveUp,
  goTo,
  manaOf,
  type PaymentFrame,
  partsOf,
  pickedFor,
  purposeOf,
  succeed,
} from "./payment-frame.ts";
import { carryOutPlan, planMana, spendingNow, termsOf } from "./payment-mana.ts";
import { activateForPayment, askForMana } from "./payment-question.ts";
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
    default:
      throw new EngineError(`no stage ${frame.stage} of a payment`);
  }
}

function begin(g: Game, frame: PaymentFrame): void {
  const context = contextOf(g.state, frame.context);
  const cost = lockIn(g.state, context, frame.cost);
  const locked: PaymentFrame = { ...frame, cost, stage: "confirm" };
  const planned = frame.scratch.spend !== undefined;
  const asking = askingOf(frame);
  if (!planned && !isPayable(g, locked, asking === "may" || asking === "unless")) {
    giveUp(g, frame);
    return;
  }
  const state = g.state;
  const rewind = asking === null || planned ? null : { ...fork(state), frames: state.frames.slice(0, -1) };
  replaceFrame(g, { ...locked, rewind });
}

/** Whoever is only offered to pay isn't asked in vain; whoever has begun to pay finds out about the mana by paying. */
function isPayable(g: Game, frame: PaymentFrame, isOffer: boolean): boolean {
  const context = contextOf(g.state, frame.context);
  if (canPayParts(g.state, frame.seat, context, frame.cost)) return false;
  if (!isOffer) return true;
  const outlook = outlookOf(g.state, frame.seat);
  return canPayMana(outlook, manaOf(frame), purposeOf(frame), termsOf(g.state, frame));
}

/** A payment that a player may decline is asked for, unless that question comes with paying its mana. */
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
  goTo(g, frame, "confirm", remember(frame.scratch, "asking", "confirm"));
  ask(
    g,
    frame.seat,
    { key: asking === "may" ? "mayPay" : "unlessPay", source: contextOf(g.state, frame.context).source },
    { kind: "confirm", cost: frame.cost.map((cost) => costWord([cost])) },
  );
}

function isManaOnly(frame: PaymentFrame): boolean {
  return manaOf(frame).length > 0 && partsOf(frame).length === 0;
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

/** When a plan didn't come out as foreseen, the payer goes on by hand. */
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
  goTo(g, frame, "parts");
  spendMana(g, frame, spending);
}

function parts(g: Game, frame: PaymentFrame): void {
  const list = partsOf(frame);
  const order = [...list.keys()].toSorted(
    (left, right) => last(list[left]) - last(list[right]) || left - right,
  );
  const done = numberIn(frame.scratch, "paid") ?? 0;
  const at = order[done];
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

function last(part: Parameters<typeof isPaidLast>[0] | undefined): number {
  return part && isPaidLast(part) ? 1 : 0;
}

/** Takes an answer to whatever the payment asked. */
export function answerPayment(
  g: Game,
  frame: PaymentFrame,
  decision: Decision,
  choice: Choice,
): Refusal | null {
  if (choice.kind === "pay" && decision.kind === "pay") return answerMana(g, frame, decision, choice);
  if (choice.kind === "pick" && !comesToEnough(g, frame, choice.values))
    return { kind: "illegalCombination", detail: "too little together" };
  const recorded = recordAnswer(g.state, frame.scratch, decision, choice);
  if (!recorded.ok) return recorded.refusal;
  replaceFrame(g, { ...frame, scratch: recorded.scratch });
  return null;
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
