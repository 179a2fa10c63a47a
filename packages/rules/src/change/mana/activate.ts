import type { Body, Effect, ManaType } from "@spellroom/card-language";
import type { Choice, Decision } from "../../decisions/decision.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import type { CurrentManaAbility } from "../../query/kept/mana-holder.ts";
import { characteristics } from "../../query/layers/index.ts";
import { isUsable, manaAbilitiesIn, tapsItself } from "../../query/mana/abilities.ts";
import { manaAbilityCost } from "../../query/mana/ability-cost.ts";
import { settledTypes, wantedTypes, yieldsOf } from "../../query/mana/produced.ts";
import { playersOf } from "../../query/selection/index.ts";
import { isManaType } from "../../query/symbols/mask.ts";
import type { PlanStep } from "../../query/symbols/way.ts";
import { contextOf, EngineError, type Game, playerOf, wordIn } from "../../state/access.ts";
import { emptyContext } from "../../state/context.ts";
import type { ManaAbilityFrame, Scratch } from "../../state/frame.ts";
import type { GameState, ManaUse } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { propose } from "../events/index.ts";
import { bindActivations, noteActivation } from "../events/note-activation.ts";
import {
  bind,
  closeContext,
  openContext,
  popFrame,
  pushFrame,
  replaceFrame,
  skipContext,
} from "../game/game.ts";
import { finishedUse, irreversible, noteUse } from "./note-use.ts";
import { addingMana } from "./pool.ts";
import { type StageLeft, tapAtOnce } from "./tap-at-once.ts";
import { resolveManaTriggers } from "./triggered.ts";

/** Where instructions that add mana look for what is known in advance: the types to produce, and whether {T} was paid. */
const PLANNED_MANA = "plannedMana";

/**
 * Begins to activate a mana ability: it doesn't use the stack and resolves at once (CR 605.3b). A step of a plan says what it
 * is to produce and how its own cost is paid, so that nothing is asked.
 */
export function startManaAbility(
  g: Game,
  seat: Seat,
  object: ObjectId,
  key: string,
  planned: PlanStep | null = null,
  stage: Exclude<StageLeft, "over"> | "again" = "pay",
): void {
  const context = openContext(g, emptyContext(object, seat));
  const scratch: Scratch = planned
    ? { key, wanted: planned.types.join(""), spend: planned.spend.join(""), victims: planned.victims }
    : { key };
  const before = irreversible(g.state);
  pushFrame(g, {
    kind: "manaAbility",
    stage,
    object,
    seat,
    context,
    scratch: { ...scratch, before },
  });
}

/**
 * Activates a mana ability as a plan wants it. Mostly it is over at once; what is left of it is done by a frame, on top of that
 * of the payer, which `hold` puts in order before.
 */
export function followPlan(
  g: Game,
  seat: Seat,
  step: PlanStep,
  current: CurrentManaAbility,
  hold: () => void,
): void {
  const left = tapAtOnce(g, seat, step, current);
  if (left === "over") {
    skipContext(g);
    noteUse(g, plainUse(seat, step));
    return;
  }
  hold();
  startManaAbility(g, seat, step.object, step.key, step, left);
}

function plainUse(seat: Seat, { object, key, types }: PlanStep): ManaUse {
  return { seat, object, key, types, spend: [], spentFrom: [], sources: [object], victims: [], stays: false };
}

/** Uses a mana ability as it was used before, after that has been taken back; if it still can be used (CR 730.1). */
export function repeatUse(g: Game, { seat, object, key, types, spend, victims }: ManaUse): void {
  startManaAbility(g, seat, object, key, { object, key, types, spend, victims }, "again");
}

/** Frame runner: pay its cost, add the mana and do what else it does, then mana abilities that trigger on it (CR 605.4a). */
export function runManaAbility(g: Game, frame: ManaAbilityFrame): void {
  switch (frame.stage) {
    case "again":
      return again(g, frame);
    case "pay":
      return pay(g, frame);
    case "begin":
      return begin(g, frame);
    case "produce":
      return produce(g, frame);
    case "triggered":
      return afterwards(g, frame);
  }
}

function currentAbility(state: GameState, id: ObjectId, key: string | undefined) {
  return manaAbilitiesIn(characteristics(state, id)).find((current) => current.key === key) ?? null;
}

function abilityOf(state: GameState, frame: ManaAbilityFrame): CurrentManaAbility {
  const key = wordIn(frame.scratch, "key");
  const found = currentAbility(state, frame.object, key);
  if (!found) throw new EngineError(`object ${frame.object} has no mana ability ${key}`);
  return found;
}

function again(g: Game, frame: ManaAbilityFrame): void {
  const { seat, object } = frame;
  const key = wordIn(frame.scratch, "key");
  const current = currentAbility(g.state, object, key);
  if (current && isUsable(g.state, seat, object, current)) pay(g, frame);
  else popUnused(g, frame);
}

function pay(g: Game, frame: ManaAbilityFrame): void {
  const cost = manaAbilityCost(g.state, frame.seat, frame.object, abilityOf(g.state, frame));
  const [first] = cost;
  replaceFrame(g, { ...frame, stage: "begin" });
  if (cost.length === 1 && first?.kind === "tap") {
    propose(g, [{ kind: "tap", object: frame.object, forMana: true, source: frame.object, by: frame.seat }]);
    return;
  }
  const { wanted, victims } = frame.scratch;
  pushFrame(g, {
    kind: "payment",
    stage: "begin",
    seat: frame.seat,
    context: frame.context,
    cost,
    deliver: "paid",
    scratch: {
      purpose: "activate",
      object: frame.object,
      manaAbility: true,
      ask: "ability",
      ...(wanted === undefined ? {} : { auto: true, spend: wordIn(frame.scratch, "spend") ?? "" }),
      ...(victims === undefined ? {} : { victims }),
    },
    rewind: null,
  });
}

function begin(g: Game, frame: ManaAbilityFrame): void {
  const paid = contextOf(g.state, frame.context).bindings.paid;
  if (paid && paid.did !== true) {
    popUnused(g, frame);
    return;
  }
  const current = abilityOf(g.state, frame);
  replaceFrame(g, { ...frame, stage: "produce" });
  noteActivation(g, frame.seat, frame.object, current, frame.object, [], true);
  bindActivations(g, frame.context, frame.object, { body: current.ability.body, key: current.key });
}

/** The instructions of the ability; of a modal one those of the mode that gives the mana wanted, or the first that gives any. */
function effectsOf(g: Game, frame: ManaAbilityFrame, body: Body): readonly Effect[] {
  if (body.kind === "plain") return body.effects;
  const context = contextOf(g.state, frame.context);
  const wanted = readTypes(wordIn(frame.scratch, "wanted") ?? "");
  const modes = body.modes.map((mode) => ({ mode, ways: yieldsOf(g.state, context, mode.effects) }));
  const fitting =
    modes.find(({ ways }) => wantedTypes(ways, wanted)?.length) ?? modes.find(({ ways }) => ways.length > 0);
  return (fitting ?? modes[0])?.mode.effects ?? [];
}

/** Mana without choices is added at once; anything else is carried out as instructions that may ask. */
function produce(g: Game, frame: ManaAbilityFrame): void {
  const { ability } = abilityOf(g.state, frame);
  const effects = effectsOf(g, frame, ability.body);
  const context = contextOf(g.state, frame.context);
  const wanted = wordIn(frame.scratch, "wanted") ?? "";
  const [only] = effects;
  replaceFrame(g, { ...frame, stage: "triggered" });
  if (effects.length === 1 && only?.kind === "addMana") {
    const types = settledTypes(yieldsOf(g.state, context, effects), readTypes(wanted));
    if (types) {
      const players = playersOf(g.state, context, only.who);
      const rider = only.rider ?? null;
      const tapped = tapsItself(ability);
      propose(
        g,
        players.map((player) => addingMana(g.state, player, frame.object, types, rider, tapped)),
      );
      return;
    }
  }
  bind(g, frame.context, PLANNED_MANA, {
    did: tapsItself(ability),
    ...(wanted === "" ? {} : { word: wanted }),
  });
  pushFrame(g, { kind: "effects", effects, at: 0, context: frame.context, scratch: {} });
}

function readTypes(text: string): ManaType[] {
  return [...text].filter(isManaType);
}

/** Triggered mana abilities resolve right after the ability that they triggered on (CR 605.4a). */
function afterwards(g: Game, frame: ManaAbilityFrame): void {
  const produced = playerOf(g.state, frame.seat).mana.filter((unit) => unit.source === frame.object);
  if (!resolveManaTriggers(g, produced.map((unit) => unit.type).join(""))) finish(g, frame);
}

function finish(g: Game, frame: ManaAbilityFrame): void {
  const { seat, object } = frame;
  const key = wordIn(frame.scratch, "key") ?? "";
  const before = wordIn(frame.scratch, "before") ?? "";
  noteUse(g, finishedUse(g, { seat, object, key }, contextOf(g.state, frame.context), before));
  popUnused(g, frame);
}

function popUnused(g: Game, frame: ManaAbilityFrame): void {
  popFrame(g);
  closeContext(g, frame.context);
}

/** It never asks itself: choices are made in its payment or in its instructions. */
export function answerManaAbility(
  _g: Game,
  frame: ManaAbilityFrame,
  decision: Decision,
  _choice: Choice,
): Refusal | null {
  throw new EngineError(`a mana ability of ${frame.object} did not ask ${decision.prompt.key}`);
}
