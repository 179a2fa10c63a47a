import type { WireChoice } from "@spellroom/protocol";
import type { DecisionOf } from "./decision-of.ts";
import { inRange, sum } from "./numbers.ts";

export interface PickDraft {
  readonly kind: "pick";
  readonly picked: readonly number[];
}

export const pick = {
  draft: "pick" as const,

  start: (): PickDraft => ({ kind: "pick", picked: [] }),

  choice: (decision: DecisionOf<"pick">, draft: PickDraft): WireChoice | null =>
    fits(decision, draft.picked) ? { kind: "pick", options: draft.picked } : null,
};

/** Modes are picked like other options, and chosen in the order of their printing. */
export const modes = {
  draft: "pick" as const,

  start: pick.start,

  choice: (decision: DecisionOf<"modes">, { picked }: PickDraft): WireChoice | null =>
    inRange(picked.length, decision)
      ? { kind: "modes", options: picked.toSorted((one, other) => one - other) }
      : null,
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
