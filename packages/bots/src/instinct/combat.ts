import {
  type Choice,
  characteristics,
  type Decision,
  type Entity,
  type GameState,
  type ObjectId,
  type Seat,
} from "@spellroom/rules";
import { creaturesOf, worthOf } from "./board.ts";

type Attackers = Extract<Decision, { kind: "attackers" }>;
type Blockers = Extract<Decision, { kind: "blockers" }>;
type Attack = { readonly object: ObjectId; readonly defender: Entity };
type Block = { readonly object: ObjectId; readonly attackers: readonly ObjectId[] };

/** What a creature is in combat. */
export interface Fighter {
  readonly id: ObjectId;
  readonly power: number;
  /** Damage that is still lethal. */
  readonly left: number;
  readonly keywords: ReadonlySet<string>;
  readonly worth: number;
}

export function fighter(state: GameState, id: ObjectId): Fighter {
  const { power, toughness, keywords } = characteristics(state, id);
  const damage = state.objects[id]?.damage ?? 0;
  return {
    id,
    power: Math.max(0, power ?? 0),
    left: (toughness ?? 0) - damage,
    keywords,
    worth: worthOf(state, id),
  };
}

/** Whether one destroys the other in combat before it is itself destroyed by first strike. */
export function kills(one: Fighter, other: Fighter): boolean {
  if (other.keywords.has("indestructible")) return false;
  const strikesLate = !one.keywords.has("firstStrike") && !one.keywords.has("doubleStrike");
  const otherFirst = other.keywords.has("firstStrike") || other.keywords.has("doubleStrike");
  if (strikesLate && otherFirst && other.power >= one.left) return false;
  const power = one.keywords.has("doubleStrike") ? one.power * 2 : one.power;
  return power > 0 && (power >= other.left || one.keywords.has("deathtouch"));
}

export function mayBlock(blocker: Fighter, attacker: Fighter): boolean {
  if (attacker.keywords.has("flying")) return blocker.keywords.has("flying") || blocker.keywords.has("reach");
  return true;
}

/** Attacks with what wins or isn't stopped, keeping back what is needed to stay alive. */
export function attack(state: GameState, decision: Attackers): Choice {
  const { seat, candidates } = decision;
  const target = weakestDefender(state, decision);
  const own = candidates.map(({ object }) => fighter(state, object));
  const blockers = untappedOthers(state, seat, target);
  const life = target === null ? 20 : (state.players[target]?.life ?? 20);
  const evading = own.filter((one) => !blockers.some((blocker) => mayBlock(blocker, one)));
  const powers = own
    .filter((one) => !evading.includes(one))
    .map(({ power }) => power)
    .sort((one, other) => other - one);
  const through =
    evading.reduce((sum, one) => sum + one.power, 0) +
    powers.slice(blockers.length).reduce((sum, power) => sum + power, 0);
  const isLethal = through >= life;
  const racing = isRacing(state, seat, life, own);
  const attacks = candidates.flatMap(({ object, defenders, must }, at): Attack[] => {
    const creature = own[at];
    const defender = aim(defenders, target);
    if (!creature || !defender) return [];
    return must || isLethal || (creature.power > 0 && pays(creature, blockers, racing))
      ? [{ object, defender }]
      : [];
  });
  return { kind: "attackers", attacks };
}

/** The opponent with the least life among those who can be attacked. */
export function weakestDefender(state: GameState, { candidates }: Attackers): Seat | null {
  let best: { seat: Seat; life: number } | null = null;
  for (const { defenders } of candidates)
    for (const one of defenders) {
      if (!("player" in one)) continue;
      const life = state.players[one.player]?.life ?? 99;
      if (!best || life < best.life) best = { seat: one.player, life };
    }
  return best?.seat ?? null;
}

export function aim(defenders: readonly Entity[], seat: Seat | null): Entity | undefined {
  return defenders.find((one) => "player" in one && one.player === seat) ?? defenders[0];
}

function untappedOthers(state: GameState, seat: Seat, target: Seat | null): Fighter[] {
  return creaturesOf(state, seat, false)
    .filter((id) => state.objects[id]?.status.tapped === false)
    .filter((id) => target === null || characteristics(state, id).controller === target)
    .map((id) => fighter(state, id));
}

/** Ahead in a race: they die sooner by our attacks than we by theirs. */
function isRacing(state: GameState, seat: Seat, life: number, own: readonly Fighter[]): boolean {
  const mine = own.reduce((sum, one) => sum + one.power, 0);
  const theirs = creaturesOf(state, seat, false).reduce(
    (sum, id) => sum + Math.max(0, characteristics(state, id).power ?? 0),
    0,
  );
  const myLife = state.players[seat]?.life ?? 20;
  const turns = mine > 0 ? Math.ceil(life / mine) : 99;
  const theirTurns = theirs > 0 ? Math.ceil(myLife / theirs) : 99;
  return turns <= theirTurns;
}

function pays(attacker: Fighter, blockers: readonly Fighter[], racing: boolean): boolean {
  const able = blockers.filter((blocker) => mayBlock(blocker, attacker));
  if (able.length === 0) return true;
  const deadly = able.filter((blocker) => kills(blocker, attacker));
  if (deadly.length === 0) {
    const together = able.reduce((sum, one) => sum + one.power, 0);
    return together < attacker.left || racing || attacker.keywords.has("indestructible");
  }
  return (
    racing && deadly.every((blocker) => kills(attacker, blocker) && blocker.worth >= attacker.worth * 0.9)
  );
}

/** Blocks where that wins something; gives creatures up only to stay alive. */
export function block(state: GameState, decision: Blockers): Choice {
  const life = state.players[decision.seat]?.life ?? 20;
  const open = new Map<ObjectId, Fighter>();
  for (const { attackers } of decision.candidates)
    for (const id of attackers) open.set(id, fighter(state, id));
  const attackers = allAttacking(state, decision.seat).map((id) => open.get(id) ?? fighter(state, id));
  let incoming = attackers.reduce((sum, one) => sum + one.power, 0);
  const blocks = new Map<ObjectId, ObjectId>();
  const free = new Map(decision.candidates.map((one) => [one.object, one]));
  const byThreat = attackers.filter((one) => open.has(one.id)).sort((one, other) => other.worth - one.worth);
  const put = (blocker: ObjectId, attacker: Fighter): void => {
    blocks.set(blocker, attacker.id);
    free.delete(blocker);
    if (!attacker.keywords.has("trample")) incoming -= attacker.power;
  };
  for (const attacker of byThreat) {
    if (attacker.keywords.has("menace")) continue;
    const able = ableTo(state, free.values(), attacker);
    const good =
      able.find((one) => kills(one, attacker) && !kills(attacker, one)) ??
      able.find((one) => kills(one, attacker) && one.worth <= attacker.worth) ??
      able.find((one) => !kills(attacker, one));
    if (good) put(good.id, attacker);
  }
  const blocked = new Set(blocks.values());
  const rest = byThreat
    .filter((one) => !blocked.has(one.id) && !one.keywords.has("menace"))
    .sort((one, other) => other.power - one.power);
  for (const attacker of rest) {
    if (incoming < life) break;
    const [cheapest] = ableTo(state, free.values(), attacker);
    if (cheapest) put(cheapest.id, attacker);
  }
  const musts = decision.least.filter(({ object }) => !blocks.has(object));
  const chosen: Block[] = [...blocks].map(([object, attacker]) => ({ object, attackers: [attacker] }));
  return { kind: "blockers", blocks: [...chosen, ...musts] };
}

/** Who can block an attacker, the least valuable first. */
function ableTo(
  state: GameState,
  free: Iterable<Blockers["candidates"][number]>,
  attacker: Fighter,
): Fighter[] {
  return [...free]
    .filter((one) => one.attackers.includes(attacker.id))
    .map((one) => fighter(state, one.object))
    .sort((one, other) => one.worth - other.worth);
}

function allAttacking({ combat }: GameState, seat: Seat): ObjectId[] {
  return (combat?.attackers ?? []).filter((one) => one.defending === seat).map((one) => one.object);
}
