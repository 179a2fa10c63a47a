/** Calls of the methods of `api.sessions`. */
import { createApiClient } from "@spellroom/client";
import { expect } from "vitest";
import type { CallsOf } from "../support/calls-of.ts";
import { guest, member, PASSWORD, server } from "../support/stage.ts";

export const sessions: CallsOf<"sessions"> = {
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
