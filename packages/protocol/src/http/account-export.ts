/** Everything that is stored about an account, for its owner to download. */
import { z } from "zod";
import { ownBotSchema } from "./bots.ts";
import { int, matchSchema, ownAccountSchema, personSchema, time } from "./common.ts";
import { accountDeckSchema, deckVersionSchema } from "./decks.ts";
import { directMessageSchema, notificationSchema } from "./messages.ts";
import { blockedSchema } from "./people.ts";
import { ratingChangeSchema, ratingSchema } from "./ratings.ts";

const exportedDeckSchema = z.object({ deck: accountDeckSchema, versions: z.array(deckVersionSchema) });

export const accountExportSchema = z
  .object({
    exportedAt: time,
    account: ownAccountSchema,
    preferences: z.record(z.string(), z.unknown()),
    /** With the versions that can be restored. */
    decks: z.array(exportedDeckSchema),
    /** With their documents. */
    bots: z.array(z.object({ bot: ownBotSchema, text: z.string() })),
    /** All of them, newest first; the record of each that is finished is at `/api/replays/ID/record`. */
    matches: z.array(matchSchema),
    ratings: z.array(ratingSchema),
    ratingChanges: z.array(ratingChangeSchema),
    /** Written and received, oldest first. */
    messages: z.array(directMessageSchema),
    /** The account's messages at tables, oldest first. */
    chat: z.array(z.object({ matchId: z.string(), text: z.string(), createdAt: time })),
    /** Its messages of the last day in the lobby and at tables being set up, oldest first. */
    talk: z.array(z.object({ room: z.string(), text: z.string(), createdAt: time })),
    notifications: z.array(notificationSchema),
    friends: z.array(z.object({ ...personSchema.shape, since: time, mutual: z.boolean() })),
    blocked: z.array(blockedSchema),
    /** Reports that the account made. */
    reports: z.array(
      z.object({
        accused: personSchema,
        matchId: z.string().nullable(),
        reason: z.string(),
        text: z.string(),
        createdAt: time,
      }),
    ),
    sessions: z.array(z.object({ label: z.string(), createdAt: time, lastUsedAt: time })),
    recoveryCodesLeft: int,
  })
  .meta({ id: "AccountExport" });
export type AccountExport = z.infer<typeof accountExportSchema>;
