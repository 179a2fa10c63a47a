import type { PrivateCard } from "@spellroom/protocol";
import type { GameObject, GameState, Seat } from "@spellroom/rules";
import { type KeyBook, live } from "./keys.ts";
import { cardFor, type Known } from "./knowledge.ts";

/**
 * The cards in hands that their owners show to watchers. Cards that are seen for the first time get their keys in an order
 * that doesn't reveal when they were drawn; one that is hidden and shown again gets another key.
 */
export function shownHands(
  state: GameState,
  book: KeyBook,
  seats: readonly Seat[],
): readonly Known<PrivateCard>[] {
  const { watcherKeys } = book;
  const held = seats
    .flatMap((seat) => state.players[seat]?.hand ?? [])
    .flatMap((id) => live(state, id) ?? []);
  const ids = new Set(held.map(({ id }) => id));
  for (const id of watcherKeys.keys()) if (!ids.has(id)) watcherKeys.delete(id);
  for (const { id } of held.filter((card) => !watcherKeys.has(card.id)).sort(byIdentity))
    watcherKeys.set(id, `w${book.nextOfWatchers++}`);
  const cardOf = new Map(held.map((object) => [object.id, object]));
  return [...watcherKeys].flatMap(([id, key]): Known<PrivateCard>[] => {
    const object = cardOf.get(id);
    const card = object && cardFor(state, object, null, { kind: "shownHand", seats });
    return card ? [{ key, card, zone: "hand", owner: object.owner }] : [];
  });
}

function byIdentity(one: GameObject, other: GameObject): number {
  const [a, b] = [`${one.owner} ${one.definition}`, `${other.owner} ${other.definition}`];
  return a < b ? -1 : a > b ? 1 : 0;
}
