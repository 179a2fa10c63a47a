/** Accounts and what opens them: becoming a guest, having a name, claiming, signing in, sessions, tokens, leaving for good. */
import { z } from "zod";
import { accountSchema, idField, int, matchSchema, ownAccountSchema, playerParams, time } from "./common.ts";
import { endpoint, SCOPES } from "./endpoint.ts";
import { ticketSchema } from "./meetings.ts";

const tag = "Accounts";
const signingIn = "Signing in";

/** Longer than any name may be; what is wrong with it is said in words later. */
const nameField = z.string().max(200);
const passwordField = z.string().max(1000);
/** Twice the length of the longest address that may be kept. */
const emailField = z.string().max(2 * 254);
const credentialsBody = z.strictObject({ email: emailField, password: passwordField });
const leaveBody = z.strictObject({ password: passwordField.optional() });
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

export const sessionSchema = z
  .object({
    id: z.string(),
    label: z.string(),
    /** Null for a device. */
    scopes: z.array(z.enum(SCOPES)).nullable(),
    createdAt: time,
    lastUsedAt: time,
    expiresAt: time,
    current: z.boolean(),
  })
  .meta({ id: "Session" });
export type SessionView = z.infer<typeof sessionSchema>;

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

export const sessions = {
  claim: endpoint({
    method: "post",
    path: "/me/claim",
    access: "session",
    tag: signingIn,
    summary: "Claim a guest's account with an e-mail address and a password",
    body: credentialsBody,
    answer: z.object({ account: ownAccountSchema }),
    errors: ["conflict"],
  }),
  signIn: endpoint({
    method: "post",
    path: "/session",
    access: "public",
    tag: signingIn,
    summary: "Sign in to a claimed account: a new token for this device",
    body: credentialsBody,
    answer: z.object({ token: z.string(), expiresAt: time, account: ownAccountSchema }),
    status: 201,
    errors: ["forbidden"],
  }),
  signOut: endpoint({
    method: "delete",
    path: "/session",
    access: "read",
    tag,
    summary: "Sign out: the token opens nothing any more",
  }),
  changePassword: endpoint({
    method: "put",
    path: "/me/password",
    access: "session",
    tag: signingIn,
    summary: "Take another password; all other sessions and tokens end",
    body: z.strictObject({ current: passwordField, next: passwordField }),
    errors: ["conflict"],
  }),
  list: endpoint({
    method: "get",
    path: "/sessions",
    access: "session",
    tag: signingIn,
    summary: "What opens the account: devices and tokens, latest used first",
    answer: z.object({ sessions: z.array(sessionSchema) }),
  }),
  endOthers: endpoint({
    method: "delete",
    path: "/sessions",
    access: "session",
    tag: signingIn,
    summary: "End all other sessions and tokens",
    answer: z.object({ ended: int }),
    limits: ["settings"],
  }),
  end: endpoint({
    method: "delete",
    path: "/sessions/:session",
    access: "session",
    tag: signingIn,
    summary: "End a session or token of one's own",
    params: z.object({ session: idField }),
    errors: ["not-found"],
    limits: ["settings"],
  }),
  makeToken: endpoint({
    method: "post",
    path: "/tokens",
    access: "session",
    tag: signingIn,
    summary: "Make a token that may do some things in one's name, for a program; it is shown once",
    body: z.strictObject({
      label: z.string().trim().min(1).max(80),
      scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length),
    }),
    answer: z.object({ token: z.string(), id: z.string(), expiresAt: time }),
    status: 201,
    limits: ["settings"],
  }),
};
