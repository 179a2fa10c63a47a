import type { WireChoice } from "@spellroom/protocol";
import type { DecisionOf } from "./decision-of.ts";

/** The attackers that each candidate blocks; the candidate that a click gives an attacker. */
export interface BlockersDraft {
  readonly kind: "blockers";
  readonly blocks: readonly (readonly number[])[];
  readonly active: number | null;
}

export const blockers = {
  draft: "blockers" as const,

  start: ({ candidates }: DecisionOf<"blockers">): BlockersDraft => ({
    kind: "blockers",
    blocks: candidates.map(({ must, attackers }) => (must && attackers.length === 1 ? [0] : [])),
    active: null,
  }),

  choice: (_: DecisionOf<"blockers">, { blocks }: BlockersDraft): WireChoice => ({
    kind: "blockers",
    blocks: blockPairs(blocks),
  }),
};

function blockPairs(blocks: readonly (readonly number[])[]): [number, readonly number[]][] {
  return blocks.flatMap((attackers, at): [number, readonly number[]][] =>
    attackers.length === 0 ? [] : [[at, attackers]],
  );
}
