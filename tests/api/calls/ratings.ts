/** Calls of the methods of `api.ratings`. */
import { expect } from "vitest";
import type { CallsOf } from "../support/calls-of.ts";
import { FORMAT, guest, moderator } from "../support/stage.ts";

export const ratings: CallsOf<"ratings"> = {
  leaderboard: async () => {
    const query = { format: FORMAT, timeControl: "standard", limit: 10 } as const;
    expect(await moderator.api.ratings.leaderboard(query)).toEqual({ standings: [] });
  },
  changes: async () => {
    const { account } = await guest();
    expect(await moderator.api.ratings.changes({ player: account.id })).toEqual({ changes: [] });
  },
};
