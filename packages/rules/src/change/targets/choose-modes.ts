import type { Body, ModalBody } from "@spellroom/card-language";
import { playersOf } from "../../query/selection/index.ts";
import { canChooseModes, type ModeChoice, modeChoice, modeNumber } from "../../query/targets/mode-choice.ts";
import type { Game } from "../../state/access.ts";
import type { Scratch } from "../../state/frame.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { nextBelow } from "../game/chance.ts";
import { updateObject } from "../game/game.ts";
import { announcementOf, answered, askUnder, type Choosing, DONE, updateAnnouncement } from "./choosing.ts";

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
