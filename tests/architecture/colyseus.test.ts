import { describe, expect, it } from "vitest";
import { loadCode } from "./source/checkout.ts";
import { colyseusElsewhere } from "./source/colyseus.ts";

const importing = [
  'import { Room } from "@colyseus/core";',
  'import type { Schema } from "@colyseus/schema";',
];

function elsewhere(path: string, text: string): string[] {
  return colyseusElsewhere([{ path, text }]);
}

describe("Colyseus", () => {
  it("is known to the rooms and the wire's schema alone", () => {
    expect(colyseusElsewhere(loadCode())).toEqual([]);
  });
});

describe.each(importing)("the check that looks for %s", (text) => {
  it.each([
    "apps/server/src/rooms/match-room.ts",
    "apps/server/test/rooms/match-room.test.ts",
    "packages/protocol/src/schema/table.ts",
  ])("lets %s know it", (path) => {
    expect(elsewhere(path, text)).toEqual([]);
  });

  it.each([
    "apps/server/src/journal/journal.ts",
    "apps/web/src/table/table.tsx",
    "packages/protocol/src/messages.ts",
    "packages/client/src/connection.ts",
    "packages/view/src/project.ts",
    "packages/rules/test/a.test.ts",
    "tests/privacy/bytes.test.ts",
  ])("stops %s", (path) => {
    expect(elsewhere(path, text)).toHaveLength(1);
  });
});
