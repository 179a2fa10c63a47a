/** What server processes tell each other about, by topic. Events are checked when they come from Redis. */

import { noticeSchema, termsFields } from "@spellroom/protocol/http";
import { z } from "zod";
import { listingSchema } from "./listing.ts";
import { seekSchema } from "./seek.ts";

const { timeControl, rated, bestOf } = termsFields;
const queueTermsFields = { timeControl, rated, bestOf };
const personSchema = z.object({ id: z.string(), name: z.string() });

/** Changes of a list carry its version, so that a client that fetched the list knows which changes it includes. */
const versionSchema = z.number().int();

const EVENT_SCHEMAS = {
  /** Live matches. */
  lobby: z.object({
    version: versionSchema,
    change: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("put"), listing: listingSchema }),
      z.object({ kind: z.literal("removed"), id: z.string() }),
    ]),
  }),
  /** Open seeks. */
  seeks: z.object({
    version: versionSchema,
    change: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("put"), seek: seekSchema }),
      z.object({ kind: z.literal("removed"), id: z.string() }),
    ]),
  }),
  /** Who is online; `count` is the number of accounts after the change. */
  online: z.object({
    count: z.number().int(),
    change: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("arrived"), person: personSchema }),
      z.object({ kind: z.literal("left"), id: z.string() }),
    ]),
  }),
  /** For some accounts only: something came of their search for a match. */
  meeting: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("matched"),
      accountIds: z.array(z.string()),
      matchId: z.string(),
      origin: z.string(),
    }),
    z.object({ kind: z.literal("ticket-lost"), accountIds: z.array(z.string()), reason: z.string() }),
    z.object({
      kind: z.literal("rematch-offered"),
      accountIds: z.array(z.string()),
      matchId: z.string(),
      by: personSchema,
    }),
    z.object({
      kind: z.enum(["challenged", "challenge-declined", "challenge-withdrawn"]),
      accountIds: z.array(z.string()),
      code: z.string(),
      /** Who challenges. */
      by: personSchema,
    }),
    /** Who sits at a table that people gather at has changed. */
    z.object({ kind: z.literal("gathering"), accountIds: z.array(z.string()), code: z.string() }),
  ]),
  /** The players of a match that is over have agreed on another one. */
  rematch: z.object({ of: z.string(), matchId: z.string() }),
  /** A table that anybody may join, or could until now, has changed: lists that include it fetch it again. */
  tables: z.object({ code: z.string() }),
  queue: z.discriminatedUnion("kind", [
    /** A player has started or stopped waiting: a reason to look for pairs now. */
    z.object({ kind: z.literal("changed") }),
    /** This account's tickets have changed; all its tabs are notified. */
    z.object({ kind: z.literal("ticket"), accountId: z.string() }),
    /** Players of the quick-match queue have been paired, after these times. */
    z.object({
      kind: z.literal("paired"),
      waits: z.array(
        z.object({
          queue: z.object({ format: z.string(), ...queueTermsFields }),
          waitedMs: z.number(),
          at: z.number(),
        }),
      ),
    }),
  ]),
  account: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("session-revoked"), sessionId: z.string() }),
    z.object({ kind: z.literal("renamed"), person: personSchema }),
    z.object({
      kind: z.literal("direct-message"),
      message: z.object({
        id: z.number(),
        from: z.string(),
        to: z.string(),
        text: z.string(),
        createdAt: z.number(),
      }),
    }),
    z.object({
      kind: z.literal("notification"),
      accountId: z.string(),
      notification: z.object({
        id: z.number(),
        notice: noticeSchema,
        createdAt: z.number(),
        read: z.boolean(),
      }),
    }),
  ]),
  /** `lost`: its lease ran out; `left`: it said goodbye. */
  process: z.object({ kind: z.enum(["joined", "left", "lost"]), processId: z.string() }),
} as const;

export type Topic = keyof typeof EVENT_SCHEMAS;
export type BusEvent<T extends Topic> = z.infer<(typeof EVENT_SCHEMAS)[T]>;
export type Person = z.infer<typeof personSchema>;

const SCHEMAS: { readonly [T in Topic]: z.ZodType<BusEvent<T>> } = EVENT_SCHEMAS;

export function eventSchema<T extends Topic>(topic: T): z.ZodType<BusEvent<T>> {
  return SCHEMAS[topic];
}
