import { objectOf, playerOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { Reason } from "../../state/reason.ts";
import { printedFace } from "../layers/index.ts";
import { type Grant, grantCovers, grantsOf } from "../rules/grants.ts";
import { isOutsideVariant } from "../rules/prohibitions.ts";
import { concerns, isOneOf, rulesOfKind } from "../rules/rules-in-force.ts";
import { isSorceryTime } from "../rules/timing.ts";
import { asFace } from "../rules/ways.ts";

/** A way to play a land: which face, and by which permission. */
export interface LandWay {
  readonly face: number;
  readonly via: string | null;
  readonly grant: Grant;
}

const FRONT: readonly number[] = [0];
const BOTH: readonly number[] = [0, 1];

/** A face of a card that is a land, and the game with the card shown so. */
interface LandFace {
  readonly face: number;
  readonly view: GameState;
}

/** The faces with which a card is a land, face up whatever it is now (CR 712.12). */
export function landFaces(state: GameState, id: ObjectId): readonly LandFace[] {
  const { definition } = objectOf(state, id);
  const faces = state.definitions[definition]?.layout === "modal_dfc" ? BOTH : FRONT;
  return faces
    .map((face) => ({ face, view: asFace(state, id, face) }))
    .filter(({ view }) => printedFace(view, objectOf(view, id)).types.includes("land"));
}

/** The faces of a card that are lands a player may play from where it is (CR 305.1, 712.12). */
export function landWays(
  state: GameState,
  seat: Seat,
  id: ObjectId,
  grants: readonly Grant[] = grantsOf(state, seat, id),
): LandWay[] {
  const ways: LandWay[] = [];
  for (const { face, view } of landFaces(state, id)) {
    for (const grant of grants)
      if (grant.lands && grantCovers(view, grant, id)) ways.push({ face, via: grant.name, grant });
  }
  return ways;
}

/** How many lands a player may play this turn (CR 305.2, 305.2a); effects that allow more add up. */
export function landsAllowed(state: GameState, seat: Seat): number {
  let allowed = state.ruleset.landsPerTurn;
  for (const { rule, context } of rulesOfKind(state, "additionalLands")) {
    if (!concerns(state, context, rule.who, seat)) continue;
    if (rule.count === "any") return Number.MAX_SAFE_INTEGER;
    allowed += rule.count;
  }
  return allowed;
}

/** Why a player may not play any land now (CR 116.2a, 305.2-3). */
export function landTimeReason(state: GameState, seat: Seat): Reason | null {
  if (!isSorceryTime(state, seat)) return { kind: "wrongTiming", needs: "ownMainPhase" };
  if (playerOf(state, seat).landsPlayed >= landsAllowed(state, seat)) return { kind: "landAlreadyPlayed" };
  return null;
}

/** An effect that keeps a player from playing a land. */
export function landForbidden(state: GameState, seat: Seat, id: ObjectId): Reason | null {
  if (isOutsideVariant(state, id)) return { kind: "conditionNotMet" };
  for (const { rule, context } of rulesOfKind(state, "cantPlayLands")) {
    if (!concerns(state, context, rule.who, seat)) continue;
    if (rule.what && !isOneOf(state, context, rule.what, id)) continue;
    return { kind: "forbiddenBy", source: context.source };
  }
  return null;
}
