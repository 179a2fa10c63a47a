import type { DecisionView, Pointer, PublicTable } from "@spellroom/protocol";
import type { Draft } from "./draft.ts";
import { pointerMark } from "./marks.ts";

export const ARROW_KINDS = ["target", "attack", "block"] as const;
export type ArrowKind = (typeof ARROW_KINDS)[number];

/** A line from one thing on the table to another; ends are named as marks are. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly kind: ArrowKind;
  /** Not settled yet. */
  readonly draft: boolean;
}

/** What points at what now: the stack at its targets, attackers, blockers, and what is being chosen. */
export function arrowsOf(table: PublicTable, decision: DecisionView | null, draft: Draft): Arrow[] {
  const arrows: Arrow[] = [];
  const several = table.players.length > 2;
  const add = (from: string, to: Pointer, kind: ArrowKind, isDraft: boolean): void => {
    arrows.push({ from, to: pointerMark(to), kind, draft: isDraft });
  };
  for (const object of Object.values(table.objects)) {
    if (object.zone === "stack")
      for (const target of object.targets) add(object.key, target, "target", false);
    // With one possible victim the attackers' own marks say it all.
    if (object.attacking !== null && (several || "key" in object.attacking))
      add(object.key, object.attacking, "attack", false);
    for (const attacker of object.blocking) add(object.key, { key: attacker }, "block", false);
  }
  if (decision !== null) addDrafted(decision, draft, add);
  return arrows;
}

type Add = (from: string, to: Pointer, kind: ArrowKind, draft: boolean) => void;

function addDrafted(decision: DecisionView, draft: Draft, add: Add): void {
  if (decision.kind === "attackers" && draft.kind === "attackers") {
    for (const [at, { key, defenders }] of decision.candidates.entries()) {
      const defender = defenders[draft.attacks[at] ?? -1];
      if (defender !== undefined) add(key, defender, "attack", true);
    }
  }
  if (decision.kind === "blockers" && draft.kind === "blockers") {
    for (const [at, { key, attackers }] of decision.candidates.entries()) {
      for (const index of draft.blocks[at] ?? []) {
        const attacker = attackers[index];
        if (attacker !== undefined) add(key, { key: attacker }, "block", true);
      }
    }
  }
  if (decision.kind === "pick" && draft.kind === "pick" && decision.prompt === "chooseTargets") {
    for (const at of draft.picked) {
      const option = decision.options[at];
      if (decision.source === null || option === undefined) continue;
      if (option.kind === "object") add(decision.source, { key: option.key }, "target", true);
      if (option.kind === "player") add(decision.source, { seat: option.seat }, "target", true);
    }
  }
}
