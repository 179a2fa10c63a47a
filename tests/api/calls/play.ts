/** Calls of the methods of `api.play`. */
import { safeChoice } from "@spellroom/protocol";
import { expect } from "vitest";
import type { CallsOf } from "../support/calls-of.ts";
import { asked, ENTROPY, finishedMatch, guest, match, WISH } from "../support/stage.ts";

export const play: CallsOf<"play"> = {
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
  takeBack: async () => {
    const { host, matchId } = await match();
    const takingBack = host.api.play.takeBack({ match: matchId, last: 0 });
    await expect(takingBack).rejects.toMatchObject({ reason: "nothingToTakeBack" });
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
