import { beforeEach, describe, expect, it } from "vitest";
import { Accounts } from "../../src/accounts/accounts.ts";
import { Blocks } from "../../src/accounts/blocks.ts";
import { Credentials } from "../../src/accounts/credentials.ts";
import { MemoryBus } from "../../src/cluster/bus.ts";
import { DirectMessages, MESSAGE_PAGE } from "../../src/moderation/direct-messages.ts";
import { Moderation } from "../../src/moderation/moderation.ts";
import { Notifications } from "../../src/moderation/notifications.ts";
import type { Database } from "../../src/storage/database.ts";
import { STORAGES } from "../support/databases.ts";
import { collect } from "../support/events.ts";
import { newGuest } from "../support/people.ts";
import { until } from "../support/processes.ts";
import { withDatabase } from "../support/stages.ts";

const HOUR = 60 * 60 * 1000;
const NEVER = Number.MAX_SAFE_INTEGER;

describe.each(STORAGES)("keeping order, on $name", ({ start }) => {
  let database: Database;
  let accounts: Accounts;
  let bus: MemoryBus;
  let notifications: Notifications;
  let moderation: Moderation;
  let now = 0;
  let [mod, ada, bea] = ["", "", ""];

  withDatabase(start, (opened) => {
    database = opened;
  });
  beforeEach(async () => {
    now = Date.now();
    bus = new MemoryBus((error) => {
      throw error;
    });
    accounts = new Accounts(database, { now: () => now });
    [mod, ada, bea] = [await person(), await person(), await person()];
    notifications = new Notifications(database, bus, () => now);
    const parts = { sessions: accounts.sessions, notifications, moderators: [mod], now: () => now };
    moderation = new Moderation(database, parts);
  });

  async function person(): Promise<string> {
    return (await newGuest(accounts)).session.account.id;
  }

  it("receives reports, closes each once, and tells the reporter", async () => {
    const report = await moderation.report(ada, { accusedId: bea, reason: "insults", text: "very rude" });
    const open = await moderation.reports("open");
    expect(open.find(({ id }) => id === report)).toMatchObject({
      accused: { id: bea },
      text: "very rude",
      talk: [],
    });
    expect(await moderation.handle(mod, report, "upheld")).toBe(true);
    expect(await moderation.handle(mod, report, "dismissed")).toBe(false);
    expect((await moderation.reports("upheld")).map(({ id }) => id)).toContain(report);
    expect(await notifications.list(ada)).toMatchObject([
      { notice: { kind: "report-handled", status: "upheld" }, read: false },
    ]);
  });

  it("mutes for a time, and lifts what was a mistake", async () => {
    const muted = async () => (await moderation.active(ada, "mute")) !== undefined;
    await moderation.sanction(mod, ada, { kind: "mute", reason: "flooding", hours: 2 });
    expect(await muted()).toBe(true);
    expect(await moderation.active(ada, "ban")).toBeUndefined();
    now += 2 * HOUR;
    expect(await muted()).toBe(false);
    const { id } = await moderation.sanction(mod, ada, { kind: "mute", reason: "again", hours: null });
    now += 10_000 * HOUR;
    expect(await muted()).toBe(true);
    expect(await moderation.lift(mod, id)).toBe(true);
    expect(await moderation.lift(mod, id)).toBe(false);
    expect(await muted()).toBe(false);
  });

  it("bans by ending every session, and lets nobody sign in meanwhile", async () => {
    const made = await newGuest(accounts);
    const { account } = made.session;
    const credentials = new Credentials(database, accounts.sessions);
    const [email, password] = [`${account.id}@example.org`, "nine lives of the cat"];
    await credentials.claim(account, email, password);
    const { id } = await moderation.sanction(mod, account.id, {
      kind: "ban",
      reason: "cheating",
      hours: null,
    });
    expect(await accounts.authenticate(made.token)).toBeUndefined();
    expect(await credentials.signIn(email, password, "")).toEqual({ ok: false, problem: "banned" });
    expect(await credentials.signIn(email, "wrong password", "")).toEqual({ ok: false, problem: "wrong" });
    await moderation.lift(mod, id);
    expect(await credentials.signIn(email, password, "")).toMatchObject({ ok: true });
  });

  it("writes down everything that moderators do", async () => {
    const { id } = await moderation.sanction(mod, bea, { kind: "mute", reason: "shouting", hours: 1 });
    await moderation.lift(mod, id);
    const [lifted, muted] = await moderation.log(NEVER);
    expect(muted).toMatchObject({ moderatorId: mod, action: "mute", subjectId: bea });
    expect(JSON.parse(muted?.details ?? "")).toEqual({ hours: 1, reason: "shouting" });
    expect(lifted).toMatchObject({ action: "lift", subjectId: id });
    expect((await moderation.log(lifted?.id ?? 0))[0]?.id).toBe(muted?.id);
  });

  it("carries messages between two, in order, and fills a gap", async () => {
    const direct = new DirectMessages(database, new Blocks(database), bus, () => now);
    const told = collect(bus, "account");
    const texts = Array.from({ length: 30 }, (_, at) => `line ${at}`);
    for (const [at, text] of texts.entries()) await direct.send(at % 2 ? ada : bea, at % 2 ? bea : ada, text);
    const all = await direct.between(ada, bea);
    expect(all.map(({ text }) => text)).toEqual(texts);
    await until(async () => told.length === texts.length);
    const since = all.at(-4)?.id ?? 0;
    const missed = await direct.between(bea, ada, since);
    expect(missed.at(-1)?.text).toBe("line 29");
    expect(missed.filter(({ id }) => id > since)).toHaveLength(3);
    expect(await direct.conversations(ada)).toMatchObject([{ with: { id: bea }, last: { text: "line 29" } }]);
  });

  it("fills a gap of any length, page by page", async () => {
    const direct = new DirectMessages(database, new Blocks(database), bus, () => now);
    const texts = Array.from({ length: 2 * MESSAGE_PAGE - 1 }, (_, at) => `line ${at}`);
    for (const text of ["before the gap", ...texts]) {
      await direct.send(ada, bea, text);
      await notifications.notify(bea, { kind: "sanction", sanction: "mute", reason: text, expiresAt: null });
    }
    const read = new Set<string>();
    const told = new Set<string>();
    const idOf = async (table: "direct_messages" | "notifications") =>
      (await database.query.selectFrom(table).select("id").orderBy("id", "desc").limit(1).execute())[0]?.id ??
      0;
    const last = { message: await idOf("direct_messages"), notice: await idOf("notifications") };
    for (let since = last.message - texts.length; since < last.message; ) {
      const page = await direct.between(bea, ada, since);
      for (const { text } of page) read.add(text);
      since = page.at(-1)?.id ?? last.message;
    }
    for (let since = last.notice - texts.length; since < last.notice; ) {
      const page = await notifications.list(bea, since);
      for (const { notice } of page) if (notice.kind === "sanction") told.add(notice.reason);
      since = page[0]?.id ?? last.notice;
    }
    for (const text of texts) expect([read.has(text), told.has(text)]).toEqual([true, true]);
  });

  it("delivers none to the sender, to unknown accounts, or between players who have blocked each other", async () => {
    const blocks = new Blocks(database);
    const direct = new DirectMessages(database, blocks, bus);
    expect(await direct.send(ada, ada, "hello me")).toBeUndefined();
    expect(await direct.send(ada, "nobody", "hello?")).toBeUndefined();
    await blocks.block(bea, ada);
    expect(await direct.send(ada, bea, "hello")).toBeUndefined();
    expect(await direct.send(bea, ada, "hello")).toBeUndefined();
    expect(await direct.conversations(bea)).toEqual([]);
  });

  it("keeps notifications until they are read, and not for ever", async () => {
    for (let count = 0; count < 205; count++) {
      await notifications.notify(ada, { kind: "report-handled", status: "dismissed" });
    }
    const [latest] = await notifications.list(ada);
    const kept = await database.query
      .selectFrom("notifications")
      .select("id")
      .where("account_id", "=", ada)
      .execute();
    expect(kept).toHaveLength(200);
    await notifications.read(ada, latest?.id ?? 0);
    expect((await notifications.list(ada)).every(({ read }) => read)).toBe(true);
    await notifications.notify(ada, { kind: "report-handled", status: "upheld" });
    const fresh = (await notifications.list(ada, latest?.id)).filter(({ read }) => !read);
    expect(fresh).toHaveLength(1);
  });
});
