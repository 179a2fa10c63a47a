/** Accounts: guests, the account itself, its preferences and name, deleting it. */
import { z } from "zod";
import { accountExportSchema } from "./account-export.ts";
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

/** Longer than any name may be; the handler reports what is wrong with it. */
const nameField = z.string().max(200);
const leaveBody = z.strictObject({ password: accountPassword.optional() });
const renameBody = z.strictObject({ name: nameField });
const botField = z.boolean().meta({ description: "Whether a program plays with this account" });
const guestBody = z.strictObject({ name: nameField.optional(), bot: botField.default(false) });

export const guestSchema = z.object({ token: z.string(), expiresAt: time, account: accountSchema });
export type Guest = z.infer<typeof guestSchema>;

export const meSchema = z.object({
  account: ownAccountSchema,
  expiresAt: time,
  /** Matches that this account is playing now. */
  matches: z.array(matchSchema),
  ticket: ticketSchema,
  /** Whether the account may moderate. */
  moderator: z.boolean(),
  /** Whether this server sends mail: links to confirm addresses and to set new passwords. */
  sendsMail: z.boolean(),
});
export type Me = z.infer<typeof meSchema>;

/** What a client stores with an account: names and values of its own, which the server does not read. */
const preferencesAnswer = z.object({ preferences: z.record(z.string(), z.unknown()) });
export type Preferences = z.infer<typeof preferencesAnswer>["preferences"];

const becoming = {
  method: "post",
  access: "public",
  cost: "write",
  tag,
  summary: "Create a guest account, with the given name or a generated one",
  body: guestBody,
  answer: guestSchema,
  status: 201,
  errors: ["invalid"],
  limits: ["guests"],
} as const;

/** By the account's own address as well, for clients that think in resources. */
const renaming = {
  cost: "write",
  access: "session",
  tag,
  body: renameBody,
  answer: z.object({ account: accountSchema }),
  limits: ["renames"],
} as const;
const leaving = { method: "delete", cost: "password", access: "session", tag, body: leaveBody } as const;

export const accounts = {
  createGuest: endpoint({ ...becoming, path: "/guests" }),
  createPlayer: endpoint({ ...becoming, path: "/players" }),
  me: endpoint({
    method: "get",
    path: "/me",
    cost: "small",
    access: "read",
    tag,
    summary: "Your account, the matches you are playing and your place in the queue",
    answer: meSchema,
  }),
  preferences: endpoint({
    method: "get",
    path: "/me/preferences",
    cost: "small",
    access: "read",
    tag,
    summary: "Your preferences, as your clients stored them",
    answer: preferencesAnswer,
  }),
  keepPreferences: endpoint({
    method: "put",
    path: "/me/preferences",
    cost: "write",
    access: "session",
    tag,
    summary: "Replace your preferences",
    body: z.strictObject({ preferences: z.record(z.string().max(100), z.unknown()) }),
    answer: preferencesAnswer,
    limits: ["settings"],
  }),
  matches: endpoint({
    method: "get",
    path: "/me/matches",
    cost: "list",
    access: "read",
    tag,
    summary: "The matches you are playing",
    answer: z.object({ matches: z.array(matchSchema) }),
  }),
  exported: endpoint({
    method: "get",
    path: "/me/export",
    cost: "replay",
    access: "session",
    tag,
    summary: "Everything that is kept of your account, in one document",
    answer: accountExportSchema,
    limits: ["exports"],
  }),
  rename: endpoint({ ...renaming, method: "patch", path: "/me", summary: "Change your name" }),
  setBot: endpoint({
    method: "put",
    path: "/me/bot",
    cost: "write",
    access: "session",
    tag,
    summary:
      "Mark your account as a bot's, or as a person's; a conflict once it has taken a seat in a match, because bots are labelled and rated apart",
    body: z.strictObject({ bot: botField }),
    answer: z.object({ account: accountSchema }),
    errors: ["conflict"],
    limits: ["settings"],
  }),
  remove: endpoint({
    ...leaving,
    path: "/me",
    summary: "Delete your account permanently; a claimed account requires its password",
  }),
  renamePlayer: endpoint({
    ...renaming,
    method: "put",
    path: "/players/:player",
    summary: "Change your name (your own account only)",
    params: playerParams,
  }),
  removePlayer: endpoint({
    ...leaving,
    path: "/players/:player",
    summary: "Delete your account permanently (your own account only); a claimed one requires its password",
    params: playerParams,
  }),
};
