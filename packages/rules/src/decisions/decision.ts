import type { ChoiceOf, DecisionOf, Kind, ViewOf, WireChoiceOf } from "./kinds.ts";
import type { Seat } from "./parts/entity.ts";
import type { Prompt } from "./parts/prompt.ts";
import type { References } from "./parts/references.ts";

/**
 * What one seat must decide before the game goes on. There are a dozen kinds, told apart by the shape of the choice, never by
 * the card that asks; so a new card needs no new screen.
 */
export type Decision = DecisionHead & DecisionBody;

export interface DecisionHead {
  /** Grows by one with every decision of the game. A choice names the decision that it is for. */
  readonly id: number;
  readonly seat: Seat;
  /** What it is about, as a key that a client words in its language, with the object that asks. */
  readonly prompt: Prompt;
}

export type DecisionBody = DecisionOf<Kind>;

/** A choice as the engine takes it. Its kind is the decision's, or it cancels; anything else is refused and changes nothing. */
export type Choice = ChoiceOf<Kind> | Cancel;

/** Gives up casting or activating, at any decision of it for which `mayCancel` holds. */
export interface Cancel {
  readonly kind: "cancel";
}

/** What a decision offers, numbered by place, with references of some audience. */
export type DecisionViewBody<R extends References> = ViewOf<Kind, R>;

/** A choice as it comes from a client: places of what the decision offered. */
export type WireChoice = WireChoiceOf<Kind> | Cancel;
