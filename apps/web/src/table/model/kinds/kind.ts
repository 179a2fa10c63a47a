import type { DecisionView, WireChoice } from "@spellroom/protocol";
import type { Answers, ButtonAids } from "../answers.ts";
import type { NameSources } from "../naming.ts";
import type { DecisionOf } from "./decision-of.ts";

export type ChoiceOf<K extends WireChoice["kind"]> = Extract<WireChoice, { kind: K }>;

/** How a kind of decision is presented and how its choice comes about. */
export interface Presentation<K extends DecisionView["kind"], D extends { readonly kind: string }> {
  readonly draft: D["kind"];
  /** What a decision starts from: what must be is chosen already. */
  start(decision: DecisionOf<K>): D;
  /** The choice that a draft stands for, or `null` while it is not one that could be taken. */
  choice(decision: DecisionOf<K>, draft: D): WireChoice | null;
  /** What the big button and the one beside it say and do; `choice` is what the draft stands for. */
  answers(decision: DecisionOf<K>, draft: D, choice: WireChoice | null, aids: ButtonAids): Answers;
  /** A choice in words, for suggestions and defaults. */
  words(decision: DecisionView, choice: ChoiceOf<K>, names: NameSources): string;
}
