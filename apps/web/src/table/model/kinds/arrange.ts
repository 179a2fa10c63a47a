import type { WireChoice } from "@spellroom/protocol";
import type { DecisionOf } from "./decision-of.ts";
import type { Presentation } from "./kind.ts";
import { inRange } from "./numbers.ts";

export interface ArrangeDraft {
  readonly kind: "arrange";
  readonly piles: readonly (readonly number[])[];
}

export const arrange: Presentation<"arrange", ArrangeDraft> = {
  draft: "arrange",

  start: (decision: DecisionOf<"arrange">): ArrangeDraft => ({
    kind: "arrange",
    piles: firstPiles(decision),
  }),

  choice: (decision: DecisionOf<"arrange">, { piles }: ArrangeDraft): WireChoice | null =>
    pilesFit(decision, piles) ? { kind: "arrange", piles } : null,

  answers: (_decision, _draft, choice, { messages }) => ({
    main: { label: messages.decisions.buttons.done, choice },
  }),

  words: (_decision, _choice, { messages }) => messages.practice.hint.choices.arrange,
};

/** Every option on the first pile that has room for it, each pile with its least. */
function firstPiles({ options, piles }: DecisionOf<"arrange">): number[][] {
  const left = options.map((_, at) => at);
  const filled = piles.map(({ min }) => left.splice(0, min));
  return filled.map((pile, at) => [...pile, ...left.splice(0, (piles[at]?.max ?? 0) - pile.length)]);
}

function pilesFit({ piles }: DecisionOf<"arrange">, drafted: readonly (readonly number[])[]): boolean {
  return piles.every((pile, at) => inRange(drafted[at]?.length ?? 0, pile));
}

/** Puts an option on a pile, at a place of it or at its end. A full pile takes nothing. */
export function putOnPile(
  draft: ArrangeDraft,
  decision: DecisionOf<"arrange">,
  option: number,
  pile: number,
  place?: number,
): ArrangeDraft {
  const without = draft.piles.map((one) => one.filter((each) => each !== option));
  const target = without[pile];
  const max = decision.piles[pile]?.max ?? 0;
  if (target === undefined || target.length >= max) return draft;
  return { kind: "arrange", piles: without.with(pile, target.toSpliced(place ?? target.length, 0, option)) };
}

/** Puts an option on the next pile that has room. */
export function putOnNextPile(
  draft: ArrangeDraft,
  decision: DecisionOf<"arrange">,
  option: number,
): ArrangeDraft {
  const from = draft.piles.findIndex((pile) => pile.includes(option));
  for (let step = 1; step < decision.piles.length; step += 1) {
    const next = putOnPile(draft, decision, option, (from + step) % decision.piles.length);
    if (next !== draft) return next;
  }
  return draft;
}
