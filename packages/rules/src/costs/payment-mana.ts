import type { ManaType } from "@spellroom/card-language";
import { contextOf, flagIn, type Game, numbersIn, playerOf, remember } from "../core/game.ts";
import { characteristics } from "../layers/index.ts";
import { isUsable, manaAbilitiesIn } from "../mana/abilities.ts";
import { startManaAbility } from "../mana/activate.ts";
import { helpOf } from "../mana/helpers.ts";
import { isManaType } from "../mana/mask.ts";
import type { PaymentTerms } from "../mana/outlook.ts";
import { solveFromPool, solvePayment } from "../mana/payment-plan.ts";
import type { Spending } from "../mana/plan.ts";
import type { PlanStep } from "../mana/way.ts";
import type { GameState } from "../state/game-state.ts";
import type { ObjectId } from "../state/ids.ts";
import type { ManaUnit } from "../state/player.ts";
import { lifeIn, movesThis, payableLife } from "./payable.ts";
import { goTo, manaOf, type PaymentFrame, partsOf, pickedFor, purposeOf } from "./payment-frame.ts";

/** What the other parts of the cost keep mana from being made with, and the life they take. */
export function termsOf(state: GameState, frame: PaymentFrame): PaymentTerms & { readonly life: number } {
  const context = contextOf(state, frame.context);
  const except = new Set<ObjectId>();
  const gone = new Set<ObjectId>();
  const parts = partsOf(frame);
  for (const [at, part] of parts.entries()) {
    if (part.kind === "tap" || part.kind === "untap") except.add(context.source);
    if (movesThis(part)) gone.add(context.source);
    const taps = part.kind === "tapOthers" || part.kind === "untapOthers";
    for (const id of pickedFor(frame, at)) (taps ? except : gone).add(id);
  }
  for (const id of helpersOf(frame)) except.add(id);
  for (const id of busySources(state)) except.add(id);
  return { except, gone, life: lifeIn(state, context, parts) };
}

/** A mana ability can't be activated again until it has resolved (CR 605.3c). */
function busySources(state: GameState): ObjectId[] {
  return state.frames.flatMap((frame) => (frame.kind === "manaAbility" ? [frame.object] : []));
}

/** Objects that are to be tapped or exiled rather than mana being paid. */
export function helpersOf(frame: PaymentFrame): readonly ObjectId[] {
  return numbersIn(frame.scratch, "helpers") ?? [];
}

/** Life that may go into Phyrexian symbols. */
function lifeForSymbols(state: GameState, frame: PaymentFrame): number {
  return Math.max(0, payableLife(state, frame.seat) - termsOf(state, frame).life);
}

/** How the pool and the helpers chosen would pay what is to be paid; with `life` also by life. */
export function spendingNow(state: GameState, frame: PaymentFrame, life: boolean): Spending | null {
  const planned = plannedSpending(state, frame);
  if (planned) return planned;
  return solveFromPool(
    state,
    frame.seat,
    manaOf(frame),
    purposeOf(frame),
    new Set(helpersOf(frame)),
    life ? lifeForSymbols(state, frame) : 0,
  );
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
 * otherwise the payer is asked until the pool is enough or the payer gives up.
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
      goTo(g, frame, "activate", { ...frame.scratch, plan: plan.steps.map(writeStep), step: 0 });
      return "planned";
    }
  } else if (flagIn(frame.scratch, "touched") && spendingNow(g.state, frame, false)) {
    goTo(g, frame, "spend");
    return "planned";
  }
  return "ask";
}

/** Stage: one step of the plan after another. */
export function carryOutPlan(g: Game, frame: PaymentFrame): void {
  const { plan, step } = frame.scratch;
  const at = typeof step === "number" ? step : 0;
  const text = Array.isArray(plan) ? plan[at] : undefined;
  if (typeof text !== "string") {
    goTo(g, frame, "spend");
    return;
  }
  const next = readStep(text);
  const scratch = { ...frame.scratch, step: at + 1, touched: true };
  if (helpOf(next.key) !== null) {
    goTo(g, frame, "activate", remember(scratch, "helpers", [...helpersOf(frame), next.object]));
    return;
  }
  goTo(g, frame, "activate", scratch);
  if (canStillUse(g.state, frame, next)) startManaAbility(g, frame.seat, next.object, next.key, next);
}

function canStillUse(state: GameState, frame: PaymentFrame, step: PlanStep): boolean {
  const object = state.objects[step.object];
  if (!object || object.zone === null) return false;
  const current = manaAbilitiesIn(characteristics(state, step.object)).find((one) => one.key === step.key);
  return current !== undefined && isUsable(state, frame.seat, step.object, current);
}

/** Plans wait in the frame's scratch as lines of text. */
function writeStep({ object, key, types, spend, victims }: PlanStep): string {
  return [object, key, types.join(""), spend.join(""), victims.join(",")].join("|");
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
