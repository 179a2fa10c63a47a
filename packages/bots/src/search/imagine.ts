import type { CardDefinition } from "@spellroom/card-language";
import { type DefinitionId, definitionId, type GameObject, type GameState } from "@spellroom/rules";
import { type SealedWorld, UNKNOWN_CARD } from "@spellroom/view";

/** A list of cards that an opponent is likely to play. */
export type LikelyDeck = readonly CardDefinition[];

/**
 * A game that the seat may well be in: its own unknown cards shuffled, each opponent's filled in from a deck that goes with
 * what it has shown. Chance is keyed by `chance`, never by the game's own seed.
 */
export function imagine(
  { state, seat, ownUnknown }: SealedWorld,
  decks: readonly LikelyDeck[],
  chance: () => number,
): GameState {
  const objects = state.objects.slice();
  const definitions: Record<DefinitionId, CardDefinition> = { ...state.definitions };
  const fill = (owner: number, cards: readonly DefinitionId[]): void => {
    let next = 0;
    for (const object of state.objects) {
      if (object?.owner !== owner || object.definition !== UNKNOWN_CARD) continue;
      const definition = cards[next++ % Math.max(1, cards.length)] ?? "";
      objects[object.id] = { ...object, definition };
    }
  };
  for (const player of state.players) {
    if (player.seat === seat) fill(player.seat, shuffle(ownUnknown, chance));
    else {
      const cards = likelyCards(state, player.seat, decks, chance);
      for (const card of cards) definitions[definitionId(card)] = card;
      fill(player.seat, shuffle(cards.map(definitionId), chance));
    }
  }
  return { ...state, objects, definitions, seed: randomKey(chance) };
}

/** The cards of a likely deck that an opponent hasn't shown yet. */
function likelyCards(
  state: GameState,
  owner: number,
  decks: readonly LikelyDeck[],
  chance: () => number,
): readonly CardDefinition[] {
  const shown = shownBy(state, owner);
  const deck = pickDeck(shown, decks, chance);
  const left = new Map<DefinitionId, number>();
  for (const object of shown) left.set(object.definition, (left.get(object.definition) ?? 0) + 1);
  const unseen = deck.filter((card) => {
    const id = definitionId(card);
    const count = left.get(id) ?? 0;
    if (count > 0) left.set(id, count - 1);
    return count === 0;
  });
  if (unseen.length > 0) return unseen;
  return Object.values(state.definitions).slice(0, 40);
}

function shownBy(state: GameState, owner: number): readonly GameObject[] {
  return state.objects.filter(
    (object): object is GameObject =>
      object !== null &&
      object.owner === owner &&
      object.kind === "card" &&
      object.zone !== null &&
      object.definition !== UNKNOWN_CARD,
  );
}

/** A deck by chance; one with more of the cards that were shown is the likelier by far. */
function pickDeck(
  shown: readonly GameObject[],
  decks: readonly LikelyDeck[],
  chance: () => number,
): LikelyDeck {
  const names = new Set(shown.map((object) => object.definition));
  const weights = decks.map((deck) => {
    const found = new Set(deck.map(definitionId).filter((id) => names.has(id))).size;
    return 6 ** (found - names.size);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let at = chance() * total;
  for (const [index, weight] of weights.entries()) {
    at -= weight;
    if (at <= 0) return decks[index] ?? [];
  }
  return decks.at(-1) ?? [];
}

function shuffle<T>(list: readonly T[], chance: () => number): T[] {
  const result = list.slice();
  for (let at = result.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    const held = result[at];
    const moved = result[other];
    if (held === undefined || moved === undefined) continue;
    result[at] = moved;
    result[other] = held;
  }
  return result;
}

function randomKey(chance: () => number): string {
  let key = "";
  while (key.length < 64)
    key += Math.floor(chance() * 2 ** 32)
      .toString(16)
      .padStart(8, "0");
  return key;
}
