/** What a search would rather do: for whoever plays a bot and asks. */
import { type SearchLimits, search } from "@spellroom/bots";
import { sealWorld } from "@spellroom/view";
import type { Hint } from "./messages.ts";
import type { BotWorld } from "./practice-bot.ts";
import type { PracticeMatch } from "./practice-match.ts";

/** About as much as a strong bot thinks. */
const LIMITS: SearchLimits = { nodes: 12_000, milliseconds: 1_200, reach: { turns: 2, decisions: 240 } };
const MOST = 4;

/**
 * Answers to the open decision of the seat before the screen, by what that seat knows and nothing else. `null` where nothing is
 * asked of it, two sit at the screen, or there is only one answer.
 */
export function hintFor(
  match: PracticeMatch,
  { decks, chance, now }: Pick<BotWorld, "decks" | "chance" | "now">,
  limits: SearchLimits = LIMITS,
): Hint | null {
  const { seated, position } = match;
  const { decision } = position.state;
  if (seated === null || match.people.length > 1 || decision?.seat !== seated || match.isOver) return null;
  const weighed = search(sealWorld(position.state, seated), { decks, chance, now }, limits);
  const tried = weighed.filter(({ tries }) => tries > 0).slice(0, MOST);
  if (tried.length < 2) return null;
  return { decision: decision.id, answers: tried.map(({ choice, chances }) => ({ choice, chances })) };
}
