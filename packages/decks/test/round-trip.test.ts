import { loadPresets } from "@spellroom/cards";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDeck } from "../src/parse.ts";
import {
  DECK_FORMATS,
  type DeckEntry,
  type DeckFormat,
  type DeckSection,
} from "../src/parsed/parsed-deck.ts";
import { type DeckToWrite, writeDeck } from "../src/write.ts";

const SEED = 20261125;

const word = fc.constantFrom(
  "Fire",
  "of",
  "Lim-Dûl's",
  "Æther",
  "Juzám",
  "Mob",
  "+2",
  "1996",
  "X",
  "x",
  "R&D",
  '"Ach!"',
  "<b>",
  "Sideboard",
  "Name",
  "Ōkami",
  "(Kay)",
  "//",
);
const name = fc
  .array(word, { minLength: 1, maxLength: 4 })
  .map((words) => words.join(" "))
  .filter(isWritable);

/** A list can't tell a name that begins with "x " from the notation "4 x Name". */
function isWritable(text: string): boolean {
  return !/^x /.test(text) && text !== "x" && !text.startsWith("//");
}

const KEEPS: { readonly [F in DeckFormat]: readonly DeckSection[] } = {
  text: ["main", "sideboard", "commander", "companion"],
  dec: ["main", "sideboard", "commander", "companion"],
  arena: ["main", "sideboard", "commander", "companion"],
  mtgo: ["main", "sideboard"],
  mtgoXml: ["main", "sideboard"],
  xmage: ["main", "sideboard"],
  cockatrice: ["main", "sideboard"],
};
const PRINTINGS: readonly DeckFormat[] = ["text", "arena", "xmage", "cockatrice"];
const NAMES: readonly DeckFormat[] = ["text", "dec", "arena", "xmage", "cockatrice"];

function decks(format: DeckFormat): fc.Arbitrary<DeckToWrite> {
  const printing = PRINTINGS.includes(format)
    ? fc.option(
        fc.record({ set: fc.constantFrom("M11", "2XM"), number: fc.constantFrom("146", "1a", "7★") }),
        {
          nil: {},
        },
      )
    : fc.constant({});
  const entry = (section: DeckSection): fc.Arbitrary<DeckEntry> =>
    fc
      .tuple(fc.integer({ min: 1, max: 99 }), name, printing)
      .map(([count, given, printed]) => ({ count, name: given, section, ...printed }));
  const others = KEEPS[format]
    .filter((section) => section !== "main")
    .map((section) => fc.array(entry(section), { maxLength: 3 }));
  const entries = fc
    .tuple(fc.array(entry("main"), { minLength: 1, maxLength: 8 }), ...others)
    .map((sections) => sections.flat());
  const named = NAMES.includes(format) ? fc.option(fc.record({ name }), { nil: {} }) : fc.constant({});
  return fc.tuple(named, entries).map(([given, all]) => ({ ...given, entries: all }));
}

/** What must come back: the same cards in each section, in the same order. */
function comparable(deck: DeckToWrite) {
  const bySection = (section: DeckSection) =>
    deck.entries.filter((entry) => entry.section === section).map(({ line: _, ...entry }) => entry);
  return {
    name: deck.name,
    main: bySection("main"),
    sideboard: bySection("sideboard"),
    commander: bySection("commander"),
    companion: bySection("companion"),
  };
}

describe("a deck that is written and read is the same deck", () => {
  it.each(DECK_FORMATS)("in the format %s", (format) => {
    fc.assert(
      fc.property(decks(format), (deck) => {
        const parsed = parseDeck(writeDeck(deck, format), format);
        expect(parsed.ok ? comparable(parsed.value) : parsed.error).toEqual(comparable(deck));
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});

/** Lists as other programs have them: with comments, sets, prefixes of the sideboard, split names and accents. */
const WRITTEN_ELSEWHERE: Readonly<Record<string, string>> = {
  dec: `// NAME : Elves
// 20 lands
20 [M11] Forest
4 [LRW] Imperious Perfect
4 Llanowar Elves
32 Fyndhorn Elves
SB: 2 [TSP] Krosan Grip
SB: 3 Fire // Ice
`,
  arena: `About
Name Blue and Red

Deck
24 Island (ZEN) 234
4 Lim-Dûl's Vault (ME1) 107
32 Shock (M21) 159

Sideboard
15 Negate (M21) 59
`,
  numbersOnly: `57 Relentless Rats
1 Urborg, Tomb of Yawgmoth
2 Jötun Grunt
`,
};

describe("decks that are written and read without being told the format", () => {
  const readyMade = loadPresets().map(({ name: called, main }): readonly [string, DeckToWrite] => [
    called,
    { name: called, entries: main.map((card) => ({ ...card, section: "main" })) },
  ]);
  const elsewhere = Object.entries(WRITTEN_ELSEWHERE).map(
    ([called, text]): readonly [string, DeckToWrite] => {
      const parsed = parseDeck(text);
      if (!parsed.ok) throw new Error(`${called} can't be read`);
      return [
        called,
        { entries: parsed.value.entries.map(({ count, name, section }) => ({ count, name, section })) },
      ];
    },
  );
  const decks = [...readyMade, ...elsewhere];

  it.each(DECK_FORMATS)("are the same decks in the format %s", (format) => {
    for (const [called, deck] of decks) {
      const parsed = parseDeck(writeDeck(deck, format));
      const { main, sideboard } = comparable(parsed.ok ? parsed.value : { entries: [] });
      expect({ main, sideboard }, called).toEqual({
        main: comparable(deck).main,
        sideboard: comparable(deck).sideboard,
      });
    }
  });
});

describe("any text", () => {
  const lines = fc.array(
    fc.oneof(
      fc.string(),
      fc.constantFrom(
        "4 Forest",
        "SB: 1 Duress",
        "# 3 lands",
        "Sideboard",
        "<Deck>",
        "</Deck>",
        '<card name="a" number="4"/>',
        "<![CDATA[",
        "&#0;",
      ),
    ),
  );

  it.each([undefined, ...DECK_FORMATS])("is read or refused, never thrown at, as %s", (format) => {
    fc.assert(
      fc.property(lines, (given) => {
        const parsed = parseDeck(given.join("\n"), format);
        if (parsed.ok) expect(parsed.value.entries.length).toBeGreaterThan(0);
        else expect(parsed.error.length).toBeGreaterThan(0);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it("that is read once is read alike when it is written again", () => {
    fc.assert(
      fc.property(lines, (given) => {
        const parsed = parseDeck(given.join("\n"), "text");
        if (!parsed.ok) return;
        const again = parseDeck(writeDeck(parsed.value, "text"), "text");
        expect(again.ok && comparable(again.value).main).toEqual(comparable(parsed.value).main);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});
