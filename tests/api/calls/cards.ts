/** Calls of the methods of `api.cards`. */
import { expect } from "vitest";
import { until } from "../../support/waiting.ts";
import type { CallsOf } from "../support/calls-of.ts";
import { moderator } from "../support/stage.ts";

/** The first search of a server waits for the index, on a busy machine longer than the client does. */
async function indexed(): Promise<void> {
  await until("the index of cards", () => moderator.api.cards.facets().catch(() => null), 120_000);
}

export const cards: CallsOf<"cards"> = {
  search: async () => {
    await indexed();
    const { cards: found, total } = await moderator.api.cards.search({ q: "t:angel is:playable", limit: 1 });
    expect(found).toHaveLength(1);
    expect(total).toBeGreaterThan(1);
  },
  facets: async () => {
    await indexed();
    expect((await moderator.api.cards.facets()).keywords).toContain("flying");
  },
  one: async () => {
    await indexed();
    expect((await moderator.api.cards.one({ card: "serra angel" })).card.name).toBe("Serra Angel");
  },
};
