import type { DecisionView, PublicTable, WireChoice } from "@spellroom/protocol";
import type { Answers, ButtonAids } from "./answers.ts";
import { answersFor, type Draft, type DraftOf } from "./draft.ts";
import type { DecisionOf } from "./kinds/decision-of.ts";

/** What the one big button says and does. */
export function answersOf(decision: DecisionView, draft: Draft, aids: ButtonAids): Answers {
  const answers = answersFor(decision, draft, aids);
  const choice = cancelChoice(decision);
  if (choice === null) return answers;
  const { buttons } = aids.messages.decisions;
  const isOffer = decision.prompt === "mayPay" || decision.prompt === "unlessPay";
  return { ...answers, cancel: { label: isOffer ? buttons.dontPay : buttons.cancel, choice } };
}

/** The choice that cancels casting or activating, if that is possible. */
export function cancelChoice(decision: DecisionView): WireChoice | null {
  if (decision.mayCancel !== true) return null;
  return decision.kind === "pay" ? { kind: "pay", how: "cancel" } : { kind: "cancel" };
}

/** Whether one click on an option makes the choice: a single target without further choices. */
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
