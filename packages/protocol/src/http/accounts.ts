/** Accounts: becoming a guest, being somebody, having another name, leaving for good. */
import { z } from "zod";
import {
  accountPassword,
  accountSchema,
  matchSchema,
  ownAccountSchema,
  playerParams,
  time,
} from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { ticketSchema } from "./meetings.ts";

const tag = "Accounts";

/** Longer than any name may be; what is wrong with it is said in words later. */
const nameField = z.string().max(200);
const leaveBody = z.strictObject({ password: accountPassword.optional() });
const renameBody = z.strictObject({ name: nameField });
const guestBody = z.strictObject({ name: nameField.optional() });

export const guestSchema = z.object({ token: z.string(), expiresAt: time, account: accountSchema });
export type Guest = z.infer<typeof guestSchema>;

export const meSchema = z.object({
  account: ownAccountSchema,
  expiresAt: time,
  /** Matches that this account is playing now. */
  matches: z.array(matchSchema),
  ticket: ticketSchema,
  /** Whether one may moderate. */
  moderator: z.boolean(),
});
export type Me = z.infer<typeof meSchema>;

/** What a client keeps with an account: names and values of its own, which the server does not look into. */
const preferencesAnswer = z.object({ preferences: z.record(z.string(), z.unknown()) });
export type Preferences = z.infer<typeof preferencesAnswer>["preferences"];

const becoming = {
  method: "post",
  access: "public",
  tag,
  summary: "Become a guest, with a name of one's own or an invented one",
  body: guestBody,
  answer: guestSchema,
  status: 201,
  errors: ["invalid"],
  limits: ["guests"],
} as const;

export const accounts = {
  createGuest: endpoint({ ...becoming, path: "/guests" }),
  createPlayer: endpoint({ ...becoming, path: "/players" }),
  me: endpoint({
    method: "get",
    path: "/me",
    access: "read",
    tag,
    summary: "Who one is, what one is playing and waiting for",
    answer: meSchema,
  }),
  preferences: endpoint({
    method: "get",
    path: "/me/preferences",
    access: "read",
    tag,
    summary: "How one wants to play, as one's clients kept it",
    answer: preferencesAnswer,
  }),
  keepPreferences: endpoint({
    method: "put",
    path: "/me/preferences",
    access: "session",
    tag,
    summary: "Keep how one wants to play, instead of what was kept before",
    body: z.strictObject({ preferences: z.record(z.string().max(100), z.unknown()) }),
    answer: preferencesAnswer,
    limits: ["settings"],
  }),
  matches: endpoint({
    method: "get",
    path: "/me/matches",
    access: "read",
    tag,
    summary: "The matches that one is playing",
    answer: z.object({ matches: z.array(matchSchema) }),
  }),
  rename: endpoint({
    method: "patch",
    path: "/me",
    access: "session",
    tag,
    summary: "Take another name",
    body: renameBody,
    answer: z.object({ account: accountSchema }),
    limits: ["renames"],
  }),
  remove: endpoint({
    method: "delete",
    path: "/me",
    access: "session",
    tag,
    summary: "End the account for good; a claimed one by its password",
    body: leaveBody,
    errors: ["rate-limited"],
  }),
  renamePlayer: endpoint({
    method: "put",
    path: "/players/:player",
    access: "session",
    tag,
    summary: "Take another name (one's own account only)",
    params: playerParams,
    body: renameBody,
    answer: z.object({ account: accountSchema }),
    limits: ["renames"],
  }),
  removePlayer: endpoint({
    method: "delete",
    path: "/players/:player",
    access: "session",
    tag,
    summary: "End the account for good (one's own only)",
    params: playerParams,
    body: leaveBody,
  }),
};
