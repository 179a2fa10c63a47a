import { type MailServer, type ReceivedMail, startMailServer, textOf } from "@spellroom/infra/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { AccountCodes, LINK_LIFETIME_MS } from "../../src/accounts/account-codes.ts";
import { temporaryDirectory } from "../support/databases.ts";
import { until } from "../support/processes.ts";
import { ask, becomeGuest, startService, type TestService } from "../support/service.ts";

const PASSWORD = "nine lives of the cat";
const NEW_PASSWORD = "ten lives of the owl";
const SITE = "https://play.example";
const openedSchema = z.object({ token: z.string(), account: z.object({ id: z.string() }) });
const codesSchema = z.object({ codes: z.array(z.string()) });
const meSchema = z.object({ account: z.object({ email: z.string(), emailConfirmed: z.boolean() }) });

const directory = temporaryDirectory();
let mail: MailServer;
let service: TestService;

beforeAll(async () => {
  mail = await startMailServer();
  service = await startService({
    DATA_DIR: directory.path,
    SMTP_URL: mail.url,
    MAIL_FROM: "Spellroom <no-reply@play.example>",
    PUBLIC_URL: SITE,
  });
});
afterAll(async () => {
  await service.close();
  await mail.close();
  directory.remove();
});

const post = (path: string, body: unknown, token?: string) =>
  ask(service, "POST", path, { body, ...(token === undefined ? {} : { token }) });
const put = (path: string, body: unknown, token: string) => ask(service, "PUT", path, { body, token });

/** A member whose first mail has arrived. */
async function member(email: string, language = "en") {
  const guest = await becomeGuest(service);
  expect(await post("/api/me/claim", { email, password: PASSWORD, language }, guest.token)).toMatchObject({
    status: 200,
    body: { account: { email, emailConfirmed: false } },
  });
  return { ...guest, email, confirmation: await mailTo(email, 1) };
}

/** The mails to somebody, once there are so many. */
async function mailsTo(email: string, count: number): Promise<readonly ReceivedMail[]> {
  const theirs = () => mail.received.filter(({ to }) => to === email);
  await until(async () => theirs().length >= count);
  return theirs();
}

async function mailTo(email: string, count: number): Promise<ReceivedMail> {
  const last = (await mailsTo(email, count)).at(-1);
  if (last === undefined) throw new Error(`no mail to ${email}`);
  return last;
}

/** The token of the link in a mail. */
function tokenIn(received: ReceivedMail, page: string): string {
  const link = new RegExp(`${SITE}${page}#(\\S+)`).exec(textOf(received));
  if (link?.[1] === undefined) throw new Error(`no link to ${page} in ${received.raw}`);
  return link[1];
}

async function resetToken(email: string, mails: number): Promise<string> {
  const asked = await post("/api/recovery/mails", { email });
  expect(asked).toMatchObject({ status: 202, body: { sendsMail: true } });
  return tokenIn(await mailTo(email, mails), "/account/password");
}

const signIn = (email: string, password: string) => post("/api/session", { email, password });

describe("a password that is lost", () => {
  it("can be reset once with a link sent by e-mail; all other sessions end, and the address counts as confirmed", async () => {
    const ada = await member("ada@example.org");
    const token = await resetToken(ada.email, 2);
    const opened = await post("/api/recovery/links", { token, password: NEW_PASSWORD });
    expect(opened).toMatchObject({
      status: 201,
      body: { account: { id: ada.id, email: ada.email, emailConfirmed: true } },
    });
    expect(await ask(service, "GET", "/api/me", ada)).toMatchObject({ status: 401 });
    expect(
      await ask(service, "GET", "/api/me", { token: openedSchema.parse(opened.body).token }),
    ).toMatchObject({ status: 200 });
    expect(await signIn(ada.email, PASSWORD)).toMatchObject({ status: 403 });
    expect(await signIn(ada.email, NEW_PASSWORD)).toMatchObject({ status: 201 });
    expect(await post("/api/recovery/links", { token, password: PASSWORD })).toMatchObject({ status: 410 });
  });

  it("keeps its link while the new one is too easy, and uses up all links with the first that works", async () => {
    const { email } = await member("bea@example.org");
    const [first, second] = [await resetToken(email, 2), await resetToken(email, 3)];
    const easy = await post("/api/recovery/links", { token: first, password: "bea@example.org" });
    expect(easy).toMatchObject({ status: 400 });
    const at = () => post("/api/recovery/links", { token: first, password: NEW_PASSWORD });
    const both = await Promise.all([at(), at()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 410]);
    expect(await post("/api/recovery/links", { token: second, password: PASSWORD })).toMatchObject({
      status: 410,
    });
  });

  it("gives the same response for any address, and sends no mail to one without an account", async () => {
    await member("cem@example.org");
    const answers = [
      await post("/api/recovery/mails", { email: "CEM@example.org" }),
      await post("/api/recovery/mails", { email: "nobody@example.org" }),
      await post("/api/recovery/mails", { email: "no address" }),
    ];
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    await mailsTo("cem@example.org", 2);
    await service.foundation.recovery.idle();
    expect(mail.received.map(({ to }) => to)).not.toContain("nobody@example.org");
  });

  it("can be reset with a recovery code, however it is typed; each works once, and new codes replace the old", async () => {
    const { email, token } = await member("dan@example.org");
    expect(await put("/api/me/recovery-codes", { password: "wrong password" }, token)).toMatchObject({
      status: 403,
    });
    const made = await put("/api/me/recovery-codes", { password: PASSWORD }, token);
    const { codes } = codesSchema.parse(made.body);
    expect(new Set(codes).size).toBe(10);
    const typed = ` ${(codes[0] ?? "").toUpperCase().replaceAll("-", " ")} `;
    const wrong = await post("/api/recovery/codes", { email, code: "0000-0000-0000-0000", password: "x" });
    const unknown = await post("/api/recovery/codes", {
      email: "nobody@example.org",
      code: typed,
      password: NEW_PASSWORD,
    });
    expect(wrong.status).toBe(403);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    const opened = await post("/api/recovery/codes", { email, code: typed, password: NEW_PASSWORD });
    expect(opened.status).toBe(201);
    expect(await post("/api/recovery/codes", { email, code: typed, password: PASSWORD })).toMatchObject({
      status: 403,
    });
    const now = openedSchema.parse(opened.body);
    expect(await ask(service, "GET", "/api/me/recovery-codes", now)).toMatchObject({ body: { left: 9 } });
    await put("/api/me/recovery-codes", { password: NEW_PASSWORD }, now.token);
    expect(
      await post("/api/recovery/codes", { email, code: codes[1] ?? "", password: PASSWORD }),
    ).toMatchObject({ status: 403 });
  });

  it("can be changed with the old one, after which earlier links no longer work", async () => {
    const { email, token } = await member("gus@example.org");
    const reset = await resetToken(email, 2);
    const change = { current: PASSWORD, next: NEW_PASSWORD };
    expect(await put("/api/me/password", change, token)).toMatchObject({ status: 204 });
    expect(await post("/api/recovery/links", { token: reset, password: PASSWORD })).toMatchObject({
      status: 410,
    });
  });

  it("is reset by nobody's code but the account's own", async () => {
    const [eve, fay] = [await member("eve@example.org"), await member("fay@example.org")];
    const { codes } = codesSchema.parse(
      (await put("/api/me/recovery-codes", { password: PASSWORD }, eve.token)).body,
    );
    const stolen = { email: fay.email, code: codes[0] ?? "", password: NEW_PASSWORD };
    expect(await post("/api/recovery/codes", stolen)).toMatchObject({ status: 403 });
    expect(await signIn(fay.email, PASSWORD)).toMatchObject({ status: 201 });
  });
});

describe("an e-mail address", () => {
  it("is confirmed by the link of the mail that claiming sends, in the language of the page", async () => {
    const gaston = await member("gaston@example.org", "fr");
    expect(textOf(gaston.confirmation)).toContain(`Bonjour ${gaston.name},`);
    const token = tokenIn(gaston.confirmation, "/account/email");
    expect(await post("/api/email-confirmations", { token })).toMatchObject({ status: 204 });
    expect(await post("/api/email-confirmations", { token })).toMatchObject({ status: 410 });
    const me = meSchema.parse((await ask(service, "GET", "/api/me", gaston)).body);
    expect(me.account.emailConfirmed).toBe(true);
  });

  it("is changed with the password: the old address is notified, its links stop working, the new one is unconfirmed", async () => {
    const old = "hal@example.org";
    const next = "hal-again@example.org";
    const { token, confirmation } = await member(old);
    const reset = await resetToken(old, 2);
    expect(await put("/api/me/email", { email: next, password: "wrong password" }, token)).toMatchObject({
      status: 403,
    });
    expect(await put("/api/me/email", { email: next, password: PASSWORD }, token)).toMatchObject({
      status: 200,
      body: { account: { email: next, emailConfirmed: false } },
    });
    expect(textOf(await mailTo(old, 3))).toContain("now has another email address");
    expect(await post("/api/recovery/links", { token: reset, password: NEW_PASSWORD })).toMatchObject({
      status: 410,
    });
    const stale = { token: tokenIn(confirmation, "/account/email") };
    expect(await post("/api/email-confirmations", stale)).toMatchObject({ status: 410 });
    const fresh = { token: tokenIn(await mailTo(next, 1), "/account/email") };
    expect(await post("/api/email-confirmations", fresh)).toMatchObject({ status: 204 });
    expect(await signIn(next, PASSWORD)).toMatchObject({ status: 201 });
  });

  it("of another account can't be taken", async () => {
    const [ida, jo] = [await member("ida@example.org"), await member("jo@example.org")];
    const taken = await put("/api/me/email", { email: "IDA@example.org", password: PASSWORD }, jo.token);
    expect(taken).toMatchObject({ status: 409 });
    expect(await signIn(ida.email, PASSWORD)).toMatchObject({ status: 201 });
  });
});

describe("links and codes", () => {
  it("work no longer than they are good for, and for nothing else", async () => {
    const { id, email } = await member("kim@example.org");
    let now = Date.now();
    const codes = new AccountCodes(service.foundation.database, () => now);
    const token = await codes.makeLink("reset", id, email);
    expect(await codes.findLink("reset", token)).toMatchObject({ accountId: id });
    expect(await codes.findLink("confirm", token)).toBeUndefined();
    now += LINK_LIFETIME_MS.reset;
    expect(await codes.findLink("reset", token)).toBeUndefined();
  });

  it("stand in the database and in the log only as what can't be turned back", async () => {
    const { email, token: session } = await member("lou@example.org");
    const token = await resetToken(email, 2);
    const made = await put("/api/me/recovery-codes", { password: PASSWORD }, session);
    const { codes } = codesSchema.parse(made.body);
    const rows = await service.foundation.database.query.selectFrom("account_codes").selectAll().execute();
    const kept = JSON.stringify(rows) + service.logs();
    for (const secret of [token, ...codes, ...codes.map((code) => code.replaceAll("-", ""))])
      expect(kept).not.toContain(secret);
  });

  it("go with the account", async () => {
    const { id, token } = await member("mia@example.org");
    await put("/api/me/recovery-codes", { password: PASSWORD }, token);
    await ask(service, "DELETE", "/api/me", { token, body: { password: PASSWORD } });
    const left = await service.foundation.database.query
      .selectFrom("account_codes")
      .select("purpose")
      .where("account_id", "=", id)
      .execute();
    expect(left).toEqual([]);
  });
});

describe("a mail server that refuses for now", () => {
  it("is asked again", async () => {
    mail.refuseNext(1);
    const { confirmation } = await member("ned@example.org");
    expect(tokenIn(confirmation, "/account/email")).not.toBe("");
  });
});
