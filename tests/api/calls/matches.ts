/** Calls of the methods of `api.matches`. */
import { expect } from "vitest";
import { until } from "../../support/waiting.ts";
import type { CallsOf } from "../support/calls-of.ts";
import { finishedMatch, guest, match, OTHER_DECK, WISH } from "../support/stage.ts";

export const matches: CallsOf<"matches"> = {
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
