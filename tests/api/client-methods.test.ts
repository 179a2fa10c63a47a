/** Every method of the HTTP client, called against a running server: what it asks for is there, and its answer can be read. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { safeChoice } from "@spellroom/bots";
import * as clientPackage from "@spellroom/client";
import {
  ApiClient,
  beReady,
  commandsSince,
  concedeGame,
  consentToReplay,
  continueReplay,
  enterMatch,
  listReplays,
  lookAtTable,
  putCommand,
  replayChance,
  replayInfo,
  replayMoments,
  replayRecord,
  undoCommand,
} from "@spellroom/client";
import { type RunningServer, startServer } from "@spellroom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
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
  moderator = { token, account, api: new ApiClient({ endpoint: server.url, token: () => token }) };
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
  await person.api.people.claim(email, PASSWORD);
  return { person, email };
}

/** Two people, and a match between them whose first question is open. */
async function match() {
  const [host, other] = [await guest(), await guest()];
  const matchId = await arrangeMatch(server.foundation.journal, {
    accounts: [host.account.id, other.account.id],
    names: ["Ada", "Bea"],
  });
  await host.api.seat(matchId);
  return { host, other, matchId };
}

async function finishedMatch() {
  const made = await match();
  const { last } = await lookAtTable(made.host.api, made.matchId);
  await concedeGame(made.host.api, made.matchId, last);
  await until("the match to be over", async () => {
    const { status } = await made.host.api.match(made.matchId);
    return status === "finished";
  });
  return made;
}

async function asked({ host, other, matchId }: Awaited<ReturnType<typeof match>>) {
  for (const { api } of [host, other]) {
    const { snapshot } = await lookAtTable(api, matchId);
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
  return { host, other, made: await host.api.people.openTable(wish) };
}

/** Somebody who is online, as the site channel says. */
async function online(): Promise<{ readonly person: Guest; readonly leave: () => void }> {
  const person = await guest();
  const line = clientPackage.connectSite({ endpoint: server.url, token: () => person.token });
  await until("the site channel to be open", () => line.store.getState().account !== null);
  return { person, leave: () => line.close() };
}

async function challenge() {
  const { person, leave } = await online();
  const host = await guest();
  const { code } = await host.api.invite(FORMAT, DECK, { to: person.account.id });
  return { host, person, code, leave };
}

async function sanctioned(): Promise<string> {
  const { account } = await guest();
  await moderator.api.talk.sanction(account.id, { kind: "mute", reason: "rude", hours: 1 });
  const [sanction] = (await moderator.api.talk.moderated(account.id)).sanctions;
  expect(sanction?.reason).toBe("rude");
  return sanction?.id ?? "";
}

async function report(): Promise<string> {
  const [{ api }, { account }] = [await guest(), await guest()];
  await api.talk.report({ player: account.id, reason: "insults", text: "rude" });
  const reports = await moderator.api.talk.reports();
  return reports.find(({ accused }) => accused.id === account.id)?.id ?? "";
}

type Calls = Readonly<Record<string, () => Promise<void>>>;

const OWN: Calls = {
  createGuest: async () => {
    expect((await new ApiClient({ endpoint: server.url }).createGuest("Ada")).account.name).toBe("Ada");
  },
  me: async () => {
    const { api, account } = await guest();
    expect((await api.me()).account.id).toBe(account.id);
  },
  rename: async () => {
    const { api } = await guest();
    expect((await api.rename("Bea")).name).toBe("Bea");
  },
  preferences: async () => {
    const { api } = await guest();
    expect(await api.preferences()).toEqual({});
  },
  keepPreferences: async () => {
    const { api } = await guest();
    const kept = { volume: 30, stops: { own: { end: "always" } } };
    expect(await api.keepPreferences(kept)).toEqual(kept);
    expect(await api.preferences()).toEqual(kept);
    await expect(api.keepPreferences({ text: "x".repeat(20_000) })).rejects.toMatchObject({
      code: "invalid",
    });
    expect(await api.preferences()).toEqual(kept);
  },
  catalogue: async () => {
    expect((await moderator.api.catalogue()).formats.map(({ id }) => id)).toContain(FORMAT);
  },
  deck: async () => {
    for (const { id, name } of (await moderator.api.catalogue()).decks) {
      const deck = await moderator.api.deck(id);
      expect(deck.name).toBe(name);
      expect(deck.cards.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(40);
      for (const card of deck.cards) {
        const found = await fetch(`${server.url}/api/definitions/${card.definition}`);
        expect(await found.json(), card.name).toMatchObject({ faces: expect.any(Array) });
      }
    }
  },
  online: async () => {
    const { person, leave } = await online();
    await until("them to be listed", async () =>
      (await person.api.online()).people.some(({ id }) => id === person.account.id),
    );
    leave();
  },
  matches: async () => {
    const { api } = await guest();
    const matchId = await api.playBot({ format: FORMAT, deck: DECK, bot: "greedy" });
    await until("the match to be listed", async () =>
      (await api.matches()).listings.some((listing) => listing.matchId === matchId),
    );
  },
  match: async () => {
    const { host, matchId } = await match();
    expect((await host.api.match(matchId)).seats).toHaveLength(2);
  },
  enqueue: async () => {
    const { api } = await guest();
    expect((await api.enqueue(FORMAT, DECK, { timeControl: "slow" })).state).toBe("waiting");
    await api.leaveQueue();
  },
  seek: async () => {
    const { api } = await guest();
    expect((await api.seek(FORMAT, DECK)).state).toBe("waiting");
  },
  ticket: async () => {
    const { api } = await guest();
    expect(await api.ticket()).toEqual({ state: "none" });
  },
  leaveQueue: async () => {
    const { api } = await guest();
    expect(await api.leaveQueue()).toEqual({ state: "none" });
  },
  acceptSeek: async () => {
    const [host, other] = [await guest(), await guest()];
    const ticket = await host.api.seek(FORMAT, DECK);
    const seekId = ticket.state === "waiting" ? ticket.ticket.id : "";
    expect(await other.api.acceptSeek(seekId, OTHER_DECK)).toEqual(expect.any(String));
  },
  playBot: async () => {
    const { api } = await guest();
    const matchId = await api.playBot({ format: FORMAT, deck: DECK, bot: "greedy", botDeck: OTHER_DECK });
    expect((await api.match(matchId)).seats[1]?.bot).toBe("greedy");
  },
  invite: async () => {
    const { api } = await guest();
    const { hasPassword } = await api.invite(FORMAT, DECK, { password: PASSWORD });
    expect(hasPassword).toBe(true);
  },
  invitation: async () => {
    const { api } = await guest();
    const { code } = await api.invite(FORMAT, DECK);
    expect((await api.invitation(code)).status).toBe("open");
  },
  joinInvitation: async () => {
    const [host, other] = [await guest(), await guest()];
    const { code } = await host.api.invite(FORMAT, DECK, { password: PASSWORD });
    expect(await other.api.joinInvitation(code, DECK, PASSWORD)).toEqual(expect.any(String));
  },
  cancelInvitation: async () => {
    const { api } = await guest();
    const { code } = await api.invite(FORMAT, DECK);
    await api.cancelInvitation(code);
    expect((await api.invitation(code)).status).toBe("cancelled");
  },
  seat: async () => {
    const { other, matchId } = await match();
    expect((await other.api.seat(matchId)).seat).toBe(1);
  },
  watch: async () => {
    const { matchId, host } = await match();
    expect((await host.api.watch(matchId)).reservation.roomId).toEqual(expect.any(String));
  },
  rematch: async () => {
    const { host, matchId, other } = await finishedMatch();
    const outcome = await host.api.rematch(matchId);
    expect(outcome).toEqual({ state: "offered", missing: [other.account.id] });
  },
  request: async () => {
    const answer = await moderator.api.request("GET", "/decks", z.object({ decks: z.array(z.unknown()) }));
    expect(answer.decks.length).toBeGreaterThan(0);
  },
};

const PEOPLE: Calls = {
  claim: async () => {
    const { person } = await member();
    expect((await person.api.me()).account.kind).toBe("member");
  },
  signIn: async () => {
    const { email, person } = await member();
    const { account } = await new ApiClient({ endpoint: server.url }).people.signIn(email, PASSWORD);
    expect(account.id).toBe(person.account.id);
  },
  signOut: async () => {
    const { api } = await guest();
    await api.people.signOut();
    await expect(api.me()).rejects.toMatchObject({ code: "unauthenticated" });
  },
  changePassword: async () => {
    const { person } = await member();
    await person.api.people.changePassword(PASSWORD, `${PASSWORD} again`);
  },
  deleteAccount: async () => {
    const { person } = await member();
    await person.api.people.deleteAccount(PASSWORD);
    await expect(person.api.me()).rejects.toMatchObject({ code: "unauthenticated" });
  },
  sessions: async () => {
    const { api } = await guest();
    expect((await api.people.sessions()).map(({ current }) => current)).toEqual([true]);
  },
  endSession: async () => {
    const { email, person } = await member();
    const { token } = await person.api.people.signIn(email, PASSWORD);
    const other = (await person.api.people.sessions()).find(({ current }) => !current);
    await person.api.people.endSession(other?.id ?? "");
    const ended = new ApiClient({ endpoint: server.url, token: () => token });
    await expect(ended.me()).rejects.toMatchObject({ code: "unauthenticated" });
  },
  endOtherSessions: async () => {
    const { email, person } = await member();
    await person.api.people.signIn(email, PASSWORD);
    await person.api.people.endOtherSessions();
    expect(await person.api.people.sessions()).toHaveLength(1);
  },
  makeToken: async () => {
    const { api } = await guest();
    expect(await api.people.makeToken("a program", ["read"])).toEqual(expect.any(String));
  },
  blocks: async () => {
    const { api } = await guest();
    expect(await api.people.blocks()).toEqual([]);
  },
  block: async () => {
    const [{ api }, { account }] = [await guest(), await guest()];
    await api.people.block(account.id);
    expect((await api.people.blocks()).map(({ id }) => id)).toEqual([account.id]);
  },
  unblock: async () => {
    const [{ api }, { account }] = [await guest(), await guest()];
    await api.people.block(account.id);
    await api.people.unblock(account.id);
    expect(await api.people.blocks()).toEqual([]);
  },
  findPlayers: async () => {
    const { account } = await becomeGuest(server.url, "Zuleika");
    const found = await moderator.api.people.findPlayers("Zulei");
    expect(found.map(({ id }) => id)).toEqual([account.id]);
  },
  profile: async () => {
    const { host, matchId } = await finishedMatch();
    const { player, matches } = await host.api.people.profile(host.account.id);
    expect(player.id).toBe(host.account.id);
    expect(matches.map((each) => each.matchId)).toEqual([matchId]);
  },
  ratingChanges: async () => {
    const { account } = await guest();
    expect(await moderator.api.people.ratingChanges(account.id)).toEqual([]);
  },
  leaderboard: async () => {
    expect(await moderator.api.people.leaderboard(FORMAT, "standard")).toEqual([]);
  },
  challenges: async () => {
    const { person, code, leave } = await challenge();
    expect((await person.api.people.challenges()).map((each) => each.code)).toEqual([code]);
    leave();
  },
  declineChallenge: async () => {
    const { person, host, code, leave } = await challenge();
    await person.api.people.declineChallenge(code);
    expect((await host.api.invitation(code)).status).toBe("declined");
    leave();
  },
  tables: async () => {
    const { made, other } = await table();
    expect((await other.api.people.tables()).map(({ code }) => code)).toContain(made.code);
  },
  table: async () => {
    const { made, other } = await table();
    expect((await other.api.people.table(made.code)).seats).toHaveLength(1);
  },
  openTable: async () => {
    const { made } = await table();
    expect(made.status).toBe("open");
  },
  sitDown: async () => {
    const { made, other } = await table();
    expect((await other.api.people.sitDown(made.code, OTHER_DECK)).seats).toHaveLength(2);
  },
  leaveTable: async () => {
    const { made, host } = await table();
    expect((await host.api.people.leaveTable(made.code)).status).toBe("closed");
  },
  addBot: async () => {
    const { made, host } = await table();
    expect((await host.api.people.addBot(made.code, "greedy")).seats[1]?.bot).toBe("greedy");
  },
  freePlace: async () => {
    const { made, host } = await table();
    await host.api.people.addBot(made.code, "greedy");
    expect((await host.api.people.freePlace(made.code, 1)).seats).toHaveLength(1);
  },
  startTable: async () => {
    const { made, host } = await table();
    await host.api.people.addBot(made.code, "greedy");
    expect(await host.api.people.startTable(made.code)).toEqual(expect.any(String));
  },
};

const TALK: Calls = {
  conversations: async () => {
    const [one, other] = [await guest(), await guest()];
    await one.api.talk.write(other.account.id, "hello");
    expect((await other.api.talk.conversations()).map(({ last }) => last.text)).toEqual(["hello"]);
  },
  messages: async () => {
    const [one, other] = [await guest(), await guest()];
    const { id } = await one.api.talk.write(other.account.id, "hello");
    await other.api.talk.write(one.account.id, "hello to you");
    expect(await one.api.talk.messages(other.account.id)).toHaveLength(2);
    const later = await one.api.talk.messages(other.account.id, id);
    expect(later.at(-1)?.text).toBe("hello to you");
  },
  write: async () => {
    const [one, other] = [await guest(), await guest()];
    expect((await one.api.talk.write(other.account.id, "hello")).from).toBe(one.account.id);
  },
  notifications: async () => {
    const { api } = await guest();
    expect(await api.talk.notifications()).toEqual([]);
  },
  readNotifications: async () => {
    const { api } = await guest();
    await api.talk.readNotifications(1);
  },
  report: async () => {
    expect(await report()).not.toBe("");
  },
  reports: async () => {
    const id = await report();
    expect((await moderator.api.talk.reports()).map((each) => each.id)).toContain(id);
  },
  closeReport: async () => {
    const id = await report();
    await moderator.api.talk.closeReport(id, "dismissed");
    expect((await moderator.api.talk.reports()).map((each) => each.id)).not.toContain(id);
  },
  moderated: async () => {
    const { account } = await guest();
    expect((await moderator.api.talk.moderated(account.id)).player.id).toBe(account.id);
  },
  sanction: async () => {
    expect(await sanctioned()).not.toBe("");
  },
  lift: async () => {
    await moderator.api.talk.lift(await sanctioned());
  },
  moderationLog: async () => {
    await sanctioned();
    expect((await moderator.api.talk.moderationLog()).length).toBeGreaterThan(0);
  },
};

/** Functions of the package that are given a client. */
const FUNCTIONS: Calls = {
  enterMatch: async () => {
    const { host, matchId } = await match();
    expect(await enterMatch(host.api, matchId, "seat")).toMatchObject({ ok: true });
  },
  lookAtTable: async () => {
    const { host, matchId } = await match();
    expect((await lookAtTable(host.api, matchId)).table.players).toHaveLength(2);
  },
  commandsSince: async () => {
    const { host, matchId } = await match();
    expect((await commandsSince(host.api, matchId, 0)).last).toBe(0);
  },
  putCommand: async () => {
    const made = await match();
    const { api, decision } = await asked(made);
    expect(await putCommand(api, made.matchId, decision.id, safeChoice(decision))).toBeGreaterThan(0);
  },
  undoCommand: async () => {
    const { host, matchId } = await match();
    await expect(undoCommand(host.api, matchId, 0)).rejects.toMatchObject({ reason: "nothingToTakeBack" });
  },
  beReady: async () => {
    const { api } = await guest();
    const matchId = await api.playBot({ format: FORMAT, deck: DECK, bot: "greedy" });
    expect(await beReady(api, matchId, { game: 1, entropy: ENTROPY })).toBeGreaterThan(0);
  },
  concedeGame: async () => {
    const { host, matchId } = await finishedMatch();
    expect((await host.api.match(matchId)).seats[0]?.outcome).toBe("loss");
  },
  listReplays: async () => {
    const { host, matchId } = await finishedMatch();
    const found = await listReplays(host.api, { account: host.account.id });
    expect(found.map((each) => each.matchId)).toEqual([matchId]);
  },
  replayInfo: async () => {
    const { host, matchId } = await finishedMatch();
    expect((await replayInfo(host.api, matchId)).views).toContain("seat-0");
  },
  replayMoments: async () => {
    const { host, matchId } = await finishedMatch();
    expect((await replayMoments(host.api, matchId, "seat-0")).length).toBeGreaterThan(0);
  },
  consentToReplay: async () => {
    const { host, matchId } = await finishedMatch();
    expect((await consentToReplay(host.api, matchId, true)).given).toEqual([0]);
    expect((await consentToReplay(host.api, matchId, false)).given).toEqual([]);
  },
  continueReplay: async () => {
    const { host, other, matchId } = await finishedMatch();
    for (const { api } of [host, other]) await consentToReplay(api, matchId, true);
    expect(await continueReplay(host.api, matchId, { at: 0, seat: 0 })).toEqual(expect.any(String));
  },
  replayRecord: async () => {
    const { host, other, matchId } = await finishedMatch();
    for (const { api } of [host, other]) await consentToReplay(api, matchId, true);
    expect(await replayRecord(host.api, matchId)).toEqual(expect.any(Object));
  },
  replayChance: async () => {
    const { host, matchId } = await finishedMatch();
    // Nothing was committed to before a match that a test has dealt.
    expect((await replayChance(host.api, matchId)).games).toEqual([]);
  },
};

const DECKS: Calls = {
  read: async () => {
    const { main, unread } = await moderator.api.decks.read("4 Shock\n2 Shokc\n");
    expect(main).toEqual([{ count: 4, name: "Shock" }]);
    expect(unread).toMatchObject([{ line: 2, count: 2, suggestions: expect.arrayContaining(["Shock"]) }]);
  },
};

/** The first search of a server waits for the index, on a busy machine longer than the client does. */
async function indexed(): Promise<void> {
  await until("the index of cards", () => moderator.api.cards.facets().catch(() => null), 120_000);
}

const CARDS: Calls = {
  search: async () => {
    await indexed();
    const { cards, total } = await moderator.api.cards.search({ q: "t:angel is:playable", limit: 1 });
    expect(cards).toHaveLength(1);
    expect(total).toBeGreaterThan(1);
  },
  facets: async () => {
    await indexed();
    expect((await moderator.api.cards.facets()).keywords).toContain("flying");
  },
  one: async () => {
    await indexed();
    expect((await moderator.api.cards.one({ card: "serra angel" })).card.name).toBe("Serra Angel");
  },
};

/** What the package exports besides: nothing of it asks the API. */
const ASKS_NOTHING = [
  "ApiClient",
  "ApiFailure",
  "CardsApi",
  "DecksApi",
  "PeopleApi",
  "applySnapshot",
  "applyUpdate",
  "connectSite",
  "connectTable",
  "openTableStore",
  "parseKeptDecks",
  "viewOf",
];

function methodsOf(api: object): readonly string[] {
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(api));
  return names.filter((name) => name !== "constructor").toSorted();
}

describe("every method of the HTTP client is answered by a running server", () => {
  it("and none is left out here", () => {
    const { api } = moderator;
    expect(Object.keys(OWN).toSorted()).toEqual(methodsOf(api));
    expect(Object.keys(PEOPLE).toSorted()).toEqual(methodsOf(api.people));
    expect(Object.keys(TALK).toSorted()).toEqual(methodsOf(api.talk));
    expect(Object.keys(DECKS).toSorted()).toEqual(methodsOf(api.decks));
    expect(Object.keys(CARDS).toSorted()).toEqual(methodsOf(api.cards));
    const exported = Object.entries(clientPackage).filter(([, value]) => typeof value === "function");
    const asking = exported.map(([name]) => name).filter((name) => !ASKS_NOTHING.includes(name));
    expect(Object.keys(FUNCTIONS).toSorted()).toEqual(asking.toSorted());
  });

  describe.each([
    ["api", OWN],
    ["api.people", PEOPLE],
    ["api.talk", TALK],
    ["api.decks", DECKS],
    ["api.cards", CARDS],
    ["the package", FUNCTIONS],
  ] as const)("%s", (_of, calls) => {
    it.each(Object.entries(calls))("%s", (_name, call) => call());
  });
});
