import type { Choice, Decision, GameState, ObjectId } from "@spellroom/rules";
import { block } from "../instinct/block.ts";
import { type Fighter, fighter, kills } from "../instinct/fighter.ts";

type Blockers = Extract<Decision, { kind: "blockers" }>;
type Block = { readonly object: ObjectId; readonly attackers: readonly ObjectId[] };

const MOST_ATTACKERS = 5;

/**
 * Declarations of blockers worth comparing: none, the first thought and that without each of its blocks, and for each of the
 * strongest attackers its best single blocker, the least worthy one, and two together. Linear in the number of creatures.
 */
export function blockCandidates(state: GameState, decision: Blockers): Choice[] {
  const first = block(state, decision);
  const thought: readonly Block[] = first.kind === "blockers" ? first.blocks : [];
  const declared: (readonly Block[])[] = [[], decision.least, thought];
  const attackers = [...new Set(decision.candidates.flatMap((one) => one.attackers))]
    .map((id) => fighter(state, id))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, MOST_ATTACKERS);
  for (const attacker of attackers) {
    const able = decision.candidates
      .filter((one) => one.attackers.includes(attacker.id))
      .map((one) => fighter(state, one.object))
      .sort((one, other) => one.worth - other.worth);
    for (const gang of gangsOn(attacker, able)) {
      const blocks = gang.map(({ id }): Block => ({ object: id, attackers: [attacker.id] }));
      declared.push(blocks);
      const used = new Set(gang.map(({ id }) => id));
      const rest = thought.filter((one) => !used.has(one.object) && !one.attackers.includes(attacker.id));
      if (rest.length > 0) declared.push([...rest, ...blocks]);
    }
  }
  for (const [at] of thought.entries()) declared.push(thought.filter((_, place) => place !== at));
  return declared.map((blocks) => ({ kind: "blockers", blocks }));
}

/** The cheapest blocker, the cheapest that kills or survives, and the cheapest two that kill together. */
function gangsOn(attacker: Fighter, able: readonly Fighter[]): (readonly Fighter[])[] {
  const gangs: (readonly Fighter[])[] = [];
  const [cheapest] = able;
  const killer = able.find((one) => kills(one, attacker));
  const survivor = able.find((one) => !kills(attacker, one));
  for (const one of [killer, survivor, cheapest]) if (one) gangs.push([one]);
  for (const [at, one] of able.slice(0, 6).entries()) {
    const partner = able.slice(at + 1, 7).find((other) => one.power + other.power >= attacker.left);
    if (partner) {
      gangs.push([one, partner]);
      break;
    }
  }
  return gangs;
}
