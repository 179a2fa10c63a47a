import type { GameAction, StepName, Zone } from "@spellroom/card-language";
import type { MoveCause } from "./happening.ts";
import type { Entity, ObjectId, Seat } from "./ids.ts";
import type { Characteristics } from "./object.ts";
import type { LossReason } from "./player.ts";

/**
 * What a permanent was like right after it entered the battlefield, or as it blocked, was blocked or got counters, for those who
 * ask later whether such a permanent did.
 */
export type EnteredAs = Pick<
  Characteristics,
  "name" | "types" | "supertypes" | "subtypes" | "colors" | "power" | "toughness" | "manaValue"
> & { readonly keywords: readonly string[]; readonly faceDown?: true };

/** Why a game is over (CR 104). */
export type EndReason = "lastStanding" | "effect" | "draw" | "loop" | "turnLimit" | "agreed";

/**
 * What happened, in order, as the engine reports it: view, log, animation, sound and replay are all made from these.
 * Events refer to objects by id and contain secrets; only `view` may translate them for an audience.
 */
export type GameEvent =
  | { readonly kind: "gameBegan"; readonly startingSeat: Seat }
  /** The game is over without a result, and another begins (CR 724.1); by that player's spell or ability. */
  | { readonly kind: "gameRestarted"; readonly seat: Seat }
  | { readonly kind: "turnBegan"; readonly turn: number; readonly active: Seat }
  | { readonly kind: "stepBegan"; readonly step: StepName; readonly active: Seat }
  | { readonly kind: "mulliganTaken"; readonly seat: Seat; readonly count: number }
  | { readonly kind: "handKept"; readonly seat: Seat; readonly cards: number }
  /** `object` is the id before, `became` after. `name` is current where it was seen. */
  | {
      readonly kind: "moved";
      readonly object: ObjectId;
      readonly became: ObjectId | null;
      /** What the components under the topmost of a merged permanent have become: one permanent left (CR 712.21, 727.3). */
      readonly others?: readonly ObjectId[];
      /** Those that went elsewhere: the cards, where the permanent was a token (CR 727.3e). */
      readonly apart?: readonly ObjectId[];
      /** The cards that have become this permanent together with the first (CR 701.37). */
      readonly melded?: readonly ObjectId[];
      readonly from: Zone;
      readonly to: Zone;
      readonly owner: Seat;
      readonly controller: Seat;
      readonly cause: MoveCause;
      readonly by: Seat | null;
      readonly source: ObjectId | null;
      /** Who controls the spell or ability that did it, where that isn't who controls its source (CR 113.8). */
      readonly causedBy?: Seat;
      readonly as?: EnteredAs;
      /** The X of the cycling ability for which it was discarded. */
      readonly x?: number;
    }
  | {
      readonly kind: "tokenCreated";
      readonly object: ObjectId;
      readonly controller: Seat;
      readonly source: ObjectId | null;
      readonly as?: EnteredAs;
    }
  | { readonly kind: "ceasedToExist"; readonly object: ObjectId }
  | {
      readonly kind: "spellCast";
      readonly seat: Seat;
      readonly object: ObjectId;
      readonly targets: readonly Entity[];
      readonly from: Zone;
    }
  | {
      readonly kind: "abilityActivated";
      readonly seat: Seat;
      readonly object: ObjectId;
      readonly source: ObjectId;
      readonly targets: readonly Entity[];
      readonly mana: boolean;
      /** It is an exhaust ability. */
      readonly exhaust?: true;
      /** Its activation cost has {T} in it. */
      readonly tap?: true;
      /** It is a crew or saddle ability, with the creatures that were tapped for it (CR 702.122b, 702.171c). */
      readonly crew?: { readonly ability: "crew" | "saddle"; readonly creatures: readonly ObjectId[] };
    }
  | {
      readonly kind: "abilityTriggered";
      readonly seat: Seat;
      readonly object: ObjectId;
      readonly source: ObjectId;
      readonly targets: readonly Entity[];
    }
  /** A spell or ability of that player has other targets than before; only the new ones (CR 115.7). */
  | {
      readonly kind: "targetsChanged";
      readonly by: "spell" | "ability";
      readonly seat: Seat;
      readonly object: ObjectId;
      readonly targets: readonly Entity[];
    }
  | { readonly kind: "resolved"; readonly object: ObjectId; readonly seat: Seat }
  /** All targets were illegal (CR 608.2b). */
  | { readonly kind: "didNotResolve"; readonly object: ObjectId; readonly seat: Seat }
  | {
      readonly kind: "countered";
      readonly object: ObjectId;
      readonly source: ObjectId | null;
      /** As of an object that moved. */
      readonly causedBy?: Seat;
    }
  | {
      readonly kind: "damageDealt";
      readonly source: ObjectId;
      /** Of the source at that time. */
      readonly controller: Seat;
      readonly to: Entity;
      readonly amount: number;
      readonly combat: boolean;
      /** Of the source at that time, where it dealt combat damage to a player (CR 702.76a). */
      readonly subtypes?: readonly string[];
    }
  | {
      readonly kind: "damagePrevented";
      readonly source: ObjectId;
      readonly to: Entity;
      readonly amount: number;
    }
  | {
      readonly kind: "lifeChanged";
      readonly seat: Seat;
      readonly change: number;
      readonly life: number;
      readonly cause: string;
    }
  | {
      readonly kind: "tapped";
      readonly object: ObjectId;
      readonly tapped: boolean;
      /** Who tapped it, of their own or by a spell or ability. */
      readonly by?: Seat;
    }
  | {
      readonly kind: "countersChanged";
      readonly on: Entity;
      readonly counter: string;
      readonly change: number;
      readonly by?: Seat | null;
      /** What the object was like. */
      readonly as?: EnteredAs & { readonly controller: Seat };
    }
  | {
      readonly kind: "attached";
      readonly object: ObjectId;
      readonly to: Entity | null;
      /** The permanent that it was on as that left the battlefield. */
      readonly left?: ObjectId;
    }
  | {
      readonly kind: "manaAdded";
      readonly seat: Seat;
      readonly mana: readonly string[];
      readonly source: ObjectId;
      /** By a mana ability with {T} in its cost (CR 106.12). */
      readonly tappedFor?: boolean;
    }
  | { readonly kind: "manaLost"; readonly seat: Seat; readonly count: number; readonly burned: boolean }
  | {
      readonly kind: "attackersDeclared";
      readonly seat: Seat;
      readonly attackers: readonly DeclaredAttack[];
    }
  | {
      readonly kind: "blockersDeclared";
      readonly seat: Seat;
      readonly blockers: readonly DeclaredBlock[];
      /** What the creatures on both sides were like. */
      readonly as?: Readonly<Record<ObjectId, EnteredAs>>;
    }
  /** An effect made it so; what declared blockers block is in `blockersDeclared`. `seat` is the defending player. */
  | {
      readonly kind: "becameBlocked";
      readonly object: ObjectId;
      readonly seat: Seat;
      /** The creature that was put onto the battlefield blocking it, and whether it was blocked before (CR 509.5c-d). */
      readonly by?: ObjectId;
      readonly already?: boolean;
      /** What both creatures were like. */
      readonly as?: Readonly<Record<ObjectId, EnteredAs>>;
    }
  | { readonly kind: "bandFormed"; readonly seat: Seat; readonly objects: readonly ObjectId[] }
  | { readonly kind: "removedFromCombat"; readonly object: ObjectId }
  | { readonly kind: "shuffled"; readonly seat: Seat }
  /** `to` lists the seats that saw it; `"all"` includes watchers. */
  | {
      readonly kind: "revealed";
      readonly objects: readonly ObjectId[];
      readonly by: Seat;
      readonly to: "all" | readonly Seat[];
    }
  | {
      readonly kind: "chosen";
      readonly seat: Seat;
      readonly source: ObjectId;
      readonly what: string;
      readonly value: string;
    }
  | { readonly kind: "coinFlipped"; readonly seat: Seat; readonly won: boolean }
  | { readonly kind: "dieRolled"; readonly seat: Seat; readonly sides: number; readonly result: number }
  | { readonly kind: "controlChanged"; readonly object: ObjectId; readonly from: Seat; readonly to: Seat }
  | {
      readonly kind: "faceChanged";
      readonly object: ObjectId;
      readonly what: "transformed" | "turnedFaceUp" | "turnedFaceDown" | "phasedOut" | "phasedIn" | "flipped";
      /** The X of the morph cost for which it was turned face up. */
      readonly x?: number;
    }
  /** A half of a Room has been unlocked or locked; `fully`: now all of it is unlocked. */
  | {
      readonly kind: "doorChanged";
      readonly object: ObjectId;
      readonly door: import("./object.ts").Door;
      readonly unlocked: boolean;
      readonly fully: boolean;
      readonly by: Seat;
    }
  | {
      readonly kind: "keywordAction";
      readonly action: GameAction;
      readonly seat: Seat;
      readonly object: ObjectId | null;
      readonly amount: number;
      /** Of a venture marker that is moved: into which room. */
      readonly room?: string;
      /** Of a dungeon that is completed: which one. */
      readonly dungeon?: string;
      /** Of a search: whose libraries were searched. */
      readonly libraries?: readonly Seat[];
    }
  | { readonly kind: "monarchChanged"; readonly seat: Seat }
  | {
      readonly kind: "dayNightChanged";
      readonly to: "day" | "night";
      /** It was neither before (CR 728.1). */
      readonly first?: true;
    }
  | { readonly kind: "extraTurn"; readonly seat: Seat }
  | { readonly kind: "playerLost"; readonly seat: Seat; readonly reason: LossReason }
  | { readonly kind: "gameEnded"; readonly winners: readonly Seat[]; readonly reason: EndReason }
  /** Illegal attempt taken back (CR 730). */
  | { readonly kind: "rewound"; readonly seat: Seat };

type Moved = Extract<GameEvent, { kind: "moved" }>;

/** Every object that has come of a zone change: of a merged permanent one for each component. */
export function cameOf({ became, others = [] }: Moved): readonly ObjectId[] {
  return became === null ? others : [became, ...others];
}

export interface DeclaredAttack {
  readonly object: ObjectId;
  readonly defender: Entity;
  /** Whose attacker it is, where that is a teammate of who declares (CR 805.10a). */
  readonly by?: Seat;
}

export interface DeclaredBlock {
  readonly object: ObjectId;
  readonly attackers: readonly ObjectId[];
  /** Whose blocker it is, where that is a teammate of the player attacked (CR 805.10d). */
  readonly by?: Seat;
}
