import type { ModalBody } from "@spellroom/card-language";
import { objectOf } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { GameObject } from "../../state/object.ts";
import { amountOf, holds } from "../selection/index.ts";
import { missingTarget } from "./can-target.ts";

/** How many modes are to be chosen, and from which (CR 700.2a-d). */
export interface ModeChoice {
  readonly available: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly repeat: boolean;
}

/**
 * The modes that could be chosen now. A mode without legal targets can't be (CR 700.2a), nor one that was chosen earlier in
 * the turn where the text says so; with entwine paid all of them are chosen (CR 702.42a).
 */
export function modeChoice(
  state: GameState,
  context: Context,
  body: ModalBody,
  self: ObjectId,
  entwined: boolean,
): ModeChoice {
  const used = usedBefore(objectOf(state, context.source), body);
  const available = body.modes.flatMap((mode, at) =>
    (used?.[modeNumber(body, at)] ?? 0) === 0 && missingTarget(state, context, mode, self) === null
      ? [at]
      : [],
  );
  const { choose } =
    body.alternative && holds(state, context, body.alternative.condition) ? body.alternative : body;
  const most = body.repeat ? Number.MAX_SAFE_INTEGER : body.modes.length;
  const min = entwined ? body.modes.length : amountOf(state, context, choose.min);
  const wanted = choose.max === "any" ? most : amountOf(state, context, choose.max);
  const reachable = body.repeat ? (available.length > 0 ? most : 0) : available.length;
  const max = entwined ? body.modes.length : Math.min(wanted, reachable, 20);
  return { available, min, max: Math.max(max, 0), repeat: body.repeat === true };
}

/** The numbers of the modes that can't be chosen again, this turn or at all. */
function usedBefore(source: GameObject, body: ModalBody): Readonly<Record<number, number>> | null {
  if (body.notChosenBefore) return source.usedEver;
  return body.notChosenThisTurn ? source.usedThisTurn : null;
}

/** Whether enough modes could be chosen. */
export function canChooseModes(choice: ModeChoice): boolean {
  const reachable = choice.repeat && choice.available.length > 0 ? choice.min : choice.available.length;
  return reachable >= choice.min;
}

/** Chosen modes are counted on the source under numbers below those of its abilities. */
export function modeNumber(body: ModalBody, mode: number): number {
  return -100 - body.modes.length * 100 - mode;
}
