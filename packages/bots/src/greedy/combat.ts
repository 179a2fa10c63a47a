import type { DecisionView, ObjectView, WireChoice } from "@spellroom/protocol";
import { type Board, creaturesOf, has, isOpponent, worth } from "./board.ts";

type Attackers = Extract<DecisionView, { kind: "attackers" }>;
type Blockers = Extract<DecisionView, { kind: "blockers" }>;

/** Attacks with what survives, trades well or isn't blocked, and with everything when that wins. */
export function greedyAttack(board: Board, decision: Attackers): WireChoice {
  const blockers = creaturesOf(board, false).filter((creature) => !creature.tapped);
  const own = decision.candidates.map((candidate) => board.object(candidate.key));
  const totalPower = own.reduce((sum, creature) => sum + Math.max(0, creature?.power ?? 0), 0);
  const opponent = board.view.table.players.find(
    (player) => isOpponent(board, player.seat) && player.lost === null,
  );
  const unblockedPower = sortedDown(own.map((creature) => creature?.power ?? 0))
    .slice(blockers.length)
    .reduce((sum, power) => sum + power, 0);
  const allIn =
    opponent !== undefined &&
    (unblockedPower >= opponent.life || (blockers.length === 0 && totalPower >= opponent.life));
  const attacks = decision.candidates.flatMap((candidate, at) => {
    const creature = own[at];
    if (!creature || candidate.defenders.length === 0) return [];
    const good =
      candidate.must || allIn || ((creature.power ?? 0) > 0 && attackPays(board, creature, blockers));
    return good ? [[at, bestDefender(board, candidate.defenders)] as const] : [];
  });
  return { kind: "attackers", attacks };
}

/** Players before planeswalkers, the one with least life first. */
function bestDefender(
  board: Board,
  defenders: readonly ({ readonly seat: number } | { readonly key: string })[],
): number {
  const life = (seat: number): number =>
    board.view.table.players.find((player) => player.seat === seat)?.life ?? 99;
  let best = { at: 0, life: 1_000 };
  for (const [at, defender] of defenders.entries()) {
    if ("seat" in defender && life(defender.seat) < best.life) best = { at, life: life(defender.seat) };
  }
  return best.at;
}

function attackPays(board: Board, attacker: ObjectView, blockers: readonly ObjectView[]): boolean {
  const able = blockers.filter((blocker) => canBlock(board, blocker, attacker));
  if (able.length === 0) return true;
  const killers = able.filter((blocker) => kills(board, blocker, attacker));
  if (killers.length === 0)
    return able.length < 2 || has(board, attacker, "vigilance") || (attacker.toughness ?? 0) > 3;
  return killers.every(
    (blocker) => kills(board, attacker, blocker) && worth(board, blocker) >= worth(board, attacker),
  );
}

function canBlock(board: Board, blocker: ObjectView, attacker: ObjectView): boolean {
  if (!has(board, attacker, "flying")) return true;
  return has(board, blocker, "flying") || has(board, blocker, "reach");
}

/** Whether one creature's combat damage destroys another before or while it is dealt damage itself. */
function kills(board: Board, one: ObjectView, other: ObjectView): boolean {
  if (has(board, other, "indestructible")) return false;
  const firstStrikeLoss =
    (has(board, other, "firstStrike") || has(board, other, "doubleStrike")) &&
    !has(board, one, "firstStrike") &&
    (other.power ?? 0) >= (one.toughness ?? 0) - one.damage;
  if (firstStrikeLoss) return false;
  const power = one.power ?? 0;
  return power > 0 && (has(board, one, "deathtouch") || power >= (other.toughness ?? 0) - other.damage);
}

/** Blocks what it can kill and survive, trades up, and chump-blocks only to stay alive. */
export function greedyBlock(board: Board, decision: Blockers): WireChoice {
  const me = board.view.table.players.find((player) => player.seat === board.me);
  const attacking = creaturesOf(board, false).filter(
    ({ attacking: to }) => to && "seat" in to && isSharedLife(board, to.seat),
  );
  let incoming = attacking.reduce((sum, creature) => sum + Math.max(0, creature.power ?? 0), 0);
  const life = me?.life ?? 0;
  const blocked = new Set<string>();
  const blocks: (readonly [number, readonly number[]])[] = [];
  for (const [at, candidate] of decision.candidates.entries()) {
    const blocker = board.object(candidate.key);
    if (!blocker) continue;
    const choice = bestBlock(board, blocker, candidate.attackers, blocked, incoming >= life);
    const fallback = candidate.must && candidate.attackers.length > 0 ? 0 : null;
    const to = choice ?? fallback;
    if (to === null) continue;
    const key = candidate.attackers[to];
    const attacker = key === undefined ? null : board.object(key);
    if (key === undefined || !attacker) continue;
    if (!has(board, attacker, "trample")) incoming -= Math.max(0, attacker.power ?? 0);
    blocked.add(key);
    blocks.push([at, [to]]);
  }
  return { kind: "blockers", blocks };
}

/** Whether what a player loses is lost of the life total by which one lives. */
function isSharedLife(board: Board, seat: number): boolean {
  const { teams } = board.view.table;
  return seat === board.me || (teams?.sharedLife === true && !isOpponent(board, seat));
}

function bestBlock(
  board: Board,
  blocker: ObjectView,
  attackers: readonly string[],
  blocked: ReadonlySet<string>,
  desperate: boolean,
): number | null {
  let best: { at: number; score: number } | null = null;
  for (const [at, key] of attackers.entries()) {
    const attacker = board.object(key);
    if (!attacker || blocked.has(key) || has(board, attacker, "menace")) continue;
    const weKill = kills(board, blocker, attacker);
    const weDie = kills(board, attacker, blocker);
    let score = 0;
    if (weKill && !weDie) score = 10 + worth(board, attacker);
    else if (!weDie) score = desperate ? 8 : 4;
    else if (weKill && worth(board, attacker) >= worth(board, blocker)) score = 5;
    else if (desperate) score = 1 + (attacker.power ?? 0) / 100;
    if (score > 0 && (!best || score > best.score)) best = { at, score };
  }
  return best?.at ?? null;
}

function sortedDown(numbers: readonly number[]): number[] {
  return [...numbers].sort((one, other) => other - one);
}
