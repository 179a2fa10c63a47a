import { describe, expect, it } from "vitest";
import { parseMtgjson } from "../../src/import/mtgjson.ts";
import { readCard } from "../../src/import/reading.ts";
import { parseScryfall } from "../../src/import/scryfall.ts";

const FRONT = {
  name: "Tidewall Sentry",
  mana_cost: "{1}{U}",
  type_line: "Creature — Merfolk",
  oracle_text: "Vigilance",
  power: "1",
  toughness: "3",
};
const PRINTED = {
  id: "p1",
  oracle_id: "o1",
  set: "tid",
  set_name: "Tides",
  collector_number: "12a",
  rarity: "uncommon",
  lang: "en",
  released_at: "2026-02-03",
  legalities: { modern: "legal", standard: "not_legal" },
};

describe("a record of Scryfall", () => {
  it("is a card and a printing of it", () => {
    const read = parseScryfall({
      ...FRONT,
      ...PRINTED,
      layout: "normal",
      color_indicator: ["U"],
      artist: "A. Painter",
      flavor_text: "It has seen the tides of a thousand years.",
      image_uris: { normal: "https://pictures.example/1.jpg", video: "https://pictures.example/1.mp4" },
    });
    expect(read?.card).toEqual({
      key: "o1",
      name: "Tidewall Sentry",
      layout: "normal",
      corpus: {
        name: "Tidewall Sentry",
        manaCost: "{1}{U}",
        typeLine: "Creature — Merfolk",
        text: "Vigilance",
        power: "1",
        toughness: "3",
        colorIndicator: "U",
      },
      legalities: [
        ["modern", "legal"],
        ["standard", "not_legal"],
      ],
    });
    expect(read?.printings).toEqual([
      {
        id: "p1",
        edition: "TID",
        editionName: "Tides",
        number: "12a",
        rarity: "uncommon",
        language: "en",
        released: "2026-02-03",
        artist: "A. Painter",
        flavor: "It has seen the tides of a thousand years.",
        pictures: [[["normal", "https://pictures.example/1.jpg"]]],
      },
    ]);
  });

  it("has faces where the card has", () => {
    const back = {
      name: "Tidewall Breaker",
      mana_cost: "",
      type_line: "Creature — Merfolk",
      oracle_text: "",
    };
    const read = parseScryfall({
      ...PRINTED,
      name: "Tidewall Sentry // Tidewall Breaker",
      layout: "transform",
      card_faces: [FRONT, { ...back, power: "4", toughness: "4", color_indicator: ["U"] }],
    });
    expect(read?.card.corpus).toMatchObject({
      name: "Tidewall Sentry // Tidewall Breaker",
      layout: "transform",
      faces: [{ name: "Tidewall Sentry" }, { name: "Tidewall Breaker", colorIndicator: "U", power: "4" }],
    });
  });

  it("is one card if both sides are the same", () => {
    const face = { ...FRONT, oracle_id: "o1", layout: "normal" };
    const { oracle_id: _, ...printed } = PRINTED;
    const name = "Tidewall Sentry // Tidewall Sentry";
    const read = parseScryfall({ ...printed, name, layout: "reversible_card", card_faces: [face, face] });
    expect(read?.card).toMatchObject({ key: "o1", name: "Tidewall Sentry", layout: "normal" });
    expect(read?.card.corpus.faces).toBeUndefined();
  });

  it("gives the card's name in another language", () => {
    const foreign = { lang: "de", printed_name: "Flutwallposten", printed_text: "Wachsamkeit" };
    const read = parseScryfall({ ...FRONT, ...PRINTED, layout: "normal", ...foreign });
    expect(read?.translations).toEqual([{ language: "de", name: "Flutwallposten", text: "Wachsamkeit" }]);
  });

  it("gives the names of both faces of a card in another language, or none if one is missing", () => {
    const front = { ...FRONT, printed_name: "Flutwallposten", printed_text: "Wachsamkeit" };
    const back = { ...FRONT, name: "Tidewall", printed_name: "Flutwall", printed_text: "Fliegend" };
    const both = {
      ...FRONT,
      ...PRINTED,
      name: "Tidewall Sentry // Tidewall",
      layout: "transform",
      lang: "de",
    };
    expect(parseScryfall({ ...both, card_faces: [front, back] })?.translations).toEqual([
      { language: "de", name: "Flutwallposten // Flutwall", text: "Wachsamkeit\n//\nFliegend" },
    ]);
    const { printed_name: _, ...unnamed } = back;
    expect(parseScryfall({ ...both, card_faces: [front, unnamed] })?.translations).toEqual([]);
  });

  it.each(["javascript:alert(1)", "http://pictures.example/1.jpg", "data:text/html,x", "//x", ""])(
    "gives no picture address like %s to a browser",
    (normal) => {
      const read = parseScryfall({ ...FRONT, ...PRINTED, layout: "normal", image_uris: { normal } });
      expect(read?.printings[0]?.pictures).toEqual([]);
    },
  );

  it("can't reach anything by the names of its fields", () => {
    const hostile: unknown = JSON.parse(
      JSON.stringify({ ...FRONT, ...PRINTED, layout: "normal" }).replace(
        '"legalities":{',
        '"__proto__":{"polluted":1},"legalities":{"__proto__":"legal","constructor":"legal",',
      ),
    );
    const read = parseScryfall(hostile);
    expect(read?.card.legalities).toContainEqual(["__proto__", "legal"]);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});

const ATOMIC = {
  layout: "normal",
  name: "Tidewall Sentry",
  manaCost: "{1}{U}",
  type: "Creature — Merfolk",
  text: "Vigilance",
  power: "1",
  toughness: "3",
  printings: ["TID", "TWO", "TID"],
  legalities: { modern: "Legal" },
  identifiers: { scryfallOracleId: "o1" },
  foreignData: [
    { language: "German", name: "Flutwallposten", text: "Wachsamkeit" },
    { language: "Chinese Simplified", name: "X" },
  ],
};

describe("an entry of MTGJSON", () => {
  it("is the card that Scryfall describes, with the editions and languages it names", () => {
    const [read, ...more] = parseMtgjson("Tidewall Sentry", [ATOMIC]);
    expect(more).toEqual([]);
    const scryfall = parseScryfall({ ...FRONT, ...PRINTED, layout: "normal" });
    expect(read?.card).toEqual({ ...scryfall?.card, legalities: [["modern", "legal"]] });
    expect(read?.printings.map(({ edition }) => edition)).toEqual(["TID", "TWO"]);
    expect(read?.translations).toEqual([
      { language: "de", name: "Flutwallposten", text: "Wachsamkeit" },
      { language: "zhs", name: "X", text: null },
    ]);
  });

  it("puts faces in their order", () => {
    const name = "Tidewall Sentry // Tidewall Breaker";
    const front = { ...ATOMIC, name, layout: "transform", faceName: "Tidewall Sentry", side: "a" };
    const back = {
      ...front,
      faceName: "Tidewall Breaker",
      side: "b",
      foreignData: [{ language: "German", name: "Y" }],
    };
    const [read] = parseMtgjson(name, [back, front]);
    expect(read?.card.corpus.faces?.map((face) => face.name)).toEqual([
      "Tidewall Sentry",
      "Tidewall Breaker",
    ]);
    expect(read?.translations[0]).toEqual({
      language: "de",
      name: "Flutwallposten // Y",
      text: "Wachsamkeit",
    });
  });

  it("may be several cards of one name", () => {
    const other = { ...ATOMIC, text: "Flying", identifiers: { scryfallOracleId: "o2" } };
    expect(parseMtgjson("Tidewall Sentry", [ATOMIC, other]).map(({ card }) => card.key)).toEqual([
      "o1",
      "o2",
    ]);
  });
});

describe("reading an imported card", () => {
  const card = { key: "o1", name: "Tidewall Sentry", layout: "normal", legalities: [] };
  const corpus = {
    name: card.name,
    typeLine: "Creature — Merfolk",
    manaCost: "{U}",
    power: "1",
    toughness: "1",
  };
  const parts = { lacks: () => [], hash: () => "hash" };

  it("makes it playable if every word is understood and played", () => {
    const read = readCard({ ...card, corpus: { ...corpus, text: "Vigilance" } }, parts);
    expect(read).toMatchObject({ status: "playable", hash: "hash", definition: { name: "Tidewall Sentry" } });
  });

  it("says what stops it otherwise", () => {
    const text = "Vigilance\nSpeak of the tide as of an old friend.";
    expect(readCard({ ...card, corpus: { ...corpus, text } }, parts)).toEqual({
      status: "unread",
      stop: "Speak of the tide as of an old friend.",
    });
    const lacking = { ...parts, lacks: () => ["a", "b"] };
    expect(readCard({ ...card, corpus }, lacking)).toEqual({ status: "unplayed", stop: "a; b" });
    const long = { ...corpus, text: "Vigilance ".repeat(1_000) };
    expect(readCard({ ...card, corpus: long }, parts)).toMatchObject({ status: "refused" });
  });

  it("accepts no card whose layout means more than its text", () => {
    for (const layout of ["meld", "token", "vanguard", "somethingNew"])
      expect(readCard({ ...card, layout, corpus }, parts)).toEqual({
        status: "refused",
        stop: `layout ${layout}`,
      });
  });
});
