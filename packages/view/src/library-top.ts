import {
  activeRules,
  type GameObject,
  type GameState,
  type ObjectId,
  playersOf,
  type Seat,
} from "@spellroom/rules";

/** The top cards of libraries that a seat may look at any time because of an effect (CR 401.5). */
export function topsSeenBy(state: GameState, seat: Seat): readonly ObjectId[] {
  const rules = activeRules(state);
  if (rules.length === 0) return NONE;
  const seen: ObjectId[] = [];
  for (const { rule, context } of rules) {
    if (rule.kind !== "lookAtTop" || !playersOf(state, context, rule.who).includes(seat)) continue;
    for (const whose of playersOf(state, context, rule.whose)) {
      const top = state.players[whose]?.library[0];
      if (top !== undefined) seen.push(top);
    }
  }
  return seen;
}
const NONE: readonly ObjectId[] = [];

/** Whether an object is a card on top of a library that is shown to that seat, or to everyone (CR 401.5). */
export function isTopShownTo(state: GameState, { id, zone, owner }: GameObject, seat: Seat | null): boolean {
  if (zone !== "library" || state.players[owner]?.library[0] !== id) return false;
  return isTopRevealed(state, owner) || (seat !== null && topsSeenBy(state, seat).includes(id));
}

/** Whether a player plays with the top card of the library revealed (CR 401.5). */
export function isTopRevealed(state: GameState, seat: Seat): boolean {
  return activeRules(state).some(
    ({ rule, context }) =>
      rule.kind === "playWithTopRevealed" && playersOf(state, context, rule.who).includes(seat),
  );
}
