import { boardOf, eraOf } from "../../query/layers/index.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Characteristics, GameObject } from "../../state/object.ts";
import type { PlayerState } from "../../state/player.ts";
import { absentCommanders } from "./commander-zone.ts";

/**
 * Whether a glance shows that no state-based action can apply (CR 704.5): no player near to losing, no permanent of a kind, or
 * with a mark, that any of them asks about. Most checks end here; when in doubt everything is looked at.
 */
export function isAtRest(state: GameState): boolean {
  return (
    state.players.every(isSafe) &&
    hasQuietPermanents(state) &&
    hasQuietRecords(state) &&
    absentCommanders(state).length === 0
  );
}

function isSafe(player: PlayerState): boolean {
  if (player.lost !== null) return true;
  if (player.life <= 0 || player.drewFromEmpty || (player.counters.poison ?? 0) > 0) return false;
  for (const _commander in player.commanderDamage) return false;
  return true;
}

/** Asked once as long as characteristics stay the same. */
function hasQuietPermanents(state: GameState): boolean {
  const era = eraOf(state);
  era.isQuiet ??= areQuiet(state);
  return era.isQuiet;
}

function areQuiet(state: GameState): boolean {
  const legends = new Set<string>();
  let worlds = 0;
  for (const values of boardOf(state)) {
    if (isWatched(values) || state.players[values.controller]?.lost !== null) return false;
    if (values.supertypes.includes("world") && ++worlds > 1) return false;
    if (values.supertypes.includes("legendary")) {
      if (legends.has(values.name)) return false;
      legends.add(values.name);
    }
  }
  return true;
}

/** Kinds of permanents whose counters, damage or attachment are looked at every time. */
function isWatched({ types, subtypes, toughness }: Characteristics): boolean {
  return (
    (types.includes("creature") && (toughness ?? 0) <= 0) ||
    types.includes("planeswalker") ||
    types.includes("battle") ||
    subtypes.includes("Saga") ||
    subtypes.includes("Aura")
  );
}

function hasQuietRecords(state: GameState): boolean {
  for (const id of state.battlefield) {
    const object = state.objects[id];
    if (object && !isQuiet(object)) return false;
  }
  return true;
}

function isQuiet({ damage, deathtouched, attachedTo, counters }: GameObject): boolean {
  if (damage > 0 || deathtouched || attachedTo !== null) return false;
  return !((counters["+1/+1"] ?? 0) > 0 && (counters["-1/-1"] ?? 0) > 0);
}
