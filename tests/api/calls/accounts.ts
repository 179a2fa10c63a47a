/** Calls of the methods of `api.accounts`. */
import { createApiClient } from "@spellroom/client";
import { expect } from "vitest";
import type { CallsOf } from "../support/calls-of.ts";
import { guest, match, member, PASSWORD, server } from "../support/stage.ts";

export const accounts: CallsOf<"accounts"> = {
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
  exported: async () => {
    const { host, matchId } = await match();
    await host.api.accounts.keepPreferences({ preferences: { volume: 30 } });
    const all = await host.api.accounts.exported();
    expect(all.account.id).toBe(host.account.id);
    expect(all.preferences).toEqual({ volume: 30 });
    expect(all.matches.map((each) => each.matchId)).toEqual([matchId]);
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
  setBot: async () => {
    const { api, account } = await guest();
    const marked = await api.accounts.setBot({ bot: true });
    expect(marked.account).toMatchObject({ bot: true, displayName: `${account.displayName} [bot]` });
    expect((await api.accounts.me()).account).toEqual(expect.objectContaining(marked.account));
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
