import type { ManaRider, ManaType } from "@spellroom/card-language";
import type { ObjectId } from "../../state/ids.ts";
import type { CostShape } from "./cost-shape.ts";
import type { ManaMask } from "./mask.ts";

/** Objects of which some are used up for mana. */
export interface Victims {
  /** The part of the cost that asks for them. */
  readonly part: number;
  /** How many at least. */
  readonly count: number;
  /** Those that are missed least in front. */
  readonly candidates: readonly ObjectId[];
  /** What each candidate counts for, and what those used up must come to together. */
  readonly total: { readonly values: readonly number[]; readonly limit: number } | null;
}

/** One way to use an object for mana: an ability of it with its choices made, or its help in paying (convoke and the like). */
export interface Way {
  /** The ability's key, or one of `HELP`. */
  readonly key: string;
  /** What it adds, a mask of possible types for each mana. */
  readonly masks: readonly ManaMask[];
  /** Mana that has to be paid for it. */
  readonly inputs: CostShape | null;
  readonly life: number;
  /** Other objects that have to be tapped, sacrificed and so on for it, with the part of the cost that asks. */
  readonly victims: Victims | null;
  /** Counters that it removes from the object itself, of those that are there. */
  readonly counters: {
    readonly kind: string;
    readonly amount: number;
    readonly there: number;
  } | null;
  /** How much rather it isn't used, on top of the source's own worth, see `worth.ts`. */
  readonly worth: number;
  readonly rider: ManaRider | null;
  /** Nothing about the source itself is used up, so that it can be used again at once. */
  readonly again: boolean;
}

/** An object that could give mana, used in one of its ways at most. */
export interface Source {
  readonly object: ObjectId;
  readonly worth: number;
  readonly ways: readonly Way[];
  /** Every way gives a single mana for nothing more than the source itself. */
  readonly simple: boolean;
}

/** Everything that a player could get mana from, apart from what is in the pool. */
export interface Supply {
  readonly sources: readonly Source[];
  /** Life that could be paid. */
  readonly life: number;
}

/**
 * What isn't a mana ability but pays for mana: tapping for convoke, improvise or while waterbending, exiling for delve
 * (CR 702.51, 702.126, 702.66).
 */
export const HELP = {
  convoke: "@convoke",
  improvise: "@improvise",
  delve: "@delve",
  waterbend: "@waterbend",
} as const;
export type Help = keyof typeof HELP;

/** One thing to do for a payment, in order. */
export interface PlanStep {
  readonly object: ObjectId;
  readonly key: string;
  /** The types it is to add. */
  readonly types: readonly ManaType[];
  /** The types in the pool to spend on its own cost. */
  readonly spend: readonly ManaType[];
  readonly victims: readonly ObjectId[];
}

/** How to pay a mana cost: what to use first; afterwards the pool, the helpers and the life pay it. */
export interface Plan {
  readonly steps: readonly PlanStep[];
  /** Life for Phyrexian symbols (CR 107.4f). */
  readonly life: number;
  readonly objects: readonly ObjectId[];
}
