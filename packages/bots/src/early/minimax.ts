import { type Choice, canBlock, type Decision, type GameState, type ObjectId } from "@spellroom/rules";
import { declared, rankedAttacks } from "../instinct/attack.ts";
import { untappedCreatures } from "../instinct/board.ts";
import { outcome } from "../instinct/clash.ts";
import { type Fighter, fighter } from "../instinct/fighter.ts";
import { lifeWorth } from "../instinct/life-worth.ts";

type Attackers = Extract<Decision, { kind: "attackers" }>;
type Blockers = Extract<Decision, { kind: "blockers" }>;
type Blocks = ReadonlyMap<ObjectId, readonly Fighter[]>;

/** How many ways to block are tried for each attack, so that many creatures cost no more than a few. */
const MOST_REPLIES = 600;
const MOST_ATTACKS = 12;
const WINS = 1_000;

/** The attack whose worst reply is best. */
export function minimaxAttack(state: GameState, decision: Attackers): Choice {
  const against = (decision.seat + 1) % state.players.length;
  const blockers = untappedCreatures(state, decision.seat, false).map((id) => fighter(state, id));
  const life = state.players[against]?.life ?? 20;
  const may = (blocker: Fighter, attacker: Fighter): boolean =>
    canBlock(state, blocker.id, attacker.id, against);
  let best: readonly ObjectId[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const ids of rankedAttacks(state, decision).slice(0, MOST_ATTACKS)) {
    const attackers = ids.map((id) => fighter(state, id));
    const worst = Math.min(
      ...replies(attackers, blockers, may).map((blocks) => worthTo(attackers, blocks, blockers, life)),
    );
    if (worst <= most) continue;
    best = ids;
    most = worst;
  }
  return declared(state, decision, best);
}

/** The blocks after which the defender is best off. */
export function minimaxBlock(state: GameState, decision: Blockers): Choice {
  const { seat, candidates, least } = decision;
  const attackers = (state.combat?.attackers ?? [])
    .filter(({ defending }) => defending === seat)
    .map(({ object }) => fighter(state, object));
  const blockers = candidates.map(({ object }) => fighter(state, object));
  const open = new Map(candidates.map((one) => [one.object, new Set(one.attackers)]));
  const may = (blocker: Fighter, attacker: Fighter): boolean =>
    open.get(blocker.id)?.has(attacker.id) ?? false;
  const life = state.players[seat]?.life ?? 20;
  let best: Blocks = new Map();
  let fewest = Number.POSITIVE_INFINITY;
  for (const blocks of replies(attackers, blockers, may)) {
    const worth = worthTo(attackers, blocks, blockers, life);
    if (worth >= fewest) continue;
    best = blocks;
    fewest = worth;
  }
  const chosen = [...best].flatMap(([attacker, gang]) =>
    gang.map(({ id }) => ({ object: id, attackers: [attacker] })),
  );
  const blocking = new Set(chosen.map(({ object }) => object));
  return { kind: "blockers", blocks: [...chosen, ...least.filter(({ object }) => !blocking.has(object))] };
}

/** Ways to block: each blocker before each attacker in turn or before none, until there are enough of them. */
function replies(
  attackers: readonly Fighter[],
  blockers: readonly Fighter[],
  may: (blocker: Fighter, attacker: Fighter) => boolean,
): Blocks[] {
  let ways: Blocks[] = [new Map()];
  for (const blocker of [...blockers].sort((one, other) => other.worth - one.worth)) {
    const more = ways.flatMap((way) =>
      attackers
        .filter((attacker) => may(blocker, attacker))
        .map((attacker) => new Map(way).set(attacker.id, [...(way.get(attacker.id) ?? []), blocker])),
    );
    if (ways.length + more.length > MOST_REPLIES) break;
    ways = [...ways, ...more];
  }
  const legal = ways.filter((way) =>
    attackers.every((one) => !one.keywords.has("menace") || way.get(one.id)?.length !== 1),
  );
  return legal;
}

/** What a combat is worth to the attacker. */
function worthTo(
  attackers: readonly Fighter[],
  blocks: Blocks,
  blockers: readonly Fighter[],
  life: number,
): number {
  const { damage, dead } = outcome(attackers, blocks);
  if (damage >= life) return WINS;
  const lost = (fighters: readonly Fighter[]): number =>
    fighters.reduce((sum, one) => sum + (dead.has(one.id) ? one.worth : 0), 0);
  return lost(blockers) - lost(attackers) + lifeWorth(life) - lifeWorth(life - damage);
}
