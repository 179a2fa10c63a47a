import type { Filter } from "@spellroom/card-language";
import { characteristics, controllerOf } from "../../query/layers/index.ts";
import { qualityCovers } from "../../query/rules/protection-quality.ts";
import { rulesOfKind } from "../../query/rules/rules-in-force.ts";
import { objectsMatching, satisfies } from "../../query/selection/index.ts";
import { emptyContext } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import { stableText } from "../../state/hash-text.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { Characteristics } from "../../state/object.ts";

/**
 * Whether a creature could block an attacker as far as the two of them go: evasion abilities, protection and "can't be
 * blocked by" of the attacker, "can't block" and "can block only" of the blocker (CR 509.1b). All of them count together.
 */
export function canBlock(state: GameState, blocker: ObjectId, attacker: ObjectId, defending: Seat): boolean {
  const attacking = characteristics(state, attacker);
  const blocking = characteristics(state, blocker);
  return (
    keywordsAllow(attacking, blocking) &&
    !walksPast(state, attacker, attacking, defending) &&
    !isProtected(state, attacker, attacking, blocker) &&
    attackerAllows(state, attacker, attacking, blocker) &&
    blockerMay(state, blocking, attacker)
  );
}

/** CR 702.9b, 702.28b, 702.31b, 702.36b, 702.13b, 702.118b. */
function keywordsAllow(attacking: Characteristics, blocking: Characteristics): boolean {
  const { keywords } = attacking;
  const own = blocking.keywords;
  if (keywords.has("shadow") !== own.has("shadow") && !blocksShadow(attacking, blocking)) return false;
  if (keywords.size === 0) return true;
  if (keywords.has("flying") && !own.has("flying") && !own.has("reach")) return false;
  if (keywords.has("horsemanship") && !own.has("horsemanship")) return false;
  const artifact = blocking.types.includes("artifact");
  if (keywords.has("fear") && !artifact && !blocking.colors.includes("B")) return false;
  if (keywords.has("intimidate") && !artifact && !sharesColor(attacking, blocking)) return false;
  return !(keywords.has("skulk") && (blocking.power ?? 0) > (attacking.power ?? 0));
}

/** A creature without shadow that may block one with shadow all the same. */
function blocksShadow(attacking: Characteristics, blocking: Characteristics): boolean {
  return (
    attacking.keywords.has("shadow") && blocking.restrictions.some(({ kind }) => kind === "blocksShadow")
  );
}

function sharesColor(one: Characteristics, other: Characteristics): boolean {
  return one.colors.some((color) => other.colors.includes(color));
}

/** CR 702.14c: landwalk asks what the defending player controls. */
function walksPast(
  state: GameState,
  attacker: ObjectId,
  { keywords, abilities, controller }: Characteristics,
  defending: Seat,
): boolean {
  if (!keywords.has("landwalk")) return false;
  const stopped = rulesOfKind(state, "landwalkBlockable");
  return abilities.some(
    ({ ability }) =>
      ability.kind === "keyword" &&
      ability.keyword === "landwalk" &&
      !stopped.some(({ rule }) => !rule.land || sameFilter(rule.land, ability.land)) &&
      objectsMatching(state, emptyContext(attacker, controller), ability.land).some(
        (id) => controllerOf(state, id) === defending,
      ),
  );
}

/** "Forestwalk" names one kind of landwalk: that of the lands described so. */
function sameFilter(one: Filter, other: Filter): boolean {
  return stableText(one) === stableText(other);
}

/** CR 702.16f. */
function isProtected(
  state: GameState,
  attacker: ObjectId,
  { keywords, abilities }: Characteristics,
  blocker: ObjectId,
): boolean {
  if (!keywords.has("protection")) return false;
  return abilities.some(
    ({ ability, from }) =>
      ability.kind === "keyword" &&
      ability.keyword === "protection" &&
      qualityCovers(state, { holder: attacker, giver: from }, ability.from, blocker),
  );
}

/** In what it says of blockers, `each` is the attacker that it is on: "by creatures with greater power". */
function attackerAllows(
  state: GameState,
  attacker: ObjectId,
  { restrictions }: Characteristics,
  blocker: ObjectId,
): boolean {
  return restrictions.every((one) => {
    if (one.kind !== "cantBeBlocked") return true;
    if (one.by) return !satisfies(state, { ...one.context, each: { object: attacker } }, one.by.of, blocker);
    if (one.exceptBy) return satisfies(state, one.context, one.exceptBy.of, blocker);
    return one.byMoreThan !== undefined || one.exceptByAtLeast !== undefined;
  });
}

function blockerMay(state: GameState, { restrictions }: Characteristics, attacker: ObjectId): boolean {
  return restrictions.every((one) => {
    if (one.kind === "canBlockOnly") return satisfies(state, one.context, one.what.of, attacker);
    if (one.kind !== "cantBlock" || one.alone || one.unlessCost) return true;
    return one.what !== undefined && !satisfies(state, one.context, one.what.of, attacker);
  });
}

/** How many blockers an attacker needs at least, and can have at most, if any (CR 702.111b). */
export function blockerNumbers(
  state: GameState,
  attacker: ObjectId,
): { readonly least: number; readonly most: number } {
  const { keywords, restrictions } = characteristics(state, attacker);
  let least = keywords.has("menace") ? 2 : 1;
  let most = Number.POSITIVE_INFINITY;
  for (const one of restrictions) {
    if (one.kind !== "cantBeBlocked") continue;
    if (one.exceptByAtLeast !== undefined) least = Math.max(least, one.exceptByAtLeast);
    if (one.byMoreThan !== undefined) most = Math.min(most, one.byMoreThan);
  }
  return { least, most };
}
