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
import { amountOf } from "../sight/amounts.ts";
import { holds } from "../sight/conditions.ts";
import { happened } from "../sight/events/happened.ts";
import { countMatching, matches, objectsMatching } from "../sight/filters.ts";
import { objectsOf } from "../sight/objects.ts";
import { playersOf } from "../sight/players.ts";
import { satisfies } from "../sight/predicates.ts";
import type { HistorySpan, Sight } from "../sight/sight.ts";
import { targetKindAllows } from "../sight/target-kinds.ts";

/** What all sights have in common, derived from their characteristics and attachments. */
export abstract class GameSight implements Sight {
  abstract readonly state: GameState;

  /** Characteristics as this sight sees them; last known ones for objects that are gone; `null` if nothing is known. */
  abstract read(id: ObjectId): Characteristics | null;

  /** Auras, Equipment and Fortifications on an object. */
  abstract attachments(id: ObjectId): readonly ObjectId[];

  /** The record of an object, or its last known information. */
  object(id: ObjectId): GameObject | null {
    return this.state.objects[id] ?? this.state.lastKnown[id]?.object ?? null;
  }

  /** The record of an object that is still in the zone it was in (CR 400.7). */
  existing(id: ObjectId): GameObject | null {
    const object = this.state.objects[id];
    return object && object.zone !== null ? object : null;
  }

  matches(context: Context, filter: Filter, id: ObjectId): boolean {
    return matches(this, context, filter, id);
  }

  satisfies(context: Context, predicates: readonly Predicate[], id: ObjectId): boolean {
    return satisfies(this, context, predicates, id);
  }

  objectsMatching(context: Context, filter: Filter): ObjectId[] {
    return objectsMatching(this, context, filter);
  }

  countMatching(context: Context, filter: Filter): number {
    return countMatching(this, context, filter);
  }

  amountOf(context: Context, amount: Amount): number {
    return amountOf(this, context, amount);
  }

  holds(context: Context, condition: Condition): boolean {
    return holds(this, context, condition);
  }

  playersOf(context: Context, ref: PlayerRef): readonly Seat[] {
    return playersOf(this, context, ref);
  }

  objectsOf(context: Context, ref: ObjectRef): readonly ObjectId[] {
    return objectsOf(this, context, ref);
  }

  targetKindAllows(context: Context, kind: TargetKind, entity: Entity): boolean {
    return targetKindAllows(this, context, kind, entity);
  }

  happened(context: Context, pattern: EventPattern, when: HistorySpan): readonly EventFacts[] {
    return happened(this, context, pattern, when);
  }

  /** The same game, but for one object that is seen as it was when it entered the battlefield. */
  asEntered(id: ObjectId, then: EnteredAs): Sight {
    return new ThenSight(this, id, then);
  }
}

class ThenSight extends GameSight {
  readonly state: GameState;
  readonly #now: Sight;
  readonly #id: ObjectId;
  readonly #then: EnteredAs;

  constructor(now: Sight, id: ObjectId, then: EnteredAs) {
    super();
    this.state = now.state;
    this.#now = now;
    this.#id = id;
    this.#then = then;
  }

  read(id: ObjectId): Characteristics | null {
    const values = this.#now.read(id);
    if (id !== this.#id || !values) return values;
    return { ...values, ...this.#then, keywords: new Set(this.#then.keywords) };
  }

  attachments(id: ObjectId): readonly ObjectId[] {
    return this.#now.attachments(id);
  }

  override object(id: ObjectId): GameObject | null {
    return this.#now.object(id);
  }

  override existing(id: ObjectId): GameObject | null {
    return this.#now.existing(id);
  }
}
