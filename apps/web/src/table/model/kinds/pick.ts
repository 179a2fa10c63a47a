import type { WireChoice } from "@spellroom/protocol";
import { fill } from "../../../i18n/fill.ts";
import type { Messages } from "../../../i18n/messages.ts";
import type { Answers, ButtonAids } from "../answers.ts";
import { chosenWords } from "./chosen-words.ts";
import type { DecisionOf } from "./decision-of.ts";
import type { Presentation } from "./kind.ts";
import { inRange, sum } from "./numbers.ts";

export interface PickDraft {
  readonly kind: "pick";
  readonly picked: readonly number[];
}

export const pick: Presentation<"pick", PickDraft> = {
  draft: "pick",

  start: (): PickDraft => ({ kind: "pick", picked: [] }),

  choice: (decision: DecisionOf<"pick">, draft: PickDraft): WireChoice | null =>
    fits(decision, draft.picked) ? { kind: "pick", options: draft.picked } : null,

  answers: (decision, draft, choice, aids) => pickAnswers(decision, draft, choice, aids),

  words: (decision, choice, names) => chosenWords(decision, choice.options, names),
};

/** Modes are picked like other options, and chosen in the order of their printing. */
export const modes: Presentation<"modes", PickDraft> = {
  draft: "pick",

  start: (): PickDraft => ({ kind: "pick", picked: [] }),

  choice: (decision: DecisionOf<"modes">, { picked }: PickDraft): WireChoice | null =>
    inRange(picked.length, decision)
      ? { kind: "modes", options: picked.toSorted((one, other) => one - other) }
      : null,

  answers: (decision, draft, choice, aids) => pickAnswers(decision, draft, choice, aids),

  words: (decision, choice, names) => chosenWords(decision, choice.options, names),
};

/** Adds an option to what is picked, or takes it out again; beyond the most, the oldest makes room if only one is wanted. */
export function togglePick(
  draft: PickDraft,
  decision: DecisionOf<"pick"> | DecisionOf<"modes">,
  option: number,
): PickDraft {
  const { picked } = draft;
  const repeat = decision.kind === "modes" && decision.repeat;
  if (picked.includes(option) && !repeat)
    return { kind: "pick", picked: picked.filter((one) => one !== option) };
  if (picked.length < decision.max) return { kind: "pick", picked: [...picked, option] };
  return decision.max === 1 ? { kind: "pick", picked: [option] } : draft;
}

/** The sum of what is picked, where that is limited. */
export function usedOfLimit(decision: DecisionOf<"pick">, picked: readonly number[]): number {
  return sum(picked.map((at) => decision.limit?.values[at] ?? 0));
}

function fits(decision: DecisionOf<"pick">, picked: readonly number[]): boolean {
  if (!inRange(picked.length, decision)) return false;
  return decision.limit === undefined || usedOfLimit(decision, picked) <= decision.limit.total;
}

function pickAnswers(
  decision: DecisionOf<"pick"> | DecisionOf<"modes">,
  draft: PickDraft,
  choice: WireChoice | null,
  aids: ButtonAids,
): Answers {
  return { main: { label: pickLabel(decision, draft, aids), choice } };
}

/** "Discard 2", "Target it": the word fits the question, the number what is chosen so far. */
function pickLabel(
  decision: DecisionOf<"pick"> | DecisionOf<"modes">,
  draft: PickDraft,
  { messages }: ButtonAids,
): string {
  const { buttons, status } = messages.decisions;
  const count = draft.picked.length;
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
