/** A live match as the lobby shows it: public facts only. */

import { timeControlIdSchema } from "@spellroom/protocol";
import { MATCH_ORIGINS } from "@spellroom/protocol/http";
import { z } from "zod";

export const listingSeatSchema = z.object({
  seat: z.number().int(),
  name: z.string(),
  /** Null for a bot. */
  accountId: z.string().nullable(),
  /** Games won so far. */
  wins: z.number().int().default(0),
});

export const listingSchema = z.object({
  timeControl: timeControlIdSchema.default("casual"),
  rated: z.boolean().default(false),
  matchId: z.string(),
  format: z.string(),
  origin: z.enum(MATCH_ORIGINS),
  /** Owner and epoch of the match when this was written: an older epoch never replaces a newer one. */
  processId: z.string(),
  epoch: z.number().int(),
  seats: z.array(listingSeatSchema),
  startedAt: z.number(),
  turn: z.number().int(),
  watchers: z.number().int(),
});

export type Listing = z.infer<typeof listingSchema>;
