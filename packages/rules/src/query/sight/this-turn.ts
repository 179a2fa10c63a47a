import type { Filter, PlayerRef, Predicate } from "@spellroom/card-language";
import { assertNever } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { ObjectId } from "../../state/ids.ts";
import { meansPlayer } from "./players.ts";
import type { Sight } from "./sight.ts";

type OfThisTurn = Extract<
  Predicate,
  { kind: "dealtDamageBy" | "dealtDamageTo" | "blockedWith" | "castThisTurn" }
>;

/** What is true of an object by what has happened to it this turn. */
export function wasSoThisTurn(sight: Sight, context: Context, predicate: OfThisTurn, id: ObjectId): boolean {
  switch (predicate.kind) {
    case "dealtDamageBy":
      return wasDealtDamageBy(sight, sight.objectsOf(context, predicate.ref), id);
    case "dealtDamageTo":
      return hasDealtDamageTo(sight, context, predicate.player, id);
    case "blockedWith":
      return hasBlockedWith(sight, context, predicate.what, id);
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

/** CR 509.1g: as blockers were declared, or as something was put onto the battlefield blocking (CR 509.4). */
function hasBlockedWith(sight: Sight, context: Context, what: Filter, id: ObjectId): boolean {
  const isSuch = (other: ObjectId): boolean => sight.satisfies(context, what.of, other);
  return sight.state.history.thisTurn.some((event) => {
    if (event.kind === "becameBlocked" && event.by !== undefined)
      return (event.object === id && isSuch(event.by)) || (event.by === id && isSuch(event.object));
    if (event.kind !== "blockersDeclared") return false;
    return event.blockers.some(
      ({ object, attackers }) =>
        (object === id && attackers.some(isSuch)) || (attackers.includes(id) && isSuch(object)),
    );
  });
}

/** Which spell was cast as the first, second ... of the turn, by whomever (CR 601.2i). */
function castNow(sight: Sight, ordinal: number): ObjectId | undefined {
  return sight.state.history.thisTurn.filter((event) => event.kind === "spellCast")[ordinal - 1]?.object;
}
