import type { Key, PrivateCard, SeatPrivate } from "@spellroom/protocol";
import type { Decision, GameState, ObjectId, Seat } from "@spellroom/rules";
import { decisionView } from "./decision.ts";
import { isPublicZone, type KeyBook, live, publicKey, seatKey } from "./keys.ts";
import { identityOf, mayKnow } from "./knowledge.ts";
import { topsSeenBy } from "./library-top.ts";

/**
 * What one seat knows that not everybody does: its hand, cards that effects let it look at, its face-down permanents, and the
 * cards that an open question of its own offers (a search). Nothing of any other seat's.
 */
export function seatPrivate(state: GameState, book: KeyBook, seat: Seat): SeatPrivate {
  const decision = state.decision?.seat === seat ? state.decision : null;
  const offered = new Set([...(decision ? objectsOffered(decision) : []), ...topsSeenBy(state, seat)]);
  const hand: PrivateCard[] = [];
  const known: PrivateCard[] = [];
  for (const id of state.players[seat]?.hand ?? []) {
    const card = privateCard(state, book, seat, id);
    if (card) hand.push(card);
  }
  for (const object of state.objects) {
    if (!object || object.zone === null || (object.zone === "hand" && object.owner === seat)) continue;
    const hidden = !isPublicZone(object.zone) || object.status.faceDown !== null;
    if (!hidden || !(mayKnow(object, seat) || offered.has(object.id))) continue;
    const card = privateCard(state, book, seat, object.id);
    if (card) known.push(card);
  }
  return { seat, hand, known, decision: decision ? decisionView(state, book, decision) : null };
}

function privateCard(state: GameState, book: KeyBook, seat: Seat, id: ObjectId): PrivateCard | null {
  const object = live(state, id);
  if (!object || object.zone === null) return null;
  const isPublic = isPublicZone(object.zone);
  return {
    key: seatKey(book, seat, id),
    card: identityOf(object),
    zone: object.zone,
    owner: object.owner,
    ...(isPublic ? { of: publicKey(book, id) } : {}),
  };
}

/** Objects that a decision's options show to the seat that is asked. */
function objectsOffered(decision: Decision): ObjectId[] {
  if (decision.kind === "act")
    return decision.acts.flatMap((act) => (act.kind === "pass" ? [] : [act.object]));
  if (!("options" in decision)) return [];
  return decision.options.flatMap((option) => (option.what.kind === "object" ? [option.what.object] : []));
}

/** Which keys a seat has learnt and forgotten from one moment to the next. */
export function privateChanges(
  before: ReadonlyMap<Key, PrivateCard>,
  now: SeatPrivate,
): { readonly learned: PrivateCard[]; readonly forgot: Key[]; readonly after: Map<Key, PrivateCard> } {
  const after = new Map<Key, PrivateCard>();
  const learned: PrivateCard[] = [];
  for (const card of [...now.hand, ...now.known]) {
    after.set(card.key, card);
    if (!before.has(card.key)) learned.push(card);
  }
  return { learned, forgot: [...before.keys()].filter((key) => !after.has(key)), after };
}
