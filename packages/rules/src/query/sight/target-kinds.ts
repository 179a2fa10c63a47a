import type { TargetKind } from "@spellroom/card-language";
import { assertNever } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { Entity, Seat } from "../../state/ids.ts";
import { areOpponents } from "../../state/teams.ts";
import { meansPlayer } from "./players.ts";
import type { Sight } from "./sight.ts";

/** Whether an object or player is of the kind that a target phrase names (CR 115.1, 115.4); protections are not asked here. */
export function targetKindAllows(sight: Sight, context: Context, kind: TargetKind, entity: Entity): boolean {
  switch (kind.kind) {
    case "object":
      return "object" in entity && sight.matches(context, kind.filter, entity.object);
    case "player":
      return "player" in entity && playerAllowed(sight, context, kind.player, entity.player);
    case "any":
      return "player" in entity
        ? inGame(sight, entity.player)
        : isAnyTarget(sight, entity.object) && !(kind.other && entity.object === context.source);
    case "either":
      return kind.of.some((one) => targetKindAllows(sight, context, one, entity));
    default:
      return assertNever(kind);
  }
}

function playerAllowed(
  sight: Sight,
  context: Context,
  which: Extract<TargetKind, { kind: "player" }>["player"],
  seat: Seat,
): boolean {
  if (!inGame(sight, seat)) return false;
  if (which === "any") return true;
  if (which === "you") return seat === context.controller;
  if (which === "opponent") return areOpponents(sight.state, seat, context.controller);
  if (which === "notYou") return seat !== context.controller;
  return !meansPlayer(sight, context, which.not, seat);
}

function inGame(sight: Sight, seat: Seat): boolean {
  return sight.state.players[seat]?.lost === null;
}

/** CR 115.4: creature, planeswalker or battle. */
function isAnyTarget(sight: Sight, id: number): boolean {
  const object = sight.existing(id);
  if (object?.zone !== "battlefield" || object.status.phasedOut) return false;
  const types = sight.read(id)?.types ?? [];
  return types.includes("creature") || types.includes("planeswalker") || types.includes("battle");
}
