import type { GameState } from "../state/game-state.ts";
import type { CardNumber, Seat } from "../state/ids.ts";
import type { GameObject } from "../state/object.ts";
import { mayLookAt } from "./who-may-look.ts";

/** Whether a seat may look at the card that an object is now. An ability on the stack is no card. */
function isKnownTo(state: GameState, object: GameObject, seat: Seat): boolean {
  return object.zone !== null && object.kind !== "ability" && mayLookAt(state, object, seat);
}

/** The cards that a seat knows the whereabouts of, by their numbers. */
function cardsKnownTo(state: GameState, seat: Seat): ReadonlySet<CardNumber> {
  const known = new Set<CardNumber>();
  for (const object of state.objects) if (object && isKnownTo(state, object, seat)) known.add(object.card);
  return known;
}

function isSameChance(one: GameState, other: GameState): boolean {
  if (one.chance === other.chance) return true;
  const names = new Set([...Object.keys(one.chance), ...Object.keys(other.chance)]);
  return [...names].every((name) => one.chance[name] === other.chance[name]);
}

/**
 * Whether something was revealed between two states of a game that somebody would still know after going back: chance has
 * been used, or a card was seen. What others have seen of the cards of who goes back is that player's own affair.
 */
export function isRevealedSince(seat: Seat, earlier: GameState, later: GameState): boolean {
  if (!isSameChance(earlier, later)) return true;
  return later.players.some(({ seat: viewer }) => {
    const before = cardsKnownTo(earlier, viewer);
    return later.objects.some(
      (object) =>
        object !== null &&
        (viewer === seat || object.owner !== seat) &&
        isKnownTo(later, object, viewer) &&
        !before.has(object.card),
    );
  });
}

/**
 * An earlier state of a game to be played on from instead of a later one. Chance is as it was, so what was thrown comes
 * again; who has seen a card since still knows it where it lies now; and the question that is open again has a number that
 * no question had, so that no answer to another one can be taken for its.
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

/** Cards that were shuffled since are not known by their place: going back undoes no shuffle for those who looked after it. */
function withWhatWasSeen(earlier: GameState, later: GameState): (GameObject | null)[] {
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
