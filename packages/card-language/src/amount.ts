import type { EventPattern } from "./event.ts";
import type { Comparison, Filter, Stat, Zone } from "./filter.ts";
import type { Color } from "./mana.ts";
import type { ObjectRef, PlayerRef } from "./reference.ts";

/** A number, fixed or found when it is needed (CR 608.2h). */
export type Amount =
  | number
  /** The X of the spell's or ability's cost (CR 107.3). */
  | { readonly kind: "x" }
  | { readonly kind: "count"; readonly filter: Filter }
  | { readonly kind: "countPlayers"; readonly players: PlayerRef }
  | { readonly kind: "countRef"; readonly ref: ObjectRef }
  | { readonly kind: "stat"; readonly stat: Stat; readonly of: ObjectRef }
  | { readonly kind: "counters"; readonly counter: string | "any"; readonly on: ObjectRef }
  | { readonly kind: "playerCounters"; readonly counter: string; readonly of: PlayerRef }
  | { readonly kind: "life"; readonly of: PlayerRef }
  | { readonly kind: "startingLife" }
  | { readonly kind: "cardsIn"; readonly zone: Zone; readonly of: PlayerRef }
  /** "that much", "that many": the amount of the triggering or replaced event. */
  | { readonly kind: "event" }
  /** A number that an earlier part of the text bound. */
  | { readonly kind: "bound"; readonly name: string }
  | {
      readonly kind: "extreme";
      readonly which: "greatest" | "least";
      readonly stat: Stat;
      readonly among: Filter;
    }
  | { readonly kind: "total"; readonly stat: Stat; readonly among: Filter }
  | {
      readonly kind: "distinct";
      readonly what:
        | "color"
        | "cardType"
        | "name"
        | "manaValue"
        | "basicLandType"
        | "creatureType"
        | "counterKind";
      readonly among: Filter;
    }
  | { readonly kind: "devotion"; readonly colors: readonly Color[] }
  | { readonly kind: "colorsSpent" }
  | { readonly kind: "manaSpent" }
  /** How often it was kicked, or another keyword's optional cost was paid for it (replicate, squad). */
  | { readonly kind: "timesKicked"; readonly keyword?: "replicate" | "squad" }
  /** How many more targets than one the spell has. */
  | { readonly kind: "targetsBeyondFirst" }
  | { readonly kind: "party" }
  /** How often something happened this turn (or the last one), or to how many objects; with `sum` the total of its amounts. */
  | {
      readonly kind: "happened";
      readonly event: EventPattern;
      readonly when: "thisTurn" | "lastTurn" | "thisGame";
      readonly sum?: true;
    }
  | { readonly kind: "sum"; readonly of: readonly Amount[] }
  | { readonly kind: "difference"; readonly of: Amount; readonly minus: Amount }
  | { readonly kind: "times"; readonly factor: Amount; readonly of: Amount }
  | { readonly kind: "half"; readonly of: Amount; readonly round: "up" | "down" }
  | { readonly kind: "most"; readonly of: readonly Amount[] }
  | { readonly kind: "atMost"; readonly of: Amount; readonly limit: number }
  /** One number if a comparison holds, else another. */
  | {
      readonly kind: "ifCompare";
      readonly left: Amount;
      readonly compare: Comparison;
      readonly right: Amount;
      readonly then: Amount;
      readonly otherwise: Amount;
    };
