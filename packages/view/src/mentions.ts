import type { Mention, Party } from "@spellroom/protocol";
import type { Entity, GameState, ObjectId } from "@spellroom/rules";
import { isPublicZone, type KeyBook, knownPublicKey, live, publicKey, seatKey } from "./keys.ts";
import { type Audience, cardFor, type Known } from "./knowledge.ts";
import { objectPointer } from "./object-view.ts";

/** What is needed to tell one audience what happened. */
export interface Teller {
  readonly state: GameState;
  readonly book: KeyBook;
  readonly audience: Audience;
}

/** An object by name and identity, as far as the audience may know it; for one that is gone, as it was last seen. */
export function mention({ state, book, audience }: Teller, id: ObjectId): Known<Mention> {
  const object = live(state, id);
  if (object) {
    const card = cardFor(state, object, audience);
    const key = isPublicZone(object.zone)
      ? publicKey(book, id)
      : card && audience !== null
        ? seatKey(book, audience, id)
        : null;
    return { key, card };
  }
  const last = state.lastKnown[id]?.object;
  return { key: knownPublicKey(book, id), card: last ? cardFor(state, last, audience) : null };
}

/** A player, or an object that has or had a public name. Objects without one are never targets, attacked or dealt damage. */
export function party(teller: Teller, entity: Entity): Known<Party> | null {
  if ("player" in entity) return { seat: entity.player };
  const to = objectPointer(teller.state, teller.book, entity.object);
  return to && { ...to, card: mention(teller, entity.object).card };
}

/** Those of the players and objects that the audience may know. */
export function parties(teller: Teller, entities: readonly Entity[]): Known<Party>[] {
  return entities.flatMap((entity) => party(teller, entity) ?? []);
}
