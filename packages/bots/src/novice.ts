import {
  type DecisionView,
  randomChoice,
  safeChoice,
  type TableView,
  type WireChoice,
} from "@spellroom/protocol";
import type { Bot, BotAids } from "./bot/bot.ts";
import { greedyBot } from "./greedy/index.ts";

/** In how many steps of a turn it does what comes into its mind, and in how many it misses that it could do something. */
const WHIM = 0.25;
const MISSES = 0.35;

/**
 * A beginner: sensible in its questions about targets, careless about when to act, attack and block. Its attention lasts for a
 * step: if it went for each single act, it would hardly ever come to play a land and a spell in the same turn.
 */
export function noviceBot(aids: BotAids): Bot {
  const greedy = greedyBot(aids);
  let attention = { step: "", roll: 0 };
  return {
    id: "novice",
    name: "Novice",
    choose: (view: TableView, decision: DecisionView): WireChoice => {
      const careless =
        decision.kind === "act" || decision.kind === "attackers" || decision.kind === "blockers";
      if (!careless) return greedy.choose(view, decision);
      const step = `${view.table.turn} ${view.table.step}`;
      if (step !== attention.step) attention = { step, roll: aids.chance() };
      const { roll } = attention;
      if (roll < MISSES) return safeChoice(decision);
      return roll < MISSES + WHIM ? randomChoice(decision, aids.chance) : greedy.choose(view, decision);
    },
  };
}
