import type { Ability, Cost, CostKeyword, KeywordAbility } from "@spellroom/card-language";
import { objectOf } from "../../state/access.ts";
import { emptyContext } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { Door, GameObject } from "../../state/object.ts";
import type { Reason } from "../../state/reason.ts";
import { isActive } from "../../state/teams.ts";
import { lockIn } from "../costs/lock-in.ts";
import { totalUnlockCost } from "../costs/unlock-cost.ts";
import { characteristics, DOORS, faceUpFace, halfBehind, lockedDoors, roomOf } from "../layers/index.ts";
import type { ManaOutlook } from "../mana/outlook.ts";
import { OTHER_PURPOSE, type Purpose } from "../mana/purpose.ts";
import { castForbidden, hasInstantTiming } from "../rules/prohibitions.ts";
import { isSorceryTime } from "../rules/timing.ts";
import { asFace } from "../rules/ways.ts";
import { concreteCost } from "../symbols/cost-shape.ts";
import { missingToPay } from "./can-pay.ts";

/** A special action that a player could take with an object (CR 116.2), and what it costs. */
export interface SpecialAction {
  readonly action: "turnFaceUp" | "suspend" | "foretell" | "plot" | "unlockLeft" | "unlockRight";
  readonly cost: readonly Cost[];
  /** By which of its costs a permanent is turned face up: a manifested card may have two (CR 701.34c). */
  readonly by?: FaceUpCost;
}

type FaceUpCost = Morph["keyword"] | "manaCost";

/** The name of a special action with an object among the acts of a decision. */
export function specialActId(id: ObjectId, { action, by }: SpecialAction): string {
  return by === "manaCost" ? `${action}:${id}:${by}` : `${action}:${id}`;
}

const TWO: readonly Cost[] = [{ kind: "mana", mana: ["2"] }];

/** The special actions that an object offers its player, leaving timing and payment aside. */
export function specialActionsOf(state: GameState, seat: Seat, id: ObjectId): readonly SpecialAction[] {
  const object = state.objects[id];
  if (object?.zone === "battlefield")
    return object.status.faceDown === null
      ? unlockActions(state, seat, object)
      : faceUpAction(state, seat, id);
  if (object?.zone !== "hand" || object.owner !== seat) return NONE;
  const actions: SpecialAction[] = [];
  for (const { ability } of characteristics(state, id).abilities) {
    if (ability.kind !== "keyword") continue;
    if (ability.keyword === "foretell") actions.push({ action: "foretell", cost: TWO });
    else if ((ability.keyword === "plot" || ability.keyword === "suspend") && ability.cost)
      actions.push({ action: ability.keyword, cost: ability.cost });
  }
  return actions.length > 0 ? actions : NONE;
}
const NONE: readonly SpecialAction[] = [];

/**
 * CR 116.2b, 702.37e, 702.168b, 701.34b: the morph or disguise cost that it would have face up, or for a manifested creature card
 * its mana cost.
 */
function faceUpAction(state: GameState, seat: Seat, id: ObjectId): readonly SpecialAction[] {
  const object = objectOf(state, id);
  const { faceDown } = object.status;
  if (faceDown === null || characteristics(state, id).controller !== seat) return NONE;
  const face = faceUpFace(state, object);
  const actions: SpecialAction[] = [];
  if (face.abilities?.some(isMorph)) {
    const faceUp = asFace(state, id, object.face);
    for (const { ability } of characteristics(faceUp, id).abilities)
      if (isMorph(ability)) actions.push({ action: "turnFaceUp", cost: ability.cost, by: ability.keyword });
  }
  const manifested = faceDown === "manifest" || faceDown === "cloak";
  if (manifested && face.types.includes("creature") && face.manaCost) {
    const cost: readonly Cost[] = [{ kind: "mana", mana: concreteCost(face.manaCost, 0) }];
    actions.push({ action: "turnFaceUp", cost, by: "manaCost" });
  }
  return actions;
}

const UNLOCKING = { left: "unlockLeft", right: "unlockRight" } as const;

/** CR 709.5e, 116.2m: a locked half of a permanent is unlocked for its mana cost. */
function unlockActions(state: GameState, seat: Seat, object: GameObject): readonly SpecialAction[] {
  const room = roomOf(state, object);
  if (room === null || characteristics(state, object.id).controller !== seat) return NONE;
  return lockedDoors(state, object).flatMap((door) => {
    const mana = halfBehind(room, door)?.manaCost;
    if (!mana) return [];
    return [{ action: UNLOCKING[door], cost: totalUnlockCost(state, seat, concreteCost(mana, 0)) }];
  });
}

/** The half that a special action unlocks, if it does. */
export function doorOf(action: string): Door | null {
  return DOORS.find((door) => UNLOCKING[door] === action) ?? null;
}

/** What a special action spends mana on, where mana may be spent on such a thing only. */
export function purposeOfSpecial(action: string, object: ObjectId): Purpose {
  if (doorOf(action) !== null) return { kind: "other", special: { action: "unlock", object } };
  return action === "turnFaceUp" ? { kind: "other", special: { action, object } } : OTHER_PURPOSE;
}

type Morph = Extract<KeywordAbility, { keyword: CostKeyword }> & {
  readonly keyword: "morph" | "megamorph" | "disguise";
};

function isMorph(ability: Ability): ability is Morph {
  if (ability.kind !== "keyword") return false;
  const { keyword } = ability;
  return keyword === "morph" || keyword === "megamorph" || keyword === "disguise";
}

/** Why a special action can't be taken now (CR 116.2b, f, h, k, m), with an X of 0 in its cost. */
export function specialReason(
  state: GameState,
  seat: Seat,
  id: ObjectId,
  { action, cost }: SpecialAction,
  outlook: ManaOutlook,
): Reason | null {
  if ((action === "plot" || doorOf(action) !== null) && !isSorceryTime(state, seat))
    return { kind: "wrongTiming", needs: "sorcery" };
  if (action === "foretell" && !isActive(state, seat)) return { kind: "wrongTiming", needs: "yourTurn" };
  if (action === "suspend") {
    if (!hasInstantTiming(state, seat, id) && !isSorceryTime(state, seat))
      return { kind: "wrongTiming", needs: "sorcery" };
    const forbidden = castForbidden(state, seat, id);
    if (forbidden) return forbidden;
  }
  const context = emptyContext(id, seat);
  const least = lockIn(state, context, cost);
  const missing = missingToPay(outlook, context, least, purposeOfSpecial(action, id), null);
  return missing ? { kind: "cantPay", missing } : null;
}
