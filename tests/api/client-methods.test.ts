/** Every method of the HTTP client, called against a running server: what it asks for is there, and its answer can be read. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { safeChoice } from "@spellroom/bots";
import { connectSite, createApiClient, messagesSince } from "@spellroom/client";
import { HTTP_API } from "@spellroom/protocol/http";
import { type RunningServer, startServer } from "@spellroom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arrangeMatch } from "../support/arranged.ts";
import { becomeGuest, type Guest } from "../support/people.ts";
import { until } from "../support/waiting.ts";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "spellroom-client-methods-"));
const settings = { PAGES: "off", PORT: "0", DATA_DIR: folder, RATE_LIMIT_SCALE: "0", LOG_LEVEL: "silent" };
const FORMAT = "presets";
const DECK = { preset: "ember-rush" };
const OTHER_DECK = { preset: "wild-stampede" };
const PASSWORD = "correct horse battery staple";
const ENTROPY = "0123456789abcdef".repeat(2);

let server: RunningServer;
let moderator: Guest;
beforeAll(async () => {
  // A moderator is named by the id of an account, which must be there first.
  const before = await startServer(settings);
  const { token, account } = await becomeGuest(before.url);
  await before.stop();
  server = await startServer({ ...settings, MODERATORS: account.id });
  moderator = { token, account, api: createApiClient({ endpoint: server.url, token: () => token }) };
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const guest = (): Promise<Guest> => becomeGuest(server.url);

let claimed = 0;
async function member(): Promise<{ readonly person: Guest; readonly email: string }> {
  const person = await guest();
  const email = `member-${++claimed}@example.org`;
  await person.api.sessions.claim({ email, password: PASSWORD });
  return { person, email };
}

/** Two people, and a match between them whose first question is open. */
async function match() {
  const [host, other] = [await guest(), await guest()];
  const matchId = await arrangeMatch(server.foundation.journal, {
    accounts: [host.account.id, other.account.id],
    names: ["Ada", "Bea"],
  });
  await host.api.matches.seat({ match: matchId });
  return { host, other, matchId };
}

async function finishedMatch() {
  const made = await match();
  const { last } = await made.host.api.play.table({ match: made.matchId });
  await made.host.api.play.concede({ match: made.matchId, last });
  await until("the match to be over", async () => {
    const { match: seen } = await made.host.api.matches.look({ match: made.matchId });
    return seen.status === "finished";
  });
  return made;
}

async function asked({ host, other, matchId }: Awaited<ReturnType<typeof match>>) {
  for (const { api } of [host, other]) {
    const { snapshot } = await api.play.table({ match: matchId });
    if (snapshot.decision) return { api, decision: snapshot.decision };
  }
  throw new Error("nobody is asked");
}

async function table() {
  const [host, other] = [await guest(), await guest()];
  const wish = {
    format: FORMAT,
    deck: DECK,
    places: 2,
    timeControl: "casual",
    visibility: "public",
  } as const;
  const { table: made } = await host.api.tables.open(wish);
  return { host, other, code: made.code };
}

/** Somebody who is online, as the site channel says. */
async function online(): Promise<{ readonly person: Guest; readonly leave: () => void }> {
  const person = await guest();
  const line = connectSite({ endpoint: server.url, token: () => person.token });
  await until("the site channel to be open", () => line.store.getState().account !== null);
  return { person, leave: () => line.close() };
}

async function challenge() {
  const { person, leave } = await online();
  const host = await guest();
  const { invitation } = await host.api.meetings.invite({
    format: FORMAT,
    deck: DECK,
    to: person.account.id,
  });
  const { code } = invitation;
  return { host, person, code, leave };
}

async function sanctioned(): Promise<string> {
  const { account } = await guest();
  const wish = { kind: "mute", reason: "rude", hours: 1 } as const;
  const { sanction } = await moderator.api.moderation.sanction({ player: account.id, ...wish });
  return sanction.id;
}

async function report(): Promise<string> {
  const [{ api }, { account }] = [await guest(), await guest()];
  return (await api.moderation.report({ player: account.id, reason: "insults", text: "rude" })).reportId;
}

type Calls = Readonly<Record<string, () => Promise<void>>>;

const accounts: Calls = {
  createGuest: async () => {
    const { account } = await createApiClient({ endpoint: server.url }).accounts.createGuest({ name: "Ada" });
    expect(account.name).toBe("Ada");
  },
  createPlayer: async () => {
    const { account } = await createApiClient({ endpoint: server.url }).accounts.createPlayer({});
    expect(account.kind).toBe("guest");
  },
  me: async () => {
    const { api, account } = await guest();
    expect((await api.accounts.me()).account.id).toBe(account.id);
  },
  matches: async () => {
    const { host, matchId } = await match();
    const { matches: playing } = await host.api.accounts.matches();
    expect(playing.map((each) => each.matchId)).toEqual([matchId]);
  },
  rename: async () => {
    const { api } = await guest();
    expect((await api.accounts.rename({ name: "Bea" })).account.name).toBe("Bea");
  },
  preferences: async () => {
    const { api } = await guest();
    expect(await api.accounts.preferences()).toEqual({ preferences: {} });
  },
  keepPreferences: async () => {
    const { api } = await guest();
    const kept = { preferences: { volume: 30, stops: { own: { end: "always" } } } };
    expect(await api.accounts.keepPreferences(kept)).toEqual(kept);
    expect(await api.accounts.preferences()).toEqual(kept);
    const huge = api.accounts.keepPreferences({ preferences: { text: "x".repeat(20_000) } });
    await expect(huge).rejects.toMatchObject({ code: "invalid" });
    expect(await api.accounts.preferences()).toEqual(kept);
  },
  renamePlayer: async () => {
    const { api, account } = await guest();
    const renamed = await api.accounts.renamePlayer({ player: account.id, name: "Cleo" });
    expect(renamed.account.name).toBe("Cleo");
  },
  remove: async () => {
    const { person } = await member();
    await person.api.accounts.remove({ password: PASSWORD });
    await expect(person.api.accounts.me()).rejects.toMatchObject({ code: "unauthenticated" });
  },
  removePlayer: async () => {
    const { api, account } = await guest();
    await api.accounts.removePlayer({ player: account.id });
    await expect(api.accounts.me()).rejects.toMatchObject({ code: "unauthenticated" });
  },
};

const sessions: Calls = {
  claim: async () => {
    const { person } = await member();
    expect((await person.api.accounts.me()).account.kind).toBe("member");
  },
  signIn: async () => {
    const { email, person } = await member();
    const signedIn = await createApiClient({ endpoint: server.url }).sessions.signIn({
      email,
      password: PASSWORD,
    });
    expect(signedIn.account.id).toBe(person.account.id);
  },
  signOut: async () => {
    const { api } = await guest();
    await api.sessions.signOut();
    await expect(api.accounts.me()).rejects.toMatchObject({ code: "unauthenticated" });
  },
  changePassword: async () => {
    const { person } = await member();
    await person.api.sessions.changePassword({ current: PASSWORD, next: `${PASSWORD} again` });
  },
  list: async () => {
    const { api } = await guest();
    expect((await api.sessions.list()).sessions.map(({ current }) => current)).toEqual([true]);
  },
  end: async () => {
    const { email, person } = await member();
    const { token } = await person.api.sessions.signIn({ email, password: PASSWORD });
    const other = (await person.api.sessions.list()).sessions.find(({ current }) => !current);
    await person.api.sessions.end({ session: other?.id ?? "" });
    const ended = createApiClient({ endpoint: server.url, token: () => token });
    await expect(ended.accounts.me()).rejects.toMatchObject({ code: "unauthenticated" });
  },
  endOthers: async () => {
    const { email, person } = await member();
    await person.api.sessions.signIn({ email, password: PASSWORD });
    expect(await person.api.sessions.endOthers()).toEqual({ ended: 1 });
  },
  makeToken: async () => {
    const { api } = await guest();
    const { token } = await api.sessions.makeToken({ label: "a program", scopes: ["read"] });
    expect(token).not.toBe("");
  },
};

const people: Calls = {
  online: async () => {
    const { person, leave } = await online();
    await until("them to be listed", async () =>
      (await person.api.people.online()).people.some(({ id }) => id === person.account.id),
    );
    leave();
  },
  find: async () => {
    const { account } = await becomeGuest(server.url, "Zuleika");
    const { players } = await moderator.api.people.find({ name: "Zulei" });
    expect(players.map(({ id }) => id)).toEqual([account.id]);
  },
  profile: async () => {
    const { host, matchId } = await finishedMatch();
    const { player, matches: played } = await host.api.people.profile({ player: host.account.id });
    expect(player.id).toBe(host.account.id);
    expect(played.map((each) => each.matchId)).toEqual([matchId]);
  },
  blocks: async () => {
    const { api } = await guest();
    expect(await api.people.blocks()).toEqual({ blocked: [] });
  },
  block: async () => {
    const [{ api }, { account }] = [await guest(), await guest()];
    await api.people.block({ player: account.id });
    expect((await api.people.blocks()).blocked.map(({ id }) => id)).toEqual([account.id]);
  },
  unblock: async () => {
    const [{ api }, { account }] = [await guest(), await guest()];
    await api.people.block({ player: account.id });
    await api.people.unblock({ player: account.id });
    expect(await api.people.blocks()).toEqual({ blocked: [] });
  },
};

const ratings: Calls = {
  leaderboard: async () => {
    const query = { format: FORMAT, timeControl: "standard", limit: 10 } as const;
    expect(await moderator.api.ratings.leaderboard(query)).toEqual({ standings: [] });
  },
  changes: async () => {
    const { account } = await guest();
    expect(await moderator.api.ratings.changes({ player: account.id })).toEqual({ changes: [] });
  },
};

const catalogue: Calls = {
  all: async () => {
    expect((await moderator.api.catalogue.all()).formats.map(({ id }) => id)).toContain(FORMAT);
  },
  decks: async () => {
    expect((await moderator.api.catalogue.decks()).decks.map(({ id }) => id)).toContain(DECK.preset);
  },
  deck: async () => {
    for (const { id, name } of (await moderator.api.catalogue.decks()).decks) {
      const { deck } = await moderator.api.catalogue.deck({ deck: id });
      expect(deck.name).toBe(name);
      expect(deck.cards.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(40);
    }
  },
  definition: async () => {
    const { deck } = await moderator.api.catalogue.deck({ deck: DECK.preset });
    for (const { definition } of deck.cards) {
      const card = await moderator.api.catalogue.definition({ hash: definition });
      expect(card).toMatchObject({ faces: expect.any(Array) });
    }
  },
};

const WISH = { format: FORMAT, deck: DECK };

const meetings: Calls = {
  enqueue: async () => {
    const { api } = await guest();
    expect((await api.meetings.enqueue({ ...WISH, timeControl: "slow" })).ticket.state).toBe("waiting");
    await api.meetings.leaveQueue();
  },
  ticket: async () => {
    const { api } = await guest();
    expect(await api.meetings.ticket()).toEqual({ ticket: { state: "none" } });
  },
  leaveQueue: async () => {
    const { api } = await guest();
    expect(await api.meetings.leaveQueue()).toEqual({ ticket: { state: "none" } });
  },
  seeks: async () => {
    const { api, account } = await guest();
    await api.meetings.seek(WISH);
    expect((await api.meetings.seeks()).seeks.map(({ accountId }) => accountId)).toContain(account.id);
  },
  seek: async () => {
    const { api } = await guest();
    expect((await api.meetings.seek(WISH)).ticket.state).toBe("waiting");
  },
  acceptSeek: async () => {
    const [host, other] = [await guest(), await guest()];
    const { ticket } = await host.api.meetings.seek(WISH);
    const seek = ticket.state === "waiting" ? ticket.ticket.id : "";
    const { matchId } = await other.api.meetings.acceptSeek({ seek, deck: OTHER_DECK });
    expect(matchId).not.toBe("");
  },
  invite: async () => {
    const { api } = await guest();
    const { invitation } = await api.meetings.invite({ ...WISH, password: PASSWORD });
    expect(invitation.hasPassword).toBe(true);
  },
  invitation: async () => {
    const { api } = await guest();
    const { code } = (await api.meetings.invite(WISH)).invitation;
    expect((await api.meetings.invitation({ code })).invitation.status).toBe("open");
  },
  joinInvitation: async () => {
    const [host, other] = [await guest(), await guest()];
    const { code } = (await host.api.meetings.invite({ ...WISH, password: PASSWORD })).invitation;
    const joined = await other.api.meetings.joinInvitation({ code, deck: DECK, password: PASSWORD });
    expect(joined.matchId).not.toBe("");
  },
  cancelInvitation: async () => {
    const { api } = await guest();
    const { code } = (await api.meetings.invite(WISH)).invitation;
    await api.meetings.cancelInvitation({ code });
    expect((await api.meetings.invitation({ code })).invitation.status).toBe("cancelled");
  },
  challenges: async () => {
    const { person, code, leave } = await challenge();
    expect((await person.api.meetings.challenges()).challenges.map((each) => each.code)).toEqual([code]);
    leave();
  },
  declineChallenge: async () => {
    const { person, host, code, leave } = await challenge();
    await person.api.meetings.declineChallenge({ code });
    expect((await host.api.meetings.invitation({ code })).invitation.status).toBe("declined");
    leave();
  },
};

const tables: Calls = {
  list: async () => {
    const { code, other } = await table();
    expect((await other.api.tables.list()).tables.map((each) => each.code)).toContain(code);
  },
  open: async () => {
    const { code } = await table();
    expect(code).not.toBe("");
  },
  look: async () => {
    const { code, other } = await table();
    expect((await other.api.tables.look({ code })).table.seats).toHaveLength(1);
  },
  sitDown: async () => {
    const { code, other } = await table();
    expect((await other.api.tables.sitDown({ code, deck: OTHER_DECK })).table.seats).toHaveLength(2);
  },
  leave: async () => {
    const { code, host } = await table();
    expect((await host.api.tables.leave({ code })).table.status).toBe("closed");
  },
  addBot: async () => {
    const { code, host } = await table();
    expect((await host.api.tables.addBot({ code, bot: "greedy" })).table.seats[1]?.bot).toBe("greedy");
  },
  freePlace: async () => {
    const { code, host } = await table();
    await host.api.tables.addBot({ code, bot: "greedy" });
    expect((await host.api.tables.freePlace({ code, seat: 1 })).table.seats).toHaveLength(1);
  },
  start: async () => {
    const { code, host } = await table();
    await host.api.tables.addBot({ code, bot: "greedy" });
    expect((await host.api.tables.start({ code })).matchId).not.toBe("");
  },
};

const matches: Calls = {
  list: async () => {
    const { api } = await guest();
    const { matchId } = await api.matches.playBot({ ...WISH, bot: "greedy" });
    await until("the match to be listed", async () =>
      (await api.matches.list()).listings.some((listing) => listing.matchId === matchId),
    );
  },
  look: async () => {
    const { host, matchId } = await match();
    expect((await host.api.matches.look({ match: matchId })).match.seats).toHaveLength(2);
  },
  playBot: async () => {
    const { api } = await guest();
    const { matchId } = await api.matches.playBot({ ...WISH, bot: "greedy", botDeck: OTHER_DECK });
    expect((await api.matches.look({ match: matchId })).match.seats[1]?.bot).toBe("greedy");
  },
  seat: async () => {
    const { other, matchId } = await match();
    expect((await other.api.matches.seat({ match: matchId })).seat).toBe(1);
  },
  watch: async () => {
    const { matchId, host } = await match();
    expect((await host.api.matches.watch({ match: matchId })).reservation.roomId).not.toBe("");
  },
  rematch: async () => {
    const { host, matchId, other } = await finishedMatch();
    const outcome = await host.api.matches.rematch({ match: matchId });
    expect(outcome).toEqual({ state: "offered", missing: [other.account.id] });
  },
  withdrawRematch: async () => {
    const { host, matchId } = await finishedMatch();
    await host.api.matches.rematch({ match: matchId });
    await host.api.matches.withdrawRematch({ match: matchId });
  },
};

const play: Calls = {
  table: async () => {
    const { host, matchId } = await match();
    expect((await host.api.play.table({ match: matchId })).table.players).toHaveLength(2);
  },
  commands: async () => {
    const { host, matchId } = await match();
    expect((await host.api.play.commands({ match: matchId })).last).toBe(0);
  },
  choose: async () => {
    const made = await match();
    const { api, decision } = await asked(made);
    const answer = { match: made.matchId, decision: decision.id, choice: safeChoice(decision) };
    expect((await api.play.choose(answer)).last).toBeGreaterThan(0);
  },
  undo: async () => {
    const { host, matchId } = await match();
    const undoing = host.api.play.undo({ match: matchId, last: 0 });
    await expect(undoing).rejects.toMatchObject({ code: "nothingToTakeBack" });
  },
  ready: async () => {
    const { api } = await guest();
    const { matchId } = await api.matches.playBot({ ...WISH, bot: "greedy" });
    const { last } = await api.play.ready({ match: matchId, game: 1, entropy: ENTROPY });
    expect(last).toBeGreaterThan(0);
  },
  concede: async () => {
    const { host, matchId } = await finishedMatch();
    expect((await host.api.matches.look({ match: matchId })).match.seats[0]?.outcome).toBe("loss");
  },
};

async function agreed() {
  const made = await finishedMatch();
  for (const { api } of [made.host, made.other]) await api.replays.consent({ match: made.matchId });
  return made;
}

const replays: Calls = {
  list: async () => {
    const { host, matchId } = await finishedMatch();
    const { matches: found } = await host.api.replays.list({ account: host.account.id });
    expect(found.map((each) => each.matchId)).toEqual([matchId]);
  },
  info: async () => {
    const { host, matchId } = await finishedMatch();
    expect((await host.api.replays.info({ match: matchId })).views).toContain("seat-0");
  },
  moments: async () => {
    const { host, matchId } = await finishedMatch();
    const { moments } = await host.api.replays.moments({ match: matchId, view: "seat-0" });
    expect(moments.length).toBeGreaterThan(0);
  },
  consent: async () => {
    const { host, matchId } = await finishedMatch();
    expect((await host.api.replays.consent({ match: matchId })).consent.given).toEqual([0]);
  },
  withdrawConsent: async () => {
    const { host, matchId } = await agreed();
    expect((await host.api.replays.withdrawConsent({ match: matchId })).consent.given).toEqual([1]);
  },
  continue: async () => {
    const { host, matchId } = await agreed();
    const continued = await host.api.replays.continue({ match: matchId, at: 0, seat: 0 });
    expect(continued.matchId).not.toBe(matchId);
  },
  record: async () => {
    const { host, matchId } = await agreed();
    expect((await host.api.replays.record({ match: matchId })).players).toHaveLength(2);
  },
  chance: async () => {
    const { host, matchId } = await finishedMatch();
    // Nothing was committed to before a match that a test has dealt.
    expect((await host.api.replays.chance({ match: matchId })).games).toEqual([]);
  },
};

const messages: Calls = {
  conversations: async () => {
    const [one, other] = [await guest(), await guest()];
    await one.api.messages.write({ player: other.account.id, text: "hello" });
    const { conversations } = await other.api.messages.conversations();
    expect(conversations.map(({ last }) => last.text)).toEqual(["hello"]);
  },
  list: async () => {
    const [one, other] = [await guest(), await guest()];
    await one.api.messages.write({ player: other.account.id, text: "hello" });
    await other.api.messages.write({ player: one.account.id, text: "hello to you" });
    const latest = await messagesSince(one.api, other.account.id);
    expect(latest.map(({ text }) => text)).toEqual(["hello", "hello to you"]);
    const later = await messagesSince(one.api, other.account.id, latest[0]?.id);
    expect(later.at(-1)?.text).toBe("hello to you");
  },
  write: async () => {
    const [one, other] = [await guest(), await guest()];
    const { message } = await one.api.messages.write({ player: other.account.id, text: "hello" });
    expect(message.from).toBe(one.account.id);
  },
  notifications: async () => {
    const { api } = await guest();
    expect(await api.messages.notifications({ since: 3 })).toEqual({ notifications: [] });
  },
  readNotifications: async () => {
    const { api } = await guest();
    await api.messages.readNotifications({ upTo: 1 });
  },
};

const moderation: Calls = {
  report: async () => {
    expect(await report()).not.toBe("");
  },
  reports: async () => {
    const id = await report();
    expect((await moderator.api.moderation.reports()).reports.map((each) => each.id)).toContain(id);
  },
  closeReport: async () => {
    const id = await report();
    await moderator.api.moderation.closeReport({ report: id, status: "dismissed" });
    const { reports } = await moderator.api.moderation.reports({ status: "open" });
    expect(reports.map((each) => each.id)).not.toContain(id);
  },
  player: async () => {
    const { account } = await guest();
    expect((await moderator.api.moderation.player({ player: account.id })).player.id).toBe(account.id);
  },
  sanction: async () => {
    expect(await sanctioned()).not.toBe("");
  },
  lift: async () => {
    await moderator.api.moderation.lift({ sanction: await sanctioned() });
  },
  log: async () => {
    await sanctioned();
    expect((await moderator.api.moderation.log()).entries.length).toBeGreaterThan(0);
  },
};

const CALLS: Readonly<Record<string, Calls>> = {
  accounts,
  sessions,
  people,
  ratings,
  catalogue,
  meetings,
  tables,
  matches,
  play,
  replays,
  messages,
  moderation,
};

const namesOf = (families: object): readonly string[] =>
  Object.entries(families)
    .flatMap(([family, methods]) => Object.keys(methods).map((name) => `${family}.${name}`))
    .toSorted();

describe("every method of the HTTP client is answered by a running server", () => {
  it("and none is left out here", () => {
    expect(namesOf(CALLS)).toEqual(namesOf(moderator.api));
    expect(namesOf(moderator.api)).toEqual(namesOf(HTTP_API));
  });

  describe.each(Object.entries(CALLS))("%s", (_family, calls) => {
    it.each(Object.entries(calls))("%s", (_name, call) => call());
  });
});
