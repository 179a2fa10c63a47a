import {
  type DecisionView,
  randomChoice,
  safeChoice,
  type TableView,
  type WireChoice,
} from "@spellroom/protocol";
import type { Bot, BotAids } from "./bot.ts";
import { greedyBot } from "./greedy/index.ts";

/** How often it does what comes into its mind, and how often it misses that it could do something. */
const WHIM = 0.25;
const MISSES = 0.35;

/** A beginner: sensible in its questions about targets, careless about when to act, attack and block. */
export function noviceBot(aids: BotAids): Bot {
  const greedy = greedyBot(aids);
  return {
    id: "novice",
    name: "Novice",
    choose: (view: TableView, decision: DecisionView): WireChoice => {
      const careless =
        decision.kind === "act" || decision.kind === "attackers" || decision.kind === "blockers";
      if (!careless) return greedy.choose(view, decision);
      const roll = aids.chance();
      if (roll < MISSES) return safeChoice(decision);
      return roll < MISSES + WHIM ? randomChoice(decision, aids.chance) : greedy.choose(view, decision);
    },
  };
}
