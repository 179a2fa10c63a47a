import type { Key, ObjectView, PrivateCard, PublicTable, ZoneName } from "@spellroom/protocol";

/** Objects of a public zone in its order; of one owner where the zone has one for each player. */
export function objectsIn(table: PublicTable, zone: ZoneName, owner?: number): ObjectView[] {
  return Object.values(table.objects)
    .filter((object) => object.zone === zone && (owner === undefined || object.owner === owner))
    .sort((one, other) => one.position - other.position);
}

/** The stack, what resolves next first. */
export function stackOf(table: PublicTable): ObjectView[] {
  return objectsIn(table, "stack").reverse();
}

/** The player's hand in the order in which the cards arrived. */
export function handOf(known: ReadonlyMap<Key, PrivateCard>, seat: number | null): PrivateCard[] {
  if (seat === null) return [];
  return [...known.values()].filter((card) => card.zone === "hand" && card.owner === seat);
}

/** Whether a player shows the hand to watchers. */
export function isHandShown(table: PublicTable | null, seat: number): boolean {
  return table?.players.find((one) => one.seat === seat)?.handShown === true;
}

/** The seats in the order of display: the others first, the player (or the first seat) last. */
export function seatOrder(table: PublicTable, own: number | null): number[] {
  const seats = table.players.map(({ seat }) => seat);
  const at = seats.indexOf(own ?? 0);
  if (at < 0) return seats;
  return [...seats.slice(at + 1), ...seats.slice(0, at), ...seats.slice(at, at + 1)];
}

export interface PileCounts {
  readonly graveyard: number;
  readonly exile: number;
  readonly command: number;
}

/** How many cards of a player lie in each public pile. */
export function pileCounts(table: PublicTable, owner: number): PileCounts {
  const counts = { graveyard: 0, exile: 0, command: 0 };
  for (const object of Object.values(table.objects)) {
    if (object.owner !== owner) continue;
    if (object.zone === "graveyard" || object.zone === "exile" || object.zone === "command")
      counts[object.zone] += 1;
  }
  return counts;
}

/** The card on top of a graveyard. */
export function topOfGraveyard(table: PublicTable, owner: number): ObjectView | null {
  let top: ObjectView | null = null;
  for (const object of Object.values(table.objects)) {
    if (object.zone !== "graveyard" || object.owner !== owner) continue;
    if (top === null || object.position > top.position) top = object;
  }
  return top;
}
