import type { DecisionView, Key, WireChoice } from "@spellroom/protocol";
import type { Answers, ButtonAids } from "./answers.ts";
import { act } from "./kinds/act.ts";
import { type ArrangeDraft, arrange } from "./kinds/arrange.ts";
import { type AttackersDraft, attackers } from "./kinds/attackers.ts";
import { type BlockersDraft, blockers } from "./kinds/blockers.ts";
import { confirm } from "./kinds/confirm.ts";
import type { DecisionOf } from "./kinds/decision-of.ts";
import { type DistributeDraft, distribute } from "./kinds/distribute.ts";
import type { ChoiceOf, Presentation } from "./kinds/kind.ts";
import { type NameDraft, name } from "./kinds/name.ts";
import type { NoDraft } from "./kinds/no-draft.ts";
import { type NumberDraft, number } from "./kinds/number.ts";
import { type OrderDraft, order } from "./kinds/order.ts";
import { pay } from "./kinds/pay.ts";
import { modes, type PickDraft, pick } from "./kinds/pick.ts";
import type { NameSources } from "./naming.ts";

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

/** The one list of how kinds of decisions are presented. */
const KINDS: { readonly [K in Kind]: Presentation<K, Drafts[K]> } = {
  act,
  pick,
  order,
  distribute,
  number,
  confirm,
  modes,
  attackers,
  blockers,
  pay,
  arrange,
  name,
};

/** The draft that a decision starts from: what must be is chosen already. */
export function startDraft(decision: DecisionView): Draft {
  return start(decision.kind, decision);
}

function start<K extends Kind>(kind: K, decision: DecisionOf<K>): Drafts[K] {
  return KINDS[kind].start(decision);
}

/** The choice that a draft stands for, or `null` while it is not one that could be taken. */
export function choiceOf(decision: DecisionView, draft: Draft): WireChoice | null {
  // The draft of an earlier decision stands for nothing here.
  return draft.kind === KINDS[decision.kind].draft ? choice(decision.kind, decision, draft) : null;
}

function choice<K extends Kind>(kind: K, decision: DecisionOf<K>, draft: Drafts[K]): WireChoice | null {
  return KINDS[kind].choice(decision, draft);
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

/** What the big button says and does. The draft of an earlier decision counts as none. */
export function answersFor(decision: DecisionView, draft: Draft, aids: ButtonAids): Answers {
  const fitting = draft.kind === KINDS[decision.kind].draft ? draft : startDraft(decision);
  return answers(decision.kind, decision, fitting, choiceOf(decision, draft), aids);
}

function answers<K extends Kind>(
  kind: K,
  decision: DecisionOf<K>,
  draft: Drafts[K],
  choice: WireChoice | null,
  aids: ButtonAids,
): Answers {
  return KINDS[kind].answers(decision, draft, choice, aids);
}

/** A choice in words, for suggestions and defaults. */
export function choiceWords(decision: DecisionView, choice: WireChoice, names: NameSources): string {
  return choice.kind === "cancel"
    ? names.messages.decisions.buttons.cancel
    : words(choice.kind, decision, choice, names);
}

function words<K extends Kind>(
  kind: K,
  decision: DecisionView,
  choice: ChoiceOf<K>,
  names: NameSources,
): string {
  return KINDS[kind].words(decision, choice, names);
}
