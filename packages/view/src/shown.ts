import type { Key, ObjectView, PrivateCard } from "@spellroom/protocol";
import type { Characteristics, GameObject, GameState, ObjectId } from "@spellroom/rules";
import type { KeyBook } from "./keys.ts";
import type { Known } from "./knowledge.ts";

/** A view of an object with everything it was built from: while that is the same, so is the view. */
export interface ShownObject {
  readonly record: GameObject;
  readonly values: Characteristics | null;
  readonly isSick: boolean;
  readonly view: Known<ObjectView>;
}

export interface ShownCard {
  readonly record: GameObject;
  readonly card: Known<PrivateCard>;
}

/** All objects of a table in order, and by key once that has been asked for. */
export interface ShownList {
  readonly views: readonly Known<ObjectView>[];
  byKey: Readonly<Record<Key, Known<ObjectView>>> | null;
}

/** What was last shown under a key book, so that only what has changed is built again. Nothing is sent from here. */
export interface Shown {
  readonly objects: (ShownObject | null)[];
  list: ShownList;
  /** For each seat, the objects that it sees now. */
  readonly cards: readonly Map<ObjectId, ShownCard>[];
  readonly hands: (readonly Known<PrivateCard>[])[];
  /** The list of records last looked through, and which of them are face down or known to somebody. */
  records: GameState["objects"];
  readonly special: Set<ObjectId>;
  /** The same as a list, for the state looked through last. */
  specialIn: { readonly state: GameState | null; readonly ids: readonly ObjectId[] };
  /** For which memory of the game, and how many keys, no public key was to be forgotten. */
  tidied: { readonly lastKnown: GameState["lastKnown"] | null; readonly keys: number };
}

const shown = new WeakMap<KeyBook, Shown>();

export function shownUnder(book: KeyBook): Shown {
  let found = shown.get(book);
  if (!found) {
    found = {
      objects: [],
      list: { views: [], byKey: null },
      cards: book.seatKeys.map(() => new Map()),
      hands: book.seatKeys.map(() => []),
      records: [],
      special: new Set(),
      specialIn: { state: null, ids: NONE },
      tidied: { lastKnown: null, keys: 0 },
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

/** Objects that are face down or that effects have shown to some player, in the order of their ids. */
export function specialObjects(shown: Shown, state: GameState): readonly ObjectId[] {
  if (shown.specialIn.state !== state) {
    lookThrough(shown, state);
    const { special } = shown;
    const ids = special.size === 0 ? NONE : [...special].sort((one, other) => one - other);
    shown.specialIn = { state, ids };
  }
  return shown.specialIn.ids;
}
const NONE: readonly ObjectId[] = [];

/** Forks share their list of objects where none has changed, so that mostly there is nothing to look through. */
function lookThrough(shown: Shown, { objects }: GameState): void {
  const { records, special } = shown;
  if (records === objects) return;
  for (let id = objects.length; id < records.length; id++) special.delete(id);
  for (let id = 0; id < objects.length; id++) {
    const record = objects[id] ?? null;
    if (records[id] === record) continue;
    if (record && isSpecial(record)) special.add(id);
    else special.delete(id);
  }
  shown.records = objects;
}

function isSpecial({ kind, zone, knownTo, status }: GameObject): boolean {
  return zone !== null && kind !== "ability" && (knownTo.length > 0 || status.faceDown !== null);
}
