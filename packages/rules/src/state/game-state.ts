import type { CardDefinition, Cost, ManaType } from "@spellroom/card-language";
import type { Decision } from "../decisions/decision.ts";
import type { Context } from "./context.ts";
import type {
  ContinuousEffect,
  DelayedTrigger,
  FloatingReplacement,
  FloatingRule,
  PendingTrigger,
  PlayPermission,
} from "./continuous.ts";
import type { EndReason, GameEvent } from "./event.ts";
import type {
  BeginFrame,
  CombatFrame,
  EffectsFrame,
  HappenFrame,
  LoopFrame,
  ManaAbilityFrame,
  PlayersFrame,
  PriorityFrame,
  ResolveFrame,
  Scratch,
  SettleFrame,
  TriggerFrame,
  TurnBasedFrame,
  TurnsFrame,
} from "./frame.ts";
import type { ContextId, DefinitionId, ObjectId, Seat } from "./ids.ts";
import type { Characteristics, GameObject } from "./object.ts";
import type { PlayerState } from "./player.ts";
import type { Ruleset } from "./ruleset.ts";
import type { CombatState, TurnState } from "./turn.ts";

/** Version of the state's shape, of its hash and of the rules' behaviour. States of other versions are not compared by their hashes. */
export const ENGINE_VERSION = 11;

/**
 * A whole game as plain data. `JSON.parse(JSON.stringify(state))` plays on identically. Only the top level is ever
 * written to, and only on a fork of the engine's own; everything below is replaced, never changed, so a fork is shallow.
 * The list of objects is written to as well, by `writeObjects` alone.
 */
export interface GameState {
  readonly version: typeof ENGINE_VERSION;
  readonly ruleset: Ruleset;
  /** Definitions in play, tokens' included. */
  definitions: Readonly<Record<DefinitionId, CardDefinition>>;
  /** Secret. One stream of chance per use, each with its own counter, see `chance`. */
  readonly seed: string;
  /** Keys of streams that have one of their own, so that opening one opens no other; the seed is the others'. */
  readonly streams?: Readonly<Record<string, string>>;
  chance: Readonly<Record<string, number>>;
  nextTimestamp: number;
  nextCard: number;
  nextDecision: number;
  nextContext: number;
  players: readonly PlayerState[];
  /** By id; `null` once nothing can ask for it any more. */
  objects: readonly (GameObject | null)[];
  battlefield: readonly ObjectId[];
  /** Bottom first. */
  stack: readonly ObjectId[];
  exile: readonly ObjectId[];
  command: readonly ObjectId[];
  turn: TurnState;
  combat: CombatState | null;
  effects: readonly ContinuousEffect[];
  rules: readonly FloatingRule[];
  replacements: readonly FloatingReplacement[];
  delayed: readonly DelayedTrigger[];
  permissions: readonly PlayPermission[];
  pendingTriggers: readonly PendingTrigger[];
  contexts: Readonly<Record<ContextId, Context>>;
  /** Last known information (CR 113.7a, 608.2h), by object id, for objects that have left a public zone. */
  lastKnown: Readonly<Record<ObjectId, LastKnown>>;
  /** What happened this turn and the last, for "this turn" conditions and limits. */
  history: History;
  frames: readonly Frame[];
  decision: Decision | null;
  result: GameResult | null;
  /** How many triggered abilities, each set off by the one before, led to what resolved last; absent: none. */
  chain?: number;
  /** Mana abilities that were used in what a player with priority began last, or on the way of resolving, in order. */
  manaUsed: readonly ManaUse[];
  /** What went before, if the game has been restarted (CR 724.1). */
  restarted?: Restarted;
}

/** What is still known of the games that have been restarted. */
export interface Restarted {
  readonly times: number;
  /** How many turns began in them. */
  readonly turns: number;
  /** The players who were still in the game, who began the new one. */
  readonly seats: readonly Seat[];
}

/** A mana ability that was used, as it can be used once more when what it was used for is taken back (CR 730.1). */
export interface ManaUse {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly key: string;
  /** The types that it added. */
  readonly types: readonly ManaType[];
  /** The types in the pool that its own cost was paid with, and what had produced them. */
  readonly spend: readonly ManaType[];
  readonly spentFrom: readonly ObjectId[];
  /** Everything that mana came from by it, those of triggered mana abilities included. */
  readonly sources: readonly ObjectId[];
  /** What else was sacrificed, tapped and so on for it. */
  readonly victims: readonly ObjectId[];
  /** It moved or showed cards of a library or used chance, so that it can't be reversed. */
  readonly stays: boolean;
}

/** Characteristics as an object last existed; sets are arrays so that it is plain data. */
export interface LastKnown {
  readonly characteristics: Omit<Characteristics, "keywords"> & { readonly keywords: readonly string[] };
  readonly object: GameObject;
}

export interface History {
  readonly thisTurn: readonly GameEvent[];
  readonly lastTurn: readonly GameEvent[];
}

export interface GameResult {
  /** Empty: a draw (CR 104.4). */
  readonly winners: readonly Seat[];
  readonly reason: EndReason;
}

/** What a game is made from. `seed` is 64 hex digits (256 bits). */
export interface GameSetup {
  readonly ruleset: Ruleset;
  readonly seed: string;
  readonly players: readonly {
    readonly name: string;
    readonly deck: readonly CardDefinition[];
    readonly commanders?: readonly CardDefinition[];
    /** Cards outside the game (CR 400.11a). */
    readonly sideboard?: readonly CardDefinition[];
  }[];
  /** Random if absent (CR 103.1). */
  readonly startingSeat?: Seat;
  /** Keys of streams of chance, each 64 hex digits; the seed is the key of all others. */
  readonly streams?: Readonly<Record<string, string>>;
  /** The id of the first decision; later games of a match continue counting. */
  readonly firstDecision?: number;
}

/**
 * What the engine is in the middle of: a stack of plain records, the innermost last. A frame records where it is (`stage`) and
 * holds what it already knows; code that works on a frame is looked up by its kind. This is why a game can be stored and
 * taken up again at any decision.
 */
export type Frame =
  | BeginFrame
  | TurnsFrame
  | PriorityFrame
  | SettleFrame
  | CombatFrame
  | TurnBasedFrame
  | AnnounceFrame
  | TriggerFrame
  | PaymentFrame
  | ResolveFrame
  | EffectsFrame
  | HappenFrame
  | PlayersFrame
  | LoopFrame
  | ManaAbilityFrame;

/** Casting a spell or activating an ability, as a transaction (CR 601.2, 602.2). */
export interface AnnounceFrame {
  readonly kind: "announce";
  /** The last two are those of a special action (CR 116.2), which is paid for like what is announced. */
  readonly stage:
    | "options"
    | "modes"
    | "variables"
    | "targets"
    | "division"
    | "legality"
    | "cost"
    | "paid"
    | "cast"
    | "special"
    | "exiled";
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly autoPay: boolean;
  readonly scratch: Scratch;
  readonly rewind: GameState | null;
}

/** Paying a cost outside of casting: "unless pays", "may pay", attack taxes. */
export interface PaymentFrame {
  readonly kind: "payment";
  readonly stage: "begin" | "confirm" | "choose" | "mana" | "activate" | "spend" | "parts";
  readonly seat: Seat;
  readonly context: ContextId;
  readonly cost: readonly Cost[];
  readonly deliver: string;
  readonly scratch: Scratch;
  readonly rewind: GameState | null;
}
