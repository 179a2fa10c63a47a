/**
 * What the API answers with, as schemas: the source of the API's document. They are strict, so that a test
 * notices whenever an answer tells more than is written here.
 */
import { timeControlIdSchema, watchDelaySchema } from "@spellroom/protocol";
import { z } from "zod";
import { SCOPES } from "../accounts/scopes.ts";
import { listingSchema, listingSeatSchema } from "../lobby/listing.ts";
import { deckChoiceSchema } from "../match-service.ts";
import { bestOfSchema } from "../matchmaking/terms.ts";
import { seekSchema, ticketSchema } from "../matchmaking/tickets.ts";
import {
  ACCOUNT_KINDS,
  MATCH_ORIGINS,
  MATCH_STATUSES,
  SEAT_OUTCOMES,
  VISIBILITIES,
} from "../storage/tables.ts";

const time = z.number().int().meta({ description: "Milliseconds since 1970" });

export const accountAnswer = z
  .strictObject({
    id: z.string(),
    kind: z.enum(ACCOUNT_KINDS),
    name: z.string(),
    discriminator: z.number().int(),
    displayName: z.string(),
    createdAt: time,
  })
  .meta({ id: "Account" });

export const ownAccountAnswer = z.strictObject({
  ...accountAnswer.shape,
  email: z.string().nullable(),
});

export const personAnswer = z.strictObject({ id: z.string(), name: z.string() });

/** On what terms a match is wished for. */
export const termsAnswer = {
  timeControl: timeControlIdSchema,
  rated: z.boolean(),
  bestOf: bestOfSchema,
  watchDelayMs: watchDelaySchema,
};

export const matchSeatAnswer = z.strictObject({
  seat: z.number().int(),
  name: z.string(),
  accountId: z.string().nullable(),
  bot: z.string().nullable(),
  outcome: z.enum(SEAT_OUTCOMES).nullable(),
});

export const matchAnswer = z
  .strictObject({
    matchId: z.string(),
    format: z.string(),
    visibility: z.enum(VISIBILITIES),
    origin: z.enum(MATCH_ORIGINS),
    status: z.enum(MATCH_STATUSES),
    seats: z.array(matchSeatAnswer),
    createdAt: time,
    finishedAt: time.nullable(),
    rematchOf: z.string().nullable(),
    timeControl: timeControlIdSchema,
    rated: z.boolean(),
  })
  .meta({ id: "Match" });

const ownTicket = z.strictObject(ticketSchema.shape);
export const ticketAnswer = z
  .union([
    z.strictObject({ state: z.literal("none") }),
    z.strictObject({ state: z.literal("waiting"), ticket: ownTicket }),
    z.strictObject({ state: z.enum(["pairing", "matched"]), matchId: z.string() }),
  ])
  .meta({ id: "Ticket" });

export const seekAnswer = z.strictObject(seekSchema.shape).meta({ id: "Seek" });
export const seeksAnswer = z.strictObject({ seeks: z.array(seekAnswer), version: z.number().int() });

export const listingAnswer = z
  .strictObject({ ...listingSchema.shape, seats: z.array(z.strictObject(listingSeatSchema.shape)) })
  .meta({ id: "LiveMatch" });
export const listingsAnswer = z.strictObject({
  listings: z.array(listingAnswer),
  total: z.number().int(),
  version: z.number().int(),
});

export const peopleAnswer = z.strictObject({ people: z.array(personAnswer), count: z.number().int() });

export const deckPresetAnswer = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  formats: z.array(z.string()),
  colours: z.string(),
});
export const deckAnswer = z.strictObject({
  ...deckPresetAnswer.shape,
  cards: z.array(
    z.strictObject({
      count: z.number().int(),
      name: z.string(),
      definition: z.string().meta({ description: "For GET /api/definitions/{hash}" }),
    }),
  ),
});
export const catalogueAnswer = z.strictObject({
  formats: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      players: z.number().int(),
      mostPlayers: z.number().int(),
      quickMatch: z.boolean(),
    }),
  ),
  decks: z.array(deckPresetAnswer),
  bots: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      level: z.int().nullable(),
      styled: z.boolean(),
    }),
  ),
});

export const matchIdAnswer = z.strictObject({ matchId: z.string() });

/** Handed to the room library as it is; a capability of some seconds for its receiver alone. */
export const reservationAnswer = z.record(z.string(), z.unknown()).meta({ id: "Reservation" });

export const sessionAnswer = z
  .strictObject({
    id: z.string(),
    label: z.string(),
    scopes: z.array(z.enum(SCOPES)).nullable(),
    createdAt: time,
    lastUsedAt: time,
    expiresAt: time,
    current: z.boolean(),
  })
  .meta({ id: "Session" });

export const signedInAnswer = z.strictObject({
  token: z.string(),
  expiresAt: time,
  account: ownAccountAnswer,
});

export const blocksAnswer = z.strictObject({
  blocked: z.array(z.strictObject({ ...personAnswer.shape, since: time })),
});

/** What a player brings to a match. */
export const deckBody = deckChoiceSchema;
