import type { Body, ModalBody } from "@spellroom/card-language";
import { nextBelow } from "../core/chance.ts";
import { type Game, objectOf, updateObject } from "../core/game.ts";
import { amountOf, holds, playersOf } from "../selection/index.ts";
import type { Context } from "../state/context.ts";
import type { Scratch } from "../state/frame.ts";
import type { GameState } from "../state/game-state.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { missingTarget } from "./can-target.ts";
import { announcementOf, answered, askUnder, type Choosing, DONE, updateAnnouncement } from "./choosing.ts";

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
  const used = body.notChosenThisTurn ? objectOf(state, context.source).usedThisTurn : null;
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

/** Whether enough modes could be chosen. */
export function canChooseModes(choice: ModeChoice): boolean {
  const reachable = choice.repeat && choice.available.length > 0 ? choice.min : choice.available.length;
  return reachable >= choice.min;
}

/** Chosen modes are counted on the source under numbers below those of its abilities. */
function modeNumber(body: ModalBody, mode: number): number {
  return -100 - body.modes.length * 100 - mode;
}

/**
 * Stage: the modes are announced, in printed order (CR 601.2b, 603.3c, 700.2). `affordable` says how many can be paid for
 * where each costs something.
 */
export function chooseModes(
  g: Game,
  seat: Seat,
  id: ObjectId,
  body: Body,
  scratch: Scratch,
  affordable = Number.POSITIVE_INFINITY,
): Choosing {
  if (body.kind === "plain") return DONE;
  const announcement = announcementOf(g.state, id);
  if (announcement.modes.length > 0) return DONE;
  const { context } = announcement;
  const entwined = announcement.paidOptions.some((option) => option.startsWith("entwine"));
  const possible = modeChoice(g.state, context, body, id, entwined);
  const choice = { ...possible, max: Math.max(possible.min, Math.min(possible.max, affordable)) };
  if (!canChooseModes(choice)) return { kind: "impossible", why: { kind: "noMode" } };
  const picked = answered(scratch, "modes") ?? onlyChoice(choice) ?? (body.random ? drawn(g, choice) : null);
  if (picked) {
    settle(g, id, body, picked);
    return DONE;
  }
  const [chooser = seat] = body.chooser ? playersOf(g.state, context, body.chooser) : [seat];
  return askUnder(
    g,
    scratch,
    "modes",
    chooser,
    { key: "chooseModes", source: id },
    {
      kind: "modes",
      options: choice.available.map((mode) => ({ value: mode, what: { kind: "mode", mode } })),
      min: choice.min,
      max: choice.max,
      repeat: choice.repeat,
    },
  );
}

function onlyChoice({ available, min, max, repeat }: ModeChoice): readonly number[] | null {
  if (max === 0) return [];
  if (min !== max) return null;
  if (available.length === 1 && repeat) return new Array<number>(min).fill(available[0] ?? 0);
  return available.length === min && !repeat ? available : null;
}

function drawn(g: Game, { available, min, repeat }: ModeChoice): readonly number[] {
  const left = available.slice();
  const picked: number[] = [];
  while (picked.length < min && left.length > 0) {
    const at = nextBelow(g, "modes", left.length);
    picked.push(left[at] ?? 0);
    if (!repeat) left.splice(at, 1);
  }
  return picked;
}

function settle(g: Game, id: ObjectId, body: ModalBody, picked: readonly number[]): void {
  const { context } = updateAnnouncement(g, id, { modes: picked.toSorted((left, right) => left - right) });
  if (!body.notChosenThisTurn) return;
  const source = g.state.objects[context.source];
  if (!source) return;
  const usedThisTurn: Record<number, number> = { ...source.usedThisTurn };
  for (const mode of picked) usedThisTurn[modeNumber(body, mode)] = 1;
  updateObject(g, source.id, { usedThisTurn });
}
