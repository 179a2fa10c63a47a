/**
 * What an audience may verify of a match's randomness: for each game the commitments that were published before it, what each seat
 * added, and the secrets of those streams that this audience may open.
 */
import { z } from "zod";

const hash = z.string().regex(/^[0-9a-f]{64}$/, "a hash of 256 bits in hex");
const cards = z.array(z.string().regex(/^[0-9a-f]{16,64}$/)).max(2_000);

export const gameChanceSchema = z.strictObject({
  game: z.int().min(1),
  /** SHA-256 of each stream's secret. */
  commitments: z.record(z.string(), hash),
  /** What each seat added, in hex; `null`: nothing. */
  entropy: z.array(z.string().nullable()),
  /** Secrets by stream. A stream's key is SHA-256 of the secret and all entropy, with colons between, `-` for none. */
  openings: z.record(z.string(), hash),
  /** For each library whose stream is opened: the deck as submitted, and the opening hand. */
  libraries: z.array(z.strictObject({ seat: z.int().min(0), deck: cards, hand: cards })),
});
export type GameChance = z.infer<typeof gameChanceSchema>;

export const chanceRecordSchema = z.strictObject({
  format: z.literal("spellroom-chance"),
  version: z.literal(1),
  match: z.string(),
  games: z.array(gameChanceSchema),
});
export type ChanceRecord = z.infer<typeof chanceRecordSchema>;
