import type { Key, PrivateCard, SeatPrivate } from "@spellroom/protocol";
import {
  type Decision,
  type GameState,
  handsRevealed,
  type ObjectId,
  type Seat,
  teamSeats,
} from "@spellroom/rules";
import { decisionView } from "./decision.ts";
import { isPublicZone, type KeyBook, live, publicKey, seatKey } from "./keys.ts";
import { cardFor, type Known } from "./knowledge.ts";
import { topsSeenBy } from "./library-top.ts";
import { type Shown, shownUnder, specialObjects } from "./shown.ts";

/**
 * What one seat knows that not everyone does: its hand and those of its teammates, cards that effects let it look at, its face-down permanents. A decision
 * adds no knowledge: of its options the seat is told only what it may look at anyway.
 */
export function seatPrivate(state: GameState, book: KeyBook, seat: Seat): Known<SeatPrivate> {
  const decision = state.decision?.seat === seat ? state.decision : null;
  const shown = shownUnder(book);
  const hand = handOf(state, book, shown, seat);
  const known: Known<PrivateCard>[] = [];
  const offered = [
    ...(decision ? objectsOffered(decision) : NONE),
    ...topsSeenBy(state, seat),
    ...handsRevealed(state),
    ...teammatesHands(state, seat),
  ];
  const hidden = offered.length === 0 ? NONE : offered.filter((id) => isHiddenFrom(state, seat, id));
  const all = specialObjects(shown, state);
  const special = all.length === 0 ? NONE : all.filter((id) => isHiddenFrom(state, seat, id));
  for (const id of inOrder(special, hidden)) {
    const card = privateCard(state, book, shown, seat, id);
    if (card) known.push(card);
  }
  return { seat, hand, known, decision: decision ? decisionView(state, book, decision) : null };
}

const NONE: readonly ObjectId[] = [];

/** The cards in the hands of one's teammates (CR 808.5, 810.5). */
function teammatesHands(state: GameState, seat: Seat): readonly ObjectId[] {
  if (!state.ruleset.teams) return NONE;
  return teamSeats(state, seat).flatMap((one) => (one === seat ? NONE : (state.players[one]?.hand ?? NONE)));
}

/** A seat's hand; the same list as before while it holds the same cards. */
function handOf(state: GameState, book: KeyBook, shown: Shown, seat: Seat): readonly Known<PrivateCard>[] {
  const before = shown.hands[seat] ?? [];
  const cards: Known<PrivateCard>[] = [];
  for (const id of state.players[seat]?.hand ?? NONE) {
    const card = privateCard(state, book, shown, seat, id);
    if (card) cards.push(card);
  }
  if (cards.length === before.length && cards.every((card, at) => card === before[at])) return before;
  shown.hands[seat] = cards;
  return cards;
}

/** Whether an object is neither visible to everyone nor in the seat's own hand, which is sent separately. */
function isHiddenFrom(state: GameState, seat: Seat, id: ObjectId): boolean {
  const object = live(state, id);
  if (!object || (object.zone === "hand" && object.owner === seat)) return false;
  return !isPublicZone(object.zone) || object.status.faceDown !== null;
}

/** Both lists without doubles, in the order of the ids. */
function inOrder(one: readonly ObjectId[], other: readonly ObjectId[]): readonly ObjectId[] {
  if (other.length === 0) return one;
  return [...new Set([...one, ...other])].sort((a, b) => a - b);
}

function privateCard(
  state: GameState,
  book: KeyBook,
  shown: Shown,
  seat: Seat,
  id: ObjectId,
): Known<PrivateCard> | null {
  const object = live(state, id);
  const identity = object && cardFor(state, object, seat);
  if (!object || object.zone === null || identity === null) return null;
  const key = seatKey(book, seat, id);
  const isPublic = isPublicZone(object.zone);
  const last = shown.cards[seat]?.get(id);
  if (last && last.record === object && last.card.key === key && !isPublic) return last.card;
  const card: Known<PrivateCard> = {
    key,
    card: identity,
    zone: object.zone,
    owner: object.owner,
    ...(isPublic ? { of: publicKey(book, id) } : {}),
  };
  shown.cards[seat]?.set(id, { record: object, card });
  return card;
}

/** Objects among a decision's options. */
function objectsOffered(decision: Decision): readonly ObjectId[] {
  if (decision.kind === "act") {
    const offered: ObjectId[] = [];
    for (const act of decision.acts) if (act.kind !== "pass") offered.push(act.object);
    return offered;
  }
  if (!("options" in decision)) return NONE;
  return decision.options.flatMap((option) => (option.what.kind === "object" ? [option.what.object] : []));
}

/** Which keys a seat, or the watchers, have gained and lost from one moment to the next. */
export function privateChanges(
  before: ReadonlyMap<Key, PrivateCard>,
  now: Pick<SeatPrivate, "hand" | "known">,
): { readonly learned: PrivateCard[]; readonly forgot: Key[]; readonly after: Map<Key, PrivateCard> } {
  const after = new Map<Key, PrivateCard>();
  const learned: PrivateCard[] = [];
  for (const card of [...now.hand, ...now.known]) {
    after.set(card.key, card);
    if (!before.has(card.key)) learned.push(card);
  }
  return { learned, forgot: [...before.keys()].filter((key) => !after.has(key)), after };
}
