import { type DecisionView, randomChoice, type TableView, type WireChoice } from "@spellroom/protocol";
import type { Bot, BotAids } from "./bot.ts";

/** Chooses by chance among everything it is offered; passes now and then so that games go on. */
export function randomBot(aids: BotAids): Bot {
  return {
    id: "random",
    name: "Random",
    choose: (_view: TableView, decision: DecisionView): WireChoice => randomChoice(decision, aids.chance),
  };
}
