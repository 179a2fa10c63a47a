import type { DecisionView, TableView, WireChoice } from "@spellroom/protocol";
import type { SealedWorld } from "@spellroom/view";
import type { Bot, BotAids } from "./bot/bot.ts";
import { greedyBot } from "./greedy/index.ts";
import type { LikelyDeck } from "./search/imagine.ts";
import type { SearchAids, SearchLimits } from "./search/search.ts";

/** A choice found by playing on in games that a seat may be in; `null` if there is none. */
export type Think = (world: SealedWorld, aids: SearchAids, limits: SearchLimits) => WireChoice | null;

/** What a searching bot gets in addition. */
export interface ThinkingAids extends BotAids {
  readonly decks: readonly LikelyDeck[];
  readonly now: () => number;
}

/** A bot that searches everything that isn't trivial, and makes the remaining choices greedily. */
export function thinkingBot(
  think: (world: SealedWorld, aids: SearchAids) => WireChoice | null,
  aids: ThinkingAids,
): Bot {
  const fallback = greedyBot(aids);
  return {
    id: "thinking",
    name: "Thinking",
    choose: (view: TableView, decision: DecisionView, world?: () => SealedWorld): WireChoice => {
      if (!world || isTrivial(decision)) return fallback.choose(view, decision);
      try {
        return think(world(), aids) ?? fallback.choose(view, decision);
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
