import type { GameState, ObjectId, Seat } from "@spellroom/rules";
import { type Choice, canBlock, characteristics, type Decision, type Entity } from "@spellroom/rules";
import { creaturesOf } from "./board.ts";
import { type Clash, type MayBlock, type Mortal, sensibleBlocks } from "./clash.ts";
import { type Fighter, fighter } from "./fighter.ts";
import { lifeWorth } from "./life-worth.ts";
import { mortalFor } from "./mortal.ts";

type Attackers = Extract<Decision, { kind: "attackers" }>;

/** Everything that an attack is weighed by. */
interface Field {
  /** The possible attackers, grouped by equal ones. */
  readonly groups: readonly (readonly Fighter[])[];
  /** Untapped creatures of the seat, which block later unless they attack. */
  readonly home: readonly Fighter[];
  readonly blockers: readonly Fighter[];
  /** All creatures of all opponents, which attack later. */
  readonly others: readonly Fighter[];
  readonly life: number;
  readonly ownLife: number;
  readonly may: MayBlock;
  readonly mortal: Mortal;
  readonly ownMortal: Mortal;
}

/** An attack that wins at once is worth more than any other. */
const WINS = 1_000;
/** The weight of being open to a lethal attack. */
const DIES = 30;
/** Groups of creatures that are alike, beyond which only the best few are thought about one by one. */
const MOST_GROUPS = 12;

/** Attacks with whatever gains most if it is blocked sensibly and answered with an attack. */
export function attack(state: GameState, decision: Attackers): Choice {
  const [best = []] = rankedAttacks(state, decision);
  return declared(state, decision, best);
}

/** Sets of attackers worth comparing, the best first: as many as there are kinds of creatures, never all subsets. */
export function rankedAttacks(state: GameState, decision: Attackers): readonly (readonly ObjectId[])[] {
  const field = fieldOf(state, decision);
  const tried = new Map<string, { readonly chosen: ReadonlySet<number>; readonly worth: number }>();
  const weigh = (chosen: ReadonlySet<number>): number => {
    const key = [...chosen].sort((one, other) => one - other).join();
    const known = tried.get(key);
    if (known) return known.worth;
    const worth = worthOfAttack(members(field, chosen), field);
    tried.set(key, { chosen, worth });
    return worth;
  };
  const all = field.groups.map((_, at) => at);
  weigh(new Set());
  weigh(new Set(all));
  const alone = all.map((at) => ({ at, worth: weigh(new Set([at])) }));
  alone.sort((one, other) => other.worth - one.worth);
  const upTo = new Set<number>();
  for (const { at } of alone.slice(0, MOST_GROUPS)) {
    upTo.add(at);
    weigh(new Set(upTo));
  }
  improve(weigh, bestOf(tried), all.slice(0, MOST_GROUPS));
  return [...tried.values()]
    .sort((one, other) => other.worth - one.worth)
    .map(({ chosen }) => members(field, chosen).map(({ id }) => id));
}

/** A declaration with these attackers and those that have to, at the weakest defender. */
export function declared(state: GameState, decision: Attackers, ids: readonly ObjectId[]): Choice {
  const target = weakestDefender(state, decision);
  const chosen = new Set([...ids, ...decision.least.map(({ object }) => object)]);
  const attacks = decision.candidates.flatMap(({ object, defenders, must }) => {
    const defender = aim(defenders, target);
    return defender && (must || chosen.has(object)) ? [{ object, defender }] : [];
  });
  return { kind: "attackers", attacks };
}

/** The opponent with the least life among those who can be attacked. */
function weakestDefender(state: GameState, { candidates }: Attackers): Seat | null {
  let best: { seat: Seat; life: number } | null = null;
  for (const { defenders } of candidates)
    for (const one of defenders) {
      if (!("player" in one)) continue;
      const life = state.players[one.player]?.life ?? 99;
      if (!best || life < best.life) best = { seat: one.player, life };
    }
  return best?.seat ?? null;
}

function aim(defenders: readonly Entity[], seat: Seat | null): Entity | undefined {
  return defenders.find((one) => "player" in one && one.player === seat) ?? defenders[0];
}

function bestOf(
  tried: ReadonlyMap<string, { readonly chosen: ReadonlySet<number>; readonly worth: number }>,
) {
  return [...tried.values()].reduce((one, other) => (other.worth > one.worth ? other : one));
}

/** Removes or adds one group for as long as that improves the attack. */
function improve(
  weigh: (chosen: ReadonlySet<number>) => number,
  from: { readonly chosen: ReadonlySet<number>; readonly worth: number },
  groups: readonly number[],
): void {
  let { chosen, worth } = from;
  for (const at of groups) {
    const changed = new Set(chosen);
    if (!changed.delete(at)) changed.add(at);
    const other = weigh(changed);
    if (other <= worth) continue;
    chosen = changed;
    worth = other;
  }
}

function members({ groups }: Field, chosen: ReadonlySet<number>): Fighter[] {
  return groups.flatMap((group, at) => (chosen.has(at) ? group : []));
}

/** What an attack gains in terms of mana: what dies, what life it takes, and what the counterattack costs. */
function worthOfAttack(attackers: readonly Fighter[], field: Field): number {
  const clash = sensibleBlocks(attackers, field.blockers, field.may, field.mortal);
  if (clash.damage >= field.mortal.damage || isStruck(clash, attackers, field.mortal)) return WINS;
  const killed = worthOf(field.blockers, clash.dead);
  const lost = worthOf(attackers, clash.dead);
  const taken = lifeWorth(field.life) - lifeWorth(field.life - clash.damage);
  return killed - lost + taken - answer(attackers, clash, field);
}

function isStruck({ blocks }: Clash, attackers: readonly Fighter[], { alone }: Mortal): boolean {
  return attackers.some((one) => !blocks.has(one.id) && alone(one));
}

/** What the opponents' attack costs a player who has attacked and so can't block with everything. */
function answer(attackers: readonly Fighter[], { dead }: Clash, field: Field): number {
  const away = new Set(attackers.filter((one) => !one.keywords.has("vigilance")).map(({ id }) => id));
  const stay = field.home.filter(({ id }) => !away.has(id) && !dead.has(id));
  const come = field.others.filter((one) => !dead.has(one.id) && one.power > 0);
  const { damage } = sensibleBlocks(come, stay, field.may, field.ownMortal);
  if (damage >= field.ownMortal.damage) return DIES;
  return 0.8 * (lifeWorth(field.ownLife) - lifeWorth(field.ownLife - damage));
}

function worthOf(fighters: readonly Fighter[], dead: ReadonlySet<ObjectId>): number {
  return fighters.reduce((sum, one) => sum + (dead.has(one.id) ? one.worth : 0), 0);
}

function fieldOf(state: GameState, decision: Attackers): Field {
  const { seat, candidates } = decision;
  const target = weakestDefender(state, decision);
  const able = candidates.filter(({ defenders }) => defenders.length > 0);
  const own = able.map(({ object }) => fighter(state, object)).filter(({ power }) => power > 0);
  const against = target ?? (seat + 1) % state.players.length;
  const home = untapped(state, creaturesOf(state, seat, true));
  const others = creaturesOf(state, seat, false).map((id) => fighter(state, id));
  const blockers = untapped(
    state,
    others.map(({ id }) => id).filter((id) => characteristics(state, id).controller === against),
  );
  return {
    groups: alike(own),
    home,
    blockers,
    others: others.filter((one) => !one.keywords.has("defender")),
    life: state.players[against]?.life ?? 20,
    ownLife: state.players[seat]?.life ?? 20,
    may: rememberedBlocks(state, seat, against),
    mortal: mortalFor(state, against),
    ownMortal: mortalFor(state, seat),
  };
}

function untapped(state: GameState, ids: readonly ObjectId[]): Fighter[] {
  return ids.filter((id) => state.objects[id]?.status.tapped === false).map((id) => fighter(state, id));
}

/** Creatures that fight alike, together; pairs and more of them also as one alone and the rest. */
function alike(fighters: readonly Fighter[]): Fighter[][] {
  const groups = new Map<string, Fighter[]>();
  for (const one of fighters) {
    const key = `${one.power} ${one.left} ${one.worth} ${[...one.keywords].join()}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => (group.length > 1 ? halves(group) : [group]));
}

function halves(group: Fighter[]): Fighter[][] {
  const half = Math.ceil(group.length / 2);
  return [group.slice(0, half), group.slice(half)];
}

/** Which creatures may block which, looked up once for each pair. */
function rememberedBlocks(state: GameState, seat: Seat, against: Seat): MayBlock {
  const known = new Map<number, boolean>();
  return (blocker, attacker) => {
    const key = blocker.id * 1_000_000 + attacker.id;
    const before = known.get(key);
    if (before !== undefined) return before;
    const mine = characteristics(state, blocker.id).controller === seat;
    const may = canBlock(state, blocker.id, attacker.id, mine ? seat : against);
    known.set(key, may);
    return may;
  };
}
