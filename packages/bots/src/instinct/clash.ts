import type { ObjectId } from "@spellroom/rules";
import { type Fighter, force, kills } from "./fighter.ts";

/** Whether a creature could block an attacker. */
export type MayBlock = (blocker: Fighter, attacker: Fighter) => boolean;

/** How a combat would go. */
export interface Clash {
  readonly blocks: ReadonlyMap<ObjectId, readonly Fighter[]>;
  /** Damage that gets through to the player. */
  readonly damage: number;
  /** The creatures that would die, of either side. */
  readonly dead: ReadonlySet<ObjectId>;
}

/** What a defender doesn't survive. */
export interface Mortal {
  /** So much damage in all. */
  readonly damage: number;
  /** An attacker that kills by itself if it isn't blocked, such as a commander that has dealt 18 already (CR 704.6c). */
  readonly alone: (attacker: Fighter) => boolean;
}

/** The blocks so far, and the creatures that are still free to block. */
interface Lineup {
  readonly attackers: readonly Fighter[];
  readonly free: Set<Fighter>;
  readonly blocks: Map<ObjectId, readonly Fighter[]>;
  readonly may: MayBlock;
}

/** How many creatures are tried as one of two that block together. */
const MOST_PARTNERS = 8;

/**
 * What a sensible defender does against attackers: kills what it can for less than that is worth, stops what it can for
 * nothing, and gives creatures up only while it would otherwise die. In the order of attackers times blockers.
 */
export function sensibleBlocks(
  attackers: readonly Fighter[],
  blockers: readonly Fighter[],
  may: MayBlock,
  mortal: Mortal,
): Clash {
  const byWorth = [...attackers].sort((one, other) => other.worth - one.worth);
  const cheapestFirst = [...blockers].sort((one, other) => one.worth - other.worth);
  const lineup: Lineup = { attackers: byWorth, free: new Set(cheapestFirst), blocks: new Map(), may };
  for (const attacker of byWorth) {
    const gang = gainOf(attacker, lineup);
    if (gang) put(lineup, attacker, gang);
  }
  surviveBy(lineup, mortal);
  return outcome(attackers, lineup.blocks);
}

/** The losses of both sides, and the damage that gets through, for these blocks. */
export function outcome(
  attackers: readonly Fighter[],
  blocks: ReadonlyMap<ObjectId, readonly Fighter[]>,
): Clash {
  let damage = 0;
  const dead = new Set<ObjectId>();
  for (const attacker of attackers) {
    const gang = blocks.get(attacker.id) ?? [];
    if (gang.length === 0) damage += force(attacker);
    else damage += excess(attacker, gang);
    if (isBeaten(attacker, gang)) dead.add(attacker.id);
    for (const one of fallen(attacker, gang)) dead.add(one.id);
  }
  return { blocks, damage, dead };
}

function put(lineup: Lineup, attacker: Fighter, gang: readonly Fighter[]): void {
  lineup.blocks.set(attacker.id, gang);
  for (const one of gang) lineup.free.delete(one);
}

/** The creatures that would profit from blocking an attacker. */
function gainOf(attacker: Fighter, { free, may }: Lineup): readonly Fighter[] | undefined {
  const able = [...free].filter((one) => may(one, attacker));
  if (!attacker.keywords.has("menace")) {
    const one =
      able.find((blocker) => kills(blocker, attacker) && !kills(attacker, blocker)) ??
      able.find((blocker) => kills(blocker, attacker) && blocker.worth <= attacker.worth * 1.05) ??
      able.find((blocker) => !kills(attacker, blocker) && attacker.power > 0);
    if (one) return [one];
  }
  return pairFor(attacker, able);
}

/** Two that kill together what each alone doesn't, and lose less than they kill. */
function pairFor(attacker: Fighter, able: readonly Fighter[]): readonly Fighter[] | undefined {
  const few = able.slice(0, MOST_PARTNERS);
  let best: readonly Fighter[] | undefined;
  let most = 0.3;
  for (const [at, one] of few.entries())
    for (const other of few.slice(at + 1)) {
      const gang = [one, other];
      if (!isBeaten(attacker, gang)) continue;
      const gain = attacker.worth - sumOf(fallen(attacker, gang));
      if (gain <= most) continue;
      best = gang;
      most = gain;
    }
  return best;
}

/** Puts the cheapest before what would deal most, until the rest no longer kills. */
function surviveBy(lineup: Lineup, mortal: Mortal): void {
  const { attackers, blocks, free, may } = lineup;
  let { damage } = outcome(attackers, blocks);
  const open = attackers
    .filter(({ id }) => !blocks.has(id))
    .sort((one, other) => danger(other, mortal) - danger(one, mortal));
  for (const attacker of open) {
    if (damage < mortal.damage && !mortal.alone(attacker)) return;
    const able = [...free].filter((one) => may(one, attacker));
    const needed = attacker.keywords.has("menace") ? 2 : 1;
    if (able.length < needed) continue;
    const gang = able.slice(0, needed);
    put(lineup, attacker, gang);
    damage -= force(attacker) - excess(attacker, gang);
  }
}

function danger(attacker: Fighter, { alone }: Mortal): number {
  return alone(attacker) ? 1_000 : force(attacker);
}

/** Whether blockers together destroy an attacker. */
function isBeaten(attacker: Fighter, gang: readonly Fighter[]): boolean {
  const [only] = gang;
  if (!only) return false;
  if (gang.length === 1) return kills(only, attacker);
  if (attacker.keywords.has("indestructible")) return false;
  if (gang.some((one) => kills(one, attacker))) return true;
  const total = gang.reduce((sum, one) => sum + force(one), 0);
  return total >= attacker.left;
}

/** The blockers that an attacker takes with it, the most worth that its power suffices for. */
function fallen(attacker: Fighter, gang: readonly Fighter[]): readonly Fighter[] {
  const [only] = gang;
  if (!only) return [];
  if (gang.length === 1) return kills(attacker, only) ? [only] : [];
  let power = force(attacker);
  return [...gang]
    .sort((one, other) => other.worth - one.worth)
    .filter((one) => {
      const needed = attacker.keywords.has("deathtouch") ? 1 : one.left;
      if (one.keywords.has("indestructible") || power < needed) return false;
      power -= needed;
      return true;
    });
}

/** What tramples over blockers. */
function excess(attacker: Fighter, gang: readonly Fighter[]): number {
  if (!attacker.keywords.has("trample")) return 0;
  const absorbed = gang.reduce(
    (sum, one) => sum + (attacker.keywords.has("deathtouch") ? 1 : Math.max(0, one.left)),
    0,
  );
  return Math.max(0, force(attacker) - absorbed);
}

function sumOf(fighters: readonly Fighter[]): number {
  return fighters.reduce((sum, one) => sum + one.worth, 0);
}
