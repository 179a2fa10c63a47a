import {
  type Act,
  areOpponents,
  characteristics,
  type GameState,
  isActive,
  type Seat,
} from "@spellroom/rules";
import { spellBody } from "../bot/purpose.ts";
import { activationScore } from "./activations.ts";
import { purposeOfAct } from "./aim.ts";
import { controllerOf, creaturesOf, isMyMain, isTheirEnd, printed, worthOf } from "./board.ts";
import { damageFor, isFog, manaForX, sweepGain } from "./spells.ts";

/** What a player remembers from one decision to the next. */
export interface Habits {
  /** The turn in which something was last activated, by object. */
  readonly usedIn: Map<number, number>;
  /** Objects that it has made up its mind not to use. */
  readonly held?: ReadonlySet<number>;
}

/** How much an act with priority looks worth doing now; 0 and less: pass rather. */
export function actScore(state: GameState, seat: Seat, act: Act, habits: Habits): number {
  if (act.kind !== "pass" && act.kind !== "playLand" && habits.held?.has(act.object)) return 0;
  switch (act.kind) {
    case "pass":
      return 0;
    case "playLand":
      return 1_000;
    case "cast":
      return castScore(state, seat, act);
    case "activate":
      if (act.mana) return 0;
      return activationScore(state, seat, act, habits.usedIn.get(act.object) === state.turn.number);
    case "special":
      return act.action === "turnFaceUp" && isMyMain(state, seat) ? 20 : 0;
  }
}

function castScore(state: GameState, seat: Seat, act: Extract<Act, { kind: "cast" }>): number {
  const { types, manaValue, subtypes } = characteristics(state, act.object);
  const main = isMyMain(state, seat);
  const instant = printed(state, act.object)?.types.includes("instant") ?? false;
  const lasting = types.some((type) => type !== "instant" && type !== "sorcery");
  if (lasting && !subtypes.includes("Aura"))
    return main || isTheirEnd(state, seat) ? 100 + manaValue * 10 : 0;
  if (manaForX(state, seat, act.object) === 0) return 0;
  if (isFog(state, act.object)) return dies(state, seat) ? 400 : 0;
  const swept = sweepGain(state, seat, act.object);
  if (swept !== null) return main && swept >= 3 ? 150 + swept * 5 : 0;
  const purpose = purposeOfAct(state, act.object, null);
  switch (purpose) {
    case "counter":
      return answersSpell(state, seat) ? 300 : 0;
    case "harm":
      return isHarmful(state, seat, act) && (main || isFight(state) || isTheirEnd(state, seat))
        ? 150 + manaValue * 5
        : 0;
    case "help":
      if (creaturesOf(state, seat, true).length === 0 && lasting) return 0;
      if (instant && isFight(state) && fights(state, seat)) return 130;
      return main && (!instant || lasting || isPlainGain(state, act)) ? 70 + manaValue * 4 : 0;
    case "neutral":
      return main || (instant && isTheirEnd(state, seat)) ? 80 + manaValue * 5 : 0;
  }
}

/** Drawing cards and the like: no use waiting for a fight. */
function isPlainGain(state: GameState, act: Extract<Act, { kind: "cast" }>): boolean {
  const body = spellBody(printed(state, act.object));
  return body?.kind === "plain" && (body.targets ?? []).length === 0;
}

/** There is something on the other side that it would really hurt. */
function isHarmful(state: GameState, seat: Seat, act: Extract<Act, { kind: "cast" }>): boolean {
  const damage = damageFor(state, seat, act.object);
  const theirs = creaturesOf(state, seat, false);
  if (damage === null) return theirs.some((id) => worthOf(state, id) >= 1.5) || theirs.length === 0;
  if (
    state.players.some(
      (one) => areOpponents(state, one.seat, seat) && one.lost === null && one.life <= damage + 2,
    )
  )
    return true;
  return theirs.some((id) => {
    const left = (characteristics(state, id).toughness ?? 99) - (state.objects[id]?.damage ?? 0);
    return left <= damage && worthOf(state, id) >= 1.2;
  });
}

/** Unblocked attackers would kill the seat. */
function dies({ combat, ...state }: GameState, seat: Seat): boolean {
  if (state.turn.step !== "declareBlockers") return false;
  const whole = { ...state, combat };
  const damage = (combat?.attackers ?? [])
    .filter(({ defending, blocked }) => defending === seat && !blocked)
    .reduce((sum, { object }) => sum + Math.max(0, characteristics(whole, object).power ?? 0), 0);
  return damage >= (state.players[seat]?.life ?? 20);
}

function answersSpell(state: GameState, seat: Seat): boolean {
  const top = state.stack.at(-1);
  return (
    top !== undefined &&
    areOpponents(state, controllerOf(state, top), seat) &&
    state.objects[top]?.kind !== "ability" &&
    characteristics(state, top).manaValue >= 2
  );
}

function isFight({ turn }: GameState): boolean {
  return turn.step === "declareBlockers";
}

function fights(whole: GameState, seat: Seat): boolean {
  const { combat, ...state } = whole;
  const ids = [
    ...(combat?.attackers ?? [])
      .filter((one) => one.blocked || isActive(whole, seat))
      .map((one) => one.object),
    ...(combat?.blockers ?? []).map((one) => one.object),
  ];
  return ids.some((id) => state.objects[id]?.controller === seat);
}
