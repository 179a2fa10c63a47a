/** Claiming an account, signing in, and the sessions and tokens that give access to it. */
import { z } from "zod";
import { CARD_LANGUAGES } from "../card-view.ts";
import { accountPassword, emailField, idField, int, openedSchema, ownAccountSchema, time } from "./common.ts";
import { endpoint, SCOPES } from "./endpoint.ts";

const tag = "Signing in";

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
    cost: "password",
    access: "session",
    tag,
    summary:
      "Claim a guest's account with an e-mail address and a password; a link to confirm the address is sent",
    body: credentialsBody.extend({
      language: z.enum(CARD_LANGUAGES).default("en").meta({ description: "The language of the mail" }),
    }),
    answer: z.object({ account: ownAccountSchema }),
    errors: ["conflict"],
  }),
  signIn: endpoint({
    method: "post",
    path: "/session",
    cost: "password",
    access: "public",
    tag,
    summary: "Sign in to a claimed account: a new token for this device",
    body: credentialsBody,
    answer: openedSchema,
    status: 201,
    errors: ["forbidden"],
  }),
  signOut: endpoint({
    method: "delete",
    path: "/session",
    cost: "write",
    access: "read",
    tag,
    summary: "Sign out: the token stops working",
  }),
  changePassword: endpoint({
    method: "put",
    path: "/me/password",
    cost: "password",
    access: "session",
    tag,
    summary: "Change the password; all other sessions and tokens are revoked",
    body: z.strictObject({ current: accountPassword, next: accountPassword }),
    errors: ["conflict"],
  }),
  list: endpoint({
    method: "get",
    path: "/sessions",
    cost: "list",
    access: "session",
    tag,
    summary: "Sessions and tokens of your account, most recently used first",
    answer: z.object({ sessions: z.array(sessionSchema) }),
  }),
  endOthers: endpoint({
    method: "delete",
    path: "/sessions",
    cost: "write",
    access: "session",
    tag,
    summary: "Revoke all other sessions and tokens",
    answer: z.object({ ended: int }),
    limits: ["settings"],
  }),
  end: endpoint({
    method: "delete",
    path: "/sessions/:session",
    cost: "write",
    access: "session",
    tag,
    summary: "Revoke one of your sessions or tokens",
    params: z.object({ session: idField }),
    errors: ["not-found"],
    limits: ["settings"],
  }),
  makeToken: endpoint({
    method: "post",
    path: "/tokens",
    cost: "write",
    access: "session",
    tag,
    summary: "Create a token for a program, limited to the given scopes; it is shown only once",
    body: z.strictObject({
      label: z.string().trim().min(1).max(80),
      scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length),
    }),
    answer: z.object({ token: z.string(), id: z.string(), expiresAt: time }),
    status: 201,
    limits: ["settings"],
  }),
};
