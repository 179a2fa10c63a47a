/**
 * The fields of the public table on the wire, in order, without the library that encodes them: what a client needs to read
 * a table. `table-schema.ts` declares them for the library; a test compares the two.
 */

/** Stands for "none" in a numeric field. */
export const NO_NUMBER = -32768;

export const FLAGS = ["tapped", "faceDown", "phasedOut", "summoningSick", "blocked"] as const;

/** Bits for what the members of a team share. */
export const TEAMS_SHARE = { turns: 1, life: 2 } as const;

/** How a field is encoded. */
export type Wire = "uint8" | "int8" | "uint16" | "int16" | "int32" | "number" | "string" | "boolean";
/** Names of fields in the order in which they are numbered. */
export type Wires = Readonly<Record<string, Wire>>;
type ValuesOf<W extends Wires> = {
  [Name in keyof W]: W[Name] extends "string" ? string : W[Name] extends "boolean" ? boolean : number;
};

export const OBJECT_WIRES = {
  zone: "uint8",
  position: "uint16",
  kind: "uint8",
  owner: "uint8",
  controller: "uint8",
  card: "int16",
  face: "uint8",
  power: "int16",
  toughness: "int16",
  loyalty: "int16",
  damage: "uint16",
  flags: "uint8",
  counters: "string",
  changed: "string",
  attachedTo: "string",
  attacking: "string",
  blocking: "string",
  source: "string",
  ability: "string",
  targets: "string",
  x: "int16",
  modes: "string",
  chosen: "string",
  components: "string",
  level: "uint8",
} as const satisfies Wires;
export type ObjectValues = ValuesOf<typeof OBJECT_WIRES>;

/** The values that most objects have. A new object is sent without fields that have their default. */
export const OBJECT_DEFAULTS: Readonly<ObjectValues> = {
  zone: 0,
  position: 0,
  kind: 0,
  owner: 0,
  controller: 0,
  card: -1,
  face: 0,
  power: NO_NUMBER,
  toughness: NO_NUMBER,
  loyalty: NO_NUMBER,
  damage: 0,
  flags: 0,
  counters: "",
  changed: "",
  attachedTo: "",
  attacking: "",
  blocking: "",
  source: "",
  ability: "",
  targets: "",
  x: NO_NUMBER,
  modes: "",
  chosen: "",
  components: "",
  level: 0,
};

export const PLAYER_WIRES = {
  name: "string",
  life: "int32",
  counters: "string",
  handCount: "uint16",
  libraryCount: "uint16",
  mana: "string",
  mulligans: "uint16",
  lost: "string",
  connected: "boolean",
  bot: "boolean",
  handShown: "boolean",
  top: "int16",
  topFace: "uint8",
  commanders: "string",
  team: "int8",
} as const satisfies Wires;
export type PlayerValues = ValuesOf<typeof PLAYER_WIRES>;

/** A player's fields before anything is received. */
export const PLAYER_DEFAULTS: Readonly<PlayerValues> = {
  name: "",
  life: 0,
  counters: "",
  handCount: 0,
  libraryCount: 0,
  mana: "",
  mulligans: 0,
  lost: "",
  connected: false,
  bot: false,
  handShown: false,
  top: -1,
  topFace: 0,
  commanders: "",
  team: -1,
};

export const TABLE_WIRES = {
  matchId: "string",
  seq: "number",
  turn: "uint16",
  active: "uint8",
  step: "int8",
  monarch: "int8",
  day: "string",
  waitingSeat: "int8",
  waitingPrompt: "int8",
  winners: "string",
  resultReason: "string",
  watchers: "uint16",
  teams: "int8",
  turnsBefore: "uint16",
} as const satisfies Wires;
export type TableValues = ValuesOf<typeof TABLE_WIRES>;

/** A table's fields before anything is received. */
export const TABLE_DEFAULTS: Readonly<TableValues> = {
  matchId: "",
  seq: 0,
  turn: 0,
  active: 0,
  step: -1,
  monarch: -1,
  day: "",
  waitingSeat: -1,
  waitingPrompt: -1,
  winners: "",
  resultReason: "",
  watchers: 0,
  teams: -1,
  turnsBefore: 0,
};

/** Maps of the table; they are numbered after its other fields. */
export const TABLE_MAPS = ["players", "objects", "definitions"] as const;

/** A table as it was sent: the library's own, or one that `TableReader` keeps. */
export interface SentTable extends TableValues {
  readonly players: SentMap<PlayerValues>;
  readonly objects: SentMap<ObjectValues>;
  /** Content hashes of definitions by their number. */
  readonly definitions: SentMap<string>;
}

export interface SentMap<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly forEach: (each: (value: Value, key: string) => void) => void;
}
