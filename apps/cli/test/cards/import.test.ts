import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { definitionId, whatLacks } from "@spellroom/rules";
import { describe, expect, it } from "vitest";
import { databasePath } from "../../src/cards/schema.ts";
import { asked, contentsOf, countsOf, importInto } from "./support/imports.ts";
import { type MadeUpCard, madeUpCards, wholeName } from "./support/made-up-cards.ts";
import { mtgjsonFile } from "./support/mtgjson-file.ts";
import { newPlace } from "./support/places.ts";
import { scryfallFile, scryfallRecord } from "./support/scryfall-file.ts";

const CARDS = madeUpCards(120);

function twoFaced(): MadeUpCard {
  const card = CARDS.find(({ faces }) => faces.length === 2);
  if (!card) throw new Error("no made-up card has two faces");
  return card;
}

describe("importing card data", () => {
  it("reads the same cards from Scryfall and from MTGJSON", async () => {
    const [one, other] = [newPlace(), newPlace()];
    await importInto(one.directory, one.file("oracle.json", scryfallFile(CARDS)));
    await importInto(other.directory, other.file("atomic.json", mtgjsonFile(CARDS)));
    const list = (place: typeof one) => asked(place.directory, (database) => [...database.list("all")]);
    expect(list(one)).toEqual(list(other));
    expect(list(one).map(({ name }) => name)).toEqual(CARDS.map(wholeName).sort());
    const { playable, unread } = countsOf(one.directory);
    expect(playable).toBeGreaterThan(80);
    expect(unread).toBeGreaterThan(5);
  });

  it("makes a card playable only if the engine plays all of it, and reports for every other card what stops it", async () => {
    const place = newPlace();
    await importInto(place.directory, place.file("oracle.json", scryfallFile(CARDS)));
    const texts = new Map(
      CARDS.map((card) => [wholeName(card), card.faces.map(({ text }) => text).join("\n")]),
    );
    asked(place.directory, (database) => {
      for (const { name, status, stop } of database.list("all")) {
        const found = database.find(name);
        expect(found?.name).toBe(name);
        const hum = /hum a tune|the wind turns|colour of the rainbow/.test(texts.get(name) ?? "");
        if (hum) expect(status).toBe("unread");
        expect(stop === null).toBe(status === "playable");
      }
    });
  });

  it("keeps editions, rarities, legalities, languages and picture addresses", async () => {
    const place = newPlace();
    const card = twoFaced();
    await importInto(place.directory, place.file("default.json", scryfallFile(CARDS, 3)));
    expect(countsOf(place.directory)).toMatchObject({ cards: CARDS.length, printings: 3 * CARDS.length });
    const found = asked(place.directory, (database) => database.find(wholeName(card)));
    expect(found?.legalities).toMatchObject({ vintage: "restricted", standard: "not_legal" });
    expect(found?.printings.map(({ edition, edition_name }) => [edition, edition_name])).toEqual([
      ["MU0", "Made Up 0"],
      ["MU1", "Made Up 1"],
      ["MU2", "Made Up 2"],
    ]);
    const [printing] = found?.printings ?? [];
    expect(printing).toMatchObject({ language: "en", number: String(card.number + 1) });
    expect(printing?.rarity).toMatch(/^(common|uncommon|rare|mythic)$/);
    expect(printing?.pictures.map(({ normal }) => normal)).toEqual([
      `https://pictures.example/normal/front/${card.number}.jpg`,
      `https://pictures.example/normal/back/${card.number}.jpg`,
    ]);
    const foreign = { ...scryfallRecord(CARDS[0] ?? card), lang: "fr", printed_name: "Inventé" };
    await importInto(place.directory, place.file("french.json", [JSON.stringify([foreign])]));
    const french = asked(place.directory, (database) => database.find(wholeName(CARDS[0] ?? card)));
    expect(french?.translations).toEqual([{ language: "fr", name: "Inventé", text: null }]);
  });

  it("finds a card by its name in another language, after those whose English name it is", async () => {
    const place = newPlace();
    const [one, other] = CARDS;
    if (one === undefined || other === undefined) throw new Error("there are cards");
    const record = { ...scryfallRecord(one), id: "french", lang: "fr", printed_name: "Étourdi" };
    const same = { ...record, id: "same", lang: "de", printed_name: wholeName(other) };
    const records = [scryfallRecord(one), record, same, scryfallRecord(other)];
    await importInto(place.directory, place.file("all.json", [JSON.stringify(records)]));
    const found = (name: string) => asked(place.directory, (database) => database.find(name)?.name);
    expect(found("etourdi")).toBe(wholeName(one));
    expect(found(wholeName(other))).toBe(wholeName(other));
  });

  it("finds a card by its name, by that of a face, and however it is spelled", async () => {
    const place = newPlace();
    const card = twoFaced();
    await importInto(place.directory, place.file("oracle.json", scryfallFile(CARDS)));
    asked(place.directory, (database) => {
      for (const name of [wholeName(card), card.faces[0].name, card.faces[1]?.name.toUpperCase() ?? ""])
        expect(database.find(name)?.name).toBe(wholeName(card));
      expect(database.find("Nobody at All")).toBeNull();
    });
  });

  it("decompresses gzip, and refuses other compression with advice", async () => {
    const [plain, packed] = [newPlace(), newPlace()];
    const text = [...scryfallFile(CARDS)].join("");
    await importInto(plain.directory, plain.file("cards.json", [text]));
    await importInto(packed.directory, packed.file("cards.json.gz", gzipSync(text)));
    expect(contentsOf(packed.directory)).toEqual(contentsOf(plain.directory));
    const zip = packed.file("cards.zip", Buffer.from("504b030414000000", "hex"));
    await expect(importInto(packed.directory, zip)).rejects.toThrow("packed with zip");
  });

  it("takes the place of what was imported before, and leaves nothing else behind", async () => {
    const place = newPlace();
    await importInto(place.directory, place.file("old.json", scryfallFile(CARDS.slice(0, 50))));
    const reader = asked(place.directory, (before) => {
      expect(before.counts().cards).toBe(50);
      return before.find(wholeName(CARDS[3] ?? twoFaced()))?.name;
    });
    expect(reader).toBeDefined();
    await importInto(place.directory, place.file("new.json", scryfallFile(CARDS.slice(40))));
    expect(countsOf(place.directory).cards).toBe(80);
    const gone = asked(place.directory, (database) => database.find(wholeName(CARDS[3] ?? twoFaced())));
    expect(gone).toBeNull();
    const files = readdirSync(place.directory).filter((name) => name.startsWith("cards"));
    expect(files).toEqual(["cards.sqlite"]);
  });

  it("gives every playable card as a definition that is named by its content", async () => {
    const place = newPlace();
    await importInto(place.directory, place.file("oracle.json", scryfallFile(CARDS)));
    const { parseCard } = await import("@spellroom/card-language");
    let checked = 0;
    for (const row of contentsOf(place.directory).cards ?? []) {
      if (typeof row !== "object" || row === null || !("definition" in row) || !("hash" in row)) continue;
      if (typeof row.definition !== "string") continue;
      const card = parseCard(JSON.parse(row.definition));
      if (!card.ok) throw new Error(JSON.stringify(card.error));
      expect(definitionId(card.value)).toBe(row.hash);
      expect(whatLacks(card.value)).toEqual([]);
      checked++;
    }
    expect(checked).toBe(countsOf(place.directory).playable);
  });
});

describe("card data that can't be imported", () => {
  const text = [...scryfallFile(CARDS)].join("");
  const packed = gzipSync(text);
  const broken = Buffer.from(packed);
  broken[Math.floor(broken.length / 2)] = 0xff ^ (broken[Math.floor(broken.length / 2)] ?? 0);
  const deep = `[${JSON.stringify(scryfallRecord(twoFaced())).slice(0, -1)},"x":${"[".repeat(5_000)}${"]".repeat(5_000)}}]`;
  const huge = JSON.stringify([{ ...scryfallRecord(twoFaced()), oracle_text: "x".repeat(5_000_000) }]);
  const proto = text.replace('"prices":{', '"__proto__":{"layout":"token"},"prices":{"__proto__":1,');

  it.each([
    ["cut off", text.slice(0, text.length / 2), "truncated"],
    ["packed and cut off", packed.subarray(0, packed.length / 2), "truncated"],
    ["packed and broken", broken, "corrupt"],
    [
      "broken in the middle",
      text.replace('"collector_number":"70"', '"collector_number":"7\u0000"'),
      "corrupt",
    ],
    ["nested without end", deep, "tooDeep"],
    ["one text without end", huge, "tooLarge"],
    [
      "a printing twice",
      JSON.stringify([scryfallRecord(twoFaced()), scryfallRecord(twoFaced())]),
      "duplicate",
    ],
    ["a number for a name", text.replace(/"name":"[^"]*","cmc"/, '"name":7,"cmc"'), "notACard"],
    ["empty", "", "truncated"],
    ["a web page", "<html></html>", "notCardData"],
  ])("(%s) leaves the database byte for byte as it was", async (_, content, problem) => {
    const place = newPlace();
    await importInto(place.directory, place.file("good.json", scryfallFile(CARDS.slice(0, 30))));
    const before = readFileSync(databasePath(place.directory));
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    const attempt = importInto(place.directory, place.file("bad.json", bytes));
    await expect(attempt).rejects.toMatchObject({ name: "ImportError", problem });
    expect(readFileSync(databasePath(place.directory)).equals(before)).toBe(true);
    expect(readdirSync(place.directory).sort()).toEqual(["bad.json", "cards.sqlite", "good.json"]);
  });

  it("are not made of what an object inherits", async () => {
    const place = newPlace();
    await importInto(place.directory, place.file("proto.json", [proto]));
    expect(countsOf(place.directory).cards).toBe(CARDS.length);
    expect(Reflect.get({}, "layout")).toBeUndefined();
  });

  it("are said not to be there", async () => {
    const { directory } = newPlace();
    await expect(importInto(directory, `${directory}/no.json`)).rejects.toMatchObject({ problem: "missing" });
    await expect(importInto(directory, directory)).rejects.toMatchObject({ problem: "missing" });
  });

  it("are refused while another import is running, which continues undisturbed", async () => {
    const place = newPlace();
    const file = place.file("cards.json", scryfallFile(CARDS));
    let second: Promise<unknown> | null = null;
    const first = importInto(place.directory, file, {
      say: () => {
        second ??= expect(importInto(place.directory, file)).rejects.toMatchObject({ problem: "busy" });
      },
    });
    expect(await first).toMatchObject({ outcome: "imported" });
    await second;
    expect(second).not.toBeNull();
    expect(countsOf(place.directory).cards).toBe(CARDS.length);
  });

  it("don't start on a file that is not an import", async () => {
    const place = newPlace();
    place.file("cards.sqlite.import", ["this is something else, and long enough to be taken for a header"]);
    await importInto(place.directory, place.file("cards.json", scryfallFile(CARDS.slice(0, 5))));
    expect(countsOf(place.directory).cards).toBe(5);
  });
});
