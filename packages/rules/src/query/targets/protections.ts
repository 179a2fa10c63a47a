import type { Filter, Predicate } from "@spellroom/card-language";
import { playerOf } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import type { Characteristics } from "../../state/object.ts";
import { areOpponents } from "../../state/teams.ts";
import { activeRules, characteristics } from "../layers/index.ts";
import { isProtectedPlayer } from "../rules/player-protection.ts";
import { qualityCovers } from "../rules/protection-quality.ts";
import { inRange, playersOf, satisfies } from "../selection/index.ts";
import { meansSpellsOnly } from "../sight/spells-only.ts";

/**
 * Whether nothing keeps an object or player from being the target of a spell or ability of that source and controller:
 * shroud, hexproof, protection and effects that say "can't be the target" (CR 115.2, 702.11, 702.16b, 702.18). Ward doesn't
 * keep anybody from targeting (CR 702.21a). What is out of the controller's range can't be targeted (CR 801.4).
 *
 * @param self the spell or ability itself: a spell is its own source, an ability never is (CR 113.7)
 */
export function canBeTargeted(state: GameState, context: Context, entity: Entity, self: ObjectId): boolean {
  if (!inRange(state, context.controller, entity)) return false;
  return "player" in entity
    ? playerCanBeTargeted(state, context, entity.player)
    : objectCanBeTargeted(state, context, entity.object, self);
}

function playerCanBeTargeted(state: GameState, context: Context, seat: Seat): boolean {
  if (playerOf(state, seat).lost !== null) return false;
  const byOpponent = areOpponents(state, context.controller, seat);
  for (const { rule, context: of } of activeRules(state)) {
    if (rule.kind === "hexproofPlayer") {
      if (byOpponent && playersOf(state, of, rule.who).includes(seat)) return false;
    } else if (rule.kind === "cantBeTargetedPlayer") {
      const applies = rule.by === "anyone" || byOpponent;
      if (applies && playersOf(state, of, rule.who).includes(seat)) return false;
    }
  }
  return !isProtectedPlayer(state, seat);
}

/** Keywords that can matter to targeting; most objects have none of them. */
function objectCanBeTargeted(state: GameState, context: Context, id: ObjectId, self: ObjectId): boolean {
  const object = state.objects[id];
  if (!object || object.zone === null || object.status.phasedOut) return false;
  if (object.zone === "hand" || object.zone === "library") return true;
  const values = characteristics(state, id);
  if (object.zone === "battlefield") {
    const { keywords } = values;
    if (keywords.has("shroud")) return false;
    const byOpponent = areOpponents(state, values.controller, context.controller);
    if (byOpponent && keywords.has("hexproof")) return false;
    if (keywords.has("protection") || keywords.has("hexproofFrom")) {
      if (qualityForbids(state, context, id, values, byOpponent)) return false;
    }
  }
  return values.restrictions.length === 0 || !restrictionForbids(state, context, values, self);
}

/** CR 702.16b, 702.11d: the quality is asked of the source of the spell or ability. */
function qualityForbids(
  state: GameState,
  context: Context,
  id: ObjectId,
  values: Characteristics,
  byOpponent: boolean,
): boolean {
  return values.abilities.some(({ ability, from }) => {
    if (ability.kind !== "keyword") return false;
    const counts = ability.keyword === "protection" || (ability.keyword === "hexproofFrom" && byOpponent);
    return counts && qualityCovers(state, { holder: id, giver: from }, ability.from, context.source);
  });
}

function restrictionForbids(
  state: GameState,
  context: Context,
  values: Characteristics,
  self: ObjectId,
): boolean {
  return values.restrictions.some((restriction) => {
    if (restriction.kind !== "cantBeTargeted") return false;
    const { by } = restriction;
    if ("spellsControlledBy" in by)
      return playersOf(state, restriction.context, by.spellsControlledBy).includes(context.controller);
    return isSourceOf(state, restriction.context, by, context, self);
  });
}

/**
 * Whether the spell or ability is one that a filter describes. What is on the stack is a spell where nothing else is said; a
 * card about to be cast counts as the spell it will be.
 */
function isSourceOf(
  state: GameState,
  of: Context,
  filter: Filter,
  context: Context,
  self: ObjectId,
): boolean {
  const isSpell = self === context.source;
  if (meansSpellsOnly(filter) && !isSpell) return false;
  const fits = (predicate: Predicate): boolean => {
    switch (predicate.kind) {
      case "stackObject":
        return (predicate.is === "spell") === isSpell;
      case "controller":
        return playersOf(state, of, predicate.player).includes(context.controller);
      case "any":
        return predicate.of.some(fits);
      case "all":
        return predicate.of.every(fits);
      default:
        return satisfies(state, of, [predicate], context.source);
    }
  };
  return filter.of.every(fits);
}
