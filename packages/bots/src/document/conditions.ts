import type { Face } from "@spellroom/card-language";
import { auraPurpose, purposeOf, spellBody } from "../bot/purpose.ts";
import { type Board, isMyTurn, isOpponent, manaValue } from "../greedy/board.ts";
import type { CardPattern, Condition, Range } from "./schema.ts";

/** Whether a rule's guards let it be used in a position. */
export function applies(
  board: Board,
  { when, unless }: { readonly when?: Condition | undefined; readonly unless?: Condition | undefined },
): boolean {
  return (when === undefined || holds(board, when)) && (unless === undefined || !holds(board, unless));
}

function holds(board: Board, condition: Condition): boolean {
  const { turn, step } = board.view.table;
  const mine = isMyTurn(board);
  if (condition.turn !== undefined && (condition.turn === "mine") !== mine) return false;
  if (condition.steps && !condition.steps.some((one) => one === step)) return false;
  if (condition.turnNumber && !isWithin(turn, condition.turnNumber)) return false;
  if (condition.stack !== undefined && condition.stack !== topOf(board)) return false;
  return NUMBERS.every(([name, count]) => {
    const wanted = condition[name];
    return wanted === undefined || isWithin(numberOf(board, wanted.of, count), wanted);
  });
}

/** The counts of a player. */
const NUMBERS = [
  ["life", (board: Board, seat: number) => playerAt(board, seat)?.life ?? 0],
  ["hand", (board: Board, seat: number) => playerAt(board, seat)?.handCount ?? 0],
  [
    "creatures",
    (board: Board, seat: number) =>
      [...board.creatures(true), ...board.creatures(false)].filter((one) => one.controller === seat).length,
  ],
  [
    "lands",
    (board: Board, seat: number) =>
      board.objects.filter(
        (one) =>
          one.zone === "battlefield" &&
          one.controller === seat &&
          (board.face(one.card)?.types.includes("land") ?? false),
      ).length,
  ],
] as const;

function numberOf(
  board: Board,
  of: "me" | "opponent",
  count: (board: Board, seat: number) => number,
): number {
  if (of === "me") return count(board, board.me);
  const others = board.view.table.players.filter(
    ({ seat, lost }) => isOpponent(board, seat) && lost === null,
  );
  return Math.max(0, ...others.map(({ seat }) => count(board, seat)));
}

function playerAt(board: Board, seat: number) {
  return board.view.table.players.find((player) => player.seat === seat);
}

function topOf(board: Board): "empty" | "mine" | "theirs" {
  const top = board.stack().at(-1);
  if (!top) return "empty";
  return isOpponent(board, top.controller) ? "theirs" : "mine";
}

function isWithin(value: number, { atLeast, atMost }: Range): boolean {
  return value >= (atLeast ?? Number.NEGATIVE_INFINITY) && value <= (atMost ?? Number.POSITIVE_INFINITY);
}

/** Whether a card matches a pattern; an unknown card matches only an empty one. */
export function fits(face: Face | null, pattern: CardPattern | undefined): boolean {
  if (pattern === undefined) return true;
  if (!face) return false;
  const { names, types, keywords, manaValue: cost, power, purpose } = pattern;
  if (names && !names.includes(face.name)) return false;
  if (types && !types.some((type) => face.types.includes(type))) return false;
  if (keywords && !keywords.some((keyword) => keywordsOf(face).includes(keyword))) return false;
  if (cost && !isWithin(manaValue(face), cost)) return false;
  if (power && !isWithin(powerOf(face), power)) return false;
  return purpose === undefined || purpose === purposeOfCard(face);
}

export function powerOf({ power }: Face): number {
  return typeof power === "number" ? power : 0;
}

function keywordsOf({ abilities }: Face): readonly string[] {
  return (abilities ?? []).flatMap((one) => (one.kind === "keyword" ? [one.keyword] : []));
}

function purposeOfCard(face: Face): string {
  return face.subtypes?.includes("Aura") ? auraPurpose(face) : purposeOf(spellBody(face), null);
}
