import type { DecisionView, Pointer, WireChoice } from "@spellroom/protocol";
import { fill } from "../../../i18n/fill.ts";
import type { ButtonAids } from "../answers.ts";
import { type NameSources, objectName, playerName } from "../naming.ts";
import type { DecisionOf } from "./decision-of.ts";
import type { Presentation } from "./kind.ts";

/** The defender of each candidate, `null` for those that stay at home; whose defender a click changes. */
export interface AttackersDraft {
  readonly kind: "attackers";
  readonly attacks: readonly (number | null)[];
  readonly active: number | null;
}

export const attackers: Presentation<"attackers", AttackersDraft> = {
  draft: "attackers",

  start: ({ candidates }: DecisionOf<"attackers">): AttackersDraft => ({
    kind: "attackers",
    attacks: candidates.map(({ must }) => (must ? 0 : null)),
    active: null,
  }),

  choice: (_: DecisionOf<"attackers">, { attacks }: AttackersDraft): WireChoice => ({
    kind: "attackers",
    attacks: attackPairs(attacks),
  }),

  answers: (_decision, draft, choice, aids) => ({ main: { label: attackLabel(draft, aids), choice } }),

  words: (decision, choice, names) => attackWords(decision, choice.attacks, names),
};

function attackPairs(attacks: readonly (number | null)[]): [number, number][] {
  return attacks.flatMap((defender, at): [number, number][] => (defender === null ? [] : [[at, defender]]));
}

function attackLabel(draft: AttackersDraft, { messages }: ButtonAids): string {
  const { buttons } = messages.decisions;
  const count = draft.attacks.filter((one) => one !== null).length;
  return count === 0 ? buttons.noAttack : fill(buttons.attackWith({ count }), { count });
}

function attackWords(
  decision: DecisionView,
  attacks: readonly (readonly [number, number])[],
  names: NameSources,
): string {
  const { choices } = names.messages.practice.hint;
  if (decision.kind !== "attackers" || attacks.length === 0) return choices.noAttack;
  const isOneTarget = (names.table?.players.length ?? 2) <= 2;
  const all = attacks.flatMap(([at, target]) => {
    const candidate = decision.candidates[at];
    const defender = candidate?.defenders[target];
    if (candidate === undefined || defender === undefined) return [];
    const who = objectName(names, candidate.key);
    const plain = isOneTarget && "seat" in defender;
    return [plain ? who : `${who} → ${pointerName(defender, names)}`];
  });
  return fill(choices.attack, { who: all.join(", ") });
}

function pointerName(pointer: Pointer, names: NameSources): string {
  return "seat" in pointer ? playerName(names, pointer.seat) : objectName(names, pointer.key);
}
