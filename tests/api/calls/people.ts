/** Calls of the methods of `api.people`. */
import { expect } from "vitest";
import { becomeGuest } from "../../support/people.ts";
import { until } from "../../support/waiting.ts";
import type { CallsOf } from "../support/calls-of.ts";
import { finishedMatch, guest, moderator, online, server } from "../support/stage.ts";

export const people: CallsOf<"people"> = {
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
  statistics: async () => {
    const { host } = await finishedMatch();
    const { api } = await guest();
    // What has just ended may be watched late, and is not counted yet.
    expect(await api.people.statistics({ player: host.account.id })).toEqual({ formats: [], decks: [] });
  },
  friends: async () => {
    const { api } = await guest();
    expect(await api.people.friends()).toEqual({ friends: [] });
  },
  befriend: async () => {
    const [{ api }, { person, leave }] = [await guest(), await online()];
    await api.people.befriend({ player: person.account.id });
    await until("the friend to be seen online", async () => {
      const { friends } = await api.people.friends();
      return friends.some(({ id, online: here, mutual }) => id === person.account.id && here && !mutual);
    });
    leave();
  },
  unfriend: async () => {
    const [{ api }, { account }] = [await guest(), await guest()];
    await api.people.befriend({ player: account.id });
    await api.people.unfriend({ player: account.id });
    expect(await api.people.friends()).toEqual({ friends: [] });
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
