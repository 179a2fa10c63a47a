import type { EventRole } from "@spellroom/card-language";
import type { ContextId, Entity, ObjectId, Seat } from "./ids.ts";

/**
 * Everything the words of a text refer to while it is carried out: who "you" are, what was targeted, what "it" is.
 * Plain data; kept on the stack object, and in `GameState.contexts` while it resolves.
 */
export interface Context {
  /** The source of the ability, or the spell itself. */
  readonly source: ObjectId;
  /** "You". */
  readonly controller: Seat;
  readonly x: number;
  /** Chosen targets by clause id (with mode number in front for modal bodies, `"0.t1"`), in order chosen. */
  readonly targets: Readonly<Record<string, readonly Entity[]>>;
  /** How an amount was divided among the targets of a clause (CR 601.2d), in the same order. */
  readonly division: Readonly<Record<string, readonly number[]>>;
  readonly bindings: Readonly<Record<string, Binding>>;
  readonly event: EventFacts | null;
  /** The object or player an enclosing loop is at. */
  readonly each: Entity | null;
  /** The replacement effects applied to the event in whose place this happens; they get no second chance (CR 614.5). */
  readonly replacing?: readonly string[];
  /** The draws in whose place this happens; what is drawn instead is drawn by whatever made them. */
  readonly drawnFor?: readonly Delivery[];
  /** Its costs are paid to cast a spell or activate an ability, rather than as something resolves. */
  readonly announcing?: true;
}

/** Where the outcome of a batch is written: a binding of a context. */
export interface Delivery {
  readonly context: ContextId;
  readonly name: string;
  /** The objects that the text goes on about, whatever comes of what is done to them. */
  readonly objects?: readonly ObjectId[];
}

/** What a name is bound to. */
export interface Binding {
  readonly objects?: readonly ObjectId[];
  readonly players?: readonly Seat[];
  readonly amount?: number;
  readonly word?: string;
  /** Whether an optional part was done ("if you do"). */
  readonly did?: boolean;
  /** It was begun, though something that was replaced or prevented came to nothing (CR 118.12). */
  readonly begun?: true;
}

/** "If you do": whether it was done, or begun, though it was replaced or prevented (CR 118.12). */
export function wasDone(bound: Binding | undefined): boolean {
  return bound?.did === true || bound?.begun === true;
}

/** What a triggered or replaced event was about. */
export interface EventFacts {
  readonly objects: Readonly<Partial<Record<EventRole, readonly ObjectId[]>>>;
  readonly player: Seat | null;
  readonly recipient: Entity | null;
  readonly amount: number;
  /** What it would have been, of damage of which the amount was prevented. */
  readonly unreduced?: number;
  /** What the source of the ability was attached to has left, and the source at the same time (CR 400.7f). */
  readonly withItsHost?: true;
  /** Its objects moved in it, and are named as they were before: what triggers on it finds what they became (CR 400.7e). */
  readonly moved?: true;
}

/** A context with nothing in it but its source and controller. */
export function emptyContext(source: ObjectId, controller: Seat): Context {
  return { source, controller, x: 0, targets: {}, division: {}, bindings: {}, event: null, each: null };
}

/** Binding of what gives an ability to the object that has it (CR 201.5a). */
const GRANTED_BY = "#grantedBy";

/** The context of an ability, from which its text finds what gives it to the object. */
export function contextOfAbility(source: ObjectId, controller: Seat, grantedBy: ObjectId | null): Context {
  const context = emptyContext(source, controller);
  if (grantedBy === null || grantedBy === source) return context;
  return { ...context, bindings: { [GRANTED_BY]: { objects: [grantedBy] } } };
}

/** What gives the ability; `undefined` if it is printed on the object. */
export function granterIn(context: Context): readonly ObjectId[] {
  return context.bindings[GRANTED_BY]?.objects ?? [];
}

/** Binding of what is attacked by a permanent that is put onto the battlefield attacking, where that is settled in advance. */
export const SAME_DEFENDER = "#sameDefender";

/** Binding of an ability that is resolving: how many times it has in this turn, where its instructions ask for that. */
export const TIMES_RESOLVED = "#timesResolved";

/** The same of an activated ability: how many times it has been activated in this turn. */
export const TIMES_ACTIVATED = "#timesActivated";

/** Binding of a delayed triggered ability that waited for a step: the timestamp at which it was made. */
export const WAITING_SINCE = "waitingSince";

/** What had become of an object as a delayed trigger was made that may wait for longer than a turn's history is kept. */
export function movedTo(id: ObjectId): string {
  return `movedTo:${id}`;
}
