import type { Choice, Decision, GameState, ObjectId } from "@spellroom/rules";
import { creaturesOf } from "../instinct/board.ts";
import { aim, attack, type Fighter, fighter, kills, mayBlock, weakestDefender } from "../instinct/combat.ts";
import { twinOf } from "./twins.ts";

type Attackers = Extract<Decision, { kind: "attackers" }>;

/**
 * Declarations of attackers worth comparing: nobody, everybody, who is safe, and the first few in the order of who risks
 * least, of creatures that are alike all or none at a time. As many as there are kinds of creatures, never as subsets.
 */
export function attackCandidates(state: GameState, decision: Attackers): Choice[] {
  const { seat, candidates, least } = decision;
  const target = weakestDefender(state, decision);
  const blockers = creaturesOf(state, seat, false)
    .filter((id) => state.objects[id]?.status.tapped === false)
    .map((id) => fighter(state, id));
  const groups = new Map<string, ObjectId[]>();
  for (const { object } of candidates) {
    const twin = twinOf(state, object);
    groups.set(twin, [...(groups.get(twin) ?? []), object]);
  }
  const ranked = [...groups.values()]
    .map((ids) => ({ ids, risk: riskOf(fighter(state, ids[0] ?? 0), blockers) }))
    .sort((one, other) => one.risk - other.risk);
  const sets: ObjectId[][] = [[], ranked.flatMap(({ ids }) => ids)];
  const upTo: ObjectId[] = [];
  for (const { ids } of ranked) {
    upTo.push(...ids);
    sets.push([...upTo]);
  }
  for (const { ids } of ranked.slice(0, 6)) {
    sets.push(ids);
    const [one] = ids;
    if (one !== undefined && ids.length > 1) sets.push([one]);
  }
  const forced = new Set(least.map((one) => one.object));
  const declared = sets.map((set): Choice => {
    const chosen = new Set([...set, ...forced]);
    return {
      kind: "attackers",
      attacks: candidates.flatMap(({ object, defenders }) => {
        const defender = aim(defenders, target);
        return chosen.has(object) && defender ? [{ object, defender }] : [];
      }),
    };
  });
  return [attack(state, decision), ...declared];
}

/** Below 0: nobody can stop it; the higher, the more is lost for nothing. */
function riskOf(attacker: Fighter, blockers: readonly Fighter[]): number {
  const able = blockers.filter((blocker) => mayBlock(blocker, attacker));
  if (able.length === 0) return -attacker.power;
  const deadly = able.filter((blocker) => kills(blocker, attacker));
  if (deadly.length === 0) return 0.1 + attacker.left / 100;
  const free = deadly.some((blocker) => !kills(attacker, blocker));
  return attacker.worth * (free ? 2 : 1) - attacker.power / 4;
}
