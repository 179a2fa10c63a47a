import type { PlayerRef, Predicate } from "@spellroom/card-language";
import { assertNever } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import { cameOf, type EnteredAs } from "../../state/event.ts";
import type { ObjectId } from "../../state/ids.ts";
import { isBlock } from "./blocks.ts";
import { meansPlayer } from "./players.ts";
import type { Sight } from "./sight.ts";

type OfThisTurn = Extract<
  Predicate,
  {
    kind:
      | "dealtDamageBy"
      | "dealtDamageTo"
      | "fought"
      | "blockedWith"
      | "crewed"
      | "putThereThisTurn"
      | "castThisTurn";
  }
>;

/** What is true of an object by what has happened to it this turn. */
export function wasSoThisTurn(sight: Sight, context: Context, predicate: OfThisTurn, id: ObjectId): boolean {
  switch (predicate.kind) {
    case "dealtDamageBy":
      return wasDealtDamageBy(sight, sight.objectsOf(context, predicate.ref), id);
    case "dealtDamageTo":
      return hasDealtDamageTo(sight, context, predicate.player, id);
    case "fought": {
      const others = sight.objectsOf(context, predicate.ref);
      return hasFought(sight, predicate.as, (other) => others.includes(other), id);
    }
    case "blockedWith":
      return hasFought(
        sight,
        "either",
        (other, then) =>
          (then ? sight.asEntered(other, then) : sight).satisfies(context, predicate.what.of, other),
        id,
      );
    case "crewed":
      return hasCrewed(sight, predicate.ability, sight.objectsOf(context, predicate.ref), id);
    case "putThereThisTurn":
      return wasPutThere(sight, predicate.from, id);
    case "castThisTurn":
      return castNow(sight, predicate.ordinal) === id;
    default:
      return assertNever(predicate);
  }
}

function wasDealtDamageBy(sight: Sight, by: readonly ObjectId[], id: ObjectId): boolean {
  return sight.state.history.thisTurn.some(
    (event) =>
      event.kind === "damageDealt" &&
      "object" in event.to &&
      event.to.object === id &&
      by.includes(event.source),
  );
}

function hasDealtDamageTo(sight: Sight, context: Context, player: PlayerRef, id: ObjectId): boolean {
  return sight.state.history.thisTurn.some(
    (event) =>
      event.kind === "damageDealt" &&
      event.source === id &&
      "player" in event.to &&
      meansPlayer(sight, context, player, event.to.player),
  );
}

/** Whether it has blocked a creature that was such then, been blocked by one this turn, or either of the two. */
function hasFought(
  sight: Sight,
  as: Extract<Predicate, { kind: "fought" }>["as"],
  isSuch: (other: ObjectId, then: EnteredAs | undefined) => boolean,
  id: ObjectId,
): boolean {
  return sight.state.history.thisTurn.some((event) => {
    const was = event.kind === "blockersDeclared" || event.kind === "becameBlocked" ? event.as : undefined;
    return isBlock(
      event,
      (blocker, attacker) =>
        (as !== "attacker" && blocker === id && isSuch(attacker, was?.[attacker])) ||
        (as !== "blocker" && attacker === id && blocker !== undefined && isSuch(blocker, was?.[blocker])),
    );
  });
}

/** CR 702.122b, 702.171c: whether it was tapped in this turn for that ability of one of them. */
function hasCrewed(
  sight: Sight,
  ability: "crew" | "saddle",
  what: readonly ObjectId[],
  id: ObjectId,
): boolean {
  return sight.state.history.thisTurn.some(
    (event) =>
      event.kind === "abilityActivated" &&
      event.crew?.ability === ability &&
      event.crew.creatures.includes(id) &&
      what.includes(event.source),
  );
}

/** Whether it came to be where it is in this turn, from there if a place is named. */
function wasPutThere(
  sight: Sight,
  from: Extract<Predicate, { kind: "putThereThisTurn" }>["from"],
  id: ObjectId,
): boolean {
  return sight.state.history.thisTurn.some(
    (event) =>
      event.kind === "moved" && cameOf(event).includes(id) && (from === undefined || event.from === from),
  );
}

/** Which spell was cast as the first, second ... of the turn, by whomever (CR 601.2i). */
function castNow(sight: Sight, ordinal: number): ObjectId | undefined {
  return sight.state.history.thisTurn.filter((event) => event.kind === "spellCast")[ordinal - 1]?.object;
}
