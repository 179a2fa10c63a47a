import type { Ability, Cost, Effect } from "@spellroom/card-language";
import {
  type Act,
  characteristics,
  type GameState,
  isActive,
  type ObjectId,
  type Seat,
} from "@spellroom/rules";
import { purposeOfAct } from "./aim.ts";
import { creaturesOf, isMyMain, isTheirEnd, printed, untappedCreatures } from "./board.ts";
import { doomed } from "./doomed.ts";
import { fighter, force, kills } from "./fighter.ts";
import { mortalFor } from "./mortal.ts";

type Activation = Extract<Act, { kind: "activate" }>;
type Activated = Extract<Ability, { kind: "activated" }>;

/** Beyond this much power nothing is pumped, lest a free ability be activated forever. */
const STRONG_ENOUGH = 30;

/** How much activating an ability looks worth now; 0: leave it. */
export function activationScore(
  state: GameState,
  seat: Seat,
  act: Activation,
  usedThisTurn: boolean,
): number {
  const ability = printedAbility(state, act);
  if (ability && isOwnPump(ability)) return pumpScore(state, seat, act.object);
  if (usedThisTurn) return 0;
  const main = isMyMain(state, seat);
  if (characteristics(state, act.object).types.includes("planeswalker")) return main ? 200 : 0;
  if (ability && isAnimation(ability)) return animationScore(state, seat);
  if (ability?.cost.some(givesUp)) return lastUse(state, seat, act, ability);
  const purpose = purposeOfAct(state, act.object, act.ability);
  if (purpose === "harm")
    return creaturesOf(state, seat, false).length > 0 && (main || isTheirEnd(state, seat)) ? 60 : 0;
  return main ? 30 : 0;
}

/** Whether an activation can be repeated as long as its cost is paid. */
export function isRepeatable(state: GameState, act: Activation): boolean {
  const ability = printedAbility(state, act);
  return ability !== null && !ability.cost.some(({ kind }) => kind === "tap" || kind === "loyalty");
}

/** The printed ability of an activation; `null` for one that comes from elsewhere. */
function printedAbility(state: GameState, { object, ability }: Activation): Activated | null {
  const at = /^p(\d+)/.exec(ability)?.[1];
  const found = at === undefined ? undefined : printed(state, object)?.abilities?.[Number(at)];
  return found?.kind === "activated" ? found : null;
}

function effectsOf({ body }: Activated): readonly Effect[] {
  return body.kind === "plain" ? body.effects : [];
}

function isOnItself(effect: Effect): effect is Extract<Effect, { kind: "modify" }> {
  return effect.kind === "modify" && effect.what.kind === "ref" && effect.what.ref.kind === "this";
}

function isOwnPump(ability: Activated): boolean {
  const effects = effectsOf(ability);
  return (
    effects.length > 0 &&
    effects.every((one) => isOnItself(one) && one.modifications.every(({ kind }) => kind === "addPT")) &&
    !ability.cost.some(givesUp)
  );
}

function isAnimation(ability: Activated): boolean {
  return effectsOf(ability).some(
    (one) => isOnItself(one) && one.modifications.some(({ kind }) => kind === "types"),
  );
}

function givesUp({ kind }: Cost): boolean {
  return kind === "sacrifice" || kind === "discard" || kind === "payLife" || kind === "exile";
}

/** After blocks, with what isn't blocked, or where the fight isn't won yet. */
function pumpScore(state: GameState, seat: Seat, id: ObjectId): number {
  const { combat, turn, stack } = state;
  if (!combat || turn.step !== "declareBlockers" || stack.length > 0) return 0;
  const one = fighter(state, id);
  if (one.power >= STRONG_ENOUGH) return 0;
  const attacking = combat.attackers.find(({ object }) => object === id);
  if (attacking && !attacking.blocked) return isActive(state, seat) ? 25 : 0;
  const against = combat.blockers.flatMap(({ object, blocking }) =>
    object === id ? blocking : blocking.includes(id) ? [object] : [],
  );
  const isWon = against.every((other) => {
    const opponent = fighter(state, other);
    return kills(one, opponent) && !kills(opponent, one);
  });
  return against.length > 0 && !isWon ? 25 : 0;
}

/** Before an attack that nobody could block, and to block an attack that kills. */
function animationScore(state: GameState, seat: Seat): number {
  const { turn, combat, stack } = state;
  if (isActive(state, seat))
    return turn.step === "precombatMain" &&
      stack.length === 0 &&
      untappedCreatures(state, seat, false).length === 0
      ? 40
      : 0;
  if (turn.step !== "declareAttackers" || stack.length > 0 || !combat) return 0;
  const incoming = combat.attackers
    .filter(({ defending }) => defending === seat)
    .reduce((sum, { object }) => sum + force(fighter(state, object)), 0);
  return incoming >= mortalFor(state, seat).damage ? 90 : 0;
}

/** What has to be given up for it is about to be lost anyway. */
function lastUse(state: GameState, seat: Seat, { object }: Activation, ability: Activated): number {
  const lost = doomed(state, seat);
  if (lost.size === 0) return 0;
  const sacrifices = ability.cost.filter((one) => one.kind === "sacrifice");
  if (sacrifices.length === 0) return 0;
  const givesItself = sacrifices.some(({ what }) => what === "this");
  return !givesItself || lost.has(object) ? 120 : 0;
}
