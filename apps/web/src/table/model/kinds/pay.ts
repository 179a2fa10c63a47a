import type { WireChoice } from "@spellroom/protocol";
import { fill } from "../../../i18n/fill.ts";
import type { AnswerButton, Answers, ButtonAids } from "../answers.ts";
import type { DecisionOf } from "./decision-of.ts";
import type { Presentation } from "./kind.ts";
import { type NoDraft, none } from "./no-draft.ts";

export const pay: Presentation<"pay", NoDraft> = {
  ...none,

  answers: (decision, _draft, _choice, aids) => payAnswers(decision, aids),

  words: (_decision, _choice, { messages }) => messages.practice.hint.choices.pay,
};

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
