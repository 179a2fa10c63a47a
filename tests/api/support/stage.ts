/** What the calls of the client's methods share: a running server, and players, matches and tables on it. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { connectSite, createApiClient } from "@spellroom/client";
import { type RunningServer, startServer } from "@spellroom/server";
import { arrangeMatch } from "../../support/arranged.ts";
import { becomeGuest, type Guest } from "../../support/people.ts";
import { until } from "../../support/waiting.ts";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "spellroom-client-methods-"));
const settings = {
  PAGES: "off",
  PORT: "0",
  DATA_DIR: folder,
  RATE_LIMIT_SCALE: "0",
  LOG_LEVEL: "silent",
  FEATURED_MATCHES: "off",
};
export const FORMAT = "presets";
export const DECK = { preset: "ember-rush" };
export const WISH = { format: FORMAT, deck: DECK };
export const OTHER_DECK = { preset: "wild-stampede" };
export const PASSWORD = "correct horse battery staple";
export const ENTROPY = "0123456789abcdef".repeat(2);

/** The server that is called, and a moderator on it. */
export let server: RunningServer;
export let moderator: Guest;

/** Starts them. */
export async function startStage(): Promise<void> {
  // A moderator is named by the id of an account, which must be there first.
  const before = await startServer(settings);
  const { token, account } = await becomeGuest(before.url);
  await before.stop();
  server = await startServer({ ...settings, MODERATORS: account.id });
  moderator = { token, account, api: createApiClient({ endpoint: server.url, token: () => token }) };
}

/** Ends the server, and removes its data. */
export async function endStage(): Promise<void> {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

export const guest = (): Promise<Guest> => becomeGuest(server.url);

let claimed = 0;
export async function member(): Promise<{ readonly person: Guest; readonly email: string }> {
  const person = await guest();
  const email = `member-${++claimed}@example.org`;
  await person.api.sessions.claim({ email, password: PASSWORD });
  return { person, email };
}

/** Two people, and a match between them whose first question is open. */
export async function match() {
  const [host, other] = [await guest(), await guest()];
  const matchId = await arrangeMatch(server.foundation.journal, {
    accounts: [host.account.id, other.account.id],
    names: ["Ada", "Bea"],
  });
  await host.api.matches.seat({ match: matchId });
  return { host, other, matchId };
}

export async function finishedMatch() {
  const made = await match();
  const { last } = await made.host.api.play.table({ match: made.matchId });
  await made.host.api.play.concede({ match: made.matchId, last });
  await until("the match to be over", async () => {
    const { match: seen } = await made.host.api.matches.look({ match: made.matchId });
    return seen.status === "finished";
  });
  return made;
}

export async function asked({ host, other, matchId }: Awaited<ReturnType<typeof match>>) {
  for (const { api } of [host, other]) {
    const { snapshot } = await api.play.table({ match: matchId });
    if (snapshot.decision) return { api, decision: snapshot.decision };
  }
  throw new Error("nobody is asked");
}

export async function table() {
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
export async function online(): Promise<{ readonly person: Guest; readonly leave: () => void }> {
  const person = await guest();
  const site = connectSite({ endpoint: server.url, token: () => person.token });
  await until("the site channel to be open", () => site.store.getState().account !== null);
  return { person, leave: () => site.close() };
}

export async function challenge() {
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

export async function sanctioned(): Promise<string> {
  const { account } = await guest();
  const wish = { kind: "mute", reason: "rude", hours: 1 } as const;
  const { sanction } = await moderator.api.moderation.sanction({ player: account.id, ...wish });
  return sanction.id;
}

export async function report(): Promise<string> {
  const [{ api }, { account }] = [await guest(), await guest()];
  return (await api.moderation.report({ player: account.id, reason: "insults", text: "rude" })).reportId;
}
