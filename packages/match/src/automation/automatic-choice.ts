/** The automation of seats: what the server passes and chooses for a seat, by its settings and by public information (ADR 5). */
import {
  type Automation,
  abilityName,
  type PassUntil,
  STOP_STEPS,
  type StopStep,
  USUAL_AUTOMATION,
  type WireChoice,
} from "@spellroom/protocol";
import { type Decision, type GameObject, type GameState, isActive, turnsBegun } from "@spellroom/rules";
import { abilitySeen, mightAct } from "@spellroom/view";
import { isEmptyAttack, isWorthAStop } from "./smart-stops.ts";

/** Until when a seat passes automatically, and how many turns had begun when it asked for that. */
export interface Passing {
  readonly until: PassUntil;
  readonly turn: number;
}

/** One seat's automation. Without settings the seat makes every decision itself. */
export interface SeatAutomation {
  readonly settings: Automation | null;
  readonly passing: Passing | null;
}

export const ASK_EVERYTHING: SeatAutomation = { settings: null, passing: null };

/** Bots stop where most players do, so that their play reveals no more about their hands than people's play does. */
export const BOT_AUTOMATION: SeatAutomation = { settings: USUAL_AUTOMATION, passing: null };

/** Whether a seat that passes automatically has reached the point at which it wanted to be asked again. */
export function hasCome({ until, turn }: Passing, state: GameState, seat: number): boolean {
  const isLater = turnsBegun(state) > turn;
  const isMyTurn = isLater && isActive(state, seat);
  switch (until) {
    case "endOfTurn":
      return isLater;
    case "myTurn":
      return isMyTurn;
    case "stackResolved":
      return state.stack.length === 0;
    case "somethingHappens":
      return isMyTurn || somethingHappens(state, seat);
  }
}

function somethingHappens(state: GameState, seat: number): boolean {
  if (state.stack.some((id) => state.objects[id]?.controller !== seat)) return true;
  return !isActive(state, seat) && (state.combat?.attackers.length ?? 0) > 0;
}

/** The choice that the seat has left to the server for the open decision, in wire form; `null`: the seat decides. */
export function automaticChoice(state: GameState, { settings, passing }: SeatAutomation): WireChoice | null {
  const { decision } = state;
  if (!decision || state.result) return null;
  if (decision.kind === "act") {
    const pass = decision.acts.findIndex((act) => act.kind === "pass");
    if (pass < 0) return null;
    const passes =
      (passing && !hasCome(passing, state, decision.seat)) ||
      (settings && mayPass(state, decision, settings));
    return passes ? { kind: "act", act: pass } : null;
  }
  return settings ? rememberedAnswer(state, decision, settings) : null;
}

function mayPass(
  state: GameState,
  decision: Extract<Decision, { kind: "act" }>,
  settings: Automation,
): boolean {
  if (settings.fullControl) return false;
  const { seat } = decision;
  const top = state.objects[state.stack.at(-1) ?? -1] ?? null;
  if (top) {
    const ability = nameOfAbility(state, top);
    if (ability !== null && settings.yields.includes(ability)) return true;
    if (!settings.skip) return false;
    if (top.controller === seat) return !settings.holdPriority;
    return !mightAct(state, decision, settings.withoutMana);
  }
  if (!settings.skip) return false;
  const stops = isActive(state, seat) ? settings.stops.own : settings.stops.other;
  const step = STOP_STEPS.find((one): one is StopStep => one === state.turn.step);
  const stop = step && stops[step];
  if (stop === "always") return false;
  const isWanted = settings.smart ? isWorthAStop(state, seat) : stop !== undefined && !isEmptyAttack(state);
  // The player's own first main phase is where a turn is planned, whatever can be done in it.
  if (settings.smart && isWanted && step === "precombatMain") return false;
  return !isWanted || !mightAct(state, decision, settings.withoutMana);
}

/** The name by which an ability on the stack is yielded to: made from public information, so that a yield reveals nothing. */
function nameOfAbility(state: GameState, object: GameObject): string | null {
  const seen = abilitySeen(state, object);
  return seen && abilityName(seen.definition, seen.ability);
}

function rememberedAnswer(state: GameState, decision: Decision, settings: Automation): WireChoice | null {
  if (decision.kind === "order" && decision.prompt.key === "orderTriggers") {
    const needsNoOrder =
      settings.orderTriggers || (!settings.fullControl && areTwins(state, decision.options));
    return needsNoOrder ? { kind: "order", options: decision.options.map((_, at) => at) } : null;
  }
  if (decision.kind !== "confirm") return null;
  const asking = askingAbility(state, decision);
  const name = asking && nameOfAbility(state, asking);
  const yes = name === null ? undefined : settings.answers[name];
  return yes === undefined ? null : { kind: "confirm", yes };
}

/** Whether all are the same ability of the same card, so that their orders can't be told apart. */
function areTwins({ objects }: GameState, options: Extract<Decision, { kind: "order" }>["options"]): boolean {
  const names = options.map(({ what }) => {
    const source = what.kind === "ability" ? objects[what.source] : undefined;
    if (what.kind !== "ability" || source == null || source.copied !== null) return null;
    return `${source.definition} ${source.face} ${what.key}`;
  });
  return names.every((name) => name !== null && name === names[0]);
}

/** The ability on the stack that a decision comes from: the source itself, or the ability of that permanent. */
function askingAbility(state: GameState, { prompt }: Decision): GameObject | null {
  const asking = prompt.source === null ? null : (state.objects[prompt.source] ?? null);
  if (asking?.kind === "ability") return asking;
  const top = state.objects[state.stack.at(-1) ?? -1] ?? null;
  return top && asking && top.announcement?.source === asking.id ? top : null;
}
