import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ask, type TestService } from "../support/service.ts";
import { withService } from "../support/stages.ts";

const readSchema = z.strictObject({
  main: z.array(z.strictObject({ count: z.number(), name: z.string() })),
  sideboard: z.array(z.strictObject({ count: z.number(), name: z.string() })),
  unread: z.array(
    z.strictObject({
      line: z.number(),
      text: z.string(),
      count: z.number(),
      why: z.string(),
      suggestions: z.array(z.string()),
    }),
  ),
  legal: z.record(z.string(), z.array(z.string())),
});
const errorSchema = z.object({ error: z.object({ code: z.string(), reason: z.string().optional() }) });

describe("POST /api/decks/read", () => {
  let service: TestService;
  withService(async (started) => {
    service = started;
  });
  const read = (text: string) => ask(service, "POST", "/api/decks/read", { body: { text } });

  it("reads a list without an account, and reports in which formats it is legal", async () => {
    const answer = await read("57 Forest\n2x Llanowar Elves\n1 Giant Grwoth\n\nSideboard\n1 Naturalize");
    expect(answer.status).toBe(200);
    const list = readSchema.parse(answer.body);
    expect(list.main).toEqual([
      { count: 57, name: "Forest" },
      { count: 2, name: "Llanowar Elves" },
    ]);
    expect(list.sideboard).toEqual([{ count: 1, name: "Naturalize" }]);
    expect(list.unread).toEqual([
      {
        line: 3,
        text: "Giant Grwoth",
        count: 1,
        why: "no card has this name",
        suggestions: ["Giant Growth"],
      },
    ]);
    expect(list.legal.open).toEqual([
      "1 line could not be read.",
      "The deck has 59 cards; it needs at least 60.",
    ]);
  });

  it("reports no problem with a legal deck", async () => {
    const list = readSchema.parse((await read("56 Forest\n4 Llanowar Elves")).body);
    expect(list.legal.open).toEqual([]);
    expect(list.legal.presets).toEqual(["Only the ready-made decks may be played, as they are."]);
  });

  it.each([
    ["invalid", "notText", "\u0000\u0001binary"],
    ["invalid", "badXml", '<!DOCTYPE d [<!ENTITY a "b">]><Deck>&a;</Deck>'],
    ["invalid", "badJson", '{"main": ['],
    ["invalid", "empty", "no list at all"],
    ["invalid", "tooManyCards", "1000 Forest\n".repeat(11)],
    ["too-large", "tooLarge", "x".repeat(2 * 1024 * 1024 + 1)],
    ["too-large", undefined, "x".repeat(6 * 1024 * 1024)],
  ])("refuses what is no list: %s, %s", async (code, reason, text) => {
    const { error } = errorSchema.parse((await read(text)).body);
    expect([error.code, error.reason]).toEqual([code, reason]);
  });

  it("passes no line of a list over", async () => {
    const list = readSchema.parse(
      (
        await read(`// NAME : Elves
# lands
20 Forest
4 [M11] Llanowar Elves
3 No Such Card At All
2 Giant Growth (M11) 174
a line that is no card
SB: 2 Naturalize
SB: 1 Nothing Called That
`)
      ).body,
    );
    expect(
      [list.main, list.sideboard].map((cards) => cards.map(({ count, name }) => `${count} ${name}`)),
    ).toEqual([["20 Forest", "4 Llanowar Elves", "2 Giant Growth"], ["2 Naturalize"]]);
    expect(list.unread.map(({ line, count, text }) => `${line}: ${count} ${text}`)).toEqual([
      "5: 3 No Such Card At All",
      "7: 0 a line that is no card",
      "9: 1 Nothing Called That",
    ]);
  });
});
