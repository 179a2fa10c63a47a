import type { Effect, StepName } from "@spellroom/card-language";
import type { Context, Delivery } from "./context.ts";
import type { Happening } from "./happening.ts";
import type { ContextId, Entity, ObjectId, Seat } from "./ids.ts";

/** Before the first turn: who starts, opening hands, mulligans (CR 103). */
export interface BeginFrame {
  readonly kind: "begin";
  /** From `deal` on it is settled who begins. */
  readonly stage: "shuffle" | "deal" | "mulligan" | "bottom" | "openingActs";
  readonly seat: Seat;
  readonly kept: readonly Seat[];
  /** Who has chosen to take a mulligan in this round: they all take it once everyone has decided (CR 103.5). */
  readonly again: readonly Seat[];
  /** Who has begun the game with cards of the opening hand on the battlefield, or not (CR 103.6). */
  readonly opened?: readonly Seat[];
}

/** One turn after another, step by step (CR 500). Always the outermost frame once the game has begun. */
export interface TurnsFrame {
  readonly kind: "turns";
  readonly stage:
    | "nextTurn"
    | "beginStep"
    | "turnBased"
    | "triggers"
    | "priority"
    | "endStep"
    | "turnEnds"
    | "combatEnds";
  readonly action: number;
}

/** A player gets priority (CR 117.3-4). */
export interface PriorityFrame {
  readonly kind: "priority";
  readonly holder: Seat;
  readonly passed: readonly Seat[];
  readonly checked: boolean;
}

/** State-based actions, then triggers onto the stack, again and again until neither happens (CR 117.5, 704.3). */
export interface SettleFrame {
  readonly kind: "settle";
  readonly stage: "stateBased" | "triggers";
  readonly scratch: Scratch;
  readonly rounds: number;
  /** Nobody gets priority after it, so triggered abilities aren't put onto the stack yet (CR 721.1c). */
  readonly triggersWait?: true;
}

/** Declaring attackers, blockers, dealing combat damage. */
export interface CombatFrame {
  readonly kind: "combat";
  readonly stage:
    | "attackers"
    | "attackersTapped"
    | "attackCosts"
    | "exerting"
    | "enlisting"
    | "enlisted"
    | "banding"
    | "blockers"
    | "blockCosts"
    | "damage";
  readonly seat: Seat;
  readonly scratch: Scratch;
}

/** The turn-based untap step's choices, draws of a team, cleanup discards and the like. */
export interface TurnBasedFrame {
  readonly kind: "turnBased";
  readonly action: "untap" | "draw" | "discardToHandSize";
  readonly scratch: Scratch;
}

/** Putting one triggered ability on the stack: modes, targets, division (CR 603.3c-d). */
export interface TriggerFrame {
  readonly kind: "trigger";
  readonly stage: "modes";
  readonly object: ObjectId;
  readonly scratch: Scratch;
}

/** The top object of the stack resolves (CR 608). */
export interface ResolveFrame {
  readonly kind: "resolve";
  readonly stage: "check" | "instructions" | "leave" | "left" | "done" | "failed";
  readonly object: ObjectId;
  readonly context: ContextId;
  readonly scratch: Scratch;
}

/** A list of instructions being carried out. Inner lists (if, may, for each) are frames on top of it. */
export interface EffectsFrame {
  readonly kind: "effects";
  readonly effects: readonly Effect[];
  readonly at: number;
  readonly context: ContextId;
  readonly scratch: Scratch;
  /** One of several players who act at the same time: what is proposed waits for the others. */
  readonly together?: true;
}

/** A batch of happenings going through "can't", replacement and prevention (CR 614-616). */
export interface HappenFrame {
  readonly kind: "happen";
  readonly batch: readonly PendingHappening[];
  readonly deliver: Delivery | null;
  /** Instructions of replacement effects, carried out right after the batch ("... and you gain that much life"). */
  readonly after: readonly DeferredEffects[];
  readonly scratch: Scratch;
}

/** Several players carry out the same instructions, each of them at the same time as the others (CR 101.4, 608.2e). */
export interface PlayersFrame {
  readonly kind: "players";
  readonly context: ContextId;
  /** For each player the bindings, the remaining instructions, and what is to happen once all have chosen. */
  readonly parts: readonly {
    readonly context: ContextId;
    readonly left: readonly Effect[];
    readonly shares: readonly Share[];
  }[];
  readonly at: number;
}

/** Loop over objects; `outer` is what an enclosing one is at. */
export interface LoopFrame {
  readonly kind: "loop";
  readonly effects: readonly Effect[];
  readonly over: readonly Entity[];
  readonly at: number;
  readonly context: ContextId;
  readonly outer: Context["each"];
}

/** Extra cleanup after a mana ability resolved in mid-payment, or similar: returns to the frame below. */
export interface ManaAbilityFrame {
  readonly kind: "manaAbility";
  readonly stage: "again" | "pay" | "begin" | "produce" | "triggered";
  readonly object: ObjectId;
  readonly seat: Seat;
  readonly context: ContextId;
  readonly scratch: Scratch;
}

/** Choices and partial results of a frame, by names that its code gives them, so that nothing is asked twice. */
export type Scratch = Readonly<Record<string, ScratchValue>>;
export type ScratchValue =
  | number
  | string
  | boolean
  | null
  | readonly number[]
  | readonly string[]
  | readonly (readonly number[])[];

export interface PendingHappening {
  readonly happening: Happening;
  /** Replacement effects that have been applied to it, each at most once (CR 614.5), by their stable names. */
  readonly applied: readonly string[];
  /** Which of several is to be applied to it next (CR 616.1), and whether who may leave it be has agreed. */
  readonly next?: { readonly key: string; readonly agreed: boolean };
  /** The limited shield that is to be applied to it and to other damage together (CR 615.7). */
  readonly shield?: string;
  /** Where the outcome of this one is written, in addition to that of the whole batch. */
  readonly deliver?: Delivery;
  /** The draws in whose place this happens: where it is written how many cards have been drawn by them. */
  readonly drawnFor?: readonly Delivery[];
}

/** What is known of the events in whose place something happens. */
export type InPlaceOf = Pick<PendingHappening, "applied" | "drawnFor">;

/** One player's part of a batch that several players propose together. */
export interface Share extends PendingHappening {
  readonly deliver: Delivery;
}

export interface DeferredEffects {
  readonly effects: readonly Effect[];
  readonly context: Context;
  /** Of which replacement effect, applied to what; it is done once for all of one batch. */
  readonly once?: string;
}

export type { StepName };
