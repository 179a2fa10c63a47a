import type { Amount } from "./amount.ts";
import type { Filter, Stat } from "./filter.ts";
import type { ObjectRef, PlayerRef } from "./reference.ts";

/** The objects that an effect acts on. */
export type Selection =
  | ObjectSelection
  /** Chosen on resolution, without targeting. */
  | {
      readonly kind: "choose";
      readonly by: PlayerRef;
      readonly filter: Filter;
      readonly count: { readonly min: Amount; readonly max: Amount | "any" };
      readonly random?: true;
      /** Restrict what may be chosen to these, as in "one of them". */
      readonly among?: ObjectRef;
      readonly totalAtMost?: { readonly stat: Stat; readonly value: Amount };
      /** Chosen by each of several players among what that player controls or owns. */
      readonly eachOwn?: true;
    };

export type ObjectSelection =
  | { readonly kind: "ref"; readonly ref: ObjectRef }
  /** All of them: "all creatures", "each creature you control". */
  | { readonly kind: "all"; readonly filter: Filter }
  /** The top (or bottom) cards of a library. */
  | { readonly kind: "top"; readonly of: PlayerRef; readonly amount: Amount; readonly bottom?: true }
  /** Both of two selections. */
  | { readonly kind: "union"; readonly of: readonly Selection[] };

/** What can be dealt damage or be otherwise reached as one: objects, players, or both. */
export type Recipient =
  | { readonly kind: "objects"; readonly what: Selection }
  | { readonly kind: "players"; readonly who: PlayerRef }
  /** The targets of a clause that may be objects or players ("any target"). */
  | { readonly kind: "targets"; readonly target: string }
  /** The recipient of the triggering event, object or player. */
  | { readonly kind: "eventRecipient" };
