import type { Cost } from "@spellroom/card-language";
import { propose } from "../../change/events/index.ts";
import { isCreatureThere, newAttacker } from "../../change/events/participants.ts";
import { ask, popFrame, replaceFrame, tell } from "../../change/game/game.ts";
import { collectTriggers } from "../../change/triggers/collect.ts";
import type { Choice, Decision } from "../../decisions/decision.ts";
import { entityNumber, numberedEntity, sameEntity } from "../../decisions/parts/entity.ts";
import type { Refusal } from "../../decisions/parts/refusal.ts";
import { controllerOf, hasKeyword } from "../../query/layers/index.ts";
import type { Game } from "../../state/access.ts";
import type { CombatFrame } from "../../state/frame.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Entity, ObjectId } from "../../state/ids.ts";
import { attackLimits, bestAttacks, withinLimits } from "./attack-limits.ts";
import { type AttackOption, type PossibleAttacker, possibleAttackers } from "./attack-options.ts";
import { chosenBands } from "./banding.ts";
import { asTapped, canPayFor, payFor, wasPaid } from "./costs.ts";
import { chosenToExert, exertAttacker } from "./exerting.ts";

/** A creature declared as an attacker, and what it attacks. */
export interface Attack {
  readonly object: ObjectId;
  readonly defender: Entity;
}

/** CR 508.1: asks for the declaration, where anything could attack. */
export function askForAttackers(g: Game, frame: CombatFrame): void {
  const declared = declaredAttacks(frame);
  if (declared) {
    afterDeclaring(g, frame, declared);
    return;
  }
  const attackers = affordable(g.state, possibleAttackers(g.state));
  if (attackers.length === 0) {
    declare(g, [], []);
    return;
  }
  const candidates = attackers.map(({ object, options }) => ({
    object,
    defenders: options.map(({ defender }) => defender),
    must: options.some(({ obeys, cost }) => obeys > 0 && cost.length === 0),
  }));
  const best = bestAttacks(attackers, attackLimits(g.state));
  ask(
    g,
    frame.seat,
    { key: "declareAttackers", source: null },
    { kind: "attackers", candidates, required: best.obeyed, least: best.attacks },
  );
}

/** An attack that the player couldn't pay for isn't offered. */
function affordable(state: GameState, attackers: readonly PossibleAttacker[]): readonly PossibleAttacker[] {
  return attackers.flatMap((attacker) => {
    const options = attacker.options.filter(({ cost }) => canAttackFor(state, [attacker.object], cost));
    return options.length > 0 ? [{ ...attacker, options }] : [];
  });
}

/** Whether the cost of an attack can be paid once the attackers have been tapped for it (CR 508.1f, 508.1h-j). */
function canAttackFor(state: GameState, attackers: readonly ObjectId[], cost: readonly Cost[]): boolean {
  const [first] = attackers;
  if (cost.length === 0 || first === undefined) return true;
  return canPayFor(asTapped(state, tappedBy(state, attackers)), state.turn.active, first, cost);
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
  const attackers = possibleAttackers(g.state);
  const chosen = attacks.flatMap((attack) => chosenOption(attackers, attack) ?? []);
  if (chosen.length !== attacks.length) return { kind: "notOffered", detail: "attacker" };
  const limits = attackLimits(g.state);
  const problem = problemWith(g.state, attackers, attacks, chosen, limits, decision.required);
  if (problem) return { kind: "illegalCombination", detail: problem };
  const list = attacks.map(({ object, defender }) => [object, entityNumber(defender)]);
  replaceFrame(g, { ...frame, scratch: { attacks: list } });
  return null;
}

function problemWith(
  state: GameState,
  attackers: readonly PossibleAttacker[],
  attacks: readonly Attack[],
  chosen: readonly AttackOption[],
  limits: ReturnType<typeof attackLimits>,
  required: number,
): string | null {
  if (
    !withinLimits(
      limits,
      attacks.map(({ defender }) => defender),
    )
  )
    return "too many attackers";
  const [only] = attacks;
  if (attacks.length === 1 && attackers.some((one) => one.object === only?.object && one.notAlone))
    return "can't attack alone";
  const obeyed = chosen.reduce((total, { obeys }) => total + obeys, 0);
  if (obeyed < required) return "a creature that has to attack does not";
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

function declaredAttacks(frame: CombatFrame): readonly Attack[] | null {
  const { attacks } = frame.scratch;
  if (!Array.isArray(attacks)) return null;
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
  const attackers = possibleAttackers(g.state);
  const cost = totalCost(attacks.flatMap((attack) => chosenOption(attackers, attack) ?? []));
  const [first] = attacks;
  const tapping = tappedBy(
    g.state,
    attacks.map(({ object }) => object),
  );
  if (cost.length > 0 && first) payFor(g, frame, "attackCosts", g.state.turn.active, first.object, cost);
  else replaceFrame(g, { ...frame, stage: "attackersTapped" });
  if (tapping.length > 0)
    propose(
      g,
      tapping.map((object) => ({
        kind: "tap",
        object,
        forMana: false,
        source: null,
        by: g.state.turn.active,
      })),
    );
}

/** Asks which of them are exerted as they attack, then has them attack. */
function declareExerted(g: Game, frame: CombatFrame, attacks: readonly Attack[]): void {
  const exerted = chosenToExert(
    g,
    frame,
    attacks.map(({ object }) => object),
  );
  if (!exerted) return;
  declare(g, attacks, declaredBands(frame));
  for (const id of exerted) if (isCreatureThere(g.state, id)) exertAttacker(g, id);
}

/** CR 508.1k-m: those still there and still that player's become attacking creatures, and triggers look. */
function declare(g: Game, declared: readonly Attack[], bands: readonly (readonly ObjectId[])[]): void {
  popFrame(g);
  const { combat, turn } = g.state;
  if (!combat) return;
  const attacks = declared.filter(
    ({ object }) => isCreatureThere(g.state, object) && controllerOf(g.state, object) === turn.active,
  );
  const there = bands
    .map((band) => band.filter((id) => attacks.some(({ object }) => object === id)))
    .filter((band) => band.length > 1);
  g.state.combat = {
    ...combat,
    attackersDeclared: true,
    hadAttackers: combat.hadAttackers || attacks.length > 0,
    attackers: [
      ...combat.attackers,
      ...attacks.map(({ object, defender }) => {
        const [band] = there.find((members) => members.includes(object)) ?? [];
        return { ...newAttacker(g.state, object, defender, null), ...(band === undefined ? {} : { band }) };
      }),
    ],
  };
  if (attacks.length === 0) return;
  if (!turn.attackedThisTurn.includes(turn.active))
    g.state.turn = { ...turn, attackedThisTurn: [...turn.attackedThisTurn, turn.active] };
  const event = { kind: "attackersDeclared", seat: turn.active, attackers: attacks } as const;
  tell(g, event);
  for (const objects of there) tell(g, { kind: "bandFormed", seat: turn.active, objects });
  collectTriggers(g, [event], []);
}
