import type {
  Amount,
  Condition,
  EventPattern,
  Filter,
  ObjectRef,
  PlayerRef,
  Predicate,
  TargetKind,
} from "@spellroom/card-language";
import type { Context, EventFacts } from "../../state/context.ts";
import type { EnteredAs } from "../../state/event.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import type { Characteristics, GameObject } from "../../state/object.ts";

/** How far back a question about the history goes. */
export type HistorySpan = "thisTurn" | "lastTurn" | "thisGame";

/**
 * A game as words about objects see it: as it is now, or, while the layers are being worked out, as it is so far. The
 * questions of this folder are asked of a sight, so that an effect in the middle of the layers reads what the layers
 * before it have made (CR 613.5) and can never wait for its own outcome.
 */
export interface Sight {
  readonly state: GameState;

  /** Characteristics as this sight sees them; last known ones for objects that are gone; `null` if nothing is known. */
  read(id: ObjectId): Characteristics | null;

  /** Auras, Equipment and Fortifications on an object. */
  attachments(id: ObjectId): readonly ObjectId[];

  /** The record of an object, or its last known information. */
  object(id: ObjectId): GameObject | null;

  /** The record of an object that is still in the zone it was in (CR 400.7). */
  existing(id: ObjectId): GameObject | null;

  matches(context: Context, filter: Filter, id: ObjectId): boolean;
  satisfies(context: Context, predicates: readonly Predicate[], id: ObjectId): boolean;
  objectsMatching(context: Context, filter: Filter): ObjectId[];
  countMatching(context: Context, filter: Filter): number;
  amountOf(context: Context, amount: Amount): number;
  holds(context: Context, condition: Condition): boolean;
  playersOf(context: Context, ref: PlayerRef): readonly Seat[];
  objectsOf(context: Context, ref: ObjectRef): readonly ObjectId[];
  targetKindAllows(context: Context, kind: TargetKind, entity: Entity): boolean;
  happened(context: Context, pattern: EventPattern, when: HistorySpan): readonly EventFacts[];

  /** The same game, but for one object that is seen as it was when it entered the battlefield. */
  asEntered(id: ObjectId, then: EnteredAs): Sight;
}
