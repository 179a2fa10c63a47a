import type { WireChoice } from "@spellroom/protocol";
import { fill } from "../../../i18n/fill.ts";
import type { Answers, ButtonAids } from "../answers.ts";
import { costText } from "../prompt-words.ts";
import type { DecisionOf } from "./decision-of.ts";
import type { Presentation } from "./kind.ts";
import { type NoDraft, none } from "./no-draft.ts";

export const confirm: Presentation<"confirm", NoDraft> = {
  ...none,

  answers: (decision, _draft, _choice, aids) => confirmAnswers(decision, aids),

  words: (_decision, choice, { messages }) => {
    const { buttons } = messages.decisions;
    return choice.yes ? buttons.yes : buttons.no;
  },
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
      main: { label: costText(decision.cost, aids.messages), choice: yes },
      other: { label: buttons.dontPay, choice: no },
    };
  }
  return { main: { label: buttons.yes, choice: yes }, other: { label: buttons.no, choice: no } };
}
