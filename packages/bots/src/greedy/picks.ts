import { type DecisionView, type OptionView, safeChoice, type WireChoice } from "@spellroom/protocol";
import { abilityBody, auraPurpose, type Purpose, purposeOf, spellBody } from "../bot/purpose.ts";
import { type Board, isOpponent, manaValue, worth } from "./board.ts";

type Pick = Extract<DecisionView, { kind: "pick" }>;

/** What is best given up, taken, helped or harmed, by what the question is. */
export function greedyPick(board: Board, decision: Pick): WireChoice {
  const scored = decision.options.map((option, at) => ({ at, score: scoreOption(board, decision, option) }));
  scored.sort((one, other) => other.score - one.score || one.at - other.at);
  const wanted = scored.filter(
    (one, index) => index < decision.max && (index < decision.min || one.score > 0),
  );
  if (decision.limit) return withinLimit(decision, wanted);
  return { kind: "pick", options: wanted.map((one) => one.at) };
}

function withinLimit(decision: Pick, wanted: readonly { readonly at: number }[]): WireChoice {
  let total = 0;
  const options: number[] = [];
  for (const { at } of wanted) {
    const value = decision.limit?.values[at] ?? 0;
    if (total + value > (decision.limit?.total ?? 0)) continue;
    total += value;
    options.push(at);
  }
  return options.length >= decision.min ? { kind: "pick", options } : safeChoice(decision);
}

function scoreOption(board: Board, decision: Pick, option: OptionView): number {
  if (option.kind === "player") return playerScore(board, decision, option.seat);
  if (option.kind !== "object") return 1;
  switch (decision.prompt) {
    case "discard":
    case "discardToHandSize":
    case "bottomCards":
    case "sacrifice":
    case "chooseCost":
    case "putOnLibrary":
      return 100 - keepValue(board, option.key);
    case "legendRule":
    case "search":
      return 1 + keepValue(board, option.key);
    case "chooseTargets":
    case "chooseNewTargets":
      return targetScore(board, decision, option.key);
    default:
      return ownership(board, option.key, 1) + keepValue(board, option.key) / 10;
  }
}

function playerScore(board: Board, decision: Pick, seat: number): number {
  const helpful = questionPurpose(board, decision) === "help";
  const mine = !isOpponent(board, seat);
  if (mine !== helpful) return mine ? -1 : facePreference(board, seat);
  if (!mine) return -1;
  return seat === board.me ? 2 : 1.5;
}

/** Damage goes to the face when that is near to winning, else to creatures first. */
function facePreference(board: Board, seat: number): number {
  const life = board.view.table.players.find((player) => player.seat === seat)?.life ?? 20;
  return life <= 5 ? 20 : 2.5;
}

function targetScore(board: Board, decision: Pick, key: string): number {
  const object = board.object(key);
  const purpose = questionPurpose(board, decision);
  if (!object) return 1;
  if (object.zone === "stack") return isOpponent(board, object.controller) ? 5 : -5;
  if (object.zone === "graveyard")
    return purpose === "harm"
      ? object.owner === board.me
        ? 0.1
        : 1
      : 1 + manaValue(board.face(object.card));
  const mine = !isOpponent(board, object.controller);
  const value = 1 + worth(board, object);
  if (purpose === "help") return mine ? value : -value;
  return mine ? -value : value;
}

function questionPurpose(board: Board, decision: Pick): Purpose {
  if (decision.source === null) return "harm";
  const object = board.object(decision.source);
  const face = board.faceOf(decision.source);
  const clause = decision.detail ?? null;
  const body = object?.ability ? abilityBody(face, object.ability) : spellBody(face);
  if (!body && face?.subtypes?.includes("Aura")) return auraPurpose(face);
  if (!body && face?.subtypes?.includes("Equipment")) return "help";
  const purpose = purposeOf(body, clause);
  return purpose === "neutral" ? "harm" : purpose;
}

function ownership(board: Board, key: string, value: number): number {
  const object = board.object(key);
  return object && isOpponent(board, object.controller) ? value : value / 2;
}

/** How much a card is wanted: lands while there are few, then what costs most but can be cast. */
function keepValue(board: Board, key: string): number {
  const face = board.faceOf(key);
  if (!face) return 5;
  const object = board.object(key);
  if (object?.zone === "battlefield") return object.kind === "token" ? 3 : 5 + worth(board, object);
  const lands = board.objects.filter(
    (one) =>
      one.zone === "battlefield" &&
      one.controller === board.me &&
      board.face(one.card)?.types.includes("land"),
  ).length;
  if (face.types.includes("land")) return lands < 4 ? 12 : lands < 6 ? 6 : 1;
  const cost = manaValue(face);
  return cost <= lands + 2 ? 6 + cost : 6 - Math.min(5, cost - lands - 2);
}
