import type { ManaType } from "@spellroom/card-language";
import { lifeIn, movesThis, payableLife } from "../../query/costs/payable.ts";
import type { CurrentManaAbility } from "../../query/kept/mana-holder.ts";
import { characteristics } from "../../query/layers/index.ts";
import { isUsable, manaAbilitiesIn } from "../../query/mana/abilities.ts";
import { helpOf } from "../../query/mana/helpers.ts";
import { type PaymentTerms, type RemovedCounters, removedFrom } from "../../query/mana/outlook.ts";
import { solveFromPool, solvePayment } from "../../query/mana/payment-plan.ts";
import type { Spending } from "../../query/mana/plan.ts";
import { shapeOf } from "../../query/symbols/cost-shape.ts";
import { isManaType } from "../../query/symbols/mask.ts";
import type { PlanStep } from "../../query/symbols/way.ts";
import { contextOf, flagIn, type Game, playerOf, topFrame } from "../../state/access.ts";
import type { Scratch } from "../../state/frame.ts";
import type { GameState, PaymentFrame } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { ManaUnit } from "../../state/player.ts";
import { followPlan } from "../mana/activate.ts";
import { goTo, helpersOf, manaOf, partsOf, payingContextOf, pickedFor, purposeOf } from "./payment-frame.ts";

/** What the other parts of the cost keep mana from being made with, and the life they take. */
export function termsOf(state: GameState, frame: PaymentFrame): PaymentTerms & { readonly life: number } {
  const context = contextOf(state, frame.context);
  const except = new Set<ObjectId>();
  const gone = new Set<ObjectId>();
  const counters: RemovedCounters[] = [];
  const parts = partsOf(frame);
  for (const [at, part] of parts.entries()) {
    if (part.kind === "tap" || part.kind === "untap") except.add(context.source);
    if (movesThis(part)) gone.add(context.source);
    if (part.kind === "removeCounters") {
      const objects = part.from === "this" ? [context.source] : pickedFor(frame, at);
      counters.push(...removedFrom(state, context, part, objects));
      continue;
    }
    const taps = part.kind === "tapOthers" || part.kind === "untapOthers";
    for (const id of pickedFor(frame, at)) (taps ? except : gone).add(id);
  }
  for (const id of helpersOf(frame)) except.add(id);
  for (const id of busySources(state)) except.add(id);
  return { except, gone, counters, life: lifeIn(state, context, parts) };
}

/** A mana ability can't be activated again until it has resolved (CR 605.3c). */
function busySources(state: GameState): ObjectId[] {
  return state.frames.flatMap((frame) => (frame.kind === "manaAbility" ? [frame.object] : []));
}

/** Life that may go into Phyrexian symbols. */
function lifeForSymbols(state: GameState, frame: PaymentFrame): number {
  return Math.max(
    0,
    payableLife(state, frame.seat, payingContextOf(state, frame)) - termsOf(state, frame).life,
  );
}

/** How the pool and the chosen helpers would pay the cost; with `life` also by life. */
export function spendingNow(state: GameState, frame: PaymentFrame, life: boolean): Spending | null {
  const planned = plannedSpending(state, frame);
  if (planned) return planned;
  const mana = manaOf(frame);
  const mayTakeLife = life && shapeOf(mana).phyrexian.length > 0;
  return solveFromPool(
    state,
    frame.seat,
    mana,
    purposeOf(frame),
    new Set(helpersOf(frame)),
    mayTakeLife ? lifeForSymbols(state, frame) : 0,
  );
}

/**
 * The life that the answer `fromPool` would pay at the open question, for Phyrexian symbols that the pool leaves (CR 107.4f);
 * `null` if pool and life together don't pay, or nothing is being paid.
 */
export function lifeFromPool(state: GameState): number | null {
  const frame = topFrame(state);
  if (state.decision?.kind !== "pay" || frame?.kind !== "payment") return null;
  return spendingNow(state, frame, true)?.life ?? null;
}

/** A plan names the very mana that pays for a mana ability on the way. */
function plannedSpending(state: GameState, frame: PaymentFrame): Spending | null {
  const { spend } = frame.scratch;
  if (typeof spend !== "string" || spend === "") return null;
  const pool = playerOf(state, frame.seat).mana;
  const units: number[] = [];
  for (const type of spend) {
    const fits = (unit: ManaUnit, at: number): boolean =>
      unit.type === type && unit.rider === null && !units.includes(at);
    const plain = pool.findIndex((unit, at) => fits(unit, at) && !unit.snow);
    const at = plain >= 0 ? plain : pool.findIndex(fits);
    if (at < 0) return null;
    units.push(at);
  }
  return { units, helpers: [], life: 0 };
}

/**
 * Stage: mana abilities are activated (CR 601.2g). With automatic payment the engine's plan is written down and carried out;
 * otherwise the payer is asked until the pool suffices or the payer cancels.
 */
export function planMana(g: Game, frame: PaymentFrame): "planned" | "ask" | "none" {
  const mana = manaOf(frame);
  if (mana.length === 0) return "none";
  if (flagIn(frame.scratch, "auto")) {
    const terms = termsOf(g.state, frame);
    const plan = plannedSpending(g.state, frame)
      ? { steps: [] }
      : solvePayment(g.state, frame.seat, mana, purposeOf(frame), terms);
    if (plan) {
      follow(g, withPlan(frame, plan.steps), plan.steps, 0);
      return "planned";
    }
  } else if (flagIn(frame.scratch, "touched") && spendingNow(g.state, frame, false)) {
    goTo(g, frame, "spend");
    return "planned";
  }
  return "ask";
}

/** Stage: the rest of a plan, after an interruption. */
export function carryOutPlan(g: Game, frame: PaymentFrame): void {
  const { plan, step } = frame.scratch;
  const steps = Array.isArray(plan)
    ? plan.flatMap((text) => (typeof text === "string" ? [readStep(text)] : []))
    : [];
  follow(g, frame, steps, typeof step === "number" ? step : 0);
}

/** Carries out the steps of the plan until an interruption or the end. */
function follow(g: Game, frame: PaymentFrame, steps: readonly PlanStep[], from: number): void {
  const { seat } = frame;
  const helpers = helpersOf(frame).slice();
  const scratchAt = (step: number): Scratch => ({
    ...frame.scratch,
    step,
    ...(step > 0 ? { touched: true } : {}),
    ...(helpers.length > 0 ? { helpers } : {}),
  });
  const top = g.state.frames.length;
  for (let at = from; at < steps.length; at++) {
    const step = steps[at];
    if (!step) break;
    if (helpOf(step.key) !== null) {
      helpers.push(step.object);
      continue;
    }
    const current = stillUsable(g.state, seat, step);
    if (current) followPlan(g, seat, step, current, () => goTo(g, frame, "activate", scratchAt(at + 1)));
    if (g.state.frames.length > top) return;
  }
  goTo(g, frame, "spend", scratchAt(steps.length));
}

function stillUsable(state: GameState, seat: Seat, { object: id, key }: PlanStep): CurrentManaAbility | null {
  const object = state.objects[id];
  if (!object || object.zone === null) return null;
  const current = manaAbilitiesIn(characteristics(state, id)).find((one) => one.key === key);
  return current && isUsable(state, seat, id, current) ? current : null;
}

function withPlan(frame: PaymentFrame, steps: readonly PlanStep[]): PaymentFrame {
  return { ...frame, scratch: { ...frame.scratch, plan: steps.map(writeStep) } };
}

/** Plans wait in the frame's scratch as lines of text. */
function writeStep({ object, key, types, spend, victims }: PlanStep): string {
  return `${object}|${key}|${types.join("")}|${spend.join("")}|${victims.join(",")}`;
}

function readStep(text: string): PlanStep {
  const [object = "", key = "", types = "", spend = "", victims = ""] = text.split("|");
  const letters = (list: string): ManaType[] => [...list].filter(isManaType);
  return {
    object: Number(object),
    key,
    types: letters(types),
    spend: letters(spend),
    victims: victims === "" ? [] : victims.split(",").map(Number),
  };
}
