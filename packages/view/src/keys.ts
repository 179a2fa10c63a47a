import type { Key } from "@spellroom/protocol";
import type { GameState, ObjectId, Seat } from "@spellroom/rules";

export { isPublicZone } from "@spellroom/rules";

/**
 * The opaque keys under which objects leave the server. A key is assigned when its audience first sees the object, as
 * the next number for that audience; so keys and their order depend on nothing but what that audience has seen. An object that
 * changes zones is a new object and gets a new key. Plain data, kept beside the game by the match.
 */
export interface KeyBook {
  readonly publicKeys: Map<ObjectId, Key>;
  readonly seatKeys: readonly Map<ObjectId, Key>[];
  /** Keys of cards in hands that are shown to watchers. */
  readonly watcherKeys: Map<ObjectId, Key>;
  nextPublic: number;
  readonly nextOfSeat: number[];
  nextOfWatchers: number;
}

/** A key book for a match in which nobody has seen anything yet; also after a restart, when everyone gets a snapshot. */
export function openKeyBook(seats: number): KeyBook {
  return {
    publicKeys: new Map(),
    seatKeys: Array.from({ length: seats }, () => new Map<ObjectId, Key>()),
    watcherKeys: new Map(),
    nextPublic: 1,
    nextOfSeat: Array.from({ length: seats }, () => 1),
    nextOfWatchers: 1,
  };
}

/** A key book for a match whose objects have been replaced, as after a take-back: everyone gets a snapshot, and no key is used twice. */
export function renewKeyBook({ seatKeys, nextPublic, nextOfSeat, nextOfWatchers }: KeyBook): KeyBook {
  return { ...openKeyBook(seatKeys.length), nextPublic, nextOfSeat: [...nextOfSeat], nextOfWatchers };
}

/** The public key of an object that everyone can see. */
export function publicKey(book: KeyBook, id: ObjectId): Key {
  const known = book.publicKeys.get(id);
  if (known) return known;
  const key = `p${book.nextPublic++}`;
  book.publicKeys.set(id, key);
  return key;
}

/** The key of an object that only this seat can see (others may see it under keys of their own). */
export function seatKey(book: KeyBook, seat: Seat, id: ObjectId): Key {
  const keys = book.seatKeys[seat];
  if (!keys) throw new RangeError(`no seat ${seat}`);
  const known = keys.get(id);
  if (known) return known;
  const next = book.nextOfSeat[seat] ?? 1;
  book.nextOfSeat[seat] = next + 1;
  const key = `s${next}`;
  keys.set(id, key);
  return key;
}

/** The public key of an object if it has one, without assigning one. */
export function knownPublicKey(book: KeyBook, id: ObjectId): Key | null {
  return book.publicKeys.get(id) ?? null;
}

/** The object's record while it exists. */
export function live(state: GameState, id: ObjectId) {
  const object = state.objects[id];
  return object && object.zone !== null ? object : null;
}
