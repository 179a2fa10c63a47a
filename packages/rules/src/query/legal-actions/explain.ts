import type { Act } from "../../decisions/parts/act.ts";
import { objectOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { hasRanges } from "../../state/range.ts";
import type { Reason } from "../../state/reason.ts";
import { landForbidden, landTimeReason, landWays } from "../casting/land-play.ts";
import { isActivated, mayActivate } from "../casting/may-activate.ts";
import { mayCast } from "../casting/may-cast.ts";
import { specialActionsOf, specialReason } from "../casting/special-actions.ts";
import { characteristics, printedFace } from "../layers/index.ts";
import { outlookOf } from "../mana/outlook.ts";
import { type Grant, grantsOf } from "../rules/grants.ts";
import { priorityHolder } from "../rules/timing.ts";
import { castingWays } from "../rules/ways.ts";

/** What a player would like to do: play or cast a card in some way, activate an ability, take a special action. */
export type Intent =
  | { readonly kind: "playLand"; readonly object: ObjectId }
  | { readonly kind: "cast"; readonly object: ObjectId; readonly face?: number; readonly via?: string | null }
  | { readonly kind: "activate"; readonly object: ObjectId; readonly ability: string }
  | {
      readonly kind: "special";
      readonly object: ObjectId;
      readonly action: Extract<Act, { kind: "special" }>["action"];
    };

/** Why a player can't do something now; `null` if it is among the legal acts. Of several reasons the first that the rules ask. */
export function explainAct(state: GameState, seat: Seat, intent: Intent): Reason | null {
  if (priorityHolder(state) !== seat) return { kind: "notYourPriority" };
  const object = state.objects[intent.object];
  if (!object || object.zone === null) return { kind: "wrongZone", zone: null };
  const why = explainIntent(state, seat, intent);
  return isForWantOfRange(state, seat, intent, why) ? { kind: "outOfRange" } : why;
}

/** Whether targets lack only because all that could be targeted is out of range (CR 801.4). */
function isForWantOfRange(state: GameState, seat: Seat, intent: Intent, why: Reason | null): boolean {
  if (!hasRanges(state) || (why?.kind !== "noTarget" && why?.kind !== "noMode")) return false;
  const { rangeOfInfluence: _limited, ...unlimited } = state.ruleset;
  return explainIntent({ ...state, ruleset: unlimited }, seat, intent)?.kind !== why.kind;
}

function explainIntent(state: GameState, seat: Seat, intent: Intent): Reason | null {
  switch (intent.kind) {
    case "playLand":
      return explainLand(state, seat, intent.object);
    case "cast":
      return explainCast(state, seat, intent);
    case "activate":
      return explainActivate(state, seat, intent);
    case "special":
      return explainSpecial(state, seat, intent);
  }
}

function explainLand(state: GameState, seat: Seat, id: ObjectId): Reason | null {
  const grants = grantsOf(state, seat, id);
  if (landWays(state, seat, id, grants).length === 0) return notPlayable(state, seat, id, grants);
  return landTimeReason(state, seat) ?? landForbidden(state, seat, id);
}

function explainCast(state: GameState, seat: Seat, intent: Extract<Intent, { kind: "cast" }>): Reason | null {
  const id = intent.object;
  const grants = grantsOf(state, seat, id);
  const ways = castingWays(state, seat, id, grants).filter(
    (way) =>
      (intent.face === undefined || way.face === intent.face) &&
      (intent.via === undefined || way.via === intent.via),
  );
  if (ways.length === 0) return notPlayable(state, seat, id, grants);
  const outlook = outlookOf(state, seat);
  let first: Reason | null = null;
  for (const way of ways) {
    const judged = mayCast(state, seat, id, way, outlook);
    if (judged.ok) return null;
    first ??= judged.why;
  }
  return first;
}

/** A card that isn't where it could be played from, or isn't the player's. */
function notPlayable(state: GameState, seat: Seat, id: ObjectId, grants: readonly Grant[]): Reason {
  const object = objectOf(state, id);
  if (grants.length === 0)
    return object.owner === seat ? { kind: "wrongZone", zone: object.zone } : { kind: "notYours" };
  return printedFace(state, object).manaCost
    ? { kind: "wrongZone", zone: object.zone }
    : { kind: "noManaCost" };
}

function explainActivate(
  state: GameState,
  seat: Seat,
  { object, ability }: Extract<Intent, { kind: "activate" }>,
): Reason | null {
  const current = characteristics(state, object).abilities.find((one) => one.key === ability);
  if (!current || !isActivated(current)) return { kind: "noSuchAbility" };
  const judged = mayActivate(state, seat, object, current, outlookOf(state, seat));
  return judged.ok ? null : judged.why;
}

function explainSpecial(
  state: GameState,
  seat: Seat,
  { object, action }: Extract<Intent, { kind: "special" }>,
): Reason | null {
  const found = specialActionsOf(state, seat, object).find((one) => one.action === action);
  return found
    ? specialReason(state, seat, object, found, outlookOf(state, seat))
    : { kind: "noSuchAbility" };
}
