import { existing, playerOf } from "../../state/access.ts";
import { emptyContext } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import type { Characteristics, GameObject } from "../../state/object.ts";
import { hasRanges } from "../../state/range.ts";
import { areOpponents } from "../../state/teams.ts";
import { characteristics } from "../layers/index.ts";
import { isProtectedPlayer } from "../rules/player-protection.ts";
import { qualityCovers } from "../rules/protection-quality.ts";
import { inRange, satisfies } from "../selection/index.ts";

/** Whether an Aura, Equipment or Fortification may be attached to that now (CR 303.4, 301.5, 301.6, 702.16c-d, 801.8-9). */
export function attachmentIsLegal(state: GameState, attachment: ObjectId, to: Entity): boolean {
  if (hasRanges(state) && !inRange(state, characteristics(state, attachment).controller, to)) return false;
  return "player" in to
    ? playerAllows(state, attachment, to.player)
    : objectAllows(state, attachment, to.object);
}

function playerAllows(state: GameState, attachment: ObjectId, seat: Seat): boolean {
  if (playerOf(state, seat).lost !== null || isProtectedPlayer(state, seat)) return false;
  const { abilities, controller } = characteristics(state, attachment);
  return abilities.some(
    ({ ability }) =>
      ability.kind === "keyword" &&
      ability.keyword === "enchant" &&
      (ability.what === "player" || (ability.what === "opponent" && areOpponents(state, seat, controller))),
  );
}

function objectAllows(state: GameState, attachment: ObjectId, id: ObjectId): boolean {
  const host = existing(state, id);
  if (!host || host.status.phasedOut || id === attachment) return false;
  const own = characteristics(state, attachment);
  if (host.zone !== "battlefield") return enchantsThere(state, own, attachment, host);
  const values = characteristics(state, id);
  const isBarred = values.restrictions.some(
    (one) =>
      one.kind === "cantBeEnchantedOrEquipped" &&
      (!one.by || satisfies(state, one.context, one.by.of, attachment)),
  );
  if (isBarred) return false;
  const isProtected = values.abilities.some(
    ({ ability, from }) =>
      ability.kind === "keyword" &&
      ability.keyword === "protection" &&
      !stays(state, attachment, id, ability.doesntRemove, from) &&
      qualityCovers(state, { holder: id, giver: from }, ability.from, attachment),
  );
  if (isProtected) return false;
  if (own.subtypes.includes("Equipment")) return values.types.includes("creature") && mayBeAttached(own);
  if (own.subtypes.includes("Fortification")) return values.types.includes("land") && mayBeAttached(own);
  const context = emptyContext(attachment, own.controller);
  return own.abilities.some(
    ({ ability }) =>
      ability.kind === "keyword" &&
      ability.keyword === "enchant" &&
      typeof ability.what !== "string" &&
      ability.what.zones === undefined &&
      satisfies(state, context, ability.what.of, id),
  );
}

/** CR 301.5c, 301.6, 704.5p: what is also a creature can't be attached to anything, save for an Equipment that has reconfigure. */
export function mayBeAttached({ types, subtypes, keywords }: Characteristics): boolean {
  return !types.includes("creature") || (subtypes.includes("Equipment") && keywords.has("reconfigure"));
}

/** An Aura that enchants cards of another zone is attached to such a card there (CR 303.4, 702.5). */
function enchantsThere(
  state: GameState,
  { abilities, controller }: Characteristics,
  aura: ObjectId,
  { id, zone }: GameObject,
): boolean {
  const context = emptyContext(aura, controller);
  return abilities.some(
    ({ ability }) =>
      ability.kind === "keyword" &&
      ability.keyword === "enchant" &&
      typeof ability.what !== "string" &&
      zone !== null &&
      ability.what.zones?.includes(zone) === true &&
      satisfies(state, context, ability.what.of, id),
  );
}

/** CR 702.16n: some protection doesn't remove the Aura that gives it, or any Aura, where that is attached already. */
function stays(
  state: GameState,
  attachment: ObjectId,
  host: ObjectId,
  which: "source" | "auras" | undefined,
  giver: ObjectId | null,
): boolean {
  if (which === undefined) return false;
  const to = existing(state, attachment)?.attachedTo;
  if (!to || !("object" in to) || to.object !== host) return false;
  return which === "source"
    ? giver === attachment
    : characteristics(state, attachment).subtypes.includes("Aura");
}
