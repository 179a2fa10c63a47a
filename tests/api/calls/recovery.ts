/** Calls of the methods of `api.recovery`; what comes by mail is tested beside the mail server, in apps/server/test/http. */
import { createApiClient } from "@spellroom/client";
import { expect } from "vitest";
import type { CallsOf } from "../support/calls-of.ts";
import { member, PASSWORD, server } from "../support/stage.ts";

const anybody = () => createApiClient({ endpoint: server.url }).recovery;
const NEW_PASSWORD = `${PASSWORD} again`;

export const recovery: CallsOf<"recovery"> = {
  askForLink: async () => {
    const { email } = await member();
    expect(await anybody().askForLink({ email })).toEqual({ sendsMail: false });
    expect(await anybody().askForLink({ email: "nobody@example.org" })).toEqual({ sendsMail: false });
  },
  resetByLink: async () => {
    const used = anybody().resetByLink({ token: "never sent", password: NEW_PASSWORD });
    await expect(used).rejects.toMatchObject({ code: "gone" });
  },
  codes: async () => {
    const { person } = await member();
    expect(await person.api.recovery.codes()).toEqual({ left: 0 });
  },
  makeCodes: async () => {
    const { person } = await member();
    expect((await person.api.recovery.makeCodes({ password: PASSWORD })).codes).toHaveLength(10);
    expect(await person.api.recovery.codes()).toEqual({ left: 10 });
  },
  resetByCode: async () => {
    const { person, email } = await member();
    const { codes } = await person.api.recovery.makeCodes({ password: PASSWORD });
    const opened = await anybody().resetByCode({ email, code: codes[0] ?? "", password: NEW_PASSWORD });
    expect(opened.account.id).toBe(person.account.id);
  },
  changeEmail: async () => {
    const { person } = await member();
    const email = `other-${person.account.id}@example.org`;
    const { account } = await person.api.recovery.changeEmail({ email, password: PASSWORD });
    expect(account).toMatchObject({ email, emailConfirmed: false });
  },
  askForConfirmation: async () => {
    const { person } = await member();
    expect(await person.api.recovery.askForConfirmation({})).toEqual({ sendsMail: false });
  },
  confirmEmail: async () => {
    await expect(anybody().confirmEmail({ token: "never sent" })).rejects.toMatchObject({ code: "gone" });
  },
};
