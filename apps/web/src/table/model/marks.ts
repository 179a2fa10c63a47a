import type { DecisionView, Pointer } from "@spellroom/protocol";
import type { Mark, Offer } from "@spellroom/ui";
import { isManaAct } from "./acts.ts";
import type { Draft } from "./draft.ts";
import type { DecisionOf } from "./kinds/decision-of.ts";

/** Marks by object key, and by `@` with its number for a seat. Several stand with spaces between. */
export type Marks = ReadonlyMap<string, readonly Mark[]>;

export const NO_MARKS: readonly Mark[] = [];

export function seatMark(seat: number): string {
  return `@${seat}`;
}

export function pointerMark(pointer: Pointer): string {
  return "key" in pointer ? pointer.key : seatMark(pointer.seat);
}

/** What may be clicked and what has been chosen, for the open decision. */
export function marksOf(decision: DecisionView | null, draft: Draft): Marks {
  const marks = new Map<string, Mark[]>();
  if (decision === null) return marks;
  const add = (name: string, mark: Mark): void => {
    const list = marks.get(name);
    if (list === undefined) marks.set(name, [mark]);
    else if (!list.includes(mark)) list.push(mark);
  };
  switch (decision.kind) {
    case "act":
      for (const act of decision.acts) if (act.kind !== "pass" && !isManaAct(act)) add(act.key, "legal");
      break;
    case "pay":
      for (const act of decision.abilities) if (act.kind !== "pass") add(act.key, "legal");
      for (const key of decision.proposal ?? []) add(key, "selected");
      break;
    case "attackers":
      markAttackers(decision, draft, add);
      break;
    case "blockers":
      markBlockers(decision, draft, add);
      break;
    default:
      markOptions(decision, draft, add);
  }
  return marks;
}

/** What a click on something legal does while a decision is open. */
export function offerOf(decision: DecisionView | null): Offer {
  switch (decision?.kind) {
    case "attackers":
      return "attack";
    case "blockers":
      return "block";
    case "pay":
      return "pay";
    case "act":
    case undefined:
      return "play";
    default:
      return "choose";
  }
}

/** The same for one card: nothing unless it is marked as legal, so that others need not be drawn again. */
export function offerFor(
  { marks, decision }: { readonly marks: Marks; readonly decision: DecisionView | null },
  key: string,
): Offer | null {
  return marks.get(key)?.includes("legal") === true ? offerOf(decision) : null;
}

type Add = (name: string, mark: Mark) => void;

function markAttackers(decision: DecisionOf<"attackers">, draft: Draft, add: Add): void {
  const attacks = draft.kind === "attackers" ? draft.attacks : [];
  for (const [at, { key, defenders }] of decision.candidates.entries()) {
    add(key, attacks[at] === null || attacks[at] === undefined ? "legal" : "attacking");
    if (attacks[at] === null || attacks[at] === undefined || defenders.length < 2) continue;
    for (const defender of defenders) add(pointerMark(defender), "targetable");
  }
}

function markBlockers(decision: DecisionOf<"blockers">, draft: Draft, add: Add): void {
  const { blocks, active } = draft.kind === "blockers" ? draft : { blocks: [], active: null };
  for (const [at, { key, attackers }] of decision.candidates.entries()) {
    add(key, (blocks[at]?.length ?? 0) > 0 ? "blocking" : "legal");
    if (at !== active) continue;
    add(key, "selected");
    for (const attacker of attackers) add(attacker, "targetable");
  }
}

function markOptions(decision: DecisionView, draft: Draft, add: Add): void {
  if (!("options" in decision)) return;
  const picked = draft.kind === "pick" ? draft.picked : [];
  const targets = AIMED.has(decision.prompt);
  for (const [at, option] of decision.options.entries()) {
    const name =
      option.kind === "object" ? option.key : option.kind === "player" ? seatMark(option.seat) : null;
    if (name === null) continue;
    if (picked.includes(at)) add(name, targets ? "target" : "selected");
    else add(name, targets ? "targetable" : "legal");
  }
}

/** Prompts whose choice is a target, and drawn as one. */
const AIMED: ReadonlySet<string> = new Set(["chooseTargets", "chooseNewTargets", "divide", "choosePlayer"]);
