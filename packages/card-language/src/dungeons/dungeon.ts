import type { Body, PlainBody } from "../body.ts";

/** A room of a dungeon (CR 309.4): what happens when a player enters it, and where the arrows lead that point away from it. */
export interface Room {
  readonly name: string;
  readonly body: Body;
  /** The names of the next rooms; none: it is the bottommost one. */
  readonly leadsTo: readonly string[];
}

/** A dungeon, topmost room first (CR 309). */
export interface Dungeon {
  readonly name: string;
  readonly rooms: readonly [Room, ...Room[]];
  /** It is entered only by an instruction to venture into it (CR 701.46d). */
  readonly onlyByName?: true;
}

export function room(name: string, leadsTo: readonly string[], effects: PlainBody["effects"]): Room {
  return { name, leadsTo, body: { kind: "plain", effects } };
}

/** A room whose ability targets something: it is `t1`. */
export function targeting(
  name: string,
  leadsTo: readonly string[],
  what: NonNullable<PlainBody["targets"]>[number]["what"],
  effects: PlainBody["effects"],
): Room {
  return { name, leadsTo, body: { kind: "plain", targets: [{ id: "t1", what }], effects } };
}
