import { createServer, type Server } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { runImport } from "../../src/cards/run-import.ts";
import { asked, countsOf, importInto } from "./support/imports.ts";
import { madeUpCards, wholeName } from "./support/made-up-cards.ts";
import { newPlace } from "./support/places.ts";
import { scryfallFile, scryfallRecord } from "./support/scryfall-file.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A card service of ours that gives out one edition in three pages; the page numbers in `away` do not come the first time. */
async function serviceFor(records: readonly unknown[], away: readonly number[] = []) {
  const asked: string[] = [];
  const missing = new Set(away);
  const size = Math.ceil(records.length / 3);
  const opened = createServer((request, response) => {
    const url = new URL(request.url ?? "", `http://${request.headers.host}`);
    const page = Number(url.searchParams.get("page") ?? 1);
    asked.push(`${url.searchParams.get("q")} ${page}`);
    if (url.searchParams.get("q") !== "e:tst") response.writeHead(404).end("{}");
    else if (missing.delete(page)) response.destroy();
    else {
      url.searchParams.set("page", `${page + 1}`);
      const more = page < 3 ? { has_more: true, next_page: url.href } : { has_more: false };
      const data = records.slice((page - 1) * size, page * size);
      response.end(JSON.stringify({ object: "list", ...more, data }));
    }
  });
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, "127.0.0.1", resolve));
  const address = opened.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { from: `http://127.0.0.1:${port}/cards/search?q=e%3A{code}`, asked };
}

const { signal } = new AbortController();
const say = (): void => undefined;

describe("an edition", () => {
  it("is fetched page by page, going on where it stopped, and added to the cards that are there", async () => {
    const place = newPlace();
    await importInto(place.directory, place.file("cards.json", scryfallFile(madeUpCards(20))));
    const before = countsOf(place.directory);
    const records: unknown[] = JSON.parse([...scryfallFile(madeUpCards(50))].join(""));
    const { from, asked: pages } = await serviceFor(records.slice(-30), [2]);
    const run = { from, edition: "TST", directory: place.directory, signal, say };
    await expect(runImport(run)).rejects.toThrow(/does not answer/);
    expect(countsOf(place.directory)).toEqual(before);
    expect(await runImport(run)).toMatchObject({ outcome: "imported", records: 30 });
    expect(pages).toEqual(["e:tst 1", "e:tst 2", "e:tst 2", "e:tst 3"]);
    expect(countsOf(place.directory).cards).toBeGreaterThan(before.cards);
    expect(asked(place.directory, (database) => [...database.list("all")].length)).toBe(
      countsOf(place.directory).cards,
    );
  });

  it("leaves the names in other languages of the cards that it replaces", async () => {
    const place = newPlace();
    const [card] = madeUpCards(1);
    if (card === undefined) throw new Error("there is a card");
    const french = { ...scryfallRecord(card), id: "french", lang: "fr", printed_name: "Étourdi" };
    await importInto(
      place.directory,
      place.file("cards.json", [JSON.stringify([scryfallRecord(card), french])]),
    );
    const { from } = await serviceFor([
      scryfallRecord(card),
      ...madeUpCards(3)
        .slice(1)
        .map((one) => scryfallRecord(one)),
    ]);
    await runImport({ from, edition: "TST", directory: place.directory, signal, say });
    for (const name of ["etourdi", wholeName(card)])
      expect(asked(place.directory, (database) => database.find(name)?.name)).toBe(wholeName(card));
  });

  it("takes a translation's wrong name out when it is corrected, but no other of the same language", async () => {
    const place = newPlace();
    const [card] = madeUpCards(1);
    if (card === undefined) throw new Error("there is a card");
    const french = (id: string, name: string) => ({
      ...scryfallRecord(card),
      ...{ id, lang: "fr", printed_name: name },
    });
    const add = async (...records: unknown[]) => {
      server?.close();
      const { from } = await serviceFor(records);
      await runImport({ from, edition: "TST", directory: place.directory, signal, say });
    };
    const found = (name: string) => asked(place.directory, (database) => database.find(name)?.name);
    const records = [scryfallRecord(card), french("first", "Faux nom"), french("second", "Faux nom")];
    await importInto(place.directory, place.file("cards.json", [JSON.stringify(records)]));
    await add(scryfallRecord(card), french("first", "Étourdi"), french("second", "Vrai nom"));
    expect(["etourdi", "vrai nom", "faux nom"].map(found)).toEqual([
      wholeName(card),
      wholeName(card),
      undefined,
    ]);
    await add(...madeUpCards(2).map((one) => scryfallRecord(one)), french("third", "Autre nom"));
    expect(["etourdi", "vrai nom", "autre nom"].map(found)).toEqual(
      Array.from({ length: 3 }, () => wholeName(card)),
    );
  });

  it("that does not exist is reported, and nothing changes", async () => {
    const place = newPlace();
    const { from } = await serviceFor([]);
    const run = { from, edition: "XYZ", directory: place.directory, signal, say };
    await expect(runImport(run)).rejects.toThrow(/there is no edition XYZ/);
    await expect(runImport({ ...run, edition: "../.." })).rejects.toThrow(/not the code of an edition/);
  });
});
