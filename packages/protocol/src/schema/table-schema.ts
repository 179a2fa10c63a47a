import { type SchemaType, schema, t } from "@colyseus/schema";

/**
 * The public table as Colyseus schema: one map of objects by opaque key, never arrays that reorder, and nothing that any
 * audience may not see; so every connection gets the same bytes. `encode.ts` writes it, `decode.ts` reads it back.
 */
export const ObjectSchema = schema(
  {
    zone: t.uint8(),
    position: t.uint16(),
    kind: t.uint8(),
    owner: t.uint8(),
    controller: t.uint8(),
    /** Index into `definitions`; -1 is face down. */
    card: t.int16(),
    face: t.uint8(),
    /** `NO_NUMBER` if it has none. */
    power: t.int16(),
    toughness: t.int16(),
    loyalty: t.int16(),
    damage: t.uint16(),
    /** Bits in the order of `FLAGS`. */
    flags: t.uint8(),
    counters: t.string(),
    changed: t.string(),
    attachedTo: t.string(),
    attacking: t.string(),
    blocking: t.string(),
    source: t.string(),
    ability: t.string(),
    targets: t.string(),
    x: t.int16(),
    modes: t.string(),
    chosen: t.string(),
    /** For each component the index into `definitions`, -1 if it is face down, and its face. */
    components: t.string(),
    /** 0: none. */
    level: t.uint8(),
  },
  "Object",
);
export type ObjectSchema = SchemaType<typeof ObjectSchema>;

export const PlayerSchema = schema(
  {
    name: t.string(),
    life: t.int32(),
    counters: t.string(),
    handCount: t.uint16(),
    libraryCount: t.uint16(),
    mana: t.string(),
    mulligans: t.uint16(),
    lost: t.string(),
    connected: t.boolean(),
    bot: t.boolean(),
    handShown: t.boolean(),
    /** Index into `definitions`; -1 where the top of the library isn't public. */
    top: t.int16(),
    topFace: t.uint8(),
    /** For each commander the index into `definitions`, how often it was cast, and its damage to each seat. */
    commanders: t.string(),
    /** -1: none. */
    team: t.int8(),
  },
  "Player",
);
export type PlayerSchema = SchemaType<typeof PlayerSchema>;

export const TableSchema = schema(
  {
    matchId: t.string(),
    /** Of variable length, since it is part of every patch. */
    seq: t.number(),
    turn: t.uint16(),
    active: t.uint8(),
    /** Place in `STEPS`; -1 between games. */
    step: t.int8(),
    /** -1: nobody. */
    monarch: t.int8(),
    day: t.string(),
    waitingSeat: t.int8(),
    /** Place in `PUBLIC_PROMPTS`. */
    waitingPrompt: t.int8(),
    /** Seats with spaces between; `resultReason` empty while the game goes on. */
    winners: t.string(),
    resultReason: t.string(),
    watchers: t.uint16(),
    /** What teams share, by the bits of `TEAMS_SHARE`; -1: there are none. */
    teams: t.int8(),
    turnsBefore: t.uint16(),
    players: t.map(PlayerSchema),
    objects: t.map(ObjectSchema),
    /** Content hashes of definitions in the order in which they became public. */
    definitions: t.map("string"),
  },
  "Table",
);
export type TableSchema = SchemaType<typeof TableSchema>;
