import type { GameState } from "../state/game-state.ts";
import type { CardNumber, Seat } from "../state/ids.ts";
import type { Component, GameObject } from "../state/object.ts";
import { isSameGame } from "../state/restarted.ts";
import { mayLookAt } from "./who-may-look.ts";

/** Whether a seat may look at the card that an object is now. An ability on the stack is no card. */
function isKnownTo(state: GameState, object: GameObject, seat: Seat): boolean {
  return object.zone !== null && object.kind !== "ability" && mayLookAt(state, object, seat);
}

/** The cards whose place a seat knows, by their numbers. */
function cardsKnownTo(state: GameState, seat: Seat): ReadonlySet<CardNumber> {
  const known = new Set<CardNumber>();
  for (const object of state.objects) {
    if (!object || !isKnownTo(state, object, seat)) continue;
    known.add(object.card);
    for (const { card, faceDown } of object.merged?.components ?? NO_COMPONENTS)
      if (faceDown === null) known.add(card);
  }
  return known;
}

const NO_COMPONENTS: readonly Component[] = [];

function isSameChance(one: GameState, other: GameState): boolean {
  if (one.chance === other.chance) return true;
  const names = new Set([...Object.keys(one.chance), ...Object.keys(other.chance)]);
  return [...names].every((name) => one.chance[name] === other.chance[name]);
}

/**
 * Whether something was revealed between two states of a game that a player would still know after a take-back: randomness was
 * used, the game was restarted, or a card was seen. Cards of the player who takes back that other players have seen don't count,
 * nor do tokens and copies, which were nowhere before they were made.
 */
export function isRevealedSince(seat: Seat, earlier: GameState, later: GameState): boolean {
  if (!isSameChance(earlier, later) || !isSameGame(earlier, later)) return true;
  return later.players.some(({ seat: viewer }) => {
    const before = cardsKnownTo(earlier, viewer);
    return later.objects.some(
      (object) =>
        object?.kind === "card" &&
        (viewer === seat || object.owner !== seat) &&
        isKnownTo(later, object, viewer) &&
        !before.has(object.card),
    );
  });
}

/**
 * An earlier state of a game from which to continue instead of a later one. Randomness is restored, so the same results come
 * again; players who have seen a card since still know it where it is now; and the decision that is open again has an id that
 * no decision had before, so that no choice for another one can be mistaken for its own.
 */
export function takeBack(earlier: GameState, later: GameState): GameState {
  const { decision } = earlier;
  return {
    ...earlier,
    definitions: { ...later.definitions, ...earlier.definitions },
    objects: withWhatWasSeen(earlier, later),
    nextDecision: later.nextDecision + 1,
    decision: decision && { ...decision, id: later.nextDecision },
  };
}

/**
 * The place of cards that were shuffled since is not known: a take-back doesn't undo a shuffle for those who looked after it. After
 * a restart that is so of all cards, since who has seen one in the new game doesn't know where it was in the old one.
 */
function withWhatWasSeen(earlier: GameState, later: GameState): (GameObject | null)[] {
  if (!isSameGame(earlier, later)) return earlier.objects.slice();
  const knowing = earlier.players.map(({ seat }) => cardsKnownTo(later, seat));
  const shuffled = !isSameChance(earlier, later);
  return earlier.objects.map((object) => {
    if (!object || object.zone === null || (object.zone === "library" && shuffled)) return object;
    const more = earlier.players
      .map(({ seat }) => seat)
      .filter((seat) => knowing[seat]?.has(object.card) === true && !isKnownTo(earlier, object, seat));
    if (more.length === 0) return object;
    return { ...object, knownTo: [...object.knownTo, ...more].sort((one, other) => one - other) };
  });
}
