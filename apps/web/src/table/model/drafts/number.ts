import type { WireChoice } from "@spellroom/protocol";
import type { DecisionOf } from "./decision-of.ts";
import { inRange } from "./numbers.ts";

export interface NumberDraft {
  readonly kind: "number";
  readonly number: number;
}

export const number = {
  draft: "number" as const,

  /** As much as there is for X, else as little as may be. */
  start: ({ prompt, min, max }: DecisionOf<"number">): NumberDraft => ({
    kind: "number",
    number: prompt === "chooseX" ? max : min,
  }),

  choice: (decision: DecisionOf<"number">, draft: NumberDraft): WireChoice | null =>
    inRange(draft.number, decision) ? { kind: "number", number: draft.number } : null,
};
