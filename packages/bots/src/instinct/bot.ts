import type { DecisionView, TableView, WireChoice } from "@spellroom/protocol";
import { choiceToWire } from "@spellroom/rules/decisions";
import type { SealedWorld } from "@spellroom/view";
import type { Bot, BotAids } from "../bot/bot.ts";
import { greedyBot } from "../greedy/index.ts";
import { instinct } from "./index.ts";

/** Plays its first thoughts, and what searches play out with: weighs nothing, looks nowhere ahead. */
export function instinctBot(aids: BotAids): Bot {
  const fallback = greedyBot(aids);
  const think = instinct();
  return {
    id: "instinct",
    name: "Instinct",
    choose: (view: TableView, decision: DecisionView, world?: () => SealedWorld): WireChoice => {
      if (!world) return fallback.choose(view, decision);
      try {
        const { state } = world();
        const choice = state.decision && choiceToWire(state.decision, think(state, state.decision));
        return choice ?? fallback.choose(view, decision);
      } catch {
        return fallback.choose(view, decision);
      }
    },
  };
}
