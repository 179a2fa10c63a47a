import type { Body } from "@spellroom/card-language";
import {
  areOpponents,
  areTogether,
  characteristics,
  type Decision,
  type GameState,
  type ObjectId,
} from "@spellroom/rules";
import { abilityBody, auraPurpose, type Purpose, purposeOf, spellBody } from "../bot/purpose.ts";
import { cardWorth, controllerOf, landsOf, printed, worthOf } from "./board.ts";
import { fixedDamage } from "./damage.ts";
import { doomed } from "./doomed.ts";

type Pick = Extract<Decision, { kind: "pick" }>;

/** What is best given up, taken, helped or harmed, by what the question is. Above 0: worth picking unasked. */
export function optionScore(state: GameState, decision: Pick, at: number): number {
  const what = decision.options[at]?.what;
  if (what === undefined) return 0;
  if (what.kind === "player") return playerScore(state, decision, what.player);
  if (what.kind === "word" && decision.prompt.key === "chooseColor")
    return colorScore(state, decision, what.word);
  if (what.kind !== "object") return 1;
  const { seat, prompt } = decision;
  switch (prompt.key) {
    case "sacrifice":
    case "chooseCost":
      return (doomed(state, seat).has(what.object) ? 200 : 100) - lossOf(state, decision, what.object);
    case "discard":
    case "discardToHandSize":
    case "bottomCards":
    case "putOnLibrary":
      return 100 - cardWorth(state, what.object, landsOf(state, seat));
    case "chooseTargets":
    case "chooseNewTargets":
      return targetScore(state, decision, what.object);
    default: {
      const object = state.objects[what.object];
      if (object?.zone === "battlefield" && areOpponents(state, controllerOf(state, what.object), seat))
        return 5 + worthOf(state, what.object);
      return 1 + cardWorth(state, what.object, landsOf(state, seat)) / 2;
    }
  }
}

/** The permanent whose ability requires a sacrifice is the last to be sacrificed. */
function lossOf(state: GameState, { seat, prompt }: Pick, id: ObjectId): number {
  return cardWorth(state, id, landsOf(state, seat)) + (prompt.source === id ? 20 : 0);
}

/** Objects of opponents count: first those on the stack, then those on the battlefield. */
function colorScore(state: GameState, { seat }: Pick, color: string): number {
  const has = (id: ObjectId): boolean => {
    const { colors, controller } = characteristics(state, id);
    return areOpponents(state, controller, seat) && colors.some((one) => one === color);
  };
  const above = state.stack.filter(has).length;
  return 1 + above * 100 + state.battlefield.filter(has).length;
}

/** The body that a decision comes from: of the ability on the stack, or of the spell. */
function bodyOf(state: GameState, source: ObjectId): Body | null {
  const object = state.objects[source];
  return object?.announcement?.ability?.body ?? spellBody(printed(state, source));
}

function purposeHere(state: GameState, { prompt }: Pick): Purpose {
  if (prompt.source === null) return "harm";
  const body = bodyOf(state, prompt.source);
  const face = printed(state, prompt.source);
  if (!body && face?.subtypes?.includes("Aura")) return auraPurpose(face);
  if (!body && face?.subtypes?.includes("Equipment")) return "help";
  const purpose = purposeOf(body, prompt.detail ?? null);
  return purpose === "neutral" ? purposeOf(body, null) : purpose;
}

function playerScore(state: GameState, decision: Pick, seat: number): number {
  const mine = areTogether(state, seat, decision.seat);
  const helps = purposeHere(state, decision) === "help";
  if (mine) return helps ? (seat === decision.seat ? 2 : 1.5) : -3;
  if (helps) return -1;
  const life = state.players[seat]?.life ?? 20;
  const damage = damageOf(state, decision);
  if (damage !== null && damage >= life) return 1_000;
  return life <= 8 ? 4 : 1.5;
}

/** Whether the decision is which of the bot's own creatures does the harm, its victim being another target. */
function isOwnFighter(state: GameState, { options, prompt, seat }: Pick): boolean {
  const body = prompt.source === null ? null : bodyOf(state, prompt.source);
  if (body?.kind !== "plain" || (body.targets ?? []).length < 2) return false;
  return options.every(({ what }) => what.kind === "object" && controllerOf(state, what.object) === seat);
}

function targetScore(state: GameState, decision: Pick, id: ObjectId): number {
  const object = state.objects[id];
  if (!object) return 0.1;
  const mine = areTogether(state, controllerOf(state, id), decision.seat);
  const purpose = mine && isOwnFighter(state, decision) ? "help" : purposeHere(state, decision);
  if (object.zone === "stack") return mine ? -5 : 5 + characteristics(state, id).manaValue;
  if (object.zone === "graveyard") return mine ? 1 + characteristics(state, id).manaValue : 0.5;
  const worth = 1 + worthOf(state, id);
  if (purpose === "help") return mine ? worth : -worth;
  if (mine) return -worth;
  const damage = damageOf(state, decision);
  if (damage === null) return worth;
  const { toughness } = characteristics(state, id);
  return toughness !== null && toughness - object.damage <= damage ? worth + 1 : worth * 0.2;
}

/** Fixed damage that the decision's source deals; `null` if it deals none or a variable number. */
export function damageOf(state: GameState, { prompt }: Pick): number | null {
  return prompt.source === null ? null : fixedDamage(bodyOf(state, prompt.source));
}

/** The purpose of an act, as far as its text tells. */
export function purposeOfAct(state: GameState, object: ObjectId, ability: string | null): Purpose {
  const face = printed(state, object);
  if (ability === null && face?.subtypes?.includes("Aura")) return auraPurpose(face);
  return purposeOf(ability === null ? spellBody(face) : abilityBody(face, ability), null);
}
