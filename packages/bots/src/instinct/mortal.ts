import { characteristics, commanderCards, type GameState, type Seat } from "@spellroom/rules";
import type { Mortal } from "./clash.ts";
import { type Fighter, force } from "./fighter.ts";

const POISON = 10;

/** What a player doesn't survive: as much damage as it has life, too much by one commander, ten poison counters (CR 704.5a, c, 704.6c). */
export function mortalFor(state: GameState, seat: Seat): Mortal {
  const player = state.players[seat];
  if (!player) return { damage: Number.POSITIVE_INFINITY, alone: () => false };
  const poison = player.counters.poison ?? 0;
  const limit = state.ruleset.commander?.damageToLose ?? Number.POSITIVE_INFINITY;
  const alone = (attacker: Fighter): boolean => {
    const object = state.objects[attacker.id];
    const before = object ? commanderCards(object).map(({ card }) => player.commanderDamage[card] ?? 0) : [];
    if (before.some((damage) => damage + force(attacker) >= limit)) return true;
    return characteristics(state, attacker.id).keywords.has("infect") && poison + force(attacker) >= POISON;
  };
  return { damage: player.life, alone };
}
