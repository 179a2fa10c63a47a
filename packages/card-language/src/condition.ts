import type { Amount } from "./amount.ts";
import type { EventPattern } from "./event.ts";
import type { Comparison, Filter, Predicate, Zone } from "./filter.ts";
import type { ObjectRef, PlayerRef } from "./reference.ts";

/** Something that is true or not at the moment it is asked. */
export type Condition =
  | { readonly kind: "compare"; readonly left: Amount; readonly compare: Comparison; readonly right: Amount }
  /** "if you control an artifact": at least `atLeast` (1) objects like this. */
  | {
      readonly kind: "exists";
      readonly filter: Filter;
      readonly atLeast?: Amount;
      /** One player alone controls that many ("an opponent controls three or more"). */
      readonly sameController?: true;
    }
  /** "if it's a creature". Uses last known information where the object is gone. */
  | {
      readonly kind: "is";
      readonly object: ObjectRef;
      readonly of: readonly Predicate[];
      readonly zones?: readonly Zone[];
    }
  | { readonly kind: "turn"; readonly whose: PlayerRef }
  | { readonly kind: "during"; readonly phase: PhaseName | StepName; readonly whose?: PlayerRef }
  | { readonly kind: "kicked"; readonly times?: number; readonly cost?: number }
  /** This spell or permanent: was it cast, from where, for which cost. */
  | { readonly kind: "wasCast"; readonly object: ObjectRef; readonly by?: PlayerRef; readonly from?: Zone }
  | { readonly kind: "paidAlternative"; readonly keyword: string }
  /** "if you do": whether the optional or payable part bound to that name was done. */
  | { readonly kind: "did"; readonly name: string }
  | {
      readonly kind: "happened";
      readonly event: EventPattern;
      readonly when: "thisTurn" | "lastTurn" | "thisGame";
      readonly atLeast?: Amount;
    }
  | {
      readonly kind: "player";
      readonly player: PlayerRef;
      readonly is: "monarch" | "hasCitysBlessing" | "hasInitiative" | "active" | "defending";
    }
  | { readonly kind: "samePlayer"; readonly left: PlayerRef; readonly right: PlayerRef }
  | { readonly kind: "manaSpent"; readonly color: string; readonly atLeast: number }
  | { readonly kind: "not"; readonly of: Condition }
  | { readonly kind: "all"; readonly of: readonly Condition[] }
  | { readonly kind: "any"; readonly of: readonly Condition[] };

export const PHASES = ["beginning", "precombatMain", "combat", "postcombatMain", "ending"] as const;
/** CR 500.1; the two main phases apart. */
export type PhaseName = (typeof PHASES)[number];

export const STEPS = [
  "untap",
  "upkeep",
  "draw",
  "precombatMain",
  "beginningOfCombat",
  "declareAttackers",
  "declareBlockers",
  "firstStrikeDamage",
  "combatDamage",
  "endOfCombat",
  "postcombatMain",
  "end",
  "cleanup",
] as const;
/** Steps in turn order (CR 500); a main phase has no steps and stands for itself. */
export type StepName = (typeof STEPS)[number];
