import type { DecisionView, Key, WireChoice } from "@spellroom/protocol";
import { type ArrangeDraft, arrange } from "./drafts/arrange.ts";
import { type AttackersDraft, attackers } from "./drafts/attackers.ts";
import { type BlockersDraft, blockers } from "./drafts/blockers.ts";
import type { DecisionOf } from "./drafts/decision-of.ts";
import { type DistributeDraft, distribute } from "./drafts/distribute.ts";
import { type NameDraft, name } from "./drafts/name.ts";
import { type NoDraft, none } from "./drafts/no-draft.ts";
import { type NumberDraft, number } from "./drafts/number.ts";
import { type OrderDraft, order } from "./drafts/order.ts";
import { modes, type PickDraft, pick } from "./drafts/pick.ts";

/** Of each kind of decision: the choice in the making. */
interface Drafts {
  readonly act: NoDraft;
  readonly pick: PickDraft;
  readonly order: OrderDraft;
  readonly distribute: DistributeDraft;
  readonly number: NumberDraft;
  readonly confirm: NoDraft;
  readonly modes: PickDraft;
  readonly attackers: AttackersDraft;
  readonly blockers: BlockersDraft;
  readonly pay: NoDraft;
  readonly arrange: ArrangeDraft;
  readonly name: NameDraft;
}
type Kind = DecisionView["kind"];

/** A choice in the making. */
export type Draft = Drafts[Kind];
export type DraftOf<K extends Draft["kind"]> = Extract<Draft, { kind: K }>;

interface DraftRow<K extends Kind> {
  readonly draft: Drafts[K]["kind"];
  /** What a decision starts from: what must be is chosen already. */
  start(decision: DecisionOf<K>): Drafts[K];
  /** The choice that a draft stands for, or `null` while it is not one that could be taken. */
  choice(decision: DecisionOf<K>, draft: Drafts[K]): WireChoice | null;
}

const DRAFTS: { readonly [K in Kind]: DraftRow<K> } = {
  act: none,
  pick,
  order,
  distribute,
  number,
  confirm: none,
  modes,
  attackers,
  blockers,
  pay: none,
  arrange,
  name,
};

/** The draft that a decision starts from: what must be is chosen already. */
export function startDraft(decision: DecisionView): Draft {
  return start(decision.kind, decision);
}

function start<K extends Kind>(kind: K, decision: DecisionOf<K>): Drafts[K] {
  return DRAFTS[kind].start(decision);
}

/** The choice that a draft stands for, or `null` while it is not one that could be taken. */
export function choiceOf(decision: DecisionView, draft: Draft): WireChoice | null {
  // The draft of an earlier decision stands for nothing here.
  return draft.kind === DRAFTS[decision.kind].draft ? choice(decision.kind, decision, draft) : null;
}

function choice<K extends Kind>(kind: K, decision: DecisionOf<K>, draft: Drafts[K]): WireChoice | null {
  return DRAFTS[kind].choice(decision, draft);
}

/** The number of the option that stands for an object. */
export function optionOfKey(decision: DecisionView, key: Key): number | null {
  if (!("options" in decision)) return null;
  const at = decision.options.findIndex((option) => option.kind === "object" && option.key === key);
  return at < 0 ? null : at;
}

/** The number of the option that stands for a player. */
export function optionOfSeat(decision: DecisionView, seat: number): number | null {
  if (!("options" in decision)) return null;
  const at = decision.options.findIndex((option) => option.kind === "player" && option.seat === seat);
  return at < 0 ? null : at;
}
