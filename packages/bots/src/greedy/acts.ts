import type { ActView, DecisionView, WireChoice } from "@spellroom/protocol";
import { abilityBody, auraPurpose, purposeOf, spellBody } from "../bot/purpose.ts";
import { type Board, creaturesOf, isMyTurn, isOpponent, manaValue, worth } from "./board.ts";

/** The most useful act with priority, or a pass when nothing is worth its mana now. */
export function greedyAct(board: Board, decision: Extract<DecisionView, { kind: "act" }>): WireChoice {
  let best = {
    score: 0,
    at: Math.max(
      0,
      decision.acts.findIndex((act) => act.kind === "pass"),
    ),
  };
  for (const [at, act] of decision.acts.entries()) {
    const score = scoreAct(board, act);
    if (score > best.score) best = { score, at };
  }
  return { kind: "act", act: best.at, autoPay: true };
}

function scoreAct(board: Board, act: ActView): number {
  switch (act.kind) {
    case "pass":
      return 0;
    case "playLand":
      return 1_000;
    case "cast":
      return scoreCast(board, act);
    case "activate":
      return act.mana ? 0 : scoreActivation(board, act);
    case "special":
      return 0;
  }
}

/** Creatures and other permanents on the own main phase, biggest first; spells when they have something to do. */
function scoreCast(board: Board, act: Extract<ActView, { kind: "cast" }>): number {
  const { table } = board.view;
  const face = board.faceOf(act.key);
  if (!face) return 0;
  const cost = manaValue(face);
  const myMain = isMyTurn(board) && table.step.endsWith("Main") && board.stack().length === 0;
  const permanent = face.types.some(
    (type) => type === "creature" || type === "artifact" || type === "enchantment" || type === "planeswalker",
  );
  if (permanent && face.subtypes?.includes("Aura"))
    return myMain ? auraScore(board, auraPurpose(face), cost) : 0;
  if (permanent) return myMain || isOpponentsEnd(board) ? 100 + cost * 10 : 0;
  const purpose = purposeOf(spellBody(face), null);
  switch (purpose) {
    case "counter":
      return opposingSpell(board) >= 2 ? 300 : 0;
    case "harm":
      return bestTarget(board) >= Math.min(2, cost) || lowLife(board)
        ? myMain || isCombat(board) || isOpponentsEnd(board)
          ? 150 + cost * 5
          : 0
        : 0;
    case "help":
      return helpScore(board, face.types.includes("instant"), myMain, cost);
    case "neutral":
      return myMain || (isOpponentsEnd(board) && face.types.includes("instant")) ? 80 + cost * 5 : 0;
  }
}

function auraScore(board: Board, purpose: string, cost: number): number {
  if (purpose === "harm") return bestTarget(board) >= 2 ? 140 + cost : 0;
  return creaturesOf(board, true).length > 0 ? 90 + cost : 0;
}

/** Tricks in combat while blocks are on; card draw and life whenever it is our main phase. */
function helpScore(board: Board, instant: boolean, myMain: boolean, cost: number): number {
  const mine = creaturesOf(board, true);
  const inCombat = mine.some((creature) => creature.blocked || creature.blocking.length > 0);
  if (instant && isCombat(board) && inCombat) return 130 + cost;
  if (board.view.table.step === "declareBlockers" && !instant) return 0;
  return myMain ? 70 + cost * 4 : 0;
}

function scoreActivation(board: Board, act: Extract<ActView, { kind: "activate" }>): number {
  const object = board.object(act.key);
  const face = board.faceOf(act.key);
  const { table } = board.view;
  if (board.stack().some((one) => one.source === act.key && one.controller === board.me)) return 0;
  const sorcery = isMyTurn(board) && table.step.endsWith("Main") && board.stack().length === 0;
  if (object?.loyalty !== null && object?.loyalty !== undefined) return sorcery ? 200 : 0;
  const purpose = purposeOf(abilityBody(face, act.ability), null);
  const free = act.cost.every((one) => one === "tap" || one === "T");
  if (purpose === "harm")
    return bestTarget(board) >= 1 || lowLife(board) ? (sorcery || isOpponentsEnd(board) ? 60 : 0) : 0;
  if (purpose === "neutral") return sorcery && board.aids.chance() < 0.5 ? 20 : 0;
  return sorcery && (free || board.aids.chance() < 0.3) ? 30 : 0;
}

/** Mana value of the opposing spell that would resolve next, or -1. */
function opposingSpell(board: Board): number {
  const top = [...board.stack()].sort((one, other) => other.position - one.position)[0];
  return top && isOpponent(board, top.controller) && top.kind !== "ability"
    ? manaValue(board.face(top.card))
    : -1;
}

function bestTarget(board: Board): number {
  return Math.max(0, ...creaturesOf(board, false).map((creature) => worth(board, creature)));
}

function lowLife(board: Board): boolean {
  return board.view.table.players.some(
    (player) => isOpponent(board, player.seat) && player.lost === null && player.life <= 6,
  );
}

function isCombat(board: Board): boolean {
  return board.view.table.step === "declareBlockers";
}

function isOpponentsEnd(board: Board): boolean {
  return !isMyTurn(board) && board.view.table.step === "end" && board.stack().length === 0;
}
