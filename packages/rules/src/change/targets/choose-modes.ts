import type { Body, ModalBody } from "@spellroom/card-language";
import { chooserAmong } from "../../query/selection/index.ts";
import { canChooseModes, type ModeChoice, modeChoice, modeNumber } from "../../query/targets/mode-choice.ts";
import type { Game } from "../../state/access.ts";
import type { Scratch } from "../../state/frame.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { nextBelow } from "../game/chance.ts";
import { updateObject } from "../game/game.ts";
import { announcementOf, answered, askUnder, type Choosing, DONE, updateAnnouncement } from "./choosing.ts";

/**
 * Stage: the modes are announced, in printed order (CR 601.2b, 603.3c, 700.2). `affords` says which can be paid for
 * together, where modes cost something.
 */
export function chooseModes(
  g: Game,
  seat: Seat,
  id: ObjectId,
  body: Body,
  scratch: Scratch,
  affords: ((modes: readonly number[]) => boolean) | null = null,
): Choosing {
  if (body.kind === "plain") return DONE;
  const announcement = announcementOf(g.state, id);
  if (announcement.modes.length > 0) return DONE;
  const { context } = announcement;
  const entwined = announcement.paidOptions.some((option) => option.startsWith("entwine"));
  const possible = modeChoice(g.state, context, body, id, entwined);
  const choice = affords && !entwined ? withinMeans(possible, affords) : possible;
  if (!canChooseModes(choice)) return { kind: "impossible", why: { kind: "noMode" } };
  if (affords && choice.max === ONE_BY_ONE)
    return chooseOneByOne(g, seat, id, body, scratch, possible, affords);
  const picked = answered(scratch, "modes") ?? onlyChoice(choice) ?? (body.random ? drawn(g, choice) : null);
  if (picked) {
    settle(g, id, body, picked);
    return DONE;
  }
  const chooser = (body.chooser ? chooserAmong(g.state, context, body.chooser) : undefined) ?? seat;
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

/** At most that many modes can be paid for, and not all of them equally, so they are chosen one after the other. */
const ONE_BY_ONE = -1;

/** The choice as far as it can be paid for: as many modes as all combinations of that many allow, if none of more does. */
function withinMeans(choice: ModeChoice, affords: (modes: readonly number[]) => boolean): ModeChoice {
  const sets = subsets(choice.available).filter(({ length }) => length > 0 && length <= choice.max);
  const payable = sets.filter(affords);
  const most = Math.max(0, ...payable.map(({ length }) => length));
  if (most === 0) return { ...choice, max: choice.min };
  const isEven = payable.length === sets.filter(({ length }) => length <= most).length;
  return { ...choice, max: isEven ? Math.max(choice.min, most) : ONE_BY_ONE };
}

function subsets(of: readonly number[]): readonly (readonly number[])[] {
  let found: readonly (readonly number[])[] = [[]];
  for (const one of of) found = found.flatMap((set) => [set, [...set, one]]);
  return found;
}

/** Each mode is chosen among those that can be paid for together with the ones before, until the player stops. */
function chooseOneByOne(
  g: Game,
  seat: Seat,
  id: ObjectId,
  body: ModalBody,
  scratch: Scratch,
  { available, min, max }: ModeChoice,
  affords: (modes: readonly number[]) => boolean,
): Choosing {
  const picked: number[] = [];
  for (;;) {
    const open =
      picked.length < max
        ? available.filter((mode) => !picked.includes(mode) && affords([...picked, mode]))
        : [];
    const needed = picked.length < min;
    const name = `modes:${picked.length}`;
    const answer = answered(scratch, name) ?? (needed && open.length === 1 ? open : null);
    if (open.length === 0 || answer?.length === 0) break;
    if (answer === null) {
      const options = open.map((mode) => ({ value: mode, what: { kind: "mode", mode } as const }));
      const prompt = { key: "chooseModes", source: id } as const;
      return askUnder(g, scratch, name, seat, prompt, {
        kind: "modes",
        options,
        min: needed ? 1 : 0,
        max: 1,
        repeat: false,
      });
    }
    picked.push(...answer);
  }
  settle(g, id, body, picked);
  return DONE;
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
  if (!body.notChosenThisTurn && !body.notChosenBefore) return;
  const source = g.state.objects[context.source];
  if (!source) return;
  const usedThisTurn: Record<number, number> = { ...source.usedThisTurn };
  const usedEver: Record<number, number> = { ...source.usedEver };
  for (const mode of picked) {
    usedThisTurn[modeNumber(body, mode)] = 1;
    usedEver[modeNumber(body, mode)] = 1;
  }
  updateObject(g, source.id, { usedThisTurn, usedEver });
}
