import { describe, expect, it } from "vitest";
import { detectDeckFormat, parseDeck, parseDeckFile } from "../src/parse.ts";
import { MAX_CARDS, MAX_ENTRIES, MAX_LINES, MAX_TEXT } from "../src/parsed/limits.ts";
import {
  type DeckFormat,
  type DeckResult,
  describeDeckError,
  type ParsedDeck,
} from "../src/parsed/parsed-deck.ts";

/** "4 Forest" for the main deck, "sideboard 1 Duress" for other sections, in order. */
function cards(parsed: DeckResult<ParsedDeck>): readonly string[] {
  if (!parsed.ok) return parsed.error.map(describeDeckError);
  return parsed.value.entries.map((entry) => {
    const section = entry.section === "main" ? "" : `${entry.section} `;
    const printing = entry.set === undefined ? "" : ` [${entry.set}:${entry.number ?? ""}]`;
    return `${section}${entry.count} ${entry.name}${printing}`;
  });
}

function text(...lines: readonly string[]): string {
  return lines.join("\n");
}

describe("a .dec file", () => {
  it("groups its cards under comments, with blank lines between", () => {
    const parsed = parseDeckFile(
      "Some_Deck.dec",
      text("# 2 creatures", "4 Elvish Mystic", "2 Thrun, the Last Troll", "", "# LAND (20)", "20 Forest", ""),
    );
    expect(cards(parsed)).toEqual(["4 Elvish Mystic", "2 Thrun, the Last Troll", "20 Forest"]);
    expect(parsed.ok && parsed.value.entries.map((entry) => entry.line)).toEqual([2, 3, 6]);
  });

  it("may have no comment at all, a name, a sideboard, printings, and line ends of any system", () => {
    expect(cards(parseDeck("24 Relentless Rats\r\n16 Swamp\r\n", "dec"))).toEqual([
      "24 Relentless Rats",
      "16 Swamp",
    ]);
    const parsed = parseDeck(
      text(
        "// NAME : Rats",
        "// Creatures",
        "4 [ZEN] Bog Tatters",
        "SB: 2 [M10] Duress",
        "SB:  1 Doom Blade",
      ),
      "dec",
    );
    expect(parsed.ok && parsed.value.name).toBe("Rats");
    expect(cards(parsed)).toEqual([
      "4 Bog Tatters [ZEN:]",
      "sideboard 2 Duress [M10:]",
      "sideboard 1 Doom Blade",
    ]);
  });

  it("keeps comments apart from cards, whatever they say", () => {
    const lines = ["# suggested by a friend, 4 Island", "#Blue, 20 cards", "# Spells 15", "4 Island"];
    expect(cards(parseDeck(text(...lines), "dec"))).toEqual(["4 Island"]);
  });

  it("begins its sideboard at a comment that says so", () => {
    const lines = ["4 Island", "# Sideboard (15)", "2 Negate", "# 1 creatures", "1 Snapcaster Mage"];
    expect(cards(parseDeck(text(...lines), "dec"))).toEqual([
      "4 Island",
      "sideboard 2 Negate",
      "sideboard 1 Snapcaster Mage",
    ]);
  });
});

describe("a plain list", () => {
  it.each([
    ["4 Lightning Bolt", "4 Lightning Bolt"],
    ["4x Lightning Bolt", "4 Lightning Bolt"],
    ["4X Lightning Bolt", "4 Lightning Bolt"],
    ["4 x Lightning Bolt", "4 Lightning Bolt"],
    ["  4   Lightning   Bolt  ", "4 Lightning Bolt"],
    ["1 Fire // Ice", "1 Fire // Ice"],
    ["1 1996 World Champion", "1 1996 World Champion"],
    ["1 Xanthid Swarm", "1 Xanthid Swarm"],
    ["2 Lim-Dûl's Vault", "2 Lim-Dûl's Vault"],
    ["4 Lightning Bolt (M11) 146", "4 Lightning Bolt [M11:146]"],
    ["4 Lightning Bolt (SLD) 1★ *F*", "4 Lightning Bolt [SLD:1★]"],
    ["4 Lightning Bolt (M11)", "4 Lightning Bolt [M11:]"],
    ["1 Erase (Not That One)", "1 Erase (Not That One)"],
    ["1 Krenko, Mob Boss *CMDR*", "commander 1 Krenko, Mob Boss"],
  ])("%j is read as %j", (line, expected) => {
    expect(cards(parseDeck(line))).toEqual([expected]);
  });

  it("may have headings of sections and groups", () => {
    const lines = [
      "Creatures (4):",
      "4 Elvish Mystic",
      "Lands",
      "20 Forest",
      "",
      "Sideboard:",
      "2 Naturalize",
      "Maybeboard",
      "1 Plummet",
    ];
    expect(cards(parseDeck(text(...lines)))).toEqual([
      "4 Elvish Mystic",
      "20 Forest",
      "sideboard 2 Naturalize",
      "maybeboard 1 Plummet",
    ]);
  });

  it("with blank lines between its groups has no sideboard because of them", () => {
    const parsed = parseDeck(text("4 Elvish Mystic", "", "20 Forest", "", "4 Shock"));
    expect(cards(parsed)).toEqual(["4 Elvish Mystic", "20 Forest", "4 Shock"]);
  });
});

describe("Magic Online's text", () => {
  const deck = text("36 Lightning Bolt", "24 Mountain", "", "15 Shatter");

  it("has its sideboard behind a blank line", () => {
    expect(detectDeckFormat(deck)).toBe("mtgo");
    expect(cards(parseDeck(deck))).toEqual(["36 Lightning Bolt", "24 Mountain", "sideboard 15 Shatter"]);
  });

  it("is not assumed where the second block is not a sideboard", () => {
    expect(detectDeckFormat(text("36 Lightning Bolt", "", "24 Mountain"))).toBe("text");
    expect(detectDeckFormat(text("4 Lightning Bolt", "", "4 Mountain"))).toBe("text");
  });
});

describe("Arena's text", () => {
  it("has headings, printings, a commander and a companion", () => {
    const lines = [
      "About",
      "Name Otters",
      "",
      "Commander",
      "1 Bria, Riptide Rogue (BLB) 379",
      "",
      "Companion",
      "1 Lutri, the Spellchaser",
      "",
      "Deck",
      "30 Island (BLB) 266",
      "",
      "Sideboard",
      "1 Lutri, the Spellchaser",
    ];
    const parsed = parseDeck(text(...lines));
    expect(detectDeckFormat(text(...lines))).toBe("arena");
    expect(parsed.ok && parsed.value.name).toBe("Otters");
    expect(cards(parsed)).toEqual([
      "commander 1 Bria, Riptide Rogue [BLB:379]",
      "companion 1 Lutri, the Spellchaser",
      "30 Island [BLB:266]",
      "sideboard 1 Lutri, the Spellchaser",
    ]);
  });
});

describe("XMage's .dck", () => {
  it("has printings before the names and a layout to be left alone", () => {
    const lines = [
      "NAME:Goblins",
      "4 [M10:125] Goblin Chieftain",
      "20 [M10:242] Mountain",
      "SB: 2 [M10:159] Shatter",
      "LAYOUT MAIN:(1,1)(NONE,false,50)|([M10:125],)",
    ];
    const parsed = parseDeckFile("goblins.dck", text(...lines));
    expect(detectDeckFormat(text(...lines))).toBe("xmage");
    expect(parsed.ok && parsed.value.name).toBe("Goblins");
    expect(cards(parsed)).toEqual([
      "4 Goblin Chieftain [M10:125]",
      "20 Mountain [M10:242]",
      "sideboard 2 Shatter [M10:159]",
    ]);
  });
});

const cockatrice = `<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
  <deckname>Fire &amp; Ice</deckname>
  <comments><![CDATA[<4 Island>]]></comments>
  <!-- the deck -->
  <zone name="main">
    <card number="4" price="0.5" name="Lim-D&#251;l&apos;s Vault"/>
    <card number='2' name='"Ach! Hans, Run!"'></card>
  </zone>
  <zone name="side"><card number="1" name="Fire // Ice"/></zone>
  <zone name="tokens"><card number="3" name="Goblin"/></zone>
</cockatrice_deck>
`;

describe("Cockatrice's .cod", () => {
  it("has zones; tokens are not part of the deck", () => {
    const parsed = parseDeckFile("a.cod", cockatrice);
    expect(parsed.ok && parsed.value.name).toBe("Fire & Ice");
    expect(cards(parsed)).toEqual(["4 Lim-Dûl's Vault", '2 "Ach! Hans, Run!"', "sideboard 1 Fire // Ice"]);
    expect(parsed.ok && parsed.value.entries.map((entry) => entry.line)).toEqual([7, 8, 10]);
  });
});

describe("Magic Online's .dek", () => {
  it("marks the sideboard card by card", () => {
    const document = `<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <NetDeckID>0</NetDeckID>
  <Cards CatID="1" Quantity="4" Sideboard="false" Name="Fire/Ice" Annotation="0" />
  <Cards CatID="2" Quantity="3" Sideboard="true" Name="Duress" Annotation="0" />
</Deck>`;
    expect(detectDeckFormat(document)).toBe("mtgoXml");
    expect(cards(parseDeckFile("deck.dek", document))).toEqual(["4 Fire/Ice", "sideboard 3 Duress"]);
  });
});

describe("what can't be read is refused with its line", () => {
  it.each<[string, string, DeckFormat | undefined, string]>([
    [
      "a line that is no card",
      "4 Forest\nForest Elf",
      undefined,
      'line 2: expected a number and a card name, such as "4 Forest" (Forest Elf)',
    ],
    [
      "a number without a name",
      "4 Forest\n\n4",
      undefined,
      'line 3: expected a number and a card name, such as "4 Forest" (4)',
    ],
    ["no copies", "0 Forest", undefined, "line 1: the number of copies is out of bounds (0 Forest)"],
    [
      "too many copies",
      "1001 Forest",
      undefined,
      "line 1: the number of copies is out of bounds (1001 Forest)",
    ],
    [
      "a number beyond all numbers",
      `${"9".repeat(400)} Forest`,
      undefined,
      /^line 1: the number of copies is out of bounds \(9+\.\.\.\)$/.source,
    ],
    [
      "a name with a control character",
      "4 For\u0007est",
      undefined,
      "line 1: this can't be the name of a card (For\u0007est)",
    ],
    ["an endless name", `4 ${"a".repeat(300)}`, undefined, "line 1: this can't be the name of a card"],
    ["nothing", "", undefined, "there is no card in the deck"],
    ["comments only", "# nothing\n// here", undefined, "there is no card in the deck"],
    ["another XML document", "<html></html>", undefined, "line 1: this is no deck of that format (<html>)"],
    [
      "an element left open",
      "<cockatrice_deck>\n<zone>\n</cockatrice_deck>",
      undefined,
      "line 3: the XML is broken (</cockatrice_deck>)",
    ],
    ["text after the end", "<Deck></Deck>x", undefined, "line 1: the XML is broken (<Deck></Deck>x)"],
    ["a second root", "<Deck/><Deck/>", undefined, "line 1: the XML is broken"],
    [
      "an attribute twice",
      '<Deck><Cards Quantity="1" Quantity="2"/></Deck>',
      undefined,
      "line 1: the XML is broken",
    ],
    ["an unknown entity", "<Deck>&boom;</Deck>", undefined, "line 1: the XML is broken"],
    [
      "an entity of the document's own",
      '<!DOCTYPE d [<!ENTITY a "b">]><Deck/>',
      undefined,
      "line 1: the XML is broken",
    ],
    ["nesting beyond need", `<Deck>${"<a>".repeat(40)}`, undefined, "line 1: the XML is broken"],
    [
      "a card without a name",
      '<Deck>\n<Cards Quantity="4"/></Deck>',
      "mtgoXml",
      "line 2: expected a number and a card name",
    ],
    ["a text read as XML", "4 Forest", "cockatrice", "line 1: the XML is broken (4 Forest)"],
  ])("%s", (_, document, format, expected) => {
    const parsed = parseDeck(document, format);
    const errors = parsed.ok ? [] : parsed.error.map(describeDeckError);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(expected.startsWith("^") ? new RegExp(expected) : expected);
  });

  it("every bad line is named, up to a bound", () => {
    const parsed = parseDeck("nonsense\n".repeat(200), "text");
    expect(parsed.ok ? 0 : parsed.error.length).toBe(50);
  });
});

describe("input made to hurt is refused early", () => {
  it.each([
    ["too long a text", "x".repeat(MAX_TEXT + 1), "the text is too long"],
    ["too many lines", "\n".repeat(MAX_LINES + 1), "too many lines"],
    ["too many cards on too many lines", "1 Forest\n".repeat(MAX_ENTRIES + 1), "too many lines with cards"],
    ["too many cards", "1000 Forest\n".repeat(MAX_CARDS / 1000 + 1), "too many cards"],
  ])("%s", (_, document, expected) => {
    const parsed = parseDeck(document);
    const errors = parsed.ok ? [] : parsed.error.map(describeDeckError);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(expected);
  });

  it("one line of a quarter of a megabyte is read or refused without going over it again and again", () => {
    for (const unit of ["1 (AB) ", "*A* ", "[A:1] ", "x ", "4 ", "NAME: ", "( "]) {
      const line = `4 ${unit.repeat(Math.floor(MAX_TEXT / unit.length) - 2)}`;
      expect(parseDeck(line)).toHaveProperty("ok");
    }
    for (const unit of ["<a ", "<Deck a='", "&amp;", "<!--", "<a b='c' "]) {
      expect(parseDeck(`<Deck>${unit.repeat(Math.floor(MAX_TEXT / unit.length) - 2)}`).ok).toBe(false);
    }
  });
});
