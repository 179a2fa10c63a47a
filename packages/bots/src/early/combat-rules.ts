import { type Choice, characteristics, type Decision, type GameState } from "@spellroom/rules";
import { declared } from "../instinct/attack.ts";
import { untappedCreatures } from "../instinct/board.ts";
import { type Fighter, fighter, kills } from "../instinct/fighter.ts";

type Attackers = Extract<Decision, { kind: "attackers" }>;
type Blockers = Extract<Decision, { kind: "blockers" }>;

/**
 * Attacks with everything if nobody can block; else with creatures that kill any blocker and survive, or have no abilities worth
 * keeping.
 */
export function attackByRule(state: GameState, decision: Attackers): Choice {
  const blockers = untappedCreatures(state, decision.seat, false).map((id) => fighter(state, id));
  const chosen = decision.candidates
    .map(({ object }) => fighter(state, object))
    .filter((one) => one.power > 0 && isSafeOrPlain(state, one, blockers));
  return declared(
    state,
    decision,
    chosen.map(({ id }) => id),
  );
}

function isSafeOrPlain(state: GameState, attacker: Fighter, blockers: readonly Fighter[]): boolean {
  return blockers.every(
    (blocker) => kills(attacker, blocker) && (!kills(blocker, attacker) || hasNoAbilities(state, attacker)),
  );
}

/** Blocks with what lives through it, or kills and has no abilities that would be a pity. */
export function blockByRule(state: GameState, decision: Blockers): Choice {
  const taken = new Set<number>();
  const blocks = decision.candidates.flatMap(({ object, attackers }) => {
    const blocker = fighter(state, object);
    const found = attackers.find((id) => {
      const attacker = fighter(state, id);
      if (taken.has(id) || attacker.keywords.has("menace")) return false;
      return !kills(attacker, blocker) || (kills(blocker, attacker) && hasNoAbilities(state, blocker));
    });
    if (found === undefined) return [];
    taken.add(found);
    return [{ object, attackers: [found] }];
  });
  const blocking = new Set(blocks.map(({ object }) => object));
  return {
    kind: "blockers",
    blocks: [...blocks, ...decision.least.filter(({ object }) => !blocking.has(object))],
  };
}

function hasNoAbilities(state: GameState, { id }: Fighter): boolean {
  return characteristics(state, id).abilities.length === 0;
}
