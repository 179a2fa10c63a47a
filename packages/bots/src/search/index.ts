import type { DecisionView, TableView, WireChoice } from "@spellroom/protocol";
import type { SealedWorld } from "@spellroom/view";
import type { Bot, BotAids } from "../bot.ts";
import { greedyBot } from "../greedy/index.ts";
import { type Style, tasteOf } from "../style.ts";
import type { LikelyDeck } from "./imagine.ts";
import { type SearchLimits, search } from "./search.ts";

export { imagine, type LikelyDeck } from "./imagine.ts";
export { type SearchAids, type SearchLimits, search, type Weighed } from "./search.ts";

/** What a bot that searches is given besides. */
export interface SearchBotAids extends BotAids {
  readonly decks: readonly LikelyDeck[];
  readonly now: () => number;
}

/** Plays on from every answer worth considering, in games that its seat may be in, and takes the one that goes best. */
export function searchBot(aids: SearchBotAids, limits: SearchLimits, style: Style | null = null): Bot {
  const fallback = greedyBot(aids);
  return {
    id: "search",
    name: "Search",
    choose: (view: TableView, decision: DecisionView, world?: () => SealedWorld): WireChoice => {
      if (!world || isTrivial(decision)) return fallback.choose(view, decision);
      try {
        const [best] = search(world(), { ...aids, taste: tasteOf(style) }, limits);
        return best?.choice ?? fallback.choose(view, decision);
      } catch {
        // Some moments can't be imagined, such as those in which a card that is not known is being moved.
        return fallback.choose(view, decision);
      }
    },
  };
}

/** Whether there is nothing to think about: a pass, or a payment. */
export function isTrivial(decision: DecisionView): boolean {
  return (
    decision.kind === "pay" ||
    (decision.kind === "act" &&
      decision.acts.every((act) => act.kind === "pass" || (act.kind === "activate" && act.mana)))
  );
}
