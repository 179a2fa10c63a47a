import { describe, expect, it } from "vitest";
import { DECK_FORMATS, describeDeckError, readDeckList, writeDeck } from "../src/index.ts";
import { decodeDeckFile } from "../src/text-encoding.ts";
import { pool } from "./support.ts";

/** "4 Forest", "sideboard 1 Test Elf [SET:1]*" with a star for foil, "line 3: 4 Elfs (why)" for what is unread. */
function read(text: string): readonly string[] {
  const list = readDeckList(text, pool);
  if (!list.ok) return list.error.map(describeDeckError);
  const cards = list.value.entries.map(({ count, name, section, set, number, foil }) => {
    const where = section === "main" ? "" : `${section} `;
    const printing = set === undefined ? "" : ` [${set}:${number ?? ""}]`;
    return `${where}${count} ${name}${printing}${foil ? "*" : ""}`;
  });
  const unread = list.value.unread.map(({ line, count, text: said, suggestions }) => {
    const meant = suggestions.length === 0 ? "" : `; ${suggestions.join(", ")}`;
    return `unread ${line}: ${count} ${said}${meant}`;
  });
  return [...cards, ...unread];
}

const lines = (...given: readonly string[]): string => given.join("\n");

describe("a list is read whole", () => {
  it("with its misspelled names and suggestions", () => {
    expect(read(lines("20 Forest", "4 Tset Elf", "3 test giant", "2 Nothing Like It"))).toEqual([
      "20 Forest",
      "3 Test Giant",
      "unread 2: 4 Tset Elf; Test Elf",
      "unread 4: 2 Nothing Like It",
    ]);
  });

  it("with suggestions for split names in the other order, and names with something behind them", () => {
    expect(
      read(lines("1 Mirrors // Smoke", "4 Test Elf // for speed", "2 Forest;", "1 Forest and more")),
    ).toEqual([
      "unread 1: 1 Mirrors // Smoke; Smoke // Mirrors",
      "unread 2: 4 Test Elf // for speed; Test Elf",
      "unread 3: 2 Forest;; Forest",
      "unread 4: 1 Forest and more",
    ]);
  });

  it("with its maybeboard, tokens and unreadable lines separately", () => {
    expect(read(lines("4 Forest", "gibberish here", "0 Test Elf", "Maybeboard", "1 Test Titan"))).toEqual([
      "4 Forest",
      "unread 2: 0 gibberish here",
      "unread 3: 0 0 Test Elf",
      "unread 5: 1 Test Titan",
    ]);
  });

  it("by names without numbers, numbers in front and behind, and bullets", () => {
    const written = ["Test Elf", "4xForest", "x2 Test Titan", "Test Golem x3", "- 1 Test Walker"];
    expect(read(lines(...written, "[2] Forest", "3 - Test Elf", "4. Forest", "Test Golem\t2"))).toEqual([
      "1 Test Elf",
      "4 Forest",
      "2 Test Titan",
      "3 Test Golem",
      "1 Test Walker",
      "2 Forest",
      "3 Test Elf",
      "4 Forest",
      "2 Test Golem",
    ]);
  });

  it("without any program's comments, and with everything that programs list outside the deck named as such", () => {
    const list = lines(
      "; by hand",
      "# lands",
      "20 Forest",
      "[Planes]",
      "1 A Plane",
      "[Sideboard]",
      "1 Test Elf",
    );
    expect(read(list)).toEqual(["20 Forest", "sideboard 1 Test Elf", "unread 5: 1 A Plane"]);
  });

  it.each(["Smoke // Mirrors", "Smoke/Mirrors", "Smoke /// Mirrors", "smoke / mirrors", "Smoke"])(
    "by either half or both of a split card: %s",
    (name) => {
      expect(read(`2 ${name}`)).toEqual(["2 Smoke // Mirrors"]);
    },
  );

  it.each([
    ["4 Test Elf (M11) 146", "4 Test Elf [M11:146]"],
    ["4x Test Elf (m11) 146 *F* [Ramp] ^Have,#37d67a^", "4 Test Elf [m11:146]*"],
    ["1 Test Elf [Sideboard{top}]", "sideboard 1 Test Elf"],
    ["4 Test Elf <146> [M11] (F)", "4 Test Elf [M11:146]*"],
    ["4 [M11#146] Test Elf", "4 Test Elf [M11:146]"],
    ["1 Test Elf # !Commander", "commander 1 Test Elf"],
    ["4 Test Elf (M11) 146 #ramp #my own tag", "4 Test Elf [M11:146]"],
    ["    4 [ZEN] Forest (2)", "4 Forest [ZEN:]"],
    ["4 Test Elf|M11|2", "4 Test Elf [M11:]"],
    ["SB:  2x Test Elf", "sideboard 2 Test Elf"],
  ])("with the printing and the marks of %j", (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  it("with Magarena's descriptions as notes", () => {
    const list = readDeckList(lines("# 2 lands", "4 Forest", ">", "> Green,", "> of course"), pool);
    expect(list.ok && list.value.notes).toBe("Green,\nof course");
    expect(list.ok && list.value.unread).toEqual([]);
  });

  it("without what nobody sees, whatever stands between its lines", () => {
    expect(
      read("4 Fo\u200Brest\n2\u200B Test\u00AD Elf\u2028\u202A1 Test Golem\u202C\v3 Test Titan"),
    ).toEqual(["4 Forest", "2 Test Elf", "1 Test Golem", "3 Test Titan"]);
  });

  it("with a blank line that only looks as if it had something in it before the sideboard", () => {
    expect(read("56 Test Rats\n4 Test Elf\n\u200B\n15 Test Golem")).toEqual([
      "56 Test Rats",
      "4 Test Elf",
      "sideboard 15 Test Golem",
    ]);
    expect(read(JSON.stringify({ main: ["4 Test\u200B Elf"] }).replace("\u200B", "\\u200b"))).toEqual([
      "4 Test Elf",
    ]);
  });

  it.each([
    ["SB 2 Test Elf", "sideboard 2 Test Elf"],
    ["2 Test Elf (SB)", "sideboard 2 Test Elf"],
    ["2 [[Test Elf]]", "2 Test Elf"],
  ])("as forums have it: %s", (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  it("in Forge's sections and Arena's French headings", () => {
    const forge = lines(
      "[metadata]",
      "Name=Elves",
      "[Main]",
      "4 Forest|M11",
      "[Sideboard]",
      "1 Test Elf+|M11",
    );
    expect(read(forge)).toEqual(["4 Forest [M11:]", "sideboard 1 Test Elf [M11:]*"]);
    expect(read(lines("Deck", "4 Forest", "", "Réserve", "1 Test Elf"))).toEqual([
      "4 Forest",
      "sideboard 1 Test Elf",
    ]);
    expect(
      read(lines("統率者", "1 Test Titan", "", "デッキ", "4 Forest", "", "サイドボード", "1 Test Elf")),
    ).toEqual(["commander 1 Test Titan", "4 Forest", "sideboard 1 Test Elf"]);
  });

  it("whatever its encoding was", () => {
    const utf8 = new TextEncoder().encode("4 Lim-Dûl's Trick");
    const latin = Uint8Array.from("4 Lim-Dûl's Trick", (letter) => letter.charCodeAt(0));
    for (const text of [
      "\uFEFF4 Lim-Dûl's Trick\r\n",
      decodeDeckFile(latin),
      decodeDeckFile(utf8),
      new TextDecoder("latin1").decode(utf8),
      new TextDecoder().decode(latin),
    ]) {
      expect(read(text)).toEqual(["4 Lim-Dûl's Trick"]);
    }
  });
});

describe("tables", () => {
  it("are read by the names of their columns", () => {
    const table = lines(
      'Count,"Name",Edition,"Collector Number",Foil,Board',
      '4,"Test Elf",m11,146,foil,mainboard',
      '2,"Smoke // Mirrors",,,,sideboard',
      "1,Test Efl,,,,",
    );
    expect(read(table)).toEqual([
      "4 Test Elf [m11:146]*",
      "sideboard 2 Smoke // Mirrors",
      "unread 4: 1 Test Efl; Test Elf",
    ]);
  });

  it("are read without columns' names, and with semicolons or tabs", () => {
    expect(read("4,Forest\n2,Test Elf")).toEqual(["4 Forest", "2 Test Elf"]);
    expect(read("Name;Quantity\nForest;4")).toEqual(["4 Forest"]);
    expect(read("sep=;\nName;Quantity\nForest;4\nTest Efl;1")).toEqual([
      "4 Forest",
      "unread 4: 1 Test Efl; Test Elf",
    ]);
    expect(read("Card Name\tQuantity\tSideboarded\nForest\t4\tYes")).toEqual(["sideboard 4 Forest"]);
  });
});

describe("tables of sites", () => {
  it("have the code of an edition beside its name, the number with that of all its cards, and what is only considered", () => {
    const table = lines(
      "Quantity,Name,Edition,Edition Code,Card Number,Maybeboard",
      "4,Test Elf,Core Set 2011,M11,146/249,false",
      "1,Test Titan,Core Set 2011,M11,7,true",
    );
    expect(read(table)).toEqual(["4 Test Elf [M11:146]", "unread 3: 1 Test Titan"]);
  });

  it("have a short name of an edition that looks like a code", () => {
    const table = lines(
      "Quantity,Name,Edition,Edition Code",
      "4,Test Elf,Zendikar,ZEN",
      "2,Forest,Zendikar,",
    );
    expect(read(table)).toEqual(["4 Test Elf [ZEN:]", "2 Forest [Zendikar:]"]);
  });

  it.each(["\n", "\r\n", "\r", "\u2028", "\v"])("count lines that end in %j", (end) => {
    expect(read(["Count,Name", "4,Forest", '1,"Test Elf"', "2,Test Efl"].join(end))).toEqual([
      "4 Forest",
      "1 Test Elf",
      "unread 4: 2 Test Efl; Test Elf",
    ]);
  });

  it("may count foils in a column of their own", () => {
    expect(read("Name,Reg Qty,Foil Qty\nForest,3,1\nTest Elf,0,2\nTest Golem,1,0")).toEqual([
      "3 Forest",
      "1 Forest*",
      "2 Test Elf*",
      "1 Test Golem",
    ]);
  });

  it("name the card of a count that is none", () => {
    expect(read("Count,Name\n4,Forest\nfour,Test Elf\n-3,Test Golem")).toEqual([
      "4 Forest",
      "unread 3: 0 four Test Elf",
      "unread 4: 0 -3 Test Golem",
    ]);
  });
});

describe("JSON", () => {
  it("is read in MTGJSON's format, with tokens outside the deck", () => {
    const document = {
      meta: { version: "5" },
      data: {
        name: "Elves",
        mainBoard: [{ count: 4, name: "Test Elf", setCode: "M11", number: "146", isFoil: true }],
        sideBoard: [{ count: 1, name: "Smoke // Mirrors", faceName: "Smoke" }],
        commander: [],
        tokens: [{ count: 1, name: "Goblin" }],
      },
    };
    expect(read(JSON.stringify(document, null, 2))).toEqual([
      "4 Test Elf [M11:146]*",
      "sideboard 1 Smoke // Mirrors",
      expect.stringMatching(/^unread \d+: 1 Goblin/),
    ]);
  });

  it("is read as Archidekt and Moxfield have decks, without the maybeboard", () => {
    const archidekt = {
      name: "Elves",
      categories: [{ name: "Later", includedInDeck: false }],
      cards: [
        {
          quantity: 2,
          modifier: "Foil",
          categories: ["Ramp"],
          card: { oracleCard: { name: "Test Elf" }, edition: { editioncode: "m11" }, collectorNumber: "146" },
        },
        { quantity: 1, categories: ["Later"], card: { oracleCard: { name: "Test Titan" } } },
        { quantity: 1, categories: ["Sideboard"], card: { oracleCard: { name: "Test Golem" } } },
      ],
    };
    expect(read(JSON.stringify(archidekt))).toEqual([
      "2 Test Elf [m11:146]*",
      "sideboard 1 Test Golem",
      "unread 1: 1 Test Titan",
    ]);
    const moxfield = {
      name: "Elves",
      boards: {
        mainboard: {
          count: 2,
          cards: { a: { quantity: 2, card: { name: "Test Elf", set: "m11", cn: "146" } } },
        },
        sideboard: { count: 1, cards: { b: { quantity: 1, card: { name: "Test Golem" } } } },
      },
    };
    expect(read(JSON.stringify(moxfield))).toEqual(["2 Test Elf [m11:146]", "sideboard 1 Test Golem"]);
  });

  it("is read as lists of names, of whole cards, and as counts by name", () => {
    expect(read(JSON.stringify(["Forest", "2 Test Elf"]))).toEqual(["1 Forest", "2 Test Elf"]);
    const card = { Id: 3, Name: "Test Elf", Colors: "G", "Mana Cost": "G", Type: "Creature" };
    expect(read(JSON.stringify({ Name: "B", Cards: [card, card] }))).toEqual(["1 Test Elf", "1 Test Elf"]);
    expect(read(JSON.stringify({ deck: { Forest: 20, "Test Elf": 4 } }))).toEqual([
      "20 Forest",
      "4 Test Elf",
    ]);
    expect(read(JSON.stringify({ main: { Forest: 20 }, sideboard: ["Test Elf"] }))).toEqual([
      "20 Forest",
      "sideboard 1 Test Elf",
    ]);
    expect(read(JSON.stringify({ cards: [12, { Id: 4 }, "Forest"] }))).toEqual([
      "1 Forest",
      "unread 1: 1 12",
      'unread 1: 1 {"Id":4}',
    ]);
  });
});

describe("JSON of other sites", () => {
  it("has sections with names inside, entries with digests of cards, and pairs of names and numbers", () => {
    const sections = [
      { name: "Creatures", cards: [{ name: "Test Elf", amount: 4 }] },
      { name: "Sideboard", cards: [{ name: "Test Golem", amount: 2 }] },
      { name: "Tokens", cards: [{ name: "Goblin", amount: 1 }] },
    ];
    expect(read(JSON.stringify({ name: "Elves", sections }))).toEqual([
      "4 Test Elf",
      "sideboard 2 Test Golem",
      "unread 1: 1 Goblin",
    ]);
    const entries = {
      nonlands: [{ count: 4, card_digest: { name: "Test Elf", set: "m11", collector_number: "146" } }],
      lands: [{ count: 20, card_digest: { name: "Forest" } }],
      sideboard: [{ count: 1, card_digest: null, raw_text: "1 Nothing" }],
    };
    expect(read(JSON.stringify({ object: "deck", entries }))).toEqual([
      "4 Test Elf [m11:146]",
      "20 Forest",
      expect.stringMatching(/^unread 1: 1 .*Nothing/),
    ]);
    expect(read(JSON.stringify({ inventory: [["Test Elf", { qty: 4, foil: true }]] }))).toEqual([
      "4 Test Elf*",
    ]);
  });

  it("has keys and headings with any separators, and groups of the main deck that are not decks of their own", () => {
    const cards = ["4 Test Elf"];
    const whole = ["4 Test Elf", "sideboard 2 Test Golem"];
    for (const [main, side] of [
      ["main_deck", "side_board"],
      ["Main Deck", "Side Board"],
      ["main-deck", "side-board"],
      ["card_list", "sideboard"],
    ] as const)
      expect(read(JSON.stringify({ [main]: cards, [side]: ["2 Test Golem"] })), main).toEqual(whole);
    expect(read(JSON.stringify({ main_deck: cards, tokens: ["1 Goblin"] }))).toEqual([
      "4 Test Elf",
      "unread 1: 1 Goblin",
    ]);
    expect(
      read(JSON.stringify({ creatures: cards, "Other Spells": ["2 Smoke"], lands: ["20 Forest"] })),
    ).toEqual(["4 Test Elf", "2 Smoke // Mirrors", "20 Forest"]);
    expect(read(JSON.stringify({ creatures: cards, spells: ["2 Smoke"] }))).toEqual([
      "4 Test Elf",
      "2 Smoke // Mirrors",
    ]);
  });

  it("may have sections without the deck's name; what programs list outside a deck is not in it", () => {
    const named = (name: string, card: string) => ({ name, cards: [{ name: card, amount: 1 }] });
    const only = readDeckList(JSON.stringify({ sections: [named("Creatures", "Test Elf")] }), pool);
    expect(only.ok && only.value.name).toBe(undefined);
    expect(only.ok && only.value.entries.map(({ name }) => name)).toEqual(["Test Elf"]);
    const beside = ["Planar Deck", "Scheme Deck", "Dungeons", "Jetons"];
    const sections = [
      named("Creatures", "Test Elf"),
      ...beside.map((heading) => named(heading, "Test Golem")),
    ];
    expect(read(JSON.stringify({ sections }))).toEqual([
      "1 Test Elf",
      ...beside.map(() => "unread 1: 1 Test Golem"),
    ]);
  });

  it("may have the deck under its name or in a list of one; of several none is taken for the deck", () => {
    const cards = ["Forest", "Forest", "Test Elf"];
    const expected = ["1 Forest", "1 Forest", "1 Test Elf"];
    expect(read(JSON.stringify({ "Green deck": cards }))).toEqual(expected);
    expect(read(JSON.stringify({ decks: [{ name: "Green", cards }] }))).toEqual(expected);
    const [refusal] = read(
      JSON.stringify([
        { name: "Green", cards },
        { name: "Red", cards },
      ]),
    );
    expect(refusal).toMatch(/2 decks in one document/);
    expect(read(JSON.stringify({ Green: cards, Red: cards }))).toEqual([refusal]);
  });
});

describe("OCTGN's .o8d", () => {
  it("has sections; planes are not part of the deck", () => {
    const document = `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="a6c8d2e8-7cd8-11dd-8f94-e62b56d89593">
  <section name="Main" shared="False"><card qty="4" id="1">Test Elf</card></section>
  <section name="Sideboard" shared="False"><card qty="1" id="2">Smoke // Mirrors</card></section>
  <section name="Command Zone" shared="False" />
  <section name="Planes/Schemes" shared="False"><card qty="1" id="3">A Plane</card></section>
</deck>`;
    expect(read(document)).toEqual(["4 Test Elf", "sideboard 1 Smoke // Mirrors", "unread 6: 1 A Plane"]);
  });
});

describe("odd lists are read as far as they go", () => {
  it.each<[string, string, readonly string[]]>([
    ["a quote that closes far below", 'Count,Name\n4,"Forest\n4,"Forest', ["unread 2: 4 Forest 4,Forest"]],
    [
      "names of what objects inherit",
      "4 __proto__\n2 toString",
      ["unread 1: 4 __proto__", "unread 2: 2 toString"],
    ],
    ["half a letter", "4 \ud83dForest\n1 Test Elf", ["1 Test Elf", "unread 1: 4 \ud83dForest"]],
    ["a pattern", "4 (.*)+$\n1 Test Elf", ["1 Test Elf", "unread 1: 4 (.*)+$"]],
    [
      "markup",
      "1 Test Elf\n<script>alert(1)</script>",
      ["1 Test Elf", "unread 2: 0 <script>alert(1)</script>"],
    ],
    ["an own key", '{"__proto__": 4, "Forest": 1}', ["1 Forest", "unread 1: 4 __proto__"]],
    ["a row of columns without end", `Count,Name\n4,Forest${",".repeat(100_000)}`, ["4 Forest"]],
  ])("%s", (_, text, expected) => {
    expect(
      read(text)
        .map((line) => line.replace(/; .*$/, "; "))
        .map((line) => line.trimEnd()),
    ).toEqual(expected.map((line) => line.trimEnd()));
  });
});

describe("anything that is not a list is refused with the reason", () => {
  it.each([
    ["broken JSON", '{"main": [', /^the JSON is broken/],
    ["JSON without a deck", '{"hello": "you"}', /no deck of that format/],
    ["nested JSON", "[".repeat(100_000) + "]".repeat(100_000), /nested more than 32 deep/],
    ["an entity bomb", '<!DOCTYPE a [<!ENTITY b "ha">]><Deck>&b;</Deck>', /the XML is broken/],
    [
      "a file of the machine",
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Deck>&x;</Deck>',
      /broken/,
    ],
    ["a character that XML doesn't have", '<Deck><Cards Quantity="4" Name="&#0;"/></Deck>', /broken/],
    ["elements without end", `<deck>${"<a>".repeat(100_000)}`, /the XML is broken/],
    [
      "attributes without end",
      `<Deck ${Array.from({ length: 20_000 }, (_, at) => `a${at}="1"`).join(" ")}/>`,
      /no card/,
    ],
    ["a page of the web", "<html><body>4 Forest<br>2 Shock</body></html>", /the XML is broken/],
    ["deep objects", `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`, /nested more than 32 deep/],
    ["a number beyond numbers", '{"Forest": 1e400}', /no deck of that format/],
    [
      "names by the hundred thousand",
      JSON.stringify(Array(100_000).fill("Forest")),
      /too many lines with cards/,
    ],
    ["JSON of nothing", "[]", /no card in the deck/],
    ["all cards of a set", '{"meta":{},"data":{"Shock":[{"name":"Shock"}]}}', /no deck of that format/],
    ["accents without end", `4 F${"\u0301".repeat(199_000)}orest`, /no card in the deck/],
    ["an archive", "PK\u0003\u0004", /^this is not text/],
    ["a program", "\u007fELF\u0002\u0001\u0001\u0000", /^this is not text/],
    ["a quote without an end", 'Count,Name\n4,"Forest', /not closed/],
    ["prose", "Dear friend,\nhow are you", /no card in the deck/],
    ["nothing", " \n ", /no card in the deck/],
    ["too much", "x".repeat(3 * 1024 * 1024), /too long/],
    ["spaces without end", `4 a${" ".repeat(1_900_000)}x`, /./],
  ])("%s", (_, text, expected) => {
    const begun = process.threadCpuUsage().user;
    expect(read(text).join("\n")).toMatch(expected);
    expect((process.threadCpuUsage().user - begun) / 1_000).toBeLessThan(2_000);
  });
});

describe("printings are kept", () => {
  it.each(["text", "arena", "xmage", "cockatrice"] as const)("through %s", (format) => {
    const list = readDeckList("4 Test Elf (M11) 146\n20 Forest (ZEN) 246", pool);
    const again = list.ok && readDeckList(writeDeck(list.value, format), pool);
    expect(
      again !== false && again.ok && again.value.entries.map(({ set, number }) => `${set} ${number}`),
    ).toEqual(["M11 146", "ZEN 246"]);
  });

  it("and every format that is written is found out when it is read", () => {
    for (const format of DECK_FORMATS) {
      const list = readDeckList("56 Test Rats\n4 Smoke // Mirrors\nSideboard\n15 Test Elf", pool);
      expect(list.ok && read(writeDeck(list.value, format)), format).toEqual([
        "56 Test Rats",
        "4 Smoke // Mirrors",
        "sideboard 15 Test Elf",
      ]);
    }
  });
});
