import type { Amount } from "./amount.ts";
import type { Filter, Stat } from "./filter.ts";
import type { ManaCost } from "./mana.ts";

/** Which objects pay a cost: the source itself, or as many of the payer's choosing. */
export type CostObjects = "this" | { readonly count: Amount | "any"; readonly filter: Filter };

/** One part of a cost (CR 118). The parts of a list are all paid, in any order. */
export type Cost =
  | { readonly kind: "mana"; readonly mana: ManaCost }
  /** Generic mana equal to an amount found when the cost is determined. */
  | { readonly kind: "manaAmount"; readonly amount: Amount }
  | { readonly kind: "tap" }
  | { readonly kind: "untap" }
  | {
      readonly kind: "tapOthers";
      readonly what: CostObjects;
      readonly summoningSickAllowed?: true;
      /** What the tapped ones must come to together ("with total power 3 or greater"). */
      readonly totalAtLeast?: { readonly stat: Stat; readonly value: Amount };
    }
  | { readonly kind: "untapOthers"; readonly what: CostObjects }
  | { readonly kind: "payLife"; readonly amount: Amount }
  | { readonly kind: "sacrifice"; readonly what: CostObjects; readonly bind?: string }
  | {
      readonly kind: "discard";
      readonly what: CostObjects | "hand";
      readonly random?: true;
      readonly bind?: string;
    }
  | { readonly kind: "exile"; readonly what: CostObjects; readonly bind?: string; readonly link?: string }
  | { readonly kind: "returnToHand"; readonly what: CostObjects; readonly bind?: string }
  | { readonly kind: "putOnLibrary"; readonly what: CostObjects; readonly position: "top" | "bottom" }
  | { readonly kind: "putIntoGraveyard"; readonly what: CostObjects }
  | { readonly kind: "reveal"; readonly what: CostObjects; readonly bind?: string }
  | { readonly kind: "mill"; readonly amount: Amount }
  | {
      readonly kind: "removeCounters";
      readonly counter: string | "any";
      readonly amount: Amount | "all";
      readonly from: CostObjects;
    }
  | {
      readonly kind: "addCounters";
      readonly counter: string;
      readonly amount: Amount;
      readonly on: CostObjects;
    }
  /** Loyalty abilities (CR 606.4): positive adds, negative removes, `"X"` removes X. */
  | { readonly kind: "loyalty"; readonly change: number | "-X" }
  | { readonly kind: "energy"; readonly amount: Amount }
  | {
      readonly kind: "keywordAction";
      readonly action: "exert" | "collectEvidence" | "forage" | "blight" | "behold";
      readonly amount?: Amount;
      readonly filter?: Filter;
    }
  /** A cost paid several times ("pay {1} for each age counter on it"): all of them together, each with its own choices. */
  | { readonly kind: "times"; readonly times: Amount; readonly cost: readonly Cost[] }
  /** Any one of several costs, payer's choice. */
  | { readonly kind: "either"; readonly of: readonly (readonly Cost[])[] };
