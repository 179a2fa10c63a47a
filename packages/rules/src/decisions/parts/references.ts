import type { Act } from "./act.ts";
import type { Entity, ObjectId } from "./entity.ts";
import type { OptionContent } from "./option.ts";

/**
 * How a view of a decision refers to things: by keys for a client, by the engine's own ids for a program that plays inside
 * it. A choice always consists of indexes, so it means the same whatever things are called.
 */
export interface References {
  readonly object: unknown;
  readonly entity: unknown;
  readonly option: unknown;
  readonly act: { readonly kind: Act["kind"]; readonly mana?: boolean };
}

/** How one audience refers to the engine's objects. */
export interface Naming<R extends References> {
  object(id: ObjectId): R["object"];
  entity(entity: Entity): R["entity"];
  option(what: OptionContent): R["option"];
  act(act: Act): R["act"];
  /** The life that paying from the pool would cost now. */
  lifeFromPool(): number;
}

/** The engine's own references. */
export interface OwnReferences {
  readonly object: ObjectId;
  readonly entity: Entity;
  readonly option: OptionContent;
  readonly act: Act;
}

/** Refers to everything by the engine's own ids. */
export const OWN_NAMES: Naming<OwnReferences> = {
  object: (id) => id,
  entity: (entity) => entity,
  option: (what) => what,
  act: (act) => act,
  lifeFromPool: () => 0,
};
