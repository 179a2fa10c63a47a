/** Getting back into an account whose password is lost, and confirming its e-mail address. */
import { z } from "zod";
import { CARD_LANGUAGES } from "../card-view.ts";
import { accountPassword, emailField, int, openedSchema, ownAccountSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";

const tag = "Account recovery";

/** Of a mail that the server sends. */
const language = z.enum(CARD_LANGUAGES).default("en").meta({ description: "The language of the mail" });
/** From a link; a malformed token is refused like an expired one. */
const token = z.string().max(200);

export const recovery = {
  askForLink: endpoint({
    method: "post",
    path: "/recovery/mails",
    cost: "write",
    access: "public",
    tag,
    summary: "Ask for a mail with a link to set a new password; the answer is the same for every address",
    body: z.strictObject({ email: emailField, language }),
    answer: z.object({
      /** Whether this server sends mail at all. */
      sendsMail: z.boolean(),
    }),
    status: 202,
  }),
  resetByLink: endpoint({
    method: "post",
    path: "/recovery/links",
    cost: "password",
    access: "public",
    tag,
    summary: "Set a new password with the token of a link; all sessions end and a new one begins",
    body: z.strictObject({ token, password: accountPassword }),
    answer: openedSchema,
    status: 201,
    errors: ["gone", "forbidden"],
  }),
  resetByCode: endpoint({
    method: "post",
    path: "/recovery/codes",
    cost: "password",
    access: "public",
    tag,
    summary: "Set a new password with a recovery code; all sessions end and a new one begins",
    body: z.strictObject({ email: emailField, code: z.string().max(100), password: accountPassword }),
    answer: openedSchema,
    status: 201,
    errors: ["forbidden"],
  }),
  codes: endpoint({
    method: "get",
    path: "/me/recovery-codes",
    cost: "small",
    access: "session",
    tag,
    summary: "How many of your recovery codes are left",
    answer: z.object({ left: int }),
  }),
  makeCodes: endpoint({
    method: "put",
    path: "/me/recovery-codes",
    cost: "password",
    access: "session",
    tag,
    summary: "Make ten recovery codes in place of all earlier ones; they are shown only once",
    body: z.strictObject({ password: accountPassword }),
    answer: z.object({ codes: z.array(z.string()) }),
    errors: ["forbidden", "conflict"],
  }),
  changeEmail: endpoint({
    method: "put",
    path: "/me/email",
    cost: "password",
    access: "session",
    tag,
    summary: "Change the e-mail address; links that were sent to the old one stop working",
    body: z.strictObject({ email: emailField, password: accountPassword, language }),
    answer: z.object({ account: ownAccountSchema }),
    errors: ["forbidden", "conflict"],
  }),
  askForConfirmation: endpoint({
    method: "post",
    path: "/me/email/confirmation",
    cost: "write",
    access: "session",
    tag,
    summary: "Ask for a mail with a link that confirms your e-mail address",
    body: z.strictObject({ language }),
    answer: z.object({ sendsMail: z.boolean() }),
    status: 202,
    errors: ["conflict"],
  }),
  confirmEmail: endpoint({
    method: "post",
    path: "/email-confirmations",
    cost: "write",
    access: "public",
    tag,
    summary: "Confirm an e-mail address with the token of a link",
    body: z.strictObject({ token }),
    errors: ["gone"],
    limits: ["codes"],
  }),
};
