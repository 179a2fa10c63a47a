import { type WireChoice, wireChoiceSchema } from "@spellroom/rules/decisions";
import { z } from "zod";
import { gameChanceSchema } from "./chance-record.ts";

/** Raised whenever the format changes so that an older reader can't verify a newer record. */
export const MATCH_RECORD_VERSION = 1;

const hash = z.string().regex(/^[0-9a-f]{16,64}$/, "a hash in hex");

/** One input of a game and the hash of the resulting state. A choice consists of indexes of the decision's options. */
const recordedInputSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("choose"),
    seat: z.int().min(0),
    decision: z.int().min(0),
    choice: wireChoiceSchema,
    hash,
  }),
  z.strictObject({ kind: z.literal("concede"), seat: z.int().min(0), reason: z.string(), hash }),
  z.strictObject({ kind: z.literal("takeBack"), seat: z.int().min(0), to: z.int().min(0), hash }),
]);
export type RecordedInput =
  | {
      readonly kind: "choose";
      readonly seat: number;
      readonly decision: number;
      readonly choice: WireChoice;
      readonly hash: string;
    }
  | { readonly kind: "concede"; readonly seat: number; readonly reason: string; readonly hash: string }
  /** The game continues from its position after this many inputs. */
  | { readonly kind: "takeBack"; readonly seat: number; readonly to: number; readonly hash: string };

/**
 * A game as a file that anyone can replay and verify: its set-up, every input, and the hash of every state
 * on the way. Cards stand in decks by the content hash of their definition; ruleset and definitions are documents that their
 * own packages read.
 */
export const matchRecordSchema = z.strictObject({
  format: z.literal("spellroom-match"),
  version: z.literal(MATCH_RECORD_VERSION),
  /** Version of the engine that played it. */
  engine: z.int(),
  ruleset: z.unknown(),
  /** 256 bits in hex; public once the game is over. */
  seed: z.string().regex(/^[0-9a-f]{64}$/),
  /** SHA-256 of the seed's hex digits, as sent to the players before the game. */
  commitment: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  startingSeat: z.int().min(0).optional(),
  /** Keys of the random streams that have their own; the seed is the key of the others. */
  streams: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)).optional(),
  /** The number of the first decision, if other games were played before. */
  firstDecision: z.int().min(1).optional(),
  /** How the keys came about. */
  chance: gameChanceSchema.optional(),
  players: z
    .array(
      z.strictObject({
        name: z.string().max(200),
        deck: z.array(hash).max(2_000),
        commanders: z.array(hash).max(10).optional(),
        /** Only where a card of the game can bring cards from outside it (CR 400.11). */
        sideboard: z.array(hash).max(2_000).optional(),
      }),
    )
    .min(1)
    .max(8),
  definitions: z.record(hash, z.unknown()),
  /** Hash of the state at the first decision. */
  begins: hash,
  inputs: z.array(recordedInputSchema).max(1_000_000),
  /** `null`: it was recorded before it ended. */
  result: z.strictObject({ winners: z.array(z.int().min(0)), reason: z.string() }).nullable(),
});
export type MatchRecord = Omit<z.output<typeof matchRecordSchema>, "inputs"> & {
  readonly inputs: readonly RecordedInput[];
};
