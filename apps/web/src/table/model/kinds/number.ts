import type { WireChoice } from "@spellroom/protocol";
import { fill } from "../../../i18n/fill.ts";
import type { DecisionOf } from "./decision-of.ts";
import type { Presentation } from "./kind.ts";
import { inRange } from "./numbers.ts";

export interface NumberDraft {
  readonly kind: "number";
  readonly number: number;
}

export const number: Presentation<"number", NumberDraft> = {
  draft: "number",

  /** As much as there is for X, else as little as may be. */
  start: ({ prompt, min, max }: DecisionOf<"number">): NumberDraft => ({
    kind: "number",
    number: prompt === "chooseX" ? max : min,
  }),

  choice: (decision: DecisionOf<"number">, draft: NumberDraft): WireChoice | null =>
    inRange(draft.number, decision) ? { kind: "number", number: draft.number } : null,

  answers: (_decision, draft, choice, { messages }) => ({
    main: { label: fill(messages.decisions.buttons.setNumber, { count: draft.number }), choice },
  }),

  words: (_decision, choice) => String(choice.number),
};
