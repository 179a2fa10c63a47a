import type { DecisionView, PublicTable, WireChoice } from "@spellroom/protocol";
import { fill } from "../../i18n/fill.ts";
import type { Messages } from "../../i18n/messages.ts";
import { passIndex } from "./acts.ts";
import type { Draft, DraftOf } from "./draft.ts";
import { choiceOf } from "./draft.ts";
import type { DecisionOf } from "./drafts/decision-of.ts";
import { stackOf } from "./zones.ts";

/** A button that answers a decision. Without a choice it can't be pressed yet. */
export interface AnswerButton {
  readonly label: string;
  readonly choice: WireChoice | null;
}

export interface Answers {
  readonly main: AnswerButton;
  /** The other answer of a yes-or-no question, or a way out. */
  readonly other?: AnswerButton;
  /** Gives up what is being cast or activated. */
  readonly cancel?: AnswerButton;
}

export interface ButtonAids {
  readonly messages: Messages;
  readonly table: PublicTable;
  readonly seat: number;
  readonly handCount: number;
  /** The name of an object. */
  readonly nameOf: (key: string) => string;
  /** A cost in words. */
  readonly costWords: (cost: readonly string[]) => string;
}

/** What the one big button says and does. */
export function answersOf(decision: DecisionView, draft: Draft, aids: ButtonAids): Answers {
  const answers = ownAnswersOf(decision, draft, aids);
  const choice = cancelChoice(decision);
  if (choice === null) return answers;
  const { buttons } = aids.messages.decisions;
  const isOffer = decision.prompt === "mayPay" || decision.prompt === "unlessPay";
  return { ...answers, cancel: { label: isOffer ? buttons.dontPay : buttons.cancel, choice } };
}

/** What gives up casting or activating at a question of it, where that is possible. */
export function cancelChoice(decision: DecisionView): WireChoice | null {
  if (decision.mayCancel !== true) return null;
  return decision.kind === "pay" ? { kind: "pay", how: "cancel" } : { kind: "cancel" };
}

function ownAnswersOf(decision: DecisionView, draft: Draft, aids: ButtonAids): Answers {
  const { buttons } = aids.messages.decisions;
  const choice = choiceOf(decision, draft);
  switch (decision.kind) {
    case "act": {
      const pass = passIndex(decision);
      return {
        main: { label: passLabel(aids), choice: pass === null ? null : { kind: "act", act: pass } },
      };
    }
    case "confirm":
      return confirmAnswers(decision, aids);
    case "pay":
      return payAnswers(decision, aids);
    case "attackers":
      return { main: { label: attackLabel(draft, aids), choice } };
    case "blockers":
      return { main: { label: blockLabel(draft, aids), choice } };
    case "pick":
    case "modes":
      return { main: { label: pickLabel(decision, draft, aids), choice } };
    case "order":
      return { main: { label: buttons.thisOrder, choice } };
    case "arrange":
      return { main: { label: buttons.done, choice } };
    case "distribute":
      return { main: { label: distributeLabel(decision.prompt, aids), choice } };
    case "number": {
      const count = draft.kind === "number" ? draft.number : decision.min;
      return { main: { label: fill(buttons.setNumber, { count }), choice } };
    }
    case "name":
      return { main: { label: buttons.name, choice } };
  }
}

/** What passing priority leads to (CR 117.4). */
function passLabel({ messages, table, seat, nameOf }: ButtonAids): string {
  const { buttons } = messages.decisions;
  const [top] = stackOf(table);
  if (top !== undefined) return fill(buttons.resolve, { what: nameOf(top.key) });
  if (table.active !== seat) return buttons.pass;
  const next = NEXT_STEP[table.step];
  if (next === "combat") return buttons.toCombat;
  if (next === "nextTurn") return buttons.endTurn;
  if (next === undefined) return buttons.pass;
  return fill(buttons.toStep, { step: messages.words.steps[next].toLowerCase() });
}

/** The step that a pass of both players leads to from each of one's own (CR 500). */
const NEXT_STEP: Readonly<Record<string, keyof Messages["words"]["steps"] | "combat" | "nextTurn">> = {
  upkeep: "draw",
  draw: "precombatMain",
  precombatMain: "combat",
  beginningOfCombat: "declareAttackers",
  declareAttackers: "declareBlockers",
  declareBlockers: "combatDamage",
  firstStrikeDamage: "combatDamage",
  combatDamage: "endOfCombat",
  endOfCombat: "postcombatMain",
  postcombatMain: "nextTurn",
  end: "nextTurn",
  cleanup: "nextTurn",
};

function confirmAnswers(decision: DecisionOf<"confirm">, aids: ButtonAids): Answers {
  const { buttons } = aids.messages.decisions;
  const yes: WireChoice = { kind: "confirm", yes: true };
  const no: WireChoice = { kind: "confirm", yes: false };
  if (decision.prompt === "mulligan") {
    const bottom = decision.amount ?? 0;
    const keep =
      bottom === 0
        ? fill(buttons.keep, { count: aids.handCount })
        : fill(buttons.keepAndPut({ count: bottom }), { count: bottom });
    return {
      main: { label: keep, choice: no },
      other: { label: buttons.mulligan, choice: yes },
    };
  }
  if (decision.cost !== undefined && decision.cost.length > 0) {
    return {
      main: { label: fill(buttons.payCost, { cost: aids.costWords(decision.cost) }), choice: yes },
      other: { label: buttons.dontPay, choice: no },
    };
  }
  return { main: { label: buttons.yes, choice: yes }, other: { label: buttons.no, choice: no } };
}

function payAnswers(decision: DecisionOf<"pay">, { messages }: ButtonAids): Answers {
  const { buttons } = messages.decisions;
  const { proposal, lifeFromPool: count } = decision;
  const byLife: AnswerButton | null =
    count === undefined
      ? null
      : { label: fill(buttons.payLife({ count }), { count }), choice: { kind: "pay", how: "fromPool" } };
  // Where no permanent would be used, paying automatically comes to the same.
  if (byLife && (proposal === null || proposal.length === 0)) return { main: byLife };
  if (proposal !== null) {
    const main: AnswerButton = { label: buttons.pay, choice: { kind: "pay", how: "auto" } };
    return byLife ? { main, other: byLife } : { main };
  }
  const usePool: WireChoice | null = decision.pool.length > 0 ? { kind: "pay", how: "fromPool" } : null;
  return { main: { label: buttons.usePool, choice: usePool } };
}

function attackLabel(draft: Draft, { messages }: ButtonAids): string {
  const { buttons } = messages.decisions;
  const count = draft.kind === "attackers" ? draft.attacks.filter((one) => one !== null).length : 0;
  return count === 0 ? buttons.noAttack : fill(buttons.attackWith({ count }), { count });
}

function blockLabel(draft: Draft, { messages }: ButtonAids): string {
  const { buttons } = messages.decisions;
  const count = draft.kind === "blockers" ? draft.blocks.filter((one) => one.length > 0).length : 0;
  return count === 0 ? buttons.noBlocks : fill(buttons.blockWith({ count }), { count });
}

function distributeLabel(prompt: string, { messages }: ButtonAids): string {
  const { buttons } = messages.decisions;
  if (prompt === "assignCombatDamage") return buttons.assign;
  return prompt === "preventDamage" ? buttons.prevent : buttons.divide;
}

/** "Discard 2", "Target it": the word fits the question, the number what is chosen so far. */
function pickLabel(
  decision: DecisionOf<"pick"> | DecisionOf<"modes">,
  draft: Draft,
  { messages }: ButtonAids,
): string {
  const { buttons, status } = messages.decisions;
  const count = draft.kind === "pick" ? draft.picked.length : 0;
  if (count < decision.min) {
    const missing = decision.min - count;
    if (missing === 1 && count === 0) return status.first;
    return fill(status.needed({ count: missing }), { count: missing });
  }
  if (count === 0) return buttons.chooseNone;
  return fill(VERBS[decision.prompt]?.(messages, count) ?? buttons.choose({ count }), { count });
}

const VERBS: Readonly<Record<string, (messages: Messages, count: number) => string>> = {
  chooseTargets: ({ decisions }, count) => decisions.buttons.target({ count }),
  chooseNewTargets: ({ decisions }, count) => decisions.buttons.target({ count }),
  discard: ({ decisions }, count) => decisions.buttons.discard({ count }),
  discardToHandSize: ({ decisions }, count) => decisions.buttons.discard({ count }),
  sacrifice: ({ decisions }, count) => decisions.buttons.sacrifice({ count }),
  bottomCards: ({ decisions }, count) => decisions.buttons.bottom({ count }),
};

/** Whether one click on an option answers the question: one target, and nothing to think over. */
export function answersAtOnce(decision: DecisionView): boolean {
  return (
    decision.kind === "pick" &&
    decision.min === 1 &&
    decision.max === 1 &&
    decision.prompt === "chooseTargets"
  );
}

/** How much an attack as drafted would deal if nothing blocked. */
export function attackSum(
  table: PublicTable,
  decision: DecisionOf<"attackers">,
  draft: DraftOf<"attackers">,
): number {
  return decision.candidates.reduce((sum, { key }, at) => {
    const attacks = draft.attacks[at] !== null && draft.attacks[at] !== undefined;
    return attacks ? sum + Math.max(0, table.objects[key]?.power ?? 0) : sum;
  }, 0);
}
