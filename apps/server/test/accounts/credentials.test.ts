import { describe, expect, it } from "vitest";
import { Accounts } from "../../src/accounts/accounts.ts";
import { Blocks } from "../../src/accounts/blocks.ts";
import { Credentials, parseEmail } from "../../src/accounts/credentials.ts";
import { hashPassword, isPassword, passwordProblem } from "../../src/accounts/passwords.ts";
import { isGranted, readGrant } from "../../src/accounts/scopes.ts";
import { MOST_SESSIONS } from "../../src/accounts/sessions.ts";
import type { Database } from "../../src/storage/database.ts";
import { STORAGES } from "../support/databases.ts";
import { newGuest } from "../support/people.ts";
import { withDatabase } from "../support/stages.ts";

const PASSWORD = "nine lives of the cat";

describe.each(STORAGES)("claimed accounts on $name", ({ start }) => {
  let database: Database;
  let accounts: Accounts;
  let credentials: Credentials;
  const revoked: string[] = [];

  withDatabase(start, (opened) => {
    database = opened;
    accounts = new Accounts(database, { onRevoked: (id) => revoked.push(id) });
    credentials = new Credentials(database, accounts.sessions);
  });

  async function guest(name?: string) {
    const made = await newGuest(accounts, name);
    return { ...made, account: made.session.account };
  }

  async function member(email: string) {
    const made = await guest();
    expect(await credentials.claim(made.account, email, PASSWORD)).toEqual({ ok: true });
    return made;
  }

  it("are the guest's own: the name stays, and so does the token", async () => {
    const { token, account } = await guest("Claudia");
    expect(await credentials.claim(account, " Claudia@Example.org ", PASSWORD)).toEqual({ ok: true });
    expect((await accounts.authenticate(token))?.account).toEqual({ ...account, kind: "member" });
    expect(await credentials.ownFactsOf(account.id)).toEqual({
      email: "Claudia@Example.org",
      emailConfirmed: false,
    });
    expect(await credentials.claim(account, "other@example.org", PASSWORD)).toEqual({
      ok: false,
      problem: "claimed",
    });
  });

  it("stay signed in for 90 days after they were used last, and no longer", async () => {
    const day = 24 * 60 * 60 * 1000;
    let now = Date.now();
    const clocked = new Accounts(database, { now: () => now });
    const { token } = await newGuest(clocked);
    for (let visit = 0; visit < 3; visit++) {
      now += 89 * day;
      expect(await clocked.authenticate(token)).toBeDefined();
    }
    now += 91 * day;
    expect(await clocked.authenticate(token)).toBeUndefined();
  });

  it("open on another device with address and password, and not without", async () => {
    const { account, token } = await member("dana@example.org");
    const signedIn = await credentials.signIn("DANA@example.org", PASSWORD, "Firefox, Linux");
    if (!signedIn.ok) throw new Error(signedIn.problem);
    expect((await accounts.authenticate(signedIn.session.token))?.account.id).toBe(account.id);
    expect(signedIn.session.token).not.toBe(token);
    for (const [email, password] of [
      ["dana@example.org", "nine lives of the dog"],
      ["nobody@example.org", PASSWORD],
      ["dana@example.org", ""],
      ["no address", PASSWORD],
    ] as const) {
      expect(await credentials.signIn(email, password, "")).toEqual({ ok: false, problem: "wrong" });
    }
  });

  it("share no address, even when two ask for it at the same moment", async () => {
    const [one, other] = await Promise.all([guest(), guest()]);
    const claims = await Promise.all([
      credentials.claim(one.account, "twin@example.org", PASSWORD),
      credentials.claim(other.account, "Twin@Example.org", PASSWORD),
    ]);
    expect(claims.map((claim) => (claim.ok ? "ok" : claim.problem)).toSorted()).toEqual(["ok", "taken"]);
  });

  it("have a password that can be changed, which ends all other sessions", async () => {
    const { account, session, token } = await member("eve@example.org");
    const other = await credentials.signIn("eve@example.org", PASSWORD, "");
    if (!other.ok) throw new Error(other.problem);
    const next = "another very long one";
    const change = { current: "not this one", next, sessionId: session.id };
    expect(await credentials.changePassword(account, change)).toEqual({ ok: false, problem: "wrong" });
    expect(await credentials.changePassword(account, { ...change, current: PASSWORD })).toEqual({ ok: true });
    expect(await accounts.authenticate(token)).toBeDefined();
    expect(await accounts.authenticate(other.session.token)).toBeUndefined();
    expect(revoked).toContain(other.session.id);
    expect(await credentials.signIn("eve@example.org", PASSWORD, "")).toMatchObject({ ok: false });
    expect(await credentials.signIn("eve@example.org", next, "")).toMatchObject({ ok: true });
  });

  it("list their sessions, and end one of their own but nobody else's", async () => {
    const { account, session } = await member("finn@example.org");
    const stranger = await guest();
    const signedIn = await credentials.signIn("finn@example.org", PASSWORD, "Safari, iOS");
    if (!signedIn.ok) throw new Error(signedIn.problem);
    const listed = await accounts.sessions.list(account.id);
    expect(listed.map(({ id }) => id).toSorted()).toEqual([session.id, signedIn.session.id].toSorted());
    expect(listed.map(({ label }) => label)).toContain("Safari, iOS");
    expect(await accounts.sessions.revokeOf(stranger.account.id, session.id)).toBe(false);
    expect(await accounts.sessions.revokeOf(account.id, signedIn.session.id)).toBe(true);
    expect(await accounts.authenticate(signedIn.session.token)).toBeUndefined();
  });

  it("never have more sessions than there is room for", async () => {
    const { account } = await guest();
    for (let count = 0; count <= MOST_SESSIONS; count++) await accounts.sessions.open(account.id, `${count}`);
    expect(await accounts.sessions.list(account.id)).toHaveLength(MOST_SESSIONS);
  });

  it("leave neither password nor token behind in the database", async () => {
    const { token } = await member("grace@example.org");
    const rows = [
      ...(await database.query.selectFrom("accounts").selectAll().execute()),
      ...(await database.query.selectFrom("sessions").selectAll().execute()),
    ];
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("make tokens that may do what they were made for, and nothing else", async () => {
    const { account } = await guest();
    const { token } = await accounts.sessions.open(account.id, "my bot", ["read", "play"]);
    const session = await accounts.authenticate(token);
    if (session === undefined) throw new Error("the token was made just now");
    expect(session.grant).toEqual(["read", "play"]);
    expect(["read", "play", "talk", "session"].map((need) => isGranted(session.grant, asNeed(need)))).toEqual(
      [true, true, false, false],
    );
    expect(readGrant("read nonsense")).toEqual(["read"]);
  });

  it("end for good: the name, the address and every way in are gone", async () => {
    const { account, token } = await member("hugo@example.org");
    await accounts.erase(account.id);
    expect(await accounts.authenticate(token)).toBeUndefined();
    expect(await accounts.find(account.id)).toBeUndefined();
    expect(await credentials.signIn("hugo@example.org", PASSWORD, "")).toMatchObject({ ok: false });
    const rows = await database.query
      .selectFrom("accounts")
      .selectAll()
      .where("id", "=", account.id)
      .execute();
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`hugo|${account.name}|argon2`, "i"));
    expect((await member("hugo@example.org")).account.id).not.toBe(account.id);
  });

  it("are found by the beginning of a name, spelling aside, and not by wildcards", async () => {
    await guest("Zephyrine");
    expect((await accounts.search("z.EPH", 5)).map(({ name }) => name)).toEqual(["Zephyrine"]);
    expect(await accounts.search("%", 5)).toEqual([]);
    expect(await accounts.search("_ephyrine", 5)).toEqual([]);
  });

  it("block and unblock, which both sides feel and only one sees", async () => {
    const blocks = new Blocks(database);
    const [ada, bea, cem] = await Promise.all([guest("Ada"), guest("Bea"), guest("Cem")]);
    const ids = [ada, bea, cem].map(({ account }) => account.id);
    expect(await blocks.block(ada.account.id, bea.account.id)).toBe("blocked");
    expect(await blocks.block(ada.account.id, bea.account.id)).toBe("blocked");
    expect(await blocks.block(ada.account.id, ada.account.id)).toBe("oneself");
    expect(await blocks.block(ada.account.id, "nobody")).toBe("unknown");
    expect(await blocks.list(ada.account.id)).toMatchObject([{ id: bea.account.id, name: "Bea" }]);
    expect(await blocks.list(bea.account.id)).toEqual([]);
    expect([...(await blocks.around(bea.account.id))]).toEqual([ada.account.id]);
    const pairs = await blocks.among(ids);
    expect(pairs.has(bea.account.id, ada.account.id)).toBe(true);
    expect(pairs.has(cem.account.id, ada.account.id)).toBe(false);
    await blocks.unblock(ada.account.id, bea.account.id);
    expect((await blocks.among(ids)).has(ada.account.id, bea.account.id)).toBe(false);
  });
});

function asNeed(word: string) {
  return word === "read" || word === "play" || word === "talk" ? word : "session";
}

describe("a password", () => {
  it("is known again by its hash, which differs every time", async () => {
    const [one, other] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await isPassword(PASSWORD, one)).toBe(true);
    expect(await isPassword(`${PASSWORD} `, one)).toBe(false);
  });

  it("is nobody's when the hash is missing, broken or absurdly expensive", async () => {
    const expensive = "$argon2id$v=19$m=99999999,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA";
    for (const hash of [null, undefined, "", "nonsense", expensive]) {
      expect(await isPassword(PASSWORD, hash)).toBe(false);
    }
  });

  it("may be anything long that is not easy to guess", () => {
    const known = ["Mira", "mira@example.org"];
    expect(passwordProblem("short", known)).toBe("too-short");
    expect(passwordProblem("x".repeat(201), known)).toBe("too-long");
    for (const easy of ["aaaaaaaaaaaa", "0123456789", "abcdefghijkl", "MIRA@example.org", "aaaaabbbbbb"]) {
      expect(passwordProblem(easy, known), easy).toBe("easy");
    }
    for (const fine of [PASSWORD, "Tr0ub4dor&3x", "пароль из слов"]) {
      expect(passwordProblem(fine, known), fine).toBeUndefined();
    }
  });
});

describe("an e-mail address", () => {
  it("is compared without regard to case, and refused when it is none", () => {
    expect(parseEmail(" Mira@Example.ORG")).toEqual({ email: "Mira@Example.ORG", key: "mira@example.org" });
    for (const wrong of [
      "",
      "mira",
      "mira@",
      "@example.org",
      "a b@example.org",
      `${"x".repeat(260)}@a.org`,
    ]) {
      expect(parseEmail(wrong), wrong).toBeUndefined();
    }
  });
});
