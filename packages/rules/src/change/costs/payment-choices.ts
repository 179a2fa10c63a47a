import type { Cost } from "@spellroom/card-language";
import type { Option } from "../../decisions/parts/option.ts";
import type { PromptKey } from "../../decisions/parts/prompt.ts";
import { missingToPay, withOneMana } from "../../query/casting/can-pay.ts";
import { type PaidCost, pickFor } from "../../query/costs/cost-parts.ts";
import { canPayParts, movesThis } from "../../query/costs/payable.ts";
import { isEnough, type Pick, pickWithout } from "../../query/costs/pick.ts";
import { shownCost } from "../../query/costs/shown-cost.ts";
import { outlookOf } from "../../query/mana/outlook.ts";
import { type Game, numbersIn, remember } from "../../state/access.ts";
import type { PaymentFrame } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import { ask } from "../game/game.ts";
import {
  goTo,
  helpersOf,
  partsOf,
  payingContextOf,
  pickedFor,
  purposeOf,
  type ResolvedCost,
  resolvedCost,
} from "./payment-frame.ts";

export type Settling = "settled" | "again" | "asked" | "impossible";

/**
 * Settles one choice of the payer other than mana: which of several costs, or which objects pay a part. `again`
 * means that something was settled without asking; `settled` that nothing is left to choose.
 */
export function settleChoice(g: Game, frame: PaymentFrame): Settling {
  const { open } = resolvedCost(frame);
  if (open) return chooseWay(g, frame, open);
  const parts = partsOf(frame);
  const context = payingContextOf(g.state, frame);
  for (const [at, part] of parts.entries()) {
    if (numbersIn(frame.scratch, `part:${at}`)) continue;
    const pick = pickFor(g.state, frame.seat, context, part);
    if (!pick) continue;
    const taken = takenBefore(frame, parts, at, context.source);
    for (const id of helpersOf(frame)) if (g.state.objects[id]?.zone === "graveyard") taken.add(id);
    const free = pickWithout(pick, taken);
    if (!isEnough(free)) return "impossible";
    const settled = onlyPick(frame, free);
    if (settled) {
      goTo(g, frame, "choose", remember(frame.scratch, `part:${at}`, settled));
      return "again";
    }
    askForObjects(g, frame, at, part, free);
    return "asked";
  }
  return "settled";
}

/** Which of several costs to pay; only those that can be paid along with the others are offered. */
function chooseWay(g: Game, frame: PaymentFrame, open: NonNullable<ResolvedCost["open"]>): Settling {
  const context = payingContextOf(g.state, frame);
  const outlook = outlookOf(g.state, frame.seat);
  const others = resolvedCost(frame).costs.filter((cost) => cost.kind !== "either");
  const payable = open.ways.flatMap((way, at) =>
    missingToPay(outlook, context, withOneMana([...others, ...way]), purposeOf(frame), null) === null
      ? [at]
      : [],
  );
  const [only] = payable;
  if (only === undefined) return "impossible";
  if (payable.length === 1) {
    goTo(g, frame, "choose", remember(frame.scratch, open.name, [only]));
    return "again";
  }
  const options = payable.map(
    (value): Option => ({ value, what: { kind: "cost", cost: shownCost(open.ways[value] ?? []) } }),
  );
  goTo(g, frame, "choose", remember(frame.scratch, "asking", open.name));
  ask(
    g,
    frame.seat,
    { key: "chooseCost", source: context.source },
    { kind: "pick", min: 1, max: 1, options },
  );
  return "asked";
}

/** Objects that other parts of the same cost use: nothing pays twice (CR 118.10). */
function takenBefore(
  frame: PaymentFrame,
  parts: readonly PaidCost[],
  before: number,
  source: ObjectId,
): Set<ObjectId> {
  const taken = new Set<ObjectId>();
  for (const [at, part] of parts.entries()) {
    if (movesThis(part)) taken.add(source);
    if (at !== before) for (const id of pickedFor(frame, at)) taken.add(id);
  }
  return taken;
}

/** The objects if there is no choice, or if a plan has chosen them already. */
function onlyPick(frame: PaymentFrame, pick: Pick): readonly ObjectId[] | null {
  const planned = numbersIn(frame.scratch, "victims");
  if (planned && planned.length > 0 && planned.every((id) => pick.candidates.includes(id))) return planned;
  if (pick.max === 0) return [];
  if (pick.candidates.length > pick.min) return null;
  return pick.min === pick.max || pick.total ? pick.candidates : null;
}

/**
 * Whether the chosen objects still pay, after mana abilities have been used: they may have left, been tapped or lost what made
 * them fit (CR 601.2h). Those that don't must be chosen again; `impossible` if a part can no longer be paid at all.
 */
export function stillPays(g: Game, frame: PaymentFrame): Exclude<Settling, "asked"> {
  const parts = partsOf(frame);
  const context = payingContextOf(g.state, frame);
  if (canPayParts(g.state, frame.seat, context, parts) !== null) return "impossible";
  const stale = parts.flatMap((part, at) => {
    const picked = numbersIn(frame.scratch, `part:${at}`);
    const candidates = picked && pickFor(g.state, frame.seat, context, part)?.candidates;
    return candidates && picked.some((id) => !candidates.includes(id)) ? [`part:${at}`] : [];
  });
  if (stale.length === 0) return "settled";
  const kept = Object.entries(frame.scratch).filter(([name]) => !stale.includes(name));
  goTo(g, frame, "choose", Object.fromEntries(kept));
  return "again";
}

const PROMPTS: Partial<Record<Cost["kind"], PromptKey>> = { sacrifice: "sacrifice", discard: "discard" };

function askForObjects(g: Game, frame: PaymentFrame, at: number, part: PaidCost, pick: Pick): void {
  const { source } = payingContextOf(g.state, frame);
  goTo(g, frame, "choose", remember(frame.scratch, "asking", `part:${at}`));
  ask(
    g,
    frame.seat,
    {
      key: PROMPTS[part.kind] ?? "chooseCost",
      source,
      detail: part.kind,
      amount: pick.total?.limit ?? pick.min,
    },
    {
      kind: "pick",
      min: pick.min,
      max: pick.max,
      options: pick.candidates.map((object) => ({ value: object, what: { kind: "object", object } })),
    },
  );
}

/** Whether the total of the picked objects is what it must be (crew, collect evidence, forage). */
export function comesToEnough(g: Game, frame: PaymentFrame, picked: readonly ObjectId[]): boolean {
  const name = frame.scratch.asking;
  const at = typeof name === "string" ? Number(/^part:(\d+)$/.exec(name)?.[1] ?? -1) : -1;
  const part = partsOf(frame)[at];
  if (!part) return true;
  const pick = pickFor(g.state, frame.seat, payingContextOf(g.state, frame), part);
  if (!pick?.total) return true;
  const { values, limit, exactly } = pick.total;
  let total = 0;
  for (const [index, id] of pick.candidates.entries()) if (picked.includes(id)) total += values[index] ?? 0;
  return exactly ? total === limit : total >= limit;
}
