import type { CardIdentity } from "@spellroom/protocol";
import { activeRules, type GameState, type ObjectId, playersOf, type Seat } from "@spellroom/rules";
import { live } from "./keys.ts";
import { identityOf } from "./knowledge.ts";

/** The tops of libraries that a seat may look at any time because of an effect (CR 401.5). */
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

/** The card on top of a library that is played with its top card revealed (CR 401.5); `null` where it isn't. */
export function revealedTop(state: GameState, seat: Seat): CardIdentity | null {
  const revealed = activeRules(state).some(
    ({ rule, context }) =>
      rule.kind === "playWithTopRevealed" && playersOf(state, context, rule.who).includes(seat),
  );
  const top = state.players[seat]?.library[0];
  const object = revealed && top !== undefined ? live(state, top) : null;
  return object && identityOf(object);
}
