/** What a search would do: for players against bots who ask. */
import { hintsIn, type SearchLimits } from "@spellroom/bots";
import type { HintView } from "@spellroom/protocol";
import { sealWorld } from "@spellroom/view";
import type { BotWorld } from "./practice-bot.ts";
import type { PracticeMatch } from "./practice-match.ts";

/**
 * Answers to the open decision of the seat before the screen, by what that seat knows and nothing else. `null` where nothing is
 * asked of it, two sit at the screen, or there is only one answer.
 */
export function hintFor(
  match: PracticeMatch,
  { decks, chance, now }: Pick<BotWorld, "decks" | "chance" | "now">,
  limits?: SearchLimits,
): HintView | null {
  const { seated, position } = match;
  const { decision } = position.state;
  if (seated === null || match.people.length > 1 || decision?.seat !== seated || match.isOver) return null;
  const answers = hintsIn(sealWorld(position.state, seated), { decks, chance, now }, limits);
  return answers && { decision: decision.id, answers };
}
