import type { Ability, CardType, StepName, TurnBasedAction } from "@spellroom/card-language";

/**
 * What a variant changes, as data. The engine reads these numbers and lists and never checks a variant's name.
 * Effects of cards that change a rule of play are applied on top, see `RuleEffect`.
 */
export interface Ruleset {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  /** CR 103.4; the team's, where teams share a life total. */
  readonly startingLife: PerPlayer;
  /** CR 103.5. */
  readonly startingHandSize: PerPlayer;
  /** CR 402.2; `null`: none. */
  readonly maximumHandSize: number | null;
  /** CR 103.5; `freeFirstFrom`: from this many players on, the first one is free (CR 103.5c). */
  readonly mulligan: { readonly kind: "london" | "none"; readonly freeFirstFrom: number };
  /** Steps in turn order and what happens in each. A step that isn't listed doesn't exist in the variant. */
  readonly steps: readonly RulesetStep[];
  /** CR 305.2. */
  readonly landsPerTurn: number;
  /** CR 504.1. */
  readonly drawsPerDrawStep: number;
  /** Up to this many players, the starting player or team skips the first draw (CR 103.8a-b). */
  readonly firstDrawSkippedUpTo: number;
  /** Players lose life for mana that empties. */
  readonly manaBurn: boolean;
  /** CR 704.5c, of a team that shares its poison counters 704.6b; `null`: poison doesn't matter. */
  readonly poisonToLose: number | null;
  /** CR 704.5a-b, as far as the variant has them. */
  readonly loseAt: { readonly zeroLife: boolean; readonly emptyLibraryDraw: boolean };
  readonly commander: { readonly damageToLose: number } | null;
  /** Who plays with whom; absent: everybody for themselves. */
  readonly teams?: Teams;
  /**
   * How many seats away players may be whom a player affects: the same for all, or one for each seat of a team, or of the table where
   * there are no teams (CR 801.2a); absent: everybody is within everybody's range.
   */
  readonly rangeOfInfluence?: number | readonly number[];
  /** Whom creatures may attack in a game of more than two (CR 802, 803, 806). */
  readonly attack: "anyOpponent" | "left" | "right";
  /** How the variant groups the card types, and when each may be played; absent: as in CR 300. */
  readonly playedAs?: readonly PlayedAs[];
  /**
   * What else holds in the variant, in the card language: from the moment when all have kept their hands, each player has an emblem
   * with these abilities (CR 114).
   */
  readonly emblem?: RulesetEmblem;
  /** After this many turns a game is drawn, as a guard for automatic play; `null`: never. */
  readonly turnLimit: number | null;
}

/** CR 805, 808, 810: teams of equal size, whose members sit side by side. */
export interface Teams {
  readonly size: number;
  /** Teams rather than players take turns, have priority, attack and block (CR 805). */
  readonly sharedTurns: boolean;
  /** A team has one life total and one number of poison counters, and wins and loses as one (CR 810.4, 810.8-10). */
  readonly sharedLife: boolean;
}

/** A number of each player, or one of the starting player and one of the others. */
export type PerPlayer = number | { readonly first: number; readonly others: number };

/** The value for players other than the starting player. */
export function amongOthers(register: PerPlayer): number {
  return typeof register === "number" ? register : register.others;
}

/** The value for the starting player. */
export function ofTheFirst(register: PerPlayer): number {
  return typeof register === "number" ? register : register.first;
}

export interface RulesetEmblem {
  readonly name: string;
  readonly abilities: readonly Ability[];
}

/** Card types that a variant plays as one. A card of none of the types of any group can't be played. */
export interface PlayedAs {
  readonly name: string;
  readonly types: readonly CardType[];
  /** `main`: in the player's own main phase with an empty stack; `anyPriority`: whenever the player has priority. */
  readonly timing: "main" | "anyPriority";
}

export interface RulesetStep {
  readonly step: StepName;
  readonly actions: readonly TurnBasedAction[];
  /** `never`, `always`, or `ifTriggered` as in a cleanup step (CR 514.3a). */
  readonly priority: "always" | "never" | "ifTriggered";
  /** Spells and abilities of sorcery timing, and lands, may be played (CR 305.1, 307.1). */
  readonly main: boolean;
}
