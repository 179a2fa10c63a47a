import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ask, type TestService } from "../support/service.ts";
import { withService } from "../support/stages.ts";

const foundSchema = z.object({
  total: z.number(),
  cards: z.array(z.object({ name: z.string(), hash: z.string().nullable() })),
  problems: z.array(z.object({ problem: z.string(), at: z.number(), length: z.number() })),
});

let service: TestService;
withService((started) => {
  service = started;
});

async function search(query: Readonly<Record<string, string>>): Promise<z.infer<typeof foundSchema>> {
  const { status, body } = await ask(service, "GET", `/api/cards?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return foundSchema.parse(body);
}

const names = ({ cards }: z.infer<typeof foundSchema>): readonly string[] => cards.map(({ name }) => name);

describe("searching cards over the API", () => {
  it("finds the shipped cards by a query, a page at a time", async () => {
    const all = await search({ q: "t:angel c=w is:playable" });
    expect(names(all)).toContain("Serra Angel");
    expect(all.problems).toEqual([]);
    const page = await search({ q: "t:angel c=w is:playable", offset: "1", limit: "2" });
    expect(page.total).toBe(all.total);
    expect(names(page)).toEqual(names(all).slice(1, 3));
  });

  it("sorts as requested", async () => {
    const dear = await search({ q: "t:creature", order: "manaValue", descending: "true", limit: "1" });
    const cheap = await search({ q: "t:creature", order: "manaValue", limit: "1" });
    expect(names(dear)).not.toEqual(names(cheap));
  });

  it("reports which part of a query it doesn't understand, and where", async () => {
    const found = await search({ q: "t:angel colour:mauve" });
    expect(found.problems).toMatchObject([{ problem: "wrongColor", at: 8, length: 12 }]);
    expect(names(found)).toContain("Serra Angel");
  });

  it("finds the cards of a deck that is being built, and of ready-made ones", async () => {
    expect(names(await search({ q: "in:deck t:instant", deck: "Shock|Forest|No such card" }))).toEqual([
      "Shock",
    ]);
    expect((await search({ q: "in:emberRush" })).total).toBeGreaterThan(5);
  });

  it("refuses pages and orders that there aren't", async () => {
    for (const query of ["limit=500", "offset=-1", "order=price", `q=${"x".repeat(3_000)}`]) {
      expect((await ask(service, "GET", `/api/cards?${query}`)).status).toBe(400);
    }
  });

  it("lists the terms that searches can use", async () => {
    const { body } = await ask(service, "GET", "/api/cards/facets");
    expect(body).toMatchObject({ formats: expect.arrayContaining(["open"]), editions: [] });
  });

  it("gives one card with its legalities and decks, and none for a name that no card has", async () => {
    const { body } = await ask(service, "GET", "/api/cards/serra%20ANGEL");
    expect(body).toMatchObject({
      card: { name: "Serra Angel", legal: { open: "legal" }, faces: [{ power: "4", toughness: "4" }] },
    });
    expect((await ask(service, "GET", "/api/cards/Nobody's%20Card")).status).toBe(404);
  });
});
