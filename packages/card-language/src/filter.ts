import type { Amount } from "./amount.ts";
import type { CardType, Subtype, Supertype } from "./card.ts";
import type { KeywordName } from "./keyword.ts";
import type { Color } from "./mana.ts";
import type { ObjectRef, PlayerRef } from "./reference.ts";

export const ZONES = ["battlefield", "hand", "library", "graveyard", "exile", "stack", "command"] as const;
/** CR 400.1. */
export type Zone = (typeof ZONES)[number];

export const COMPARISONS = ["=", "!=", "<", "<=", ">", ">="] as const;
export type Comparison = (typeof COMPARISONS)[number];

export const STATS = ["power", "toughness", "manaValue", "loyalty", "basePower", "baseToughness"] as const;
/** A number that an object has. */
export type Stat = (typeof STATS)[number];

export const STATUSES = [
  "tapped",
  "untapped",
  "attacking",
  "blocking",
  "blocked",
  "unblocked",
  "faceDown",
  "enchanted",
  "equipped",
  "modified",
  "dealtDamageThisTurn",
  "enteredThisTurn",
  "attackedThisTurn",
  "blockedThisTurn",
  "goaded",
  "suspected",
  "saddled",
  "renowned",
  "prepared",
  "ringBearer",
  "cameSinceUpkeep",
  "commander",
] as const;
/** Conditions of a permanent that are simply there or not. */
export type ObjectStatus = (typeof STATUSES)[number];

/** One thing that is true of an object. A filter holds when all of its predicates do. */
export type Predicate =
  | { readonly kind: "type"; readonly type: CardType }
  | { readonly kind: "supertype"; readonly supertype: Supertype }
  | { readonly kind: "subtype"; readonly subtype: Subtype }
  | { readonly kind: "color"; readonly color: Color }
  | { readonly kind: "colorCount"; readonly compare: Comparison; readonly count: number }
  | { readonly kind: "token" }
  /** A permanent card or permanent spell outside the battlefield (CR 110.4). */
  | { readonly kind: "permanent" }
  /** Artifact, legendary or Saga (CR 700.6). */
  | { readonly kind: "historic" }
  | { readonly kind: "named"; readonly name: string }
  | { readonly kind: "status"; readonly status: ObjectStatus }
  | { readonly kind: "keyword"; readonly keyword: KeywordName }
  | { readonly kind: "stat"; readonly stat: Stat; readonly compare: Comparison; readonly value: Amount }
  | {
      readonly kind: "counters";
      readonly counter: string | "any";
      readonly compare: Comparison;
      readonly value: Amount;
    }
  | { readonly kind: "controller"; readonly player: PlayerRef }
  | { readonly kind: "owner"; readonly player: PlayerRef }
  /** "other", "another": not the source itself. */
  | { readonly kind: "other" }
  | { readonly kind: "otherThan"; readonly ref: ObjectRef }
  | { readonly kind: "oneOf"; readonly ref: ObjectRef }
  | { readonly kind: "attachedTo"; readonly ref: ObjectRef }
  /** Shares a characteristic with the referenced object. */
  | {
      readonly kind: "shares";
      readonly what: "color" | "name" | "cardType" | "creatureType" | "manaValue" | "controller";
      readonly ref: ObjectRef;
    }
  /** "of the chosen color", "of the chosen type", "with the chosen name" (CR 607.2d). */
  | {
      readonly kind: "chosen";
      readonly what: "color" | "creatureType" | "cardType" | "landType" | "name" | "player";
    }
  /** A spell or ability that targets something like this. */
  | { readonly kind: "targets"; readonly what: TargetKind }
  /** A spell or ability for which a target was chosen exactly once (CR 115.9a). */
  | { readonly kind: "singleTarget" }
  /** On the stack: whether it is a spell, an activated or a triggered ability (CR 112, 113.3). */
  | { readonly kind: "stackObject"; readonly is: "spell" | "activatedAbility" | "triggeredAbility" }
  | { readonly kind: "castFrom"; readonly zone: Zone }
  | { readonly kind: "blocking"; readonly ref: ObjectRef }
  | { readonly kind: "blockedBy"; readonly ref: ObjectRef }
  | { readonly kind: "attacksPlayer"; readonly player: PlayerRef }
  /** The extreme one of its kind: "the creature with the greatest power among creatures you control". */
  | {
      readonly kind: "extreme";
      readonly stat: Stat;
      readonly which: "greatest" | "least";
      readonly among: Filter;
    }
  | { readonly kind: "hasAbility"; readonly which: "none" | "activatedWithTap" | "mana" }
  /** A card that went to this zone this turn, from `from` where given. */
  | { readonly kind: "putThereThisTurn"; readonly from?: Zone }
  | { readonly kind: "not"; readonly of: Predicate }
  | { readonly kind: "any"; readonly of: readonly Predicate[] }
  | { readonly kind: "all"; readonly of: readonly Predicate[] };

/** Objects by description. `zone` is where they are; permanents unless said otherwise. */
export interface Filter {
  /** Absent: the battlefield. Several zones where the text names several ("graveyard or hand"). */
  readonly zones?: readonly Zone[];
  readonly of: readonly Predicate[];
}

/** What may be chosen as a target (CR 115). */
export type TargetKind =
  | { readonly kind: "object"; readonly filter: Filter }
  | { readonly kind: "player"; readonly player: "any" | "opponent" | "notYou" | { readonly not: PlayerRef } }
  /** "any target": creature, player, planeswalker or battle (CR 115.4). */
  | { readonly kind: "any" }
  | { readonly kind: "either"; readonly of: readonly TargetKind[] };

/** One "target ..." phrase. */
export interface TargetClause {
  /** Unique within the ability; effects refer to it. */
  readonly id: string;
  readonly what: TargetKind;
  /** How many targets; absent: exactly one. `{ min: 0, max: 2 }` is "up to two", a `max` of `"any"` is "any number of". */
  readonly count?: { readonly min: Amount; readonly max: Amount | "any" };
  /** Ids of clauses whose targets may not be chosen again ("another target"). */
  readonly otherThan?: readonly string[];
  /** All targets of the clause must share this. */
  readonly together?:
    | "sameController"
    | "differentControllers"
    | { readonly totalAtMost: { readonly stat: Stat; readonly value: Amount } };
  /** The player who chooses it; absent: the controller. */
  readonly chooser?: PlayerRef;
}
