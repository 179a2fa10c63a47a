/** Calls of the methods of `api.replays`. */
import { expect } from "vitest";
import { until } from "../../support/waiting.ts";
import type { CallsOf } from "../support/calls-of.ts";
import { finishedMatch } from "../support/stage.ts";

async function agreed() {
  const made = await finishedMatch();
  for (const { api } of [made.host, made.other]) await api.replays.consent({ match: made.matchId });
  return made;
}

export const replays: CallsOf<"replays"> = {
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
    // The first replay of a server starts a thread, on a busy machine for longer than the client waits.
    const { moments } = await until(
      "the moments",
      () => host.api.replays.moments({ match: matchId, view: "seat-0" }).catch(() => null),
      120_000,
    );
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
