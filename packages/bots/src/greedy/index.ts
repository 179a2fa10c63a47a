import { type DecisionView, safeChoice, type TableView, type WireChoice } from "@spellroom/protocol";
import type { Bot, BotAids } from "../bot/bot.ts";
import { greedyAct } from "./acts.ts";
import { type Board, lookAt } from "./board.ts";
import { greedyAttack, greedyBlock } from "./combat.ts";
import { greedyPick } from "./picks.ts";

/** Plays lands, curves out, removes the best creature, attacks when it pays and blocks to survive. */
export function greedyBot(aids: BotAids): Bot {
  return {
    id: "greedy",
    name: "Greedy",
    choose: (view: TableView, decision: DecisionView): WireChoice =>
      greedyChoice(lookAt(view, aids), decision),
  };
}

function greedyChoice(board: Board, decision: DecisionView): WireChoice {
  switch (decision.kind) {
    case "act":
      return greedyAct(board, decision);
    case "pick":
      return greedyPick(board, decision);
    case "attackers":
      return greedyAttack(board, decision);
    case "blockers":
      return greedyBlock(board, decision);
    case "number":
      return {
        kind: "number",
        number: decision.prompt === "chooseX" ? Math.min(decision.max, 50) : decision.min,
      };
    case "confirm":
      return {
        kind: "confirm",
        yes: decision.prompt === "mulligan" ? wantsMulligan(board) : wantsIt(board, decision),
      };
    case "modes":
      return safeChoice(decision);
    case "arrange":
      return scryLike(board, decision);
    case "order":
    case "distribute":
    case "pay":
    case "name":
      return safeChoice(decision);
  }
}

/** Keeps two to five lands among seven; never goes below five cards. */
function wantsMulligan(board: Board): boolean {
  const hand = board.view.own?.hand ?? [];
  const mulligans = board.view.table.players.find((player) => player.seat === board.me)?.mulligans ?? 0;
  if (mulligans >= 2) return false;
  const lands = hand.filter((card) => board.face(card.card)?.types.includes("land")).length;
  return lands < 2 || lands > 5;
}

/** "May" is usually good for the deciding player; paying life is not when there is little. */
function wantsIt(board: Board, decision: Extract<DecisionView, { kind: "confirm" }>): boolean {
  const life = board.view.table.players.find((player) => player.seat === board.me)?.life ?? 20;
  const pays = decision.cost?.some((part) => part.kind === "action" && part.action === "payLife") ?? false;
  return !pays || life > 8;
}

/** Lands on top while there are few, costly cards to the bottom or the graveyard. */
function scryLike(board: Board, decision: Extract<DecisionView, { kind: "arrange" }>): WireChoice {
  const top = decision.piles.findIndex((pile) => pile.name === "libraryTop");
  const away = decision.piles.findIndex((pile) => pile.name === "libraryBottom" || pile.name === "graveyard");
  if (
    top < 0 ||
    away < 0 ||
    decision.piles.some((pile) => pile.min > 0 || pile.max < decision.options.length)
  )
    return safeChoice(decision);
  const lands = board.objects.filter(
    (one) =>
      one.zone === "battlefield" &&
      one.controller === board.me &&
      board.face(one.card)?.types.includes("land"),
  ).length;
  const piles: number[][] = decision.piles.map(() => []);
  for (const [at, option] of decision.options.entries()) {
    const face = option.kind === "object" ? board.faceOf(option.key) : null;
    const isLand = face?.types.includes("land") ?? false;
    const keep = isLand ? lands < 5 : lands >= 2;
    piles[keep ? top : away]?.push(at);
  }
  return { kind: "arrange", piles };
}
