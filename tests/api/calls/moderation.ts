/** Calls of the methods of `api.moderation`. */
import { expect } from "vitest";
import type { CallsOf } from "../support/calls-of.ts";
import { guest, moderator, report, sanctioned } from "../support/stage.ts";

export const moderation: CallsOf<"moderation"> = {
  cardImport: async () => {
    expect((await moderator.api.moderation.cardImport()).said).toBeInstanceOf(Array);
  },
  importCards: async () => {
    const wish = { kind: "files", files: [{ name: "a.xml", text: "<!DOCTYPE a><card/>" }] } as const;
    await moderator.api.moderation.importCards({ wish });
    await expect
      .poll(async () => (await moderator.api.moderation.cardImport()).state, { timeout: 60_000 })
      .toBe("failed");
    const { said } = await moderator.api.moderation.cardImport();
    expect(said.join("\n")).toMatch(/a document type is not permitted/);
  },
  stopCardImport: async () => {
    await moderator.api.moderation.stopCardImport();
    expect((await moderator.api.moderation.cardImport()).state).not.toBe("running");
  },
  report: async () => {
    expect(await report()).not.toBe("");
  },
  reports: async () => {
    const id = await report();
    expect((await moderator.api.moderation.reports()).reports.map((each) => each.id)).toContain(id);
  },
  closeReport: async () => {
    const id = await report();
    await moderator.api.moderation.closeReport({ report: id, status: "dismissed" });
    const { reports } = await moderator.api.moderation.reports({ status: "open" });
    expect(reports.map((each) => each.id)).not.toContain(id);
  },
  player: async () => {
    const { account } = await guest();
    expect((await moderator.api.moderation.player({ player: account.id })).player.id).toBe(account.id);
  },
  sanction: async () => {
    expect(await sanctioned()).not.toBe("");
  },
  lift: async () => {
    await moderator.api.moderation.lift({ sanction: await sanctioned() });
  },
  log: async () => {
    await sanctioned();
    expect((await moderator.api.moderation.log()).entries.length).toBeGreaterThan(0);
  },
};
