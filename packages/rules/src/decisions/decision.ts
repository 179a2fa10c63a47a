import type { ChoiceOf, DecisionOf, Kind, ViewOf, WireChoiceOf } from "./kinds.ts";
import type { Seat } from "./parts/entity.ts";
import type { Prompt } from "./parts/prompt.ts";
import type { References } from "./parts/references.ts";

/**
 * What one seat must decide before the game continues. There are a dozen kinds, distinguished by the shape of the choice, never by
 * the card; so a new card needs no new screen.
 */
export type Decision = DecisionHead & DecisionBody;

export interface DecisionHead {
  /** Grows by one with every decision of the game. A choice names the decision that it is for. */
  readonly id: number;
  readonly seat: Seat;
  /** What it is about, as a key that clients translate, with the object that the decision comes from. */
  readonly prompt: Prompt;
}

export type DecisionBody = DecisionOf<Kind>;

/** A choice in the engine's terms. Its kind is the decision's, or it cancels; anything else is refused and changes nothing. */
export type Choice = ChoiceOf<Kind> | Cancel;

/** Cancels the spell or ability being announced, at any of its decisions for which `mayCancel` holds. */
export interface Cancel {
  readonly kind: "cancel";
}

/** What a decision offers, by index, with the references of some audience. */
export type DecisionViewBody<R extends References> = ViewOf<Kind, R>;

/** A choice as it comes from a client: indexes of the decision's options. */
export type WireChoice = WireChoiceOf<Kind> | Cancel;
