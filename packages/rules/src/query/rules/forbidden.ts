import { existing, objectOf, playerOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { CurrentRestriction } from "../../state/object.ts";
import { sharingSeats } from "../../state/teams.ts";
import { activeRules, characteristics, hasKeyword } from "../layers/index.ts";
import { matches, playersOf } from "../selection/index.ts";
import { isNoPermanent, sightAsItEnters } from "./as-it-enters.ts";
import { isProtectedPlayer } from "./player-protection.ts";
import { canBePrevented } from "./preventable.ts";
import { qualityCovers } from "./protection-quality.ts";

/** Whether a "can't" effect keeps it from happening at all (CR 101.2, 614.17). */
export function isForbidden(state: GameState, happening: Happening): boolean {
  if (concernsTheGone(state, happening)) return true;
  switch (happening.kind) {
    case "gainLife":
      return happening.amount <= 0 || playerRule(state, "cantGainLife", happening.player);
    case "loseLife":
      return (
        happening.amount <= 0 ||
        (happening.cause !== "payment" && playerRule(state, "cantLoseLife", happening.player))
      );
    case "draw":
      return cantDraw(state, happening.player);
    case "loseGame":
      return (
        happening.reason !== "concede" &&
        happening.reason !== "left" &&
        playerRule(state, "cantLoseGame", happening.player)
      );
    case "winGame":
      return playerRule(state, "cantWinGame", happening.player);
    case "damage":
      return happening.amount <= 0 || protectedFrom(state, happening);
    case "counterSpell":
      return cantBeCountered(state, happening);
    case "sacrifice":
      return restricted(state, happening.object, "cantBeSacrificed");
    case "addCounters":
      return (
        happening.amount <= 0 ||
        ("object" in happening.on
          ? cantHaveCounters(state, happening.on.object, happening.counter)
          : cantGetCounters(state, happening.on.player, happening.counter))
      );
    case "destroy":
      return (
        existing(state, happening.object) !== null && hasKeyword(state, happening.object, "indestructible")
      );
    case "untap":
      return restricted(state, happening.object, "cantUntap");
    case "transform":
      return restricted(state, happening.object, "cantTransform");
    case "phase":
      return happening.out && restricted(state, happening.object, "cantPhaseOut");
    case "move":
      return (
        happening.to.zone === "battlefield" &&
        (isNoPermanent(state, happening) || cantEnter(state, happening))
      );
    default:
      return false;
  }
}

/**
 * CR 800.4b-e: nothing happens to a player who has left the game or to what left with that player, and no token is created
 * for that player.
 */
function concernsTheGone(state: GameState, happening: Happening): boolean {
  if (happening.kind === "loseGame" || state.players.every(({ lost }) => lost === null)) return false;
  const gone = (seat: Seat): boolean => playerOf(state, seat).marks.includes("left");
  if ("player" in happening && gone(happening.player)) return true;
  if (happening.kind === "createToken") return gone(happening.controller);
  if (happening.kind === "damage")
    return "player" in happening.to ? gone(happening.to.player) : goneWith(state, happening.to.object, gone);
  if (happening.kind === "move" && happening.controller !== undefined && gone(happening.controller))
    return true;
  return "object" in happening && goneWith(state, happening.object, gone);
}

function goneWith(state: GameState, id: ObjectId, gone: (seat: Seat) => boolean): boolean {
  const object = objectOf(state, id);
  return object.zone === null && gone(object.owner);
}

/** Whether what can happen to a permanent at all can't happen to this one. */
export function restricted(
  state: GameState,
  id: ObjectId,
  kind: "cantBeSacrificed" | "cantUntap" | "cantTransform" | "cantPhaseOut",
): boolean {
  return (
    existing(state, id) !== null &&
    characteristics(state, id).restrictions.some((restriction) => restriction.kind === kind)
  );
}

/** CR 101.2: some spells can't be countered at all, others only not by spells of some kind. */
function cantBeCountered(
  state: GameState,
  { object, source }: Extract<Happening, { kind: "counterSpell" }>,
): boolean {
  if (existing(state, object) === null) return false;
  return characteristics(state, object).restrictions.some((one) => {
    if (one.kind !== "cantBeCountered") return false;
    return one.by === undefined || (source !== null && matches(state, one.context, one.by, source));
  });
}

/** CR 122.1: whether counters of a kind can't be put on an object. */
export function cantHaveCounters(state: GameState, id: ObjectId, counter: string): boolean {
  return existing(state, id) !== null && forbidsCounter(characteristics(state, id).restrictions, counter);
}

export function forbidsCounter(restrictions: readonly CurrentRestriction[], counter: string): boolean {
  return restrictions.some(
    (one) => one.kind === "cantHaveCounters" && (one.counter === undefined || one.counter === counter),
  );
}

/** CR 810.10c: what is true of one player holds for those who share poison counters. */
function cantGetCounters(state: GameState, seat: Seat, counter: string): boolean {
  const seats = counter === "poison" ? sharingSeats(state, seat) : [seat];
  return activeRules(state).some(
    ({ rule, context }) =>
      rule.kind === "cantPutCounters" &&
      (rule.counter === undefined || rule.counter === counter) &&
      playersOf(state, context, rule.who).some((one) => seats.includes(one)),
  );
}

/** CR 810.8a, 810.9g-h: what is true of one player holds for those who share a life total, and win and lose together. */
function playerRule(
  state: GameState,
  kind: "cantGainLife" | "cantLoseLife" | "cantLoseGame" | "cantWinGame",
  seat: Seat,
): boolean {
  const rules = activeRules(state).filter(({ rule }) => rule.kind === kind);
  if (rules.length === 0) return false;
  const seats = sharingSeats(state, seat);
  return rules.some(
    ({ rule, context }) =>
      rule.kind === kind && playersOf(state, context, rule.who).some((one) => seats.includes(one)),
  );
}

function cantDraw(state: GameState, seat: Seat): boolean {
  return activeRules(state).some(({ rule, context }) => {
    if (rule.kind !== "cantDraw" || !playersOf(state, context, rule.who).includes(seat)) return false;
    if (rule.moreThanEachTurn === undefined) return true;
    const drawn = state.history.thisTurn.filter(
      (event) => event.kind === "moved" && event.cause === "draw" && event.owner === seat,
    );
    return drawn.length >= rule.moreThanEachTurn;
  });
}

/** CR 614.17d: checked for the permanent that it would be. */
function cantEnter(state: GameState, happening: Extract<Happening, { kind: "move" }>): boolean {
  const { zone } = objectOf(state, happening.object);
  return activeRules(state).some(
    ({ rule, context }) =>
      rule.kind === "cantEnter" &&
      (!rule.from || (zone !== null && rule.from.includes(zone))) &&
      sightAsItEnters(state, happening).satisfies(context, rule.what.of, happening.object),
  );
}

/** CR 702.16e: damage from a source of the stated quality is prevented; unpreventable damage is dealt. */
function protectedFrom(state: GameState, happening: Extract<Happening, { kind: "damage" }>): boolean {
  if (!("object" in happening.to))
    return isProtectedPlayer(state, happening.to.player) && canBePrevented(state, happening);
  const target = happening.to.object;
  if (!existing(state, target) || !hasKeyword(state, target, "protection")) return false;
  if (!canBePrevented(state, happening)) return false;
  return characteristics(state, target).abilities.some(({ ability, from }) => {
    if (ability.kind !== "keyword" || ability.keyword !== "protection") return false;
    return qualityCovers(state, { holder: target, giver: from }, ability.from, happening.source);
  });
}
