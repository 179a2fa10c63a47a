import { type DecisionView, randomChoice, type TableView, type WireChoice } from "@spellroom/protocol";
import type { Bot, BotAids } from "../bot/bot.ts";

/** Chooses at random among all options; passes now and then so that games make progress. */
export function randomBot(aids: BotAids): Bot {
  return {
    id: "random",
    name: "Random",
    choose: (_view: TableView, decision: DecisionView): WireChoice => randomChoice(decision, aids.chance),
  };
}
