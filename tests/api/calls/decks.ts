/** Calls of the methods of `api.decks`. */
import { expect } from "vitest";
import type { CallsOf } from "../support/calls-of.ts";
import { moderator } from "../support/stage.ts";

export const decks: CallsOf<"decks"> = {
  read: async () => {
    const { main, unread } = await moderator.api.decks.read({ text: "4 Shock\n2 Shokc\n" });
    expect(main).toEqual([{ count: 4, name: "Shock" }]);
    expect(unread).toMatchObject([{ line: 2, count: 2, suggestions: expect.arrayContaining(["Shock"]) }]);
  },
};
