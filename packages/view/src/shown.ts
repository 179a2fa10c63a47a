import type { Key, ObjectView, PrivateCard } from "@spellroom/protocol";
import type { Characteristics, GameObject, GameState, ObjectId } from "@spellroom/rules";
import type { KeyBook } from "./keys.ts";

/** A view of an object with all that it was made of: while that is the same, so is the view. */
export interface ShownObject {
  readonly record: GameObject;
  readonly values: Characteristics | null;
  readonly isSick: boolean;
  readonly view: ObjectView;
}

export interface ShownCard {
  readonly record: GameObject;
  readonly card: PrivateCard;
}

/** What was last shown under a book of keys, so that only what has changed is built again. Nothing that is told from here. */
export interface Shown {
  readonly objects: (ShownObject | null)[];
  /** All views of the last table in order, and as they were given out. */
  views: readonly ObjectView[];
  table: Readonly<Record<Key, ObjectView>>;
  readonly cards: readonly (ShownCard | null)[][];
  readonly hands: (readonly PrivateCard[])[];
  /** The records last looked at, and which of them are face down or known to somebody. */
  readonly records: (GameObject | null)[];
  readonly special: Set<ObjectId>;
}

const shown = new WeakMap<KeyBook, Shown>();

export function shownUnder(book: KeyBook): Shown {
  let found = shown.get(book);
  if (!found) {
    found = {
      objects: [],
      views: [],
      table: {},
      cards: book.seatKeys.map(() => []),
      hands: book.seatKeys.map(() => []),
      records: [],
      special: new Set(),
    };
    shown.set(book, found);
  }
  return found;
}

/** Puts something at an object's place in a list that has no gaps. */
export function keepAt<T>(list: (T | null)[], id: ObjectId, one: T): void {
  while (list.length <= id) list.push(null);
  list[id] = one;
}

/** Objects that are face down or that effects have shown to somebody, in the order of their ids. */
export function specialObjects({ records, special }: Shown, { objects }: GameState): readonly ObjectId[] {
  for (let id = objects.length; id < records.length; id++) special.delete(id);
  records.length = Math.min(records.length, objects.length);
  for (let id = 0; id < objects.length; id++) {
    const record = objects[id] ?? null;
    if (records[id] === record) continue;
    records[id] = record;
    if (record && record.zone !== null && (record.knownTo.length > 0 || record.status.faceDown !== null))
      special.add(id);
    else special.delete(id);
  }
  return special.size === 0 ? NONE : [...special].sort((one, other) => one - other);
}
const NONE: readonly ObjectId[] = [];
