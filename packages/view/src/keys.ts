import type { Key } from "@spellroom/protocol";
import type { GameState, ObjectId, Seat } from "@spellroom/rules";

export { isPublicZone } from "@spellroom/rules";

/**
 * The opaque names under which objects leave the server. A name is minted when its audience first gets to see the object, as
 * the next number of that audience; so names and their order depend on nothing but what that audience has seen. An object that
 * changes zones is a new object and gets a new name. Plain data, kept beside the game by the match.
 */
export interface KeyBook {
  readonly publicKeys: Map<ObjectId, Key>;
  readonly seatKeys: readonly Map<ObjectId, Key>[];
  /** Of cards in hands that watchers are shown. */
  readonly watcherKeys: Map<ObjectId, Key>;
  nextPublic: number;
  readonly nextOfSeat: number[];
  nextOfWatchers: number;
}

/** A book for a match in which nobody has seen anything yet; also after a restart, when everyone is shown everything again. */
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

/** A book for a match whose objects are others now, as after taking back: everyone is shown everything again, and no key is used twice. */
export function renewKeyBook({ seatKeys, nextPublic, nextOfSeat, nextOfWatchers }: KeyBook): KeyBook {
  return { ...openKeyBook(seatKeys.length), nextPublic, nextOfSeat: [...nextOfSeat], nextOfWatchers };
}

/** The public name of an object that everybody can see. */
export function publicKey(book: KeyBook, id: ObjectId): Key {
  const known = book.publicKeys.get(id);
  if (known) return known;
  const key = `p${book.nextPublic++}`;
  book.publicKeys.set(id, key);
  return key;
}

/** The name of an object that only this seat (and perhaps others, under names of their own) can see. */
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

/** The public name of an object if it has one, without minting. */
export function knownPublicKey(book: KeyBook, id: ObjectId): Key | null {
  return book.publicKeys.get(id) ?? null;
}

/** The object's record while it exists. */
export function live(state: GameState, id: ObjectId) {
  const object = state.objects[id];
  return object && object.zone !== null ? object : null;
}
