import type { StepName } from "@spellroom/card-language";
import type { Entity, ObjectId, Seat, Timestamp } from "./ids.ts";

export interface TurnState {
  /** Counted from 1; 0 before the game begins. */
  readonly number: number;
  /** Where teams take turns, the primary player of the active team (CR 805.2, 805.4a). */
  readonly active: Seat;
  readonly step: StepName;
  /** Index into `plan`. */
  readonly at: number;
  /** The steps of this turn still and already taken, with extra phases put in (CR 500.8). */
  readonly plan: readonly StepName[];
  /** Who takes extra turns after this one, before the usual order continues; last in, first taken (CR 500.7). */
  readonly extraTurns: readonly ExtraTurn[];
  /** The present turn, where it is an extra one for which something waits. */
  readonly extra?: Timestamp;
  /** The seat whose turn comes next in the usual order. */
  readonly nextInOrder: Seat;
  readonly attackedThisTurn: readonly Seat[];
  readonly day: "day" | "night" | null;
  readonly monarch: Seat | null;
  /** The players in the game as the turn began, by whom distances are counted in it (CR 801.2c); only where ranges are limited. */
  readonly seated?: readonly Seat[];
  /** The player whom another player controls this turn (CR 720). */
  readonly controlled?: PlayerControl;
  /** Who will control whom in that player's next turn, in the order of the effects. */
  readonly toControl?: readonly PlayerControl[];
}

/** A step of the game: the number of its turn, and its index into that turn's `plan`. */
export interface PlaceInTurn {
  readonly turn: number;
  readonly at: number;
}

/** The present step. */
export function presentPlace({ number, at }: TurnState): PlaceInTurn {
  return { turn: number, at };
}

export interface ExtraTurn {
  readonly seat: Seat;
  /** Where something waits for a step of this very turn. */
  readonly id?: Timestamp;
}

/** Makes all choices of a player in place of that player (CR 720.5). */
export interface PlayerControl {
  readonly seat: Seat;
  readonly by: Seat;
  /** The player controlled takes an extra turn after that turn. */
  readonly thenExtraTurn?: true;
}

export interface CombatState {
  readonly attackers: readonly AttackerState[];
  readonly blockers: readonly BlockerState[];
  /** Objects that dealt damage in the first of two combat damage steps (CR 510.4). */
  readonly dealtFirst: readonly ObjectId[];
  readonly attackersDeclared: boolean;
  /** Creatures were declared as attackers or put onto the battlefield attacking, whether or not they still attack (CR 508.8). */
  readonly hadAttackers: boolean;
  readonly blockersDeclared: boolean;
}

export interface AttackerState {
  readonly object: ObjectId;
  /** `null` once what it attacked has been removed from combat, while it goes on attacking (CR 506.4c). */
  readonly defender: Entity | null;
  /** The player attacked, or who controlled what is or was attacked (CR 508.5). */
  readonly defending: Seat;
  /** `null` until blockers are declared; stays true when the blockers are removed (CR 509.1h). */
  readonly blocked: boolean | null;
  readonly blockers: readonly ObjectId[];
  /** The band in which it attacks, by one of the creatures with which that was declared (CR 702.22c). */
  readonly band?: ObjectId;
}

export interface BlockerState {
  readonly object: ObjectId;
  readonly blocking: readonly ObjectId[];
}
