import type { Cancel, Choice, Decision, DecisionViewBody, WireChoice } from "./decision.ts";
import { type ChoiceOf, type DecisionOf, KINDS, type Kind, type ViewOf, type WireChoiceOf } from "./kinds.ts";
import type { Chance } from "./parts/chance.ts";
import type { Kept } from "./parts/kept.ts";
import type { PromptKey } from "./parts/prompt.ts";
import { type Naming, OWN_NAMES, type References } from "./parts/references.ts";
import type { Refusal } from "./parts/refusal.ts";

/** Whether a choice is of the decision's kind and consists of what was offered. */
export function checkChoice(decision: Decision, choice: Exclude<Choice, Cancel>): Refusal | null {
  if (choice.kind !== decision.kind) return { kind: "wrongKind", expected: decision.kind };
  return check(decision.kind, decision, choice);
}

function check<K extends Kind>(kind: K, decision: DecisionOf<K>, choice: ChoiceOf<K>): Refusal | null {
  return KINDS[kind].check(decision, choice);
}

/** What an instruction stores of a choice; `null` if no instruction asks this kind, or the choice is of another kind. */
export function keptOf(decision: Decision, choice: Choice): Kept | null {
  return choice.kind === decision.kind ? kept(decision.kind, decision, choice) : null;
}

function kept<K extends Kind>(kind: K, decision: DecisionOf<K>, choice: ChoiceOf<K>): Kept | null {
  return KINDS[kind].kept(decision, choice);
}

/** A decision as an audience sees it, with the audience's references. */
export function viewBody<R extends References>(decision: Decision, names: Naming<R>): DecisionViewBody<R> {
  return view(decision.kind, decision, names);
}

function view<K extends Kind, R extends References>(
  kind: K,
  decision: DecisionOf<K>,
  names: Naming<R>,
): ViewOf<K, R> {
  return KINDS[kind].view(decision, names);
}

/** A client's choice in the engine's terms; `null` if it is of another kind or names something that is not offered. */
export function choiceFromWire(decision: Decision, wire: WireChoice): Choice | null {
  if (wire.kind === "cancel") return wire;
  return wire.kind === decision.kind ? fromWire(decision.kind, decision, wire) : null;
}

function fromWire<K extends Kind>(
  kind: K,
  decision: DecisionOf<K>,
  wire: WireChoiceOf<K>,
): ChoiceOf<K> | null {
  return KINDS[kind].fromWire(decision, wire);
}

/** The engine's choice as a client would send it; `null` if it is of another kind or names something that is not offered. */
export function choiceToWire(decision: Decision, choice: Choice): WireChoice | null {
  if (choice.kind === "cancel") return choice;
  return choice.kind === decision.kind ? toWire(decision.kind, decision, choice) : null;
}

function toWire<K extends Kind>(
  kind: K,
  decision: DecisionOf<K>,
  choice: ChoiceOf<K>,
): WireChoiceOf<K> | null {
  return KINDS[kind].toWire(decision, choice);
}

/** A decision as far as its safe and its random choice depend on it, for any audience. */
export type AnyDecisionView = DecisionViewBody<References> & { readonly prompt: PromptKey };

/**
 * The choice that is always legal, for when another was refused as a combination: it does as little as possible. Only a commander
 * goes to the command zone, since one that stays elsewhere is lost for its owner.
 */
export function safeChoice(decision: AnyDecisionView): WireChoiceOf<Kind> {
  return safe(decision.kind, decision, decision.prompt);
}

function safe<K extends Kind>(kind: K, seen: ViewOf<K, References>, prompt: PromptKey): WireChoiceOf<K> {
  return KINDS[kind].safe(seen, prompt);
}

/** The safe choice in the engine's terms. */
export function defaultChoice(decision: Decision): Choice {
  const wire = safeChoice({ ...viewBody(decision, OWN_NAMES), prompt: decision.prompt.key });
  const choice = choiceFromWire(decision, wire);
  if (!choice) throw new Error(`The decision ${decision.kind} offers nothing that is safe`);
  return choice;
}

/** A random choice among those that a decision offers. A combination may still be refused as a whole. */
export function randomChoice(decision: AnyDecisionView, chance: Chance): WireChoiceOf<Kind> {
  return random(decision.kind, decision, chance, decision.prompt);
}

function random<K extends Kind>(
  kind: K,
  seen: ViewOf<K, References>,
  chance: Chance,
  prompt: PromptKey,
): WireChoiceOf<K> {
  return KINDS[kind].random(seen, chance, prompt);
}
