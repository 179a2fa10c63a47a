import {
  areTogether,
  type DecisionView,
  isTurnOf,
  type ObjectView,
  type PublicTable,
} from "@spellroom/protocol";
import type { Mark } from "@spellroom/ui";
import { type Marks, seatMark } from "./marks.ts";
import { seatOrder } from "./zones.ts";

/** The side that the user selected where there is room for one, until another side matters. */
export interface PickedSide {
  readonly seat: number;
  readonly insteadOf: number;
}

/** What tells whose side matters. */
export interface SideSources {
  readonly table: PublicTable | null;
  readonly seat: number | null;
  readonly decision: DecisionView | null;
  readonly marks: Marks;
}

interface Picked {
  readonly pickedSide: PickedSide | null;
}

/** The other players, in the order in which they are drawn. */
export function othersOf(table: PublicTable, own: number | null): number[] {
  return seatOrder(table, own).slice(0, -1);
}

/** Whose side lies open where there is room for one of several; `null` while there are not several. */
export function sideShown(parts: SideSources & Picked): number | null {
  const { table, seat, pickedSide } = parts;
  if (table === null) return null;
  const others = othersOf(table, seat);
  if (others.length < 2) return null;
  const matters = sideThatMatters(parts, others, table);
  const isPicked = pickedSide?.insteadOf === matters && others.includes(pickedSide.seat);
  return isPicked ? pickedSide.seat : matters;
}

/** Whether a player's side is folded away where there is room for another one only. */
export function isFolded(parts: SideSources & Picked, seat: number): boolean {
  const shown = sideShown(parts);
  if (parts.table === null || shown === null || shown === seat) return false;
  return othersOf(parts.table, parts.seat).includes(seat);
}

/** Whether a player's side is hidden: its owner is out of the game, and nothing is left there. */
export function isGivenUp(parts: SideSources, seat: number): boolean {
  const { table } = parts;
  if (table === null || isInGame(table, seat) || permanentsOf(table, seat).length > 0) return false;
  return othersOf(table, parts.seat).some((other) => other !== seat && isInGame(table, other));
}

/** What opening a side by hand means now. */
export function pickSide(parts: SideSources, seat: number): PickedSide {
  const insteadOf = sideShown({ ...parts, pickedSide: null });
  return { seat, insteadOf: insteadOf ?? seat };
}

/** The one side that a decision is about; else that of the active player; in the user's own turn, that of the attacked player, or an opponent's. */
function sideThatMatters(
  { decision, marks, seat: own }: SideSources,
  others: readonly number[],
  table: PublicTable,
): number {
  const asksToAct = decision === null || decision.kind === "act" || decision.kind === "pay";
  const asked = asksToAct ? null : onlyOne(others.filter((seat) => marksOn(table, marks, seat).length > 0));
  if (asked !== null) return asked;
  const isOwnTurn = own !== null && isTurnOf(table, own);
  if (!isOwnTurn && others.includes(table.active)) return table.active;
  const inGame = others.filter(
    (seat) => isInGame(table, seat) && (own === null || !areTogether(table, seat, own)),
  );
  return onlyOne(attackedBy(table, table.active)) ?? inGame[0] ?? others[0] ?? table.active;
}

/** All that is marked on a player's side: the player, permanents, cards in the player's piles. */
export function marksOn(table: PublicTable, marks: Marks, seat: number): Mark[] {
  return [...marks].flatMap(([name, list]) => {
    const object = table.objects[name];
    const isThere = object === undefined ? name === seatMark(seat) : sideOf(object) === seat;
    return isThere ? list : [];
  });
}

/** The permanents on a player's side. */
export function permanentsOf(table: PublicTable, seat: number): ObjectView[] {
  return Object.values(table.objects).filter((one) => one.zone === "battlefield" && one.controller === seat);
}

function sideOf({ zone, controller, owner }: ObjectView): number | null {
  if (zone === "battlefield") return controller;
  return zone === "stack" ? null : owner;
}

/** The players that a player's creatures attack, directly or through what they control. */
function attackedBy(table: PublicTable, attacker: number): number[] {
  const seats = permanentsOf(table, attacker).flatMap(({ attacking }) => {
    if (attacking === null) return [];
    return "seat" in attacking ? attacking.seat : (table.objects[attacking.key]?.controller ?? []);
  });
  return [...new Set(seats)].filter((seat) => seat !== attacker);
}

function isInGame(table: PublicTable, seat: number): boolean {
  return table.players.some((player) => player.seat === seat && player.lost === null);
}

function onlyOne(seats: readonly number[]): number | null {
  return seats.length === 1 ? (seats[0] ?? null) : null;
}
