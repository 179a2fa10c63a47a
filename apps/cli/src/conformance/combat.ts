import {
  type AttackCandidate,
  type Choice,
  characteristics,
  type Decision,
  type Entity,
  type GameState,
  isActive,
  type ObjectId,
  type Seat,
} from "@spellroom/rules";
import { isNamed, numberedName } from "./names.ts";
import { Failed, type Run } from "./run.ts";
import { type EntryOf, SEAT_OF } from "./scenario.ts";

type AttackDecision = Extract<Decision, { kind: "attackers" }>;
type BlockDecision = Extract<Decision, { kind: "blockers" }>;
type Attack = Extract<Choice, { kind: "attackers" }>["attacks"][number];
type Block = Extract<Choice, { kind: "blockers" }>["blocks"][number];

/** Attacks with what the plan names, and with what has to attack. What the rules don't allow together is left out. */
export function declareAttackers(run: Run, decision: AttackDecision): void {
  const { plan } = run.player(decision.seat);
  const { number } = run.state.turn;
  for (const { item } of plan.inTurn(number, "no-attack")) item.left = 0;
  const attacks: Attack[] = [];
  for (const { item, entry } of plan.inTurn(number, "attack")) {
    const taken = attacks.map((attack) => attack.object);
    const candidate = attackerFor(run.state, decision, entry, taken);
    const defender = candidate && defenderFor(run.state, candidate, entry);
    if (!candidate || !defender) continue;
    attacks.push({ object: candidate.object, defender });
    item.left = 0;
  }
  const free = decision.candidates.flatMap((one): Attack[] => {
    const [defender] = one.defenders;
    const planned = attacks.some((attack) => attack.object === one.object);
    return one.must && !planned && defender ? [{ object: one.object, defender }] : [];
  });
  const tries = [[...attacks, ...free], attacks, ...shrinking(attacks, free), free, [], decision.least];
  if (!tries.some((all) => run.choose({ kind: "attackers", attacks: all })))
    throw new Failed("no declaration of attackers was accepted");
}

/**
 * In the declare attackers step, after the declaration: planned attacks of creatures that can't attack alone, when no other
 * creature could join, fail a restriction on the whole declaration. There was nothing to ask, so they are left out here.
 */
export function leaveOutLoners(run: Run): void {
  const { step, number, active } = run.state.turn;
  if (step !== "declareAttackers") return;
  for (const { item, entry } of run.player(active).plan.inTurn(number, "attack")) {
    const { name } = numberedName(entry.with);
    const isLoner = run.state.battlefield.some(
      (id) =>
        isNamed(run.state, id, name) &&
        characteristics(run.state, id).restrictions.some((one) => one.kind === "cantAttack" && one.alone),
    );
    if (isLoner) item.left = 0;
  }
}

/** The declaration without one, then without two of what was planned, the last first. */
function shrinking<T>(planned: readonly T[], free: readonly T[]): T[][] {
  return planned.flatMap((_, at) => {
    const fewer = planned.slice(0, planned.length - 1 - at);
    return [[...fewer, ...free], fewer];
  });
}

function attackerFor(
  state: GameState,
  { candidates, seat }: AttackDecision,
  entry: EntryOf<"attack">,
  taken: readonly ObjectId[],
): AttackCandidate | undefined {
  const ids = candidates.map((one) => one.object);
  const id = creatureNamed(state, seat, entry.with, ids, taken);
  return candidates.find((one) => one.object === id);
}

/** The creature of a player that a plan means, if it is among those that may be taken. */
function creatureNamed(
  state: GameState,
  seat: Seat,
  wanted: string,
  among: readonly ObjectId[],
  taken: readonly ObjectId[],
): ObjectId | undefined {
  const { name, at } = numberedName(wanted);
  const own = state.battlefield.filter(
    (id) => characteristics(state, id).controller === seat && isNamed(state, id, name),
  );
  if (at !== null) {
    const id = own[at];
    return id !== undefined && among.includes(id) ? id : undefined;
  }
  return own.find((id) => among.includes(id) && !taken.includes(id));
}

function defenderFor(
  state: GameState,
  { defenders }: AttackCandidate,
  { defender }: EntryOf<"attack">,
): Entity | undefined {
  if (!defender) return defenders[0];
  return defenders.find((one) =>
    "player" in one
      ? defender.player !== undefined && SEAT_OF[defender.player] === one.player
      : defender.object !== undefined && isNamed(state, one.object, defender.object),
  );
}

/** Blocks as the plan says, as far as the rules allow; an illegal block counts as done. */
export function declareBlockers(run: Run, decision: BlockDecision): void {
  const { plan } = run.player(decision.seat);
  const { number } = run.state.turn;
  for (const { item } of plan.inTurn(number, "no-block")) item.left = 0;
  const blocks: Block[] = [];
  for (const { item, entry } of plan.inTurn(number, "block")) {
    addBlock(run.state, decision, entry, blocks);
    item.left = 0;
  }
  const must = decision.candidates.flatMap(({ object, attackers, must: required }): Block[] => {
    const [attacker] = attackers;
    const planned = blocks.some((block) => block.object === object);
    return required && !planned && attacker !== undefined ? [{ object, attackers: [attacker] }] : [];
  });
  const tries = [blocks, [...blocks, ...must], ...shrinking(blocks, must), must, [], decision.least];
  if (!tries.some((all) => run.choose({ kind: "blockers", blocks: all })))
    throw new Failed("no declaration of blockers was accepted");
}

function addBlock(state: GameState, decision: BlockDecision, entry: EntryOf<"block">, blocks: Block[]): void {
  const ids = decision.candidates.map((one) => one.object);
  const full = blocks
    .filter(({ object, attackers }) => {
      const most = decision.candidates.find((one) => one.object === object)?.most ?? 1;
      return attackers.length >= most;
    })
    .map((block) => block.object);
  const blocker = creatureNamed(state, decision.seat, entry.with, ids, full);
  const candidate = decision.candidates.find((one) => one.object === blocker);
  if (!candidate) return;
  const before = blocks.find((block) => block.object === candidate.object);
  const attacker = attackerNamed(state, entry.attacker, candidate.attackers, before?.attackers ?? []);
  if (attacker === undefined) return;
  if (!before) blocks.push({ object: candidate.object, attackers: [attacker] });
  else if (before.attackers.length < candidate.most)
    blocks[blocks.indexOf(before)] = { ...before, attackers: [...before.attackers, attacker] };
}

function attackerNamed(
  state: GameState,
  wanted: string,
  among: readonly ObjectId[],
  taken: readonly ObjectId[],
): ObjectId | undefined {
  const { name, at } = numberedName(wanted);
  const named = state.battlefield.filter(
    (id) => isActive(state, characteristics(state, id).controller) && isNamed(state, id, name),
  );
  if (at !== null) {
    const id = named[at];
    return id !== undefined && among.includes(id) ? id : undefined;
  }
  return named.find((id) => among.includes(id) && !taken.includes(id));
}
