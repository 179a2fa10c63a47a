import { beforeEach, describe, expect, it } from "vitest";
import { Accounts } from "../../src/accounts/accounts.ts";
import { SESSION_LIFETIME_MS } from "../../src/accounts/sessions.ts";
import type { Database } from "../../src/storage/database.ts";
import { STORAGES } from "../support/databases.ts";
import { newGuest } from "../support/people.ts";
import { withDatabase } from "../support/stages.ts";

describe.each(STORAGES)("guest accounts on $name", ({ start }) => {
  let database: Database;
  let accounts: Accounts;
  let now = 0;
  const revoked: string[] = [];

  withDatabase(start, (opened) => {
    database = opened;
  });
  beforeEach(() => {
    now = Date.UTC(2026, 10, 20);
    revoked.length = 0;
    accounts = new Accounts(database, { now: () => now, onRevoked: (id) => revoked.push(id) });
  });

  const guest = (name?: string) => newGuest(accounts, name);

  it("are known by their token", async () => {
    const { token, session } = await guest("Mira");
    expect(await accounts.authenticate(token)).toEqual(session);
    expect(session.account).toMatchObject({ name: "Mira", kind: "guest", createdAt: now });
  });

  it("get a name when they did not choose one", async () => {
    expect((await guest()).session.account.name).not.toBe("");
  });

  it("are refused with the reason when the name can't stand", async () => {
    expect(await accounts.createGuest("\u202eevil")).toMatchObject({ ok: false, problem: "invisible" });
  });

  it("leave no token behind in the database", async () => {
    const { token } = await guest("Secretive");
    const rows = await database.query.selectFrom("sessions").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token.slice(12));
  });

  it("get a number when the name is already taken, even at the same moment", async () => {
    const names = ["Twin", "twin", "T-W-I-N", "Ｔwin", "Twin"];
    const guests = await Promise.all(names.map((name) => guest(name)));
    const numbers = guests.map(({ session }) => session.account.discriminator);
    expect(new Set(numbers).size).toBe(names.length);
    expect(numbers.filter((number) => number === 0)).toHaveLength(1);
  });

  it("are not found by anything that is not their token", async () => {
    const { token } = await guest("Locked");
    for (const wrong of ["", "x", token.slice(0, -1), `${token.slice(0, -1)}_`, token.toUpperCase()]) {
      expect(wrong === token ? undefined : await accounts.authenticate(wrong)).toBeUndefined();
    }
  });

  it("stay as long as they come back in time", async () => {
    const { token } = await guest("Faithful");
    now += SESSION_LIFETIME_MS - 1;
    const session = await accounts.authenticate(token);
    expect(session?.expiresAt).toBe(now + SESSION_LIFETIME_MS);
    now += SESSION_LIFETIME_MS - 1;
    expect(await accounts.authenticate(token)).toBeDefined();
    now += SESSION_LIFETIME_MS;
    expect(await accounts.authenticate(token)).toBeUndefined();
  });

  it("are locked out by revoking the session, and the requester is told", async () => {
    const { token, session } = await guest("Leaver");
    await accounts.revoke(session.id);
    expect(await accounts.authenticate(token)).toBeUndefined();
    expect(revoked).toEqual([session.id]);
  });

  it("can take another name, and keep their number when only the spelling changes", async () => {
    await guest("Popular");
    const { session, token } = await guest("Popular");
    const number = session.account.discriminator;
    expect(number).toBeGreaterThan(0);
    const respelled = await accounts.rename(session.account, "POPULAR");
    expect(respelled).toMatchObject({ ok: true, account: { name: "POPULAR", discriminator: number } });
    const renamed = await accounts.rename(session.account, "Nobody Else");
    expect(renamed).toMatchObject({ ok: true, account: { displayName: "Nobody Else" } });
    expect((await accounts.authenticate(token))?.account.name).toBe("Nobody Else");
    expect(await accounts.rename(session.account, "\u200b")).toMatchObject({ ok: false });
  });
});
