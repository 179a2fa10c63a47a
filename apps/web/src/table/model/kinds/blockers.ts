import type { DecisionView, Key, WireChoice } from "@spellroom/protocol";
import { fill } from "../../../i18n/fill.ts";
import type { ButtonAids } from "../answers.ts";
import { type NameSources, objectName } from "../naming.ts";
import type { DecisionOf } from "./decision-of.ts";
import type { Presentation } from "./kind.ts";

/** The attackers that each candidate blocks; the candidate that a click gives an attacker. */
export interface BlockersDraft {
  readonly kind: "blockers";
  readonly blocks: readonly (readonly number[])[];
  readonly active: number | null;
}

export const blockers: Presentation<"blockers", BlockersDraft> = {
  draft: "blockers",

  start: ({ candidates }: DecisionOf<"blockers">): BlockersDraft => ({
    kind: "blockers",
    blocks: candidates.map(({ must, attackers }) => (must && attackers.length === 1 ? [0] : [])),
    active: null,
  }),

  choice: (_: DecisionOf<"blockers">, { blocks }: BlockersDraft): WireChoice => ({
    kind: "blockers",
    blocks: blockPairs(blocks),
  }),

  answers: (_decision, draft, choice, aids) => ({ main: { label: blockLabel(draft, aids), choice } }),

  words: (decision, choice, names) => blockWords(decision, choice.blocks, names),
};

function blockPairs(blocks: readonly (readonly number[])[]): [number, readonly number[]][] {
  return blocks.flatMap((attackers, at): [number, readonly number[]][] =>
    attackers.length === 0 ? [] : [[at, attackers]],
  );
}

function blockLabel(draft: BlockersDraft, { messages }: ButtonAids): string {
  const { buttons } = messages.decisions;
  const count = draft.blocks.filter((one) => one.length > 0).length;
  return count === 0 ? buttons.noBlocks : fill(buttons.blockWith({ count }), { count });
}

function blockWords(
  decision: DecisionView,
  blocks: readonly (readonly [number, readonly number[]])[],
  names: NameSources,
): string {
  const { choices } = names.messages.practice.hint;
  if (decision.kind !== "blockers" || blocks.length === 0) return choices.noBlock;
  return blocks
    .flatMap(([at, attackers]) => {
      const candidate = decision.candidates[at];
      if (candidate === undefined) return [];
      const nameOf = (key: Key | undefined) => (key === undefined ? "" : objectName(names, key));
      const whom = attackers.map((attacker) => nameOf(candidate.attackers[attacker])).join(", ");
      return [fill(choices.block, { who: objectName(names, candidate.key), whom })];
    })
    .join("; ");
}
