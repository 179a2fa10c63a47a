import {
  type Choice,
  characteristics,
  type Decision,
  type Entity,
  type GameState,
  type ObjectId,
} from "@spellroom/rules";
import { creaturesOf, worthOf } from "./worth.ts";

/** Attacks with what survives, trades well or isn't blocked, and with everything when that wins. */
export function attack(state: GameState, decision: Extract<Decision, { kind: "attackers" }>): Choice {
  const { seat, candidates } = decision;
  const blockers = creaturesOf(state, seat, false).filter((id) => !state.objects[id]?.status.tapped);
  const powers = candidates.map(({ object }) => powerOf(state, object)).sort((one, other) => other - one);
  const unblocked = powers.slice(blockers.length).reduce((sum, power) => sum + power, 0);
  const life = Math.min(
    ...state.players.filter((player) => player.seat !== seat && player.lost === null).map((one) => one.life),
  );
  const attacks = candidates.flatMap(({ object, defenders, must }) => {
    const defender = defenders.find((one: Entity) => "player" in one) ?? defenders[0];
    return defender && (must || unblocked >= life || pays(state, object, blockers))
      ? [{ object, defender }]
      : [];
  });
  return { kind: "attackers", attacks };
}

function pays(state: GameState, attacker: ObjectId, blockers: readonly ObjectId[]): boolean {
  if (powerOf(state, attacker) <= 0) return false;
  const flies = characteristics(state, attacker).keywords.has("flying");
  return blockers.every((blocker) => {
    const { keywords } = characteristics(state, blocker);
    if (flies && !keywords.has("flying") && !keywords.has("reach")) return true;
    return (
      !kills(state, blocker, attacker) ||
      (kills(state, attacker, blocker) && worthOf(state, blocker) >= worthOf(state, attacker))
    );
  });
}

/** Blocks where the attacker dies or the blocker lives, and anyhow when the attack would kill. */
export function block(state: GameState, decision: Extract<Decision, { kind: "blockers" }>): Choice {
  const { seat, candidates } = decision;
  const life = state.players[seat]?.life ?? 20;
  const attackers = new Set(candidates.flatMap((one) => one.attackers));
  let incoming = [...attackers].reduce((sum, id) => sum + powerOf(state, id), 0);
  const blocked = new Set<ObjectId>();
  const blocks: { readonly object: ObjectId; readonly attackers: readonly ObjectId[] }[] = [];
  for (const { object, attackers: open } of candidates) {
    const found = open.find(
      (id) =>
        !blocked.has(id) &&
        !characteristics(state, id).keywords.has("menace") &&
        (incoming >= life || kills(state, object, id) || !kills(state, id, object)),
    );
    if (found === undefined) continue;
    blocked.add(found);
    incoming -= powerOf(state, found);
    blocks.push({ object, attackers: [found] });
  }
  return { kind: "blockers", blocks };
}

function powerOf(state: GameState, id: ObjectId): number {
  return Math.max(0, characteristics(state, id).power ?? 0);
}

function kills(state: GameState, one: ObjectId, other: ObjectId): boolean {
  const power = powerOf(state, one);
  const { toughness } = characteristics(state, other);
  return (
    power > 0 &&
    (power >= (toughness ?? 0) - (state.objects[other]?.damage ?? 0) ||
      characteristics(state, one).keywords.has("deathtouch"))
  );
}
