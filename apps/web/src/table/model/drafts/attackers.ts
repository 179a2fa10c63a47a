import type { WireChoice } from "@spellroom/protocol";
import type { DecisionOf } from "./decision-of.ts";

/** The defender of each candidate, `null` for those that stay at home; whose defender a click changes. */
export interface AttackersDraft {
  readonly kind: "attackers";
  readonly attacks: readonly (number | null)[];
  readonly active: number | null;
}

export const attackers = {
  draft: "attackers" as const,

  start: ({ candidates }: DecisionOf<"attackers">): AttackersDraft => ({
    kind: "attackers",
    attacks: candidates.map(({ must }) => (must ? 0 : null)),
    active: null,
  }),

  choice: (_: DecisionOf<"attackers">, { attacks }: AttackersDraft): WireChoice => ({
    kind: "attackers",
    attacks: attackPairs(attacks),
  }),
};

function attackPairs(attacks: readonly (number | null)[]): [number, number][] {
  return attacks.flatMap((defender, at): [number, number][] => (defender === null ? [] : [[at, defender]]));
}
