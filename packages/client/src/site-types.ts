/** The site channel's messages as they arrive; the server's `site/contract.ts` is the other side of this file. */
import {
  directMessageSchema,
  gatheringSchema,
  listingPageSchema,
  listingSchema,
  notificationSchema,
  onlineSchema,
  personSchema,
  seekSchema,
  ticketSchema,
} from "@spellroom/protocol/http";
import { z } from "zod";

export const chatMessageSchema = z.object({
  id: z.number(),
  matchId: z.string(),
  channel: z.enum(["players", "watchers"]),
  accountId: z.string(),
  name: z.string(),
  text: z.string(),
  createdAt: z.number(),
});
export type ChatMessageView = z.infer<typeof chatMessageSchema>;

function changesOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    changes: z.array(
      z.discriminatedUnion("kind", [
        z.object({ version: z.number(), kind: z.literal("put"), item }),
        z.object({ version: z.number(), kind: z.literal("removed"), id: z.string() }),
      ]),
    ),
  });
}

/** What the server sends unasked, by event. */
export const SITE_EVENTS = {
  welcome: z.object({ account: personSchema, ticket: ticketSchema }),
  "lobby:matches": changesOf(listingSchema),
  "lobby:seeks": changesOf(seekSchema),
  "lobby:tables": changesOf(gatheringSchema),
  "lobby:online": z.object({ count: z.number(), arrived: z.array(personSchema), left: z.array(z.string()) }),
  matched: z.object({ matchId: z.string(), origin: z.string() }),
  "ticket-lost": z.object({ reason: z.string() }),
  challenged: z.object({ code: z.string(), by: personSchema }),
  "challenge-declined": z.object({ code: z.string(), by: personSchema }),
  "challenge-withdrawn": z.object({ code: z.string(), by: personSchema }),
  gathering: z.object({ code: z.string() }),
  "signed-out": z.unknown(),
  "direct-message": directMessageSchema,
  notification: notificationSchema,
  "rematch-offered": z.object({ matchId: z.string(), by: personSchema }),
  "table:message": chatMessageSchema,
} as const;
export type SiteEvent = keyof typeof SITE_EVENTS;
export type SitePayload<Event extends SiteEvent> = z.infer<(typeof SITE_EVENTS)[Event]>;

export const lobbyAnswerSchema = z.object({
  matches: listingPageSchema,
  seeks: z.object({ seeks: z.array(seekSchema), version: z.number() }),
  tables: z.object({ tables: z.array(gatheringSchema), version: z.number() }),
  online: onlineSchema,
});
export const tableAnswerSchema = z.object({
  channel: z.enum(["players", "watchers"]),
  messages: z.array(chatMessageSchema),
});
export const saidAnswerSchema = z.object({ message: chatMessageSchema });

const errorSchema = z.object({
  code: z.string(),
  message: z.string(),
  retryAfterMs: z.number().optional(),
});

/** The envelope of every answer. */
export const replySchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), error: errorSchema }),
]);
export type SiteError = z.infer<typeof errorSchema>;

export type SiteReply<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: SiteError };
