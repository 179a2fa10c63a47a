import type { Key, Pointer } from "@spellroom/protocol";
import type { DraftOf } from "./draft.ts";
import type { DecisionOf } from "./kinds/decision-of.ts";

type AttackDraft = DraftOf<"attackers">;
type BlockDraft = DraftOf<"blockers">;

/** A click on a creature: sends it in, or keeps it at home; one that must attack stays in. */
export function toggleAttacker(
  draft: AttackDraft,
  decision: DecisionOf<"attackers">,
  candidate: number,
): AttackDraft {
  const one = decision.candidates[candidate];
  if (one === undefined) return draft;
  const attacks = draft.attacks[candidate] ?? null;
  if (attacks === null) {
    return {
      ...draft,
      attacks: draft.attacks.with(candidate, defaultDefender(draft, decision, candidate)),
      active: candidate,
    };
  }
  if (one.must) return { ...draft, active: draft.active === candidate ? null : candidate };
  return { ...draft, attacks: draft.attacks.with(candidate, null), active: null };
}

/** Whom the last one attacks, so that a whole team follows one click on a planeswalker. */
function defaultDefender(draft: AttackDraft, decision: DecisionOf<"attackers">, candidate: number): number {
  const last = draft.active === null ? null : (draft.attacks[draft.active] ?? null);
  const wanted =
    draft.active === null || last === null ? null : decision.candidates[draft.active]?.defenders[last];
  const at = wanted == null ? -1 : indexOfPointer(decision.candidates[candidate]?.defenders ?? [], wanted);
  return Math.max(0, at);
}

/** A click on a player or planeswalker: the creature sent last attacks that one; with none, all that attack do. */
export function retarget(
  draft: AttackDraft,
  decision: DecisionOf<"attackers">,
  defender: Pointer,
): AttackDraft {
  const { active } = draft;
  const attacks = draft.attacks.map((now, at) => {
    if (now === null || (active !== null && active !== at)) return now;
    const index = indexOfPointer(decision.candidates[at]?.defenders ?? [], defender);
    return index < 0 ? now : index;
  });
  return { ...draft, attacks };
}

/** Sends everything that can attack. */
export function attackWithAll(draft: AttackDraft, decision: DecisionOf<"attackers">): AttackDraft {
  return {
    ...draft,
    attacks: draft.attacks.map((now, at) => now ?? defaultDefender(draft, decision, at)),
    active: null,
  };
}

/** A click on an own creature: it is the one that gets an attacker to block; again: it blocks nothing. */
export function toggleBlocker(
  draft: BlockDraft,
  decision: DecisionOf<"blockers">,
  candidate: number,
): BlockDraft {
  const blocks = draft.blocks[candidate] ?? [];
  if (draft.active === candidate) {
    return { ...draft, active: null, blocks: draft.blocks.with(candidate, []) };
  }
  const options = decision.candidates[candidate]?.attackers ?? [];
  const only = blocks.length === 0 && options.length === 1;
  return { ...draft, active: candidate, blocks: only ? draft.blocks.with(candidate, [0]) : draft.blocks };
}

/** A click on an attacker: the active creature blocks it, or no longer does. */
export function toggleBlocked(
  draft: BlockDraft,
  decision: DecisionOf<"blockers">,
  attacker: Key,
): BlockDraft {
  const { active } = draft;
  const candidate = active === null ? undefined : decision.candidates[active];
  if (active === null || candidate === undefined) return draft;
  const at = candidate.attackers.indexOf(attacker);
  if (at < 0) return draft;
  const now = draft.blocks[active] ?? [];
  if (now.includes(at))
    return {
      ...draft,
      blocks: draft.blocks.with(
        active,
        now.filter((one) => one !== at),
      ),
    };
  const next = now.length < candidate.most ? [...now, at] : [...now.slice(1), at];
  return { ...draft, blocks: draft.blocks.with(active, next) };
}

export function indexOfPointer(list: readonly Pointer[], wanted: Pointer): number {
  return list.findIndex((one) => samePointer(one, wanted));
}

export function samePointer(one: Pointer, other: Pointer): boolean {
  if ("key" in one) return "key" in other && one.key === other.key;
  return "seat" in other && one.seat === other.seat;
}
