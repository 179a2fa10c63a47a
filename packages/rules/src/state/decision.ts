import type { Entity, ObjectId, Seat } from "./ids.ts";

/**
 * A question that one seat must answer before the game goes on. There are a dozen kinds, told apart by the shape of the
 * answer, never by the card that asks; so a new card needs no new screen.
 */
export type Decision = DecisionHead & DecisionBody;

export interface DecisionHead {
  /** Grows by one with every decision of the game. A choice names the decision that it answers. */
  readonly id: number;
  readonly seat: Seat;
  /** What it is about, as a key that a client words in its language, with the object that asks. */
  readonly prompt: Prompt;
}

export const PROMPTS = [
  "priority",
  "mulligan",
  "bottomCards",
  "chooseTargets",
  "chooseModes",
  "chooseX",
  "chooseCost",
  "payMana",
  "orderTriggers",
  "orderReplacements",
  "declareAttackers",
  "declareBlockers",
  "assignCombatDamage",
  "divide",
  "preventDamage",
  "discard",
  "discardToHandSize",
  "sacrifice",
  "choose",
  "chooseColor",
  "chooseType",
  "chooseName",
  "choosePlayer",
  "chooseNumber",
  "chooseWord",
  "may",
  "mayPay",
  "unlessPay",
  "scry",
  "surveil",
  "search",
  "orderCards",
  "legendRule",
  "chooseOption",
  "putOnLibrary",
  "separatePiles",
  "choosePile",
  "chooseNewTargets",
  "castNow",
  "vote",
  "commanderZone",
  "startingPlayer",
  "enterChoice",
  "payAttackTax",
] as const;
export type PromptKey = (typeof PROMPTS)[number];

export interface Prompt {
  readonly key: PromptKey;
  /** The spell, ability or permanent that asks. */
  readonly source: ObjectId | null;
  /** Which target clause, mode or cost of it. */
  readonly detail?: string;
  /** A number that belongs to the question, such as how many cards to discard. */
  readonly amount?: number;
}

/** One thing that can be picked. `value` names it within the decision. */
export interface Option {
  readonly value: number;
  readonly what: OptionContent;
}

export type OptionContent =
  | { readonly kind: "object"; readonly object: ObjectId }
  | { readonly kind: "player"; readonly player: Seat }
  /** A word of the rules: a color, type, option name. */
  | { readonly kind: "word"; readonly word: string }
  /** An ability (of a source) waiting to be ordered, or one of several replacement effects. */
  | { readonly kind: "ability"; readonly source: ObjectId; readonly key: string }
  | { readonly kind: "mode"; readonly mode: number }
  | { readonly kind: "number"; readonly number: number };

export type DecisionBody =
  /** Priority (CR 117.1): pass or do one of the acts. */
  | { readonly kind: "act"; readonly acts: readonly Act[] }
  /** Pick from `min` to `max` different options. `together` restricts what may be picked together. */
  | {
      readonly kind: "pick";
      readonly options: readonly Option[];
      readonly min: number;
      readonly max: number;
      readonly together?: PickRule;
      /** With `together`: `min` values that may be picked together. Without it any `min` may. */
      readonly least?: readonly number[];
    }
  | { readonly kind: "order"; readonly options: readonly Option[] }
  /** Split `total` among the options; each gets at least `minimum` and at most `maximum`. */
  | {
      readonly kind: "distribute";
      readonly options: readonly (Option & { readonly minimum: number; readonly maximum: number })[];
      readonly total: number /** Combat damage: the amounts that are lethal, in the order offered; the rest may go to the last (trample). */;
      readonly lethal?: readonly number[];
    }
  | { readonly kind: "number"; readonly min: number; readonly max: number }
  | { readonly kind: "confirm" /** What "yes" costs. */; readonly cost?: readonly string[] }
  | {
      readonly kind: "modes";
      readonly options: readonly Option[];
      readonly min: number;
      readonly max: number;
      readonly repeat: boolean;
    }
  | {
      readonly kind: "attackers";
      readonly candidates: readonly AttackCandidate[];
      readonly required: number;
      /** A declaration that is legal and does no more than it must. */
      readonly least: readonly { readonly object: ObjectId; readonly defender: Entity }[];
    }
  | {
      readonly kind: "blockers";
      readonly candidates: readonly BlockCandidate[];
      readonly required: number;
      /** As for attackers. */
      readonly least: readonly { readonly object: ObjectId; readonly attackers: readonly ObjectId[] }[];
    }
  /** Pay mana: by hand through the mana abilities offered, or all at once as proposed. */
  | {
      readonly kind: "pay";
      readonly cost: readonly string[];
      readonly pool: readonly string[];
      readonly abilities: readonly Act[] /** Objects that the proposed payment taps or uses; `null` when what is left can't be paid from here. */;
      readonly proposal: readonly ObjectId[] | null;
      readonly lifeForPhyrexian: boolean;
      readonly mayCancel: boolean;
    }
  /** Put each option on one of the piles, in order (top first). */
  | { readonly kind: "arrange"; readonly options: readonly Option[]; readonly piles: readonly Pile[] }
  /** Name something from a closed list too long to show, or any card name. */
  | {
      readonly kind: "name";
      readonly of: "creatureType" | "cardName" | "landType";
      readonly suggestions: readonly string[];
    };

export type PickRule =
  | { readonly rule: "sameController" }
  | { readonly rule: "differentControllers" }
  | { readonly rule: "sameOwner" }
  | { readonly rule: "differentNames" }
  | { readonly rule: "totalAtMost"; readonly values: readonly number[]; readonly limit: number };

export interface Pile {
  readonly name:
    | "libraryTop"
    | "libraryBottom"
    | "graveyard"
    | "hand"
    | "battlefield"
    | "exile"
    | "pile1"
    | "pile2";
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
}

/** Something a player with priority may do. `id` names it within the decision and is stable while nothing changes. */
export type Act =
  | { readonly id: string; readonly kind: "pass" }
  | {
      readonly id: string;
      readonly kind: "playLand";
      readonly object: ObjectId;
      readonly face: number;
      readonly via: string | null;
    }
  | {
      readonly id: string;
      readonly kind: "cast";
      readonly object: ObjectId;
      readonly face: number;
      readonly via: string | null;
      readonly cost: readonly string[];
    }
  | {
      readonly id: string;
      readonly kind: "activate";
      readonly object: ObjectId;
      readonly ability: string;
      readonly mana: boolean;
      readonly cost: readonly string[];
    }
  | {
      readonly id: string;
      readonly kind: "special";
      readonly object: ObjectId;
      readonly action: "turnFaceUp" | "suspend" | "foretell" | "plot" | "other";
      readonly cost: readonly string[];
    };

export interface AttackCandidate {
  readonly object: ObjectId;
  readonly defenders: readonly Entity[];
  /** It attacks if able (CR 508.1d). */
  readonly must: boolean;
}

export interface BlockCandidate {
  readonly object: ObjectId;
  readonly attackers: readonly ObjectId[];
  readonly most: number;
  readonly must: boolean;
}

/** An answer. Its kind is the decision's, or it cancels; anything else is refused and changes nothing. */
export type Choice =
  | {
      readonly kind: "act";
      readonly act: string /** Let the engine pay mana without asking. */;
      readonly autoPay?: boolean;
    }
  | { readonly kind: "pick"; readonly values: readonly number[] }
  | { readonly kind: "order"; readonly values: readonly number[] }
  | { readonly kind: "distribute"; readonly amounts: readonly number[] }
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "confirm"; readonly yes: boolean }
  | { readonly kind: "modes"; readonly values: readonly number[] }
  | {
      readonly kind: "attackers";
      readonly attacks: readonly { readonly object: ObjectId; readonly defender: Entity }[];
    }
  | {
      readonly kind: "blockers";
      readonly blocks: readonly { readonly object: ObjectId; readonly attackers: readonly ObjectId[] }[];
    }
  | { readonly kind: "pay"; readonly how: "auto" | "cancel" | { readonly activate: string } | "fromPool" }
  | { readonly kind: "arrange"; readonly piles: readonly (readonly number[])[] }
  | { readonly kind: "name"; readonly name: string }
  /** Gives up casting or activating, at any question of it for which `mayCancel` holds. */
  | { readonly kind: "cancel" };

/** Why a choice was not taken. Nothing changed. */
export type Refusal =
  | { readonly kind: "gameOver" }
  | { readonly kind: "noDecision" }
  | { readonly kind: "notYourDecision"; readonly seat: Seat }
  | { readonly kind: "staleDecision"; readonly current: number }
  | { readonly kind: "wrongKind"; readonly expected: string }
  | { readonly kind: "notOffered"; readonly detail: string }
  | { readonly kind: "illegalCombination"; readonly detail: string };
