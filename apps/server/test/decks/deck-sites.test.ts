import { createServer, type RequestListener, type Server } from "node:http";
import { loadFormats, loadPool } from "@spellroom/cards";
import { afterEach, describe, expect, it } from "vitest";
import { readList } from "../../src/decks/deck-lists.ts";
import { DeckSiteError, DeckSites } from "../../src/decks/deck-sites.ts";

let server: Server | undefined;

/** A site of ours in place of the real ones, and what fetches from it. */
async function sitesAt(listener: RequestListener, longestMs?: number): Promise<DeckSites> {
  const opened = createServer(listener);
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, "127.0.0.1", resolve));
  const address = opened.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const sites = [
    { host: "archidekt.com", address: `http://127.0.0.1:${port}/api/decks/{id}/` },
    { host: "moxfield.com", address: `http://127.0.0.1:${port}/v3/decks/all/{id}` },
  ];
  return new DeckSites(sites, longestMs);
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const card = (name: string, edition: string, number: string) => ({
  collectorNumber: number,
  edition: { editioncode: edition, editionname: "An edition" },
  oracleCard: { name },
});

const ARCHIDEKT = {
  id: 123456,
  name: "Elves & Giants",
  categories: [
    { name: "Maybeboard", includedInDeck: false },
    { name: "Ramp", includedInDeck: true },
    { name: "Someday", includedInDeck: false },
    { name: "Sideboard", includedInDeck: false },
  ],
  cards: [
    { quantity: 4, modifier: "Normal", categories: ["Ramp"], card: card("Llanowar Elves", "dom", "168") },
    { quantity: 20, modifier: "Foil", categories: ["Land"], card: card("Forest", "m10", "246") },
    { quantity: 2, modifier: "Normal", categories: ["Sideboard"], card: card("Naturalize", "m12", "189") },
    { quantity: 1, modifier: "Normal", categories: ["Maybeboard"], card: card("Shock", "m21", "159") },
    { quantity: 1, modifier: "Normal", categories: ["Someday"], card: card("Giant Growth", "m12", "177") },
  ],
};

const held = (quantity: number, name: string, set: string, cn: string) => ({
  [name]: { quantity, isFoil: false, card: { name, set, cn } },
});

const MOXFIELD = {
  id: "aBcD-1234",
  name: "Red",
  boards: {
    mainboard: {
      count: 24,
      cards: { ...held(4, "Lightning Bolt", "m10", "146"), ...held(20, "Mountain", "m10", "242") },
    },
    sideboard: { count: 2, cards: held(2, "Shock", "m21", "159") },
    maybeboard: { count: 1, cards: held(1, "Fireball", "m12", "136") },
    tokens: { count: 1, cards: held(1, "Goblin", "tm10", "1") },
  },
};

/** What is read of a list where no cards were imported. */
function readByPool(text: string) {
  const imported = { find: () => undefined, playableNames: () => [] };
  return readList(text, loadFormats(), loadPool(), imported, true);
}

describe("decks of other sites", () => {
  it("come from Archidekt with printings, without what is only considered", async () => {
    const asked: (string | undefined)[] = [];
    const sites = await sitesAt((request, response) => {
      asked.push(request.url);
      response.setHeader("Content-Type", "application/json").end(JSON.stringify(ARCHIDEKT));
    });
    const text = await sites.fetch("https://www.archidekt.com/decks/123456/elves_and_giants?view=stacks");
    expect(asked).toEqual(["/api/decks/123456/"]);
    expect(readByPool(text)).toMatchObject({
      ok: true,
      reading: {
        name: "Elves & Giants",
        main: [
          { count: 4, name: "Llanowar Elves" },
          { count: 20, name: "Forest" },
        ],
        sideboard: [{ count: 2, name: "Naturalize" }],
        cards: expect.arrayContaining([
          { count: 20, name: "Forest", section: "main", set: "M10", number: "246", foil: true },
        ]),
        unread: [],
      },
    });
  });

  it("come from Moxfield by an address without a scheme, too", async () => {
    const sites = await sitesAt((_, response) => void response.end(JSON.stringify(MOXFIELD)));
    const text = await sites.fetch(" moxfield.com/decks/aBcD-1234 ");
    expect(readByPool(text)).toMatchObject({
      ok: true,
      reading: {
        name: "Red",
        main: [
          { count: 4, name: "Lightning Bolt" },
          { count: 20, name: "Mountain" },
        ],
        sideboard: [{ count: 2, name: "Shock" }],
        unread: [],
      },
    });
  });

  it.each([
    ["https://elsewhere.example/decks/1", "unknown-site"],
    ["https://archidekt.com/u/somebody", "unknown-site"],
    ["https://archidekt.com@elsewhere.example/decks/1", "unknown-site"],
    ["http://127.0.0.1:80/decks/1", "unknown-site"],
    ["4 Lightning Bolt", "unknown-site"],
  ])("are fetched of no other address: %s", async (address, problem) => {
    const sites = await sitesAt((_, response) => void response.end("{}"));
    await expect(sites.fetch(address)).rejects.toMatchObject({ problem });
  });

  const answers: readonly (readonly [string, RequestListener, string])[] = [
    ["a deck that is private", (_, response) => void response.writeHead(403).end(), "no-such-deck"],
    ["a site that fails", (_, response) => void response.writeHead(500).end(), "site-away"],
    [
      "a way to somewhere else",
      (_, response) => void response.writeHead(302, { Location: "/" }).end(),
      "site-away",
    ],
    ["a page", (_, response) => void response.end("<!doctype html>"), "no-deck"],
    ["a deck without cards", (_, response) => void response.end('{"name": "x", "cards": []}'), "no-deck"],
    ["more than any deck", (_, response) => void response.end(`["${"x".repeat(6_000_000)}"]`), "site-away"],
  ];
  it.each(answers)("say what is wrong: %s", async (_, listener, problem) => {
    const sites = await sitesAt(listener);
    const failed = await sites.fetch("https://archidekt.com/decks/1").catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(DeckSiteError);
    expect(failed).toMatchObject({ problem });
  });

  it("say that a site is away which doesn't answer in time", async () => {
    const sites = await sitesAt(() => undefined, 400);
    const failed = await sites.fetch("https://archidekt.com/decks/1").catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(DeckSiteError);
    expect(failed).toMatchObject({ problem: "site-away" });
  });
});
