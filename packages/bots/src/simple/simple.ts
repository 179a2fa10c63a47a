import { type DecisionView, safeChoice, type TableView, type WireChoice } from "@spellroom/protocol";
import type { Bot, BotAids } from "../bot/bot.ts";
import { greedyBot } from "../greedy/index.ts";

/** Passes whenever it may and does as little as it must. */
export function passBot(): Bot {
  return { id: "pass", name: "Pass-only", choose: (_view, decision) => safeChoice(decision) };
}

/**
 * The yardstick: plays the first card that it can, attacks with everything and never blocks. Targets and other questions it
 * answers as the greedy bot does.
 */
export function scriptBot(aids: BotAids): Bot {
  const greedy = greedyBot(aids);
  return {
    id: "script",
    name: "Script",
    choose: (view: TableView, decision: DecisionView): WireChoice => {
      switch (decision.kind) {
        case "act": {
          const at = decision.acts.findIndex((act) => act.kind === "playLand" || act.kind === "cast");
          return at < 0 ? safeChoice(decision) : { kind: "act", act: at, autoPay: true };
        }
        case "attackers":
          return {
            kind: "attackers",
            attacks: decision.candidates.flatMap(({ defenders }, at) =>
              defenders.length > 0 ? [[at, 0] as const] : [],
            ),
          };
        case "blockers":
          return safeChoice(decision);
        default:
          return greedy.choose(view, decision);
      }
    },
  };
}
