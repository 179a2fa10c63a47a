import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type FormatDocument, loadPool, rulesetById, shippedDocuments } from "@spellroom/cards";
import { readSetup, storeSetup } from "@spellroom/match";
import { definitionId, replayJournal, startGame, whatLacks } from "@spellroom/rules";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CardDatabase } from "../../src/card-database/card-database.ts";
import { openCardSearches } from "../../src/card-search/card-search.ts";
import { buildDeck } from "../../src/decks/built-decks.ts";
import { makeCatalogue } from "../../src/decks/catalogue.ts";
import { knownNames, readList } from "../../src/decks/deck-lists.ts";
import { createLogger } from "../../src/logging/logger.ts";
import { Definitions } from "../../src/match/hosting/definitions.ts";
import { openSqlite } from "../../src/storage/sqlite/database.ts";
import { temporaryDirectory } from "../support/databases.ts";
import { type Card, importCards } from "../support/imported-cards.ts";

/** How long a busy machine may take to start the thread that checks decks. */
const PATIENCE_MS = 100_000;

const MOTH: Card = { name: "Gloamwick Moth", text: "Flying", cost: "{1}{G}" };
const BEAR: Card = {
  name: "Brackenhide Éluder",
  text: "When this creature enters, you gain 2 life.",
  cost: "{G}",
};
const POET: Card = { name: "Moss Poet", text: "At dusk, recite a verse that nobody has heard." };
const SPLIT: Card = {
  name: "Bramblewisp // Hollowtide",
  text: "Draw a card.",
  halves: ["Bramblewisp", "Hollowtide"],
};
/** A shipped card that was imported only in French. */
const BEARS: Card = {
  name: "Grizzly Bears",
  text: "",
  cost: "{1}{G}",
  type: "Creature — Bear",
  french: "Grizzlis",
};
const FOREST: Card = { name: "Forest", text: "Flying", cost: "{9}{G}" };

function deckOf(name: string, copies = 4): { readonly list: string } {
  return { list: `${copies} ${name}\n56 Forest` };
}

const logger = createLogger("silent");
const open: { close(): void }[] = [];
const directory = temporaryDirectory();
let database: CardDatabase;

function newDatabase(at: string): CardDatabase {
  const made = new CardDatabase(at, logger);
  open.push(made);
  return made;
}

beforeAll(async () => {
  await importCards(directory.path, [
    MOTH,
    BEAR,
    POET,
    FOREST,
    SPLIT,
    { ...MOTH, french: "Phalène d’Ombremèche" },
    BEARS,
  ]);
  database = newDatabase(directory.path);
}, 120_000);
afterAll(() => {
  for (const one of open) one.close();
  directory.remove();
});

function format(id: string): FormatDocument {
  const found = shippedDocuments().formats.get(id);
  if (found === undefined) throw new RangeError(`no format is called ${id}`);
  return found;
}

describe("a deck of imported cards", () => {
  it("is built if they can be played, however their names are spelled", () => {
    const built = buildDeck(format("open"), deckOf("brackenhide eluder"), database);
    if (!built.ok) throw new Error(built.message);
    expect(built.cards).toHaveLength(60);
    expect(built.cards.filter(({ name }) => name === BEAR.name)).toHaveLength(4);
    expect(built.cards.flatMap(whatLacks)).toEqual([]);
  });

  it("has the shipped card where there is one of that name", () => {
    const built = buildDeck(format("open"), deckOf(MOTH.name), database);
    const forest = built.ok ? built.cards.find(({ name }) => name === "Forest") : undefined;
    expect(forest?.faces[0].types).toEqual(["land"]);
  });

  it("is counted by cards, so that no format's bound is passed", () => {
    const list = { list: `3 ${MOTH.name}\n2 GLOAMWICK MOTH\n55 Forest` };
    const built = buildDeck(format("open"), list, database);
    expect(built).toMatchObject({ ok: false, message: expect.stringContaining("5 copies") });
  });

  it("is refused with the clause that stops a card", { timeout: 2 * PATIENCE_MS }, async () => {
    const refused = { ok: false, message: expect.stringMatching(/line 1: Moss Poet .*recite a verse/) };
    expect(buildDeck(format("open"), deckOf(POET.name), database)).toMatchObject(refused);
    const documents = shippedDocuments();
    const searches = openCardSearches(
      { directory: directory.path, formats: [...documents.formats.values()] },
      PATIENCE_MS,
    );
    const catalogue = makeCatalogue(documents, database, searches);
    expect(await catalogue.checkDeck("open", deckOf(POET.name))).toMatchObject(refused);
    expect(await catalogue.checkDeck("open", deckOf(MOTH.name))).toEqual({ ok: true });
    await searches.close();
    expect(buildDeck(format("open"), deckOf("Nobody At All"), database)).toMatchObject({
      ok: false,
      message: expect.stringContaining("no card has this name"),
    });
  });

  it("has its names suggested for misspelled ones, but only of cards that can be played", () => {
    const formats = shippedDocuments().formats;
    const text = "4 Glaomwick Moth\n4 Mos Poet\n4 Frest\n4 Holowtide\n44 Forest";
    const outcome = readList(text, formats, knownNames(database), database);
    const [moth, poet, forest, split] = outcome.ok ? outcome.reading.unread : [];
    expect([moth?.suggestions[0], forest?.suggestions[0]]).toEqual([MOTH.name, "Forest"]);
    expect(split?.suggestions).toEqual([SPLIT.name]);
    expect(poet?.suggestions).not.toContain(POET.name);
  });

  it("is read in other languages, as far as editions in them were imported", () => {
    const text = "4 Phalene d'Ombremeche\n4 GRIZZLIS\n4 Grizzly Bears\n4 Ours runegriffe\n44 Forest";
    const outcome = readList(text, shippedDocuments().formats, knownNames(database), database);
    if (!outcome.ok) throw new Error("it is a list");
    expect(outcome.reading.main).toEqual([
      { count: 4, name: MOTH.name },
      { count: 8, name: BEARS.name },
      { count: 44, name: "Forest" },
    ]);
    expect(outcome.reading.unread.map((line) => line.text)).toEqual(["Ours runegriffe"]);
    const built = buildDeck(format("open"), deckOf("Grizzlis"), database);
    expect(
      built.ok && built.cards.filter((card) => card === loadPool().lookUp("Grizzly Bears")),
    ).toHaveLength(4);
  });

  it("is played, and comes out of the journal as it went in", () => {
    const built = buildDeck(format("open"), deckOf(MOTH.name), database);
    if (!built.ok) throw new Error(built.message);
    const ruleset = rulesetById("full");
    const players = ["Ada", "Bea"].map((name) => ({ name, deck: built.cards }));
    const setup = { ruleset, seed: "7f".repeat(32), players };
    const { state } = startGame(setup);
    expect(Object.values(state.definitions).map(({ name }) => name)).toContain(MOTH.name);
    const stored = storeSetup(setup, ruleset);
    const documents = new Map(
      [...stored.definitions].map(([hash, one]) => [hash, JSON.parse(JSON.stringify(one))]),
    );
    const again = readSetup(JSON.parse(JSON.stringify(stored.setup)), documents);
    expect(replayJournal(again, [])).toEqual(replayJournal(setup, []));
  });
});

describe("the definition of an imported card", () => {
  it("is served by its hash before any match has it", async () => {
    const found = database.find(MOTH.name);
    const hash = found?.kind === "playable" ? definitionId(found.card) : "";
    const storage = await openSqlite(path.join(directory.path, "matches"));
    try {
      const definitions = new Definitions(storage, newDatabase(directory.path));
      expect(definitions.known(hash)).toMatchObject({ name: MOTH.name });
      expect(await definitions.find(hash)).toMatchObject({ name: MOTH.name });
      expect(await definitions.find("0".repeat(32))).toBeUndefined();
    } finally {
      await storage.close();
    }
  });
});

describe("the card database of a running server", () => {
  const other = temporaryDirectory();
  afterAll(() => other.remove());

  it("may be missing, come, and be replaced without a restart", { timeout: 120_000 }, async () => {
    const running = newDatabase(other.path);
    expect(running.find(MOTH.name)).toBeUndefined();
    expect(buildDeck(format("presets"), { preset: "ember-rush" }, running).ok).toBe(true);
    await importCards(other.path, [MOTH]);
    expect(running.find(MOTH.name)?.kind).toBe("playable");
    await importCards(other.path, [{ ...MOTH, text: POET.text }, BEAR]);
    expect(running.find(MOTH.name)).toMatchObject({
      kind: "unplayable",
      why: expect.stringContaining("verse"),
    });
    expect(running.find(BEAR.name)?.kind).toBe("playable");
  });

  it("prefers among cards of one name the whole name, then one that some format allows", async () => {
    const split = { ...MOTH, name: "Twin Wick", legal: "not_legal" };
    await importCards(other.path, [split, { ...split, text: "Reach", legal: "banned" }]);
    const found = newDatabase(other.path).find("Twin Wick");
    expect(JSON.stringify(found)).toContain("reach");
  });

  it("returns nothing when the file is corrupt or of another kind, and never fails", () => {
    const bad = temporaryDirectory();
    try {
      const file = path.join(bad.path, "cards.sqlite");
      const running = newDatabase(bad.path);
      writeFileSync(file, "not a database at all");
      expect(running.find(MOTH.name)).toBeUndefined();
      const bytes = readFileSync(path.join(directory.path, "cards.sqlite"));
      writeFileSync(file, bytes.subarray(0, bytes.length / 2));
      expect(() => running.find(MOTH.name)).not.toThrow();
      copyFileSync(path.join(directory.path, "cards.sqlite"), file);
      const foreign = readFileSync(file);
      foreign.writeUInt32BE(1, 68);
      writeFileSync(file, foreign);
      expect(running.find(MOTH.name)).toBeUndefined();
    } finally {
      for (const one of open.splice(0)) one.close();
      database = newDatabase(directory.path);
      bad.remove();
    }
  });
});
