import type { Explanation } from "@spellroom/protocol";
import {
  characteristics,
  explainAct,
  type GameState,
  type Intent,
  type ObjectId,
  type Seat,
} from "@spellroom/rules";
import { isPublicZone, type KeyBook, live } from "./keys.ts";
import { mayKnow } from "./knowledge.ts";

/**
 * Why a seat can't play or use an object now. Only for objects whose key the seat has, and only from what the seat may
 * know; a key that the seat doesn't have explains nothing.
 */
export function explainObject(
  state: GameState,
  book: KeyBook,
  seat: Seat,
  key: string,
): readonly Explanation[] {
  const id = idOf(book, seat, key);
  const object = id === undefined ? null : live(state, id);
  if (!object) return [];
  if (object.zone !== "battlefield") {
    const isOthers = isPublicZone(object.zone) && object.owner !== seat;
    if (isOthers || !mayKnow(state, object, seat)) return [];
  }
  return intentsFor(state, object.id).flatMap((intent) => {
    const reason = explainAct(state, seat, intent);
    return reason ? [{ act: intent.kind, reason: reason.kind }] : [];
  });
}

/** What a player may want to do with an object where it is. */
function intentsFor(state: GameState, id: ObjectId): readonly Intent[] {
  if (live(state, id)?.zone !== "battlefield") {
    const land = characteristics(state, id).types.includes("land");
    return [{ kind: land ? "playLand" : "cast", object: id }];
  }
  return characteristics(state, id).abilities.flatMap(({ ability, key }): Intent[] =>
    ability.kind === "activated" ? [{ kind: "activate", object: id, ability: key }] : [],
  );
}

function idOf(book: KeyBook, seat: Seat, key: string): number | undefined {
  const keys = key.startsWith("p") ? book.publicKeys : book.seatKeys[seat];
  for (const [id, known] of keys ?? []) if (known === key) return id;
  return undefined;
}
