import type { DecisionView, WireChoice } from "@spellroom/protocol";
import type { ButtonAids } from "../answers.ts";
import type { NameSources } from "../naming.ts";
import { listed, optionsOf } from "./chosen-words.ts";
import type { DecisionOf } from "./decision-of.ts";
import type { Presentation } from "./kind.ts";
import { sum } from "./numbers.ts";

export interface DistributeDraft {
  readonly kind: "distribute";
  readonly amounts: readonly number[];
}

export const distribute: Presentation<"distribute", DistributeDraft> = {
  draft: "distribute",

  start: (decision: DecisionOf<"distribute">): DistributeDraft => ({
    kind: "distribute",
    amounts: lethalFirst(decision),
  }),

  choice: ({ total }: DecisionOf<"distribute">, { amounts }: DistributeDraft): WireChoice | null =>
    sum(amounts) === total ? { kind: "distribute", amounts } : null,

  answers: (decision, _draft, choice, aids) => ({
    main: { label: distributeLabel(decision.prompt, aids), choice },
  }),

  words: (decision, choice, names) =>
    listed(amountsOf(decision, choice.amounts, names), names.messages.practice.hint.choices.nothing),
};

/** Minimums, then what is lethal to each in order, then the rest to the last that may have it. */
export function lethalFirst(decision: DecisionOf<"distribute">): number[] {
  const { minimum, maximum, total, lethal = [] } = decision;
  const amounts = [...minimum];
  let left = total - amounts.reduce((sum, amount) => sum + amount, 0);
  const give = (at: number, wanted: number): void => {
    const now = amounts[at] ?? 0;
    const more = Math.max(0, Math.min(left, wanted - now, (maximum[at] ?? wanted) - now));
    amounts[at] = now + more;
    left -= more;
  };
  for (const [at, deadly] of lethal.entries()) give(at, deadly);
  for (let at = amounts.length - 1; at >= 0; at -= 1) give(at, (amounts[at] ?? 0) + left);
  return amounts;
}

/** Gives an option an amount, as far as its bounds and what is left to give allow. */
export function setAmount(
  draft: DistributeDraft,
  decision: DecisionOf<"distribute">,
  option: number,
  wanted: number,
): DistributeDraft {
  const spent = draft.amounts.reduce((sum, amount, at) => sum + (at === option ? 0 : amount), 0);
  const most = Math.min(decision.maximum[option] ?? 0, decision.total - spent);
  const amount = Math.max(decision.minimum[option] ?? 0, Math.min(most, wanted));
  return { kind: "distribute", amounts: draft.amounts.with(option, amount) };
}

function distributeLabel(prompt: string, { messages }: ButtonAids): string {
  const { buttons } = messages.decisions;
  if (prompt === "assignCombatDamage") return buttons.assign;
  return prompt === "preventDamage" ? buttons.prevent : buttons.divide;
}

function amountsOf(decision: DecisionView, amounts: readonly number[], names: NameSources): string[] {
  return amounts.flatMap((amount, at) =>
    amount === 0 ? [] : optionsOf(decision, [at], names).map((name) => `${name}: ${amount}`),
  );
}
