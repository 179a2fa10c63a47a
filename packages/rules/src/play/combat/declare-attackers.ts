import type { Cost } from "@spellroom/card-language";
import { propose } from "../../change/events/index.ts";
import { isCreatureThere } from "../../change/events/participants.ts";
import { ask, replaceFrame } from "../../change/game/game.ts";
import type { Choice, Decision } from "../../decisions/decision.ts";
import { entityNumber, numberedEntity, sameEntity } from "../../decisions/parts/entity.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { controllerOf, hasKeyword } from "../../query/layers/index.ts";
import { type Game, numbersIn } from "../../state/access.ts";
import type { CombatFrame } from "../../state/frame.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import { activeSeats } from "../../state/teams.ts";
import {
  attackLimits,
  bestAttacks,
  isAccompanied,
  type SettledAttack,
  withinLimits,
} from "./attack-limits.ts";
import { type AttackOption, type PossibleAttacker, possibleAttackers } from "./attack-options.ts";
import { chosenBands } from "./banding.ts";
import { beginAttacking } from "./begin-attacking.ts";
import { asTapped, canPayFor, type Payment, payFor, wasPaid } from "./costs.ts";
import { chosenToEnlist, enlist, tapEnlisted } from "./enlisting.ts";
import { chosenToExert, exertAttacker } from "./exerting.ts";

/** A creature declared as an attacker, and what it attacks. */
export interface Attack {
  readonly object: ObjectId;
  readonly defender: Entity;
}

/**
 * CR 508.1: asks for the declaration, where anything could attack. On a team one after another declares attackers of their own, all
 * of which are one attack (CR 805.10b).
 */
export function askForAttackers(g: Game, frame: CombatFrame): void {
  const seat = nextToDeclare(g.state, frame);
  if (seat === undefined) {
    afterDeclaring(g, frame, declaredAttacks(frame));
    return;
  }
  const { settled, own, later } = dividedBy(frame, affordableAttackers(g.state), seat);
  if (own.length === 0) {
    noteAttacks(g, { ...frame, seat }, []);
    return;
  }
  const candidates = own.map(({ object, options }) => ({
    object,
    defenders: options.map(({ defender }) => defender),
    must: options.some(({ obeys, cost }) => obeys > 0 && cost.length === 0),
  }));
  const limits = attackLimits(g.state);
  const best = bestAttacks([...own, ...later], limits, settled);
  const others = later.length > 0 ? bestAttacks(later, limits, settled).obeyed : 0;
  const least = best.attacks.filter(({ object }) => own.some((one) => one.object === object));
  if (seat !== frame.seat) replaceFrame(g, { ...frame, seat });
  ask(
    g,
    seat,
    { key: "declareAttackers", source: null },
    { kind: "attackers", candidates, required: Math.max(0, best.obeyed - others), least },
  );
}

/** The next of the active players to declare; nobody once all have. */
function nextToDeclare(state: GameState, frame: CombatFrame): Seat | undefined {
  const done = whoHasDeclared(frame);
  return activeSeats(state).find((seat) => !done.includes(seat));
}

function whoHasDeclared({ scratch }: CombatFrame): readonly Seat[] {
  return numbersIn(scratch, "done") ?? [];
}

/** What teammates have declared, what that player could attack with, and what those could who declare after that. */
interface Divided {
  readonly settled: readonly SettledAttack[];
  readonly own: readonly PossibleAttacker[];
  readonly later: readonly PossibleAttacker[];
}

function dividedBy(frame: CombatFrame, attackers: readonly PossibleAttacker[], seat: Seat): Divided {
  const done = [...whoHasDeclared(frame), seat];
  return {
    settled: declaredAttacks(frame).map((attack) => withAlone(attackers, attack)),
    own: attackers.filter((one) => one.seat === seat),
    later: attackers.filter((one) => !done.includes(one.seat)),
  };
}

function withAlone(attackers: readonly PossibleAttacker[], attack: Attack): SettledAttack {
  return { ...attack, notAlone: attackers.some((one) => one.object === attack.object && one.notAlone) };
}

/** An attack that the player couldn't pay for isn't offered. */
function affordableAttackers(state: GameState): readonly PossibleAttacker[] {
  return possibleAttackers(state).flatMap((attacker) => {
    const options = attacker.options.filter(({ cost }) => canAttackFor(state, [attacker.object], cost));
    return options.length > 0 ? [{ ...attacker, options }] : [];
  });
}

/** Whether the controller of attackers can pay the cost once the attackers have been tapped for it (CR 508.1f, 508.1h-j). */
function canAttackFor(state: GameState, attackers: readonly ObjectId[], cost: readonly Cost[]): boolean {
  const [first] = attackers;
  if (cost.length === 0 || first === undefined) return true;
  return canPayFor(asTapped(state, tappedBy(state, attackers)), controllerOf(state, first), first, cost);
}

/** Attacking taps them but for those with vigilance (CR 508.1f, 702.20b). */
function tappedBy(state: GameState, attackers: readonly ObjectId[]): readonly ObjectId[] {
  return attackers.filter((id) => !hasKeyword(state, id, "vigilance"));
}

/** Takes a declaration that obeys every restriction and as many requirements as possible (CR 508.1c-d). */
export function answerAttackers(
  g: Game,
  frame: CombatFrame,
  decision: Decision,
  choice: Choice,
): Refusal | null {
  if (choice.kind !== "attackers" || decision.kind !== "attackers")
    return { kind: "wrongKind", expected: decision.kind };
  const { attacks } = choice;
  const attackers = affordableAttackers(g.state);
  const divided = dividedBy(frame, attackers, frame.seat);
  const chosen = attacks.flatMap((attack) => chosenOption(divided.own, attack) ?? []);
  if (chosen.length !== attacks.length) return { kind: "notOffered", detail: "attacker" };
  const whole = attacks.map((attack) => withAlone(attackers, attack));
  const problem = problemWith(g.state, divided, whole, chosen, decision.required);
  if (problem) return { kind: "illegalCombination", detail: problem };
  noteAttacks(g, frame, attacks);
  return null;
}

/** Adds a player's attacks to those of teammates who have declared before. */
function noteAttacks(g: Game, frame: CombatFrame, attacks: readonly Attack[]): void {
  const all = [...declaredAttacks(frame), ...attacks];
  const list = all.map(({ object, defender }) => [object, entityNumber(defender)]);
  const done = [...whoHasDeclared(frame), frame.seat];
  replaceFrame(g, { ...frame, scratch: { attacks: list, done } });
}

/** What is wrong with a player's attacks as part of one that others on the team may complete. */
function problemWith(
  state: GameState,
  { settled, own, later }: Divided,
  attacks: readonly SettledAttack[],
  chosen: readonly AttackOption[],
  required: number,
): string | null {
  const limits = attackLimits(state);
  const whole = [...settled, ...attacks];
  const attacked = whole.map(({ defender }) => defender);
  if (!withinLimits(limits, attacked)) return "too many attackers";
  if (!isAccompanied(later, limits, whole)) return "can't attack alone";
  const obeyed = chosen.reduce((total, { obeys }) => total + obeys, 0);
  const needed = later.length > 0 ? bestAttacks([...own, ...later], limits, settled).obeyed : required;
  const others = later.length > 0 ? bestAttacks(later, limits, whole).obeyed : 0;
  if (obeyed + others < needed) return "a creature that has to attack does not";
  const chosenObjects = attacks.map(({ object }) => object);
  if (!canAttackFor(state, chosenObjects, totalCost(chosen))) return "the attack can't be paid for";
  return null;
}

function chosenOption(attackers: readonly PossibleAttacker[], attack: Attack): AttackOption | undefined {
  return attackers
    .find(({ object }) => object === attack.object)
    ?.options.find(({ defender }) => sameEntity(defender, attack.defender));
}

function totalCost(options: readonly AttackOption[]): readonly Cost[] {
  return options.flatMap(({ cost }) => cost);
}

function declaredAttacks(frame: CombatFrame): readonly Attack[] {
  const { attacks } = frame.scratch;
  if (!Array.isArray(attacks)) return [];
  return attacks.flatMap((pair): Attack[] => {
    const [object, defender] = Array.isArray(pair) ? pair : [];
    return typeof object === "number" && typeof defender === "number"
      ? [{ object, defender: numberedEntity(defender) }]
      : [];
  });
}

function declaredBands({ scratch: { bands } }: CombatFrame): readonly (readonly ObjectId[])[] {
  if (!Array.isArray(bands)) return [];
  return bands.map((band: unknown) =>
    Array.isArray(band) ? band.filter((one) => typeof one === "number") : [],
  );
}

/**
 * CR 508.1f-j: attackers are tapped, the costs are determined and locked in, then paid, all of them or the declaration is taken
 * back.
 */
function afterDeclaring(g: Game, frame: CombatFrame, attacks: readonly Attack[]): void {
  switch (frame.stage) {
    case "attackersTapped":
    case "exerting":
    case "enlisting":
    case "enlisted":
      declareExerted(g, frame, attacks);
      return;
    case "attackCosts":
      if (wasPaid(g, frame)) declareExerted(g, frame, attacks);
      else replaceFrame(g, { ...frame, stage: "attackers", scratch: {} });
      return;
    default:
      break;
  }
  const bands = chosenBands(g, frame, attacks);
  if (bands) afterBanding(g, { ...frame, scratch: { ...frame.scratch, bands } }, attacks);
}

function afterBanding(g: Game, frame: CombatFrame, attacks: readonly Attack[]): void {
  const payments = paymentsFor(g.state, attacks);
  const tapping = tappedBy(
    g.state,
    attacks.map(({ object }) => object),
  );
  if (payments.length > 0) payFor(g, frame, "attackCosts", payments);
  else replaceFrame(g, { ...frame, stage: "attackersTapped" });
  if (tapping.length > 0)
    propose(
      g,
      tapping.map((object) => ({
        kind: "tap",
        object,
        forMana: false,
        source: null,
        by: controllerOf(g.state, object),
      })),
    );
}

/** What each attacking player has to pay. */
function paymentsFor(state: GameState, attacks: readonly Attack[]): readonly Payment[] {
  if (attacks.length === 0) return [];
  const attackers = possibleAttackers(state);
  return activeSeats(state).flatMap((seat) => {
    const own = attacks.filter(({ object }) => controllerOf(state, object) === seat);
    const cost = totalCost(own.flatMap((attack) => chosenOption(attackers, attack) ?? []));
    const [first] = own;
    return first && cost.length > 0 ? [{ seat, source: first.object, cost }] : [];
  });
}

/** Asks which of them are exerted and what they enlist as they attack, then has them attack. */
function declareExerted(g: Game, frame: CombatFrame, attacks: readonly Attack[]): void {
  const exerted = chosenToExert(
    g,
    frame,
    attacks.map(({ object }) => object),
  );
  if (!exerted) return;
  const all = attacks.map(({ object }) => object);
  const enlisted = chosenToEnlist(g, frame, all);
  if (!enlisted) return;
  if (enlisted.length > 0 && frame.stage !== "enlisted") {
    replaceFrame(g, { ...frame, stage: "enlisted" });
    tapEnlisted(g, enlisted);
    return;
  }
  beginAttacking(g, attacks, declaredBands(frame));
  for (const id of exerted) if (isCreatureThere(g.state, id)) exertAttacker(g, id);
  for (const one of enlisted) if (isCreatureThere(g.state, one.attacker)) enlist(g, one);
}
