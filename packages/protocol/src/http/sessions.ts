/** Claiming an account, signing in, and what opens it: sessions of devices and tokens of programs. */
import { z } from "zod";
import { accountPassword, idField, int, ownAccountSchema, time } from "./common.ts";
import { endpoint, SCOPES } from "./endpoint.ts";

const tag = "Signing in";

/** Twice the length of the longest address that may be kept. */
const emailField = z.string().max(2 * 254);
const credentialsBody = z.strictObject({ email: emailField, password: accountPassword });

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

export const sessions = {
  claim: endpoint({
    method: "post",
    path: "/me/claim",
    access: "session",
    tag,
    summary: "Claim a guest's account with an e-mail address and a password",
    body: credentialsBody,
    answer: z.object({ account: ownAccountSchema }),
    errors: ["conflict"],
  }),
  signIn: endpoint({
    method: "post",
    path: "/session",
    access: "public",
    tag,
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
    tag,
    summary: "Take another password; all other sessions and tokens end",
    body: z.strictObject({ current: accountPassword, next: accountPassword }),
    errors: ["conflict"],
  }),
  list: endpoint({
    method: "get",
    path: "/sessions",
    access: "session",
    tag,
    summary: "What opens the account: devices and tokens, latest used first",
    answer: z.object({ sessions: z.array(sessionSchema) }),
  }),
  endOthers: endpoint({
    method: "delete",
    path: "/sessions",
    access: "session",
    tag,
    summary: "End all other sessions and tokens",
    answer: z.object({ ended: int }),
    limits: ["settings"],
  }),
  end: endpoint({
    method: "delete",
    path: "/sessions/:session",
    access: "session",
    tag,
    summary: "End a session or token of one's own",
    params: z.object({ session: idField }),
    errors: ["not-found"],
    limits: ["settings"],
  }),
  makeToken: endpoint({
    method: "post",
    path: "/tokens",
    access: "session",
    tag,
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
