/** Finding somebody to play with: the quick-match queue, open seeks, private links, challenges. */
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

/** What came of one's search for a match. */
export const ticketSchema = z
  .union([
    z.object({ state: z.literal("none") }),
    z.object({
      state: z.literal("waiting"),
      ticket: z.object({
        accountId: z.string(),
        name: z.string(),
        format: z.string(),
        kind: z.enum(TICKET_KINDS),
        deck: deckChoiceSchema,
        ...termsShape,
        rating: z.number(),
        lastOpponent: z.string().nullable(),
        id: z.string(),
        since: time,
      }),
    }),
    z.object({ state: z.enum(["pairing", "matched"]), matchId: z.string() }),
  ])
  .meta({ id: "Ticket" });
export type TicketView = z.infer<typeof ticketSchema>;

/** An open seek as everybody may see it. The deck is nobody's business. */
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
    /** Where to go, for the two whom it concerns. */
    matchId: z.string().nullable(),
  })
  .meta({ id: "Invitation" });
export type InvitationView = z.infer<typeof invitationSchema>;

const wishFields = { format: idField, deck: deckChoiceSchema, ...termsFields };
/** What a player asks for who waits for an opponent. */
export const wishBody = z.strictObject(wishFields);
/** How a match is to be played, where it is not as usual. Only claimed accounts play rated matches. */
export type Terms = Omit<z.input<typeof wishBody>, "format" | "deck">;

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
    summary: "Wait for an opponent; asked again it changes the wish",
  }),
  ticket: endpoint({
    method: "get",
    path: "/queue",
    access: "read",
    tag,
    summary: "What came of the search; asking keeps it alive",
    answer: ticketAnswer,
  }),
  leaveQueue: endpoint({
    method: "delete",
    path: "/queue",
    access: "play",
    tag,
    summary: "Wait no more",
    answer: ticketAnswer,
  }),
  seeks: endpoint({
    method: "get",
    path: "/seeks",
    access: "public",
    tag,
    summary: "Open seeks, oldest first",
    answer: seeksSchema,
  }),
  seek: endpoint({ ...waiting, path: "/seeks", summary: "Open a seek that anybody may accept" }),
  acceptSeek: endpoint({
    method: "post",
    path: "/seeks/:seek/accept",
    access: "play",
    tag,
    summary: "Accept an open seek",
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
    access: "play",
    tag,
    summary: "Make a private link, with a password or without, or challenge a player who is online",
    body: z.strictObject({
      ...wishFields,
      to: idField
        .optional()
        .meta({ description: "The account that is challenged; else it is for whoever has the link" }),
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
    access: "optional",
    tag,
    summary: "Who invites to what",
    params: codeParams,
    answer: invitationAnswer,
    errors: ["not-found"],
    limits: ["codes"],
  }),
  joinInvitation: endpoint({
    method: "post",
    path: "/invitations/:code/join",
    access: "play",
    tag,
    summary: "Accept an invitation: the match is made",
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
    access: "play",
    tag,
    summary: "Withdraw an open invitation of one's own",
    params: codeParams,
    errors: ["not-found"],
  }),
  challenges: endpoint({
    method: "get",
    path: "/challenges",
    access: "play",
    tag,
    summary: "Open challenges to oneself, newest first",
    answer: z.object({ challenges: z.array(invitationSchema) }),
  }),
  declineChallenge: endpoint({
    method: "delete",
    path: "/challenges/:code",
    access: "play",
    tag,
    summary: "Say no to a challenge",
    params: codeParams,
    errors: ["not-found"],
  }),
};
