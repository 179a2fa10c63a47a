import type {
  Body,
  Condition,
  Duration,
  EventPattern,
  Filter,
  Modification,
  Replacement,
  RuleEffect,
  StepName,
} from "@spellroom/card-language";
import type { Context } from "./context.ts";
import type { Entity, ObjectId, Seat, Timestamp } from "./ids.ts";
import type { CopiedValues } from "./object.ts";
import type { PlaceInTurn } from "./turn.ts";

/** When a lasting effect ends. `seat` is whose turn, step or source is meant. */
export interface Lasting {
  /** What reconfigure does to an Equipment lasts while that is attached (CR 702.151b), which no text says of anything else. */
  readonly duration: Duration | "whileAttached";
  readonly seat: Seat;
  readonly source: ObjectId;
  /** The kind of counter that the source must have, where that is how long it lasts. */
  readonly counter?: string;
  /** The turn it was made in; "until your next turn" must not end in this one. */
  readonly since: number;
}

/**
 * A continuous effect of a resolved spell or ability (CR 611.2c): on a fixed set of objects, or, where it changes nothing but
 * the rules, on whatever fits the filter at the time. Amounts are already numbers.
 */
export interface ContinuousEffect {
  readonly timestamp: Timestamp;
  readonly objects: readonly ObjectId[];
  /** Instead of objects. */
  readonly filter?: Filter;
  readonly modifications: readonly Modification[];
  readonly context: Context;
  readonly lasting: Lasting;
  /** What its `copyOf` makes of the objects: the values of when it began (CR 707.2b). */
  readonly copied?: CopiedValues;
}

/** A rule effect with a duration, or one of an emblem-like kind. */
export interface FloatingRule {
  readonly timestamp: Timestamp;
  readonly rule: RuleEffect;
  readonly context: Context;
  readonly lasting: Lasting;
}

/** A replacement or prevention effect made by a spell or ability: a shield (CR 614.1, 615.7). */
export interface FloatingReplacement {
  readonly timestamp: Timestamp;
  readonly replacement: Replacement;
  readonly context: Context;
  readonly lasting: Lasting;
  /** Objects or players it is about, where it was made for certain ones. */
  readonly on: readonly Entity[] | null;
  readonly usesLeft: number | null;
  /** Damage that it can still prevent. */
  readonly amountLeft: number | null;
  /** The one source of damage that it was made against (CR 609.7a). */
  readonly from?: ObjectId;
}

/** A delayed triggered ability waiting for its event (CR 603.7). */
export interface DelayedTrigger {
  readonly timestamp: Timestamp;
  /** Not an ability that triggers: its effects are carried out as the spell becomes cast, without the stack. */
  readonly atOnce?: true;
  readonly event:
    | EventPattern
    | {
        readonly kind: "nextStep";
        readonly step: StepName;
        readonly whose: readonly Seat[];
        /** Only of this extra turn, and never if that isn't taken. */
        readonly ofExtraTurn?: Timestamp;
      };
  readonly body: Body;
  readonly context: Context;
  readonly repeats: boolean;
  readonly lasting: Lasting | null;
  /** It triggers only in this player's turns, and once in each; in which turn it last did. */
  readonly onceEachTurnOf?: Seat;
  readonly lastTurn?: number;
  /** The step it was made in; one that waits for such a step waits for a later one (CR 513.2). */
  readonly madeInStep: PlaceInTurn;
}

/** An ability that has triggered and waits to be put on the stack (CR 603.3). */
export interface PendingTrigger {
  readonly controller: Seat;
  readonly source: ObjectId;
  readonly key: string;
  readonly body: Body;
  readonly condition: Condition | null;
  readonly context: Context;
  /** Its controller has chosen its place in the order. */
  readonly ordered?: true;
  /** Whether a delayed triggered ability triggered on mana being produced (CR 605.1b); of others their source tells. */
  readonly onMana?: boolean;
  /** How many triggered abilities in a row it is, each set off by the one before; absent: it is the first. */
  readonly chain?: number;
}

/** Permission to play certain cards, made by an effect. */
export interface PlayPermission {
  readonly objects: readonly ObjectId[];
  readonly seat: Seat;
  readonly act: "play" | "cast";
  readonly cost: "usual" | "withoutPaying" | readonly import("@spellroom/card-language").Cost[];
  readonly anyManaType: boolean;
  /** What a card has to be cast as. */
  readonly of?: { readonly what: Filter; readonly context: Context };
  /** With its back face up (CR 712.11b). */
  readonly transformed?: true;
  /** What is cast by it is exiled instead of put into a graveyard in that turn. */
  readonly thenExile?: true;
  readonly lasting: Lasting;
}
