/** A match played over HTTP alone, as a program without a WebSocket does it. */

import { type ApiClient, ApiFailure, createApiClient, type Scope } from "@spellroom/client";
import { safeChoice } from "@spellroom/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../hostile/support/table.ts";
import { arrangeMatch } from "../support/arranged.ts";
import { becomeGuest, type Guest } from "../support/people.ts";

let running: TestServer;
beforeAll(async () => {
  running = await startTestServer();
});
afterAll(() => running[Symbol.asyncDispose]());

interface Sitting {
  readonly matchId: string;
  readonly players: readonly [Guest, Guest];
}

async function sitDown(): Promise<Sitting> {
  const { server } = running;
  const players = [await becomeGuest(server.url), await becomeGuest(server.url)] as const;
  const matchId = await arrangeMatch(server.foundation.journal, {
    accounts: [players[0].account.id, players[1].account.id],
    names: ["Ada", "Bea"],
  });
  return { matchId, players };
}

/** Whose question is open, and which it is. */
async function asked({ matchId, players }: Sitting) {
  for (const player of players) {
    const { snapshot } = await player.api.play.table({ match: matchId });
    if (snapshot.decision) return { player, decision: snapshot.decision };
  }
  throw new Error("nobody is asked");
}

async function answerOnce(sitting: Sitting): Promise<void> {
  const { player, decision } = await asked(sitting);
  await player.api.play.choose({
    match: sitting.matchId,
    decision: decision.id,
    choice: safeChoice(decision),
  });
}

/** The open decision, and which of its acts plays a land, if one does. */
async function landOf(sitting: Sitting) {
  const { player, decision } = await asked(sitting);
  const act = decision.kind === "act" ? decision.acts.findIndex(({ kind }) => kind === "playLand") : -1;
  return { player, decision, act };
}

async function untilLand(sitting: Sitting): ReturnType<typeof landOf> {
  const found = await landOf(sitting);
  if (found.act >= 0) return found;
  await answerOnce(sitting);
  return untilLand(sitting);
}

async function refusalOf(work: Promise<unknown>) {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiFailure)) throw new Error("it was not refused");
  return { code: error.code, reason: error.reason };
}

/** A token of this player's making, good for no more than that. */
async function withScopes(
  { server }: TestServer,
  player: Guest,
  scopes: readonly Scope[],
): Promise<ApiClient> {
  const token = (await player.api.sessions.makeToken({ label: "a program", scopes })).token;
  return createApiClient({ endpoint: server.url, token: () => token });
}

describe("a match over the HTTP API", () => {
  it("is played by looking at the table and putting commands, which both learn of by asking since the last", async () => {
    const sitting = await sitDown();
    const { matchId, players } = sitting;
    let since = 0;
    for (let count = 0; count < 20; count++) {
      await answerOnce(sitting);
      const page = await players[1].api.play.commands({ match: matchId, since: since });
      expect(page.commands.map(({ index }) => index)).toContain(page.last);
      since = page.last;
    }
    expect(
      (await players[0].api.play.commands({ match: matchId, since: 0 })).commands.length,
    ).toBeGreaterThanOrEqual(20);
    await players[0].api.play.concede({ match: matchId, last: since });
    const { table } = await players[1].api.play.table({ match: matchId });
    expect(table.result).toEqual({ winners: [1], reason: expect.any(String) });
  });

  it("takes the same command once however often it comes, and refuses another one for the same decision", async () => {
    const sitting = await sitDown();
    const { player, decision } = await asked(sitting);
    const choice = safeChoice(decision);
    const { last: first } = await player.api.play.choose({
      match: sitting.matchId,
      decision: decision.id,
      choice: choice,
    });
    expect(
      (await player.api.play.choose({ match: sitting.matchId, decision: decision.id, choice: choice })).last,
    ).toBe(first);
    expect((await player.api.play.commands({ match: sitting.matchId, since: 0 })).last).toBe(first);
    const otherwise = player.api.play.choose({
      match: sitting.matchId,
      decision: decision.id,
      choice: { kind: "number", number: 3 },
    });
    expect(await refusalOf(otherwise)).toEqual({ code: "conflict", reason: "contradictsEarlierAnswer" });
  });

  it("says why a command is refused, and nothing changes", async () => {
    const sitting = await sitDown();
    const { player, decision } = await asked(sitting);
    const other = sitting.players.find((one) => one !== player) ?? player;
    const { matchId } = sitting;
    const choice = safeChoice(decision);
    const put = (who: Guest, id: number, what = choice) =>
      refusalOf(who.api.play.choose({ match: matchId, decision: id, choice: what }));
    expect(await put(other, decision.id)).toEqual({ code: "conflict", reason: "notYourDecision" });
    expect(await put(player, decision.id + 7)).toEqual({ code: "conflict", reason: "staleDecision" });
    expect(await put(player, decision.id, { kind: "arrange", piles: [] })).toMatchObject({ code: "invalid" });
    expect(await refusalOf(player.api.play.takeBack({ match: matchId, last: 0 }))).toEqual({
      code: "conflict",
      reason: "nothingToTakeBack",
    });
    expect((await player.api.play.commands({ match: matchId, since: 0 })).last).toBe(0);
  });

  it("takes the caller's last command back, at once while it revealed nothing", async () => {
    const sitting = await sitDown();
    const { matchId } = sitting;
    const { player, decision, act } = await untilLand(sitting);
    const { last } = await player.api.play.choose({
      match: matchId,
      decision: decision.id,
      choice: { kind: "act", act },
    });
    expect((await player.api.play.takeBack({ match: matchId, last: last })).done).toBe(true);
    const { commands } = await player.api.play.commands({ match: matchId, since: 0 });
    expect(commands.slice(-2).map(({ kind }) => kind)).toEqual(["choose", "takeBack"]);
    expect((await landOf(sitting)).act).toBe(act);
  });

  it("takes one command back and concedes one game, however often a client repeats the request after a lost reply", async () => {
    const sitting = await sitDown();
    const { matchId } = sitting;
    const { player, decision, act } = await untilLand(sitting);
    const before = (await player.api.play.table({ match: matchId })).last;
    const { last } = await player.api.play.choose({
      match: matchId,
      decision: decision.id,
      choice: { kind: "act", act },
    });
    const unseen = { code: "conflict", reason: "staleDecision" };
    expect(await refusalOf(player.api.play.takeBack({ match: matchId, last: before }))).toEqual(unseen);
    for (const again of [1, 2, 3])
      expect((await player.api.play.takeBack({ match: matchId, last: last })).done, `${again}`).toBe(true);
    expect((await player.api.play.commands({ match: matchId, since: 0 })).last).toBe(last + 1);
    const { last: conceded } = await player.api.play.concede({ match: matchId, last: last + 1 });
    expect((await player.api.play.concede({ match: matchId, last: last + 1 })).last).toBe(conceded);
  });

  it("is for its players, and for watchers as far as watchers see; tokens do what their scopes say", async () => {
    const sitting = await sitDown();
    const { matchId, players } = sitting;
    const { player, decision } = await asked(sitting);
    const stranger = await becomeGuest(running.server.url);
    const seen = await stranger.api.play.table({ match: matchId });
    expect(seen.snapshot).toMatchObject({ seat: null, known: [], decision: null });
    const choice = safeChoice(decision);
    expect(
      await refusalOf(stranger.api.play.choose({ match: matchId, decision: decision.id, choice: choice })),
    ).toMatchObject({
      code: "forbidden",
    });
    const reader = await withScopes(running, player, ["read"]);
    expect((await reader.play.table({ match: matchId })).snapshot.decision?.id).toBe(decision.id);
    expect(
      await refusalOf(reader.play.choose({ match: matchId, decision: decision.id, choice: choice })),
    ).toMatchObject({
      code: "forbidden",
    });
    const talker = await withScopes(running, players[0], ["talk"]);
    expect(await refusalOf(talker.play.table({ match: matchId }))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(talker.play.commands({ match: matchId, since: 0 }))).toMatchObject({
      code: "forbidden",
    });
  });
});
