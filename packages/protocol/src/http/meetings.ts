/** Finding an opponent: the quick-match queue, open challenges (seeks), private links, challenges to one player. */
import { z } from "zod";
import {
  codeParams,
  deckChoiceSchema,
  idField,
  int,
  joinBody,
  matchIdSchema,
  personSchema,
  placePassword,
  termsFields,
  termsShape,
  time,
} from "./common.ts";
import { endpoint } from "./endpoint.ts";

const tag = "Meeting";

export const TICKET_KINDS = ["queue", "seek"] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** What a player waits for. */
export const wishViewSchema = z
  .object({
    accountId: z.string(),
    name: z.string(),
    format: z.string(),
    kind: z.enum(TICKET_KINDS),
    deck: deckChoiceSchema,
    ...termsShape,
    rating: z.number(),
    lastOpponent: z.string().nullable(),
    bot: z.boolean().meta({ description: "Whether it is a bot that waits" }),
    meetsBots: z.boolean(),
    id: z.string(),
    since: time,
  })
  .meta({ id: "WaitingFor" });
export type WishView = z.infer<typeof wishViewSchema>;

/** The state of a search for a match. */
export const ticketSchema = z
  .union([
    z.object({ state: z.literal("none") }),
    z.object({
      state: z.literal("waiting"),
      ticket: wishViewSchema.meta({ description: "The newest of `tickets`" }),
      tickets: z.array(wishViewSchema).meta({
        description:
          "Everything that you wait for, the longest first. You are paired in one of them, and the others end then",
      }),
    }),
    z.object({ state: z.enum(["pairing", "matched"]), matchId: z.string() }),
  ])
  .meta({ id: "Ticket" });
export type TicketView = z.infer<typeof ticketSchema>;

/** An open challenge as everyone may see it: without its deck. */
export const seekSchema = z
  .object({
    id: z.string(),
    format: z.string(),
    accountId: z.string(),
    name: z.string(),
    since: time,
    ...termsShape,
    rating: z.number(),
  })
  .meta({ id: "Seek" });
export type SeekView = z.infer<typeof seekSchema>;
export const seeksSchema = z.object({ seeks: z.array(seekSchema), version: int });

/** Players who wait for the same kind of match. */
export const queueSchema = z
  .object({
    format: z.string(),
    timeControl: termsShape.timeControl,
    rated: termsShape.rated,
    bestOf: termsShape.bestOf,
    waiting: int.meta({ description: "Players in the queue now" }),
    typicalWaitMs: z.number().nullable().meta({
      description: "Median wait of the last pairings, in milliseconds; null if there were none lately",
    }),
  })
  .meta({ id: "Queue" });
export type QueueView = z.infer<typeof queueSchema>;

const playerSchema = z.object({ accountId: z.string(), name: personSchema.shape.name });

export const INVITATION_STATUSES = ["open", "taken", "cancelled", "declined", "expired"] as const;
export const invitationSchema = z
  .object({
    code: z.string(),
    format: z.string(),
    host: playerSchema,
    status: z.enum(INVITATION_STATUSES),
    /** The account that is challenged. */
    to: z.string().nullable(),
    hasPassword: z.boolean(),
    ...termsShape,
    createdAt: time,
    expiresAt: time,
    guest: playerSchema.nullable(),
    /** Only for the two players. */
    matchId: z.string().nullable(),
  })
  .meta({ id: "Invitation" });
export type InvitationView = z.infer<typeof invitationSchema>;

const wishFields = { format: idField, deck: deckChoiceSchema, ...termsFields };
/** What a player who waits for an opponent asks for. */
export const wishBody = z.strictObject(wishFields);
const queueBody = wishBody.extend({
  meetsBots: z.boolean().default(false).meta({
    description:
      "For people in rated queues: whether to be paired with bots, too. Such a match is not rated. In unrated queues everybody meets everybody",
  }),
});

const ticketAnswer = z.object({ ticket: ticketSchema });
const invitationAnswer = z.object({ invitation: invitationSchema });
const deckBody = z.strictObject({ deck: deckChoiceSchema });
const waiting = {
  method: "post",
  access: "play",
  tag,
  body: wishBody,
  answer: ticketAnswer,
  status: 202,
  errors: ["bad-deck"],
  limits: ["meetings"],
} as const;

export const meetings = {
  enqueue: endpoint({
    ...waiting,
    path: "/queue",
    cost: "deck",
    body: queueBody,
    errors: ["bad-deck", "conflict"],
    summary:
      "Join the quick-match queue, beside whatever else you wait for; repeating the request with the same format and terms changes your deck",
  }),
  ticket: endpoint({
    method: "get",
    path: "/queue",
    cost: "small",
    access: "read",
    tag,
    summary: "What you wait for; asking keeps it alive",
    answer: ticketAnswer,
  }),
  leaveQueue: endpoint({
    method: "delete",
    path: "/queue",
    cost: "write",
    access: "play",
    tag,
    summary: "Wait for nothing any more: leave all queues, withdraw your open challenges",
    answer: ticketAnswer,
  }),
  leaveOneQueue: endpoint({
    method: "delete",
    path: "/queue/:ticket",
    cost: "write",
    access: "play",
    tag,
    summary: "Leave one queue, or withdraw one open challenge, and go on waiting for the rest",
    params: z.object({ ticket: idField }),
    answer: ticketAnswer,
  }),
  queues: endpoint({
    method: "get",
    path: "/queues",
    cost: "list",
    access: "public",
    tag,
    summary: "What players are waiting for in the quick-match queue, and how long pairing took lately",
    answer: z.object({ queues: z.array(queueSchema) }),
  }),
  seeks: endpoint({
    method: "get",
    path: "/seeks",
    cost: "list",
    access: "public",
    tag,
    summary: "Open challenges, oldest first",
    answer: seeksSchema,
  }),
  seek: endpoint({
    ...waiting,
    path: "/seeks",
    cost: "deck",
    errors: ["bad-deck", "conflict"],
    summary:
      "Post an open challenge that anyone may accept, beside whatever else you wait for; one for each format, the last one counts",
  }),
  acceptSeek: endpoint({
    method: "post",
    path: "/seeks/:seek/accept",
    cost: "deck",
    access: "play",
    tag,
    summary: "Accept an open challenge",
    params: z.object({ seek: idField }),
    body: deckBody,
    answer: matchIdSchema,
    status: 201,
    errors: ["gone", "conflict", "bad-deck"],
    limits: ["meetings"],
  }),
  invite: endpoint({
    method: "post",
    path: "/invitations",
    cost: "deck",
    access: "play",
    tag,
    summary: "Create a private link, optionally with a password, or challenge a player who is online",
    body: z.strictObject({
      ...wishFields,
      to: idField
        .optional()
        .meta({ description: "The account to challenge; without it, anyone with the link may join" }),
      password: placePassword.optional(),
    }),
    answer: invitationAnswer,
    status: 201,
    errors: ["bad-deck", "not-found", "conflict"],
    limits: ["meetings"],
  }),
  invitation: endpoint({
    method: "get",
    path: "/invitations/:code",
    cost: "small",
    access: "optional",
    tag,
    summary: "An invitation by its code",
    params: codeParams,
    answer: invitationAnswer,
    errors: ["not-found"],
    limits: ["codes"],
  }),
  joinInvitation: endpoint({
    method: "post",
    path: "/invitations/:code/join",
    cost: "deck",
    access: "play",
    tag,
    summary: "Accept an invitation and start the match",
    params: codeParams,
    body: joinBody,
    answer: matchIdSchema,
    status: 201,
    errors: ["not-found", "gone", "conflict", "bad-deck", "too-many-matches"],
    limits: ["codes"],
  }),
  cancelInvitation: endpoint({
    method: "delete",
    path: "/invitations/:code",
    cost: "write",
    access: "play",
    tag,
    summary: "Withdraw your open invitation",
    params: codeParams,
    errors: ["not-found"],
  }),
  challenges: endpoint({
    method: "get",
    path: "/challenges",
    cost: "list",
    access: "play",
    tag,
    summary: "Challenges sent to you, newest first",
    answer: z.object({ challenges: z.array(invitationSchema) }),
  }),
  declineChallenge: endpoint({
    method: "delete",
    path: "/challenges/:code",
    cost: "write",
    access: "play",
    tag,
    summary: "Decline a challenge",
    params: codeParams,
    errors: ["not-found"],
  }),
};
