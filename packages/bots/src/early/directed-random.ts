import {
  type DecisionView,
  isTurnOf,
  randomChoice,
  safeChoice,
  type TableView,
  type WireChoice,
} from "@spellroom/protocol";
import type { Bot, BotAids } from "../bot/bot.ts";

type Acts = Extract<DecisionView, { kind: "act" }>;

/**
 * Random, but led through the turn: a land first, everything attacks, then cards by chance in the second main phase. It never
 * blocks.
 */
export function directedRandomBot(aids: BotAids): Bot {
  return {
    id: "directed",
    name: "Directed random",
    choose: (view: TableView, decision: DecisionView): WireChoice => {
      switch (decision.kind) {
        case "act":
          return directedAct(view, decision, aids);
        case "attackers":
          return {
            kind: "attackers",
            attacks: decision.candidates.flatMap(({ defenders }, at) =>
              defenders.length > 0 ? [[at, Math.floor(aids.chance() * defenders.length)] as const] : [],
            ),
          };
        case "blockers":
          return safeChoice(decision);
        case "confirm":
          return decision.prompt === "mulligan" ? safeChoice(decision) : randomChoice(decision, aids.chance);
        default:
          return randomChoice(decision, aids.chance);
      }
    },
  };
}

function directedAct(view: TableView, decision: Acts, aids: BotAids): WireChoice {
  const land = decision.acts.findIndex(({ kind }) => kind === "playLand");
  if (land >= 0) return { kind: "act", act: land, autoPay: true };
  const { table, own } = view;
  const isOwnTurn = own !== null && isTurnOf(table, own.seat);
  if (!isOwnTurn || table.step !== "postcombatMain") return safeChoice(decision);
  const casts = decision.acts.flatMap(({ kind }, at) => (kind === "cast" ? [at] : []));
  const act = casts[Math.floor(aids.chance() * casts.length)];
  return act === undefined ? safeChoice(decision) : { kind: "act", act, autoPay: true };
}
