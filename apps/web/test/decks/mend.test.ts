import { describe, expect, it } from "vitest";
import { mendList, nameIn, nearestMends } from "../../src/decks/mend.ts";

const LIST = "4 Lightnig Bolt (M11) 146\r\n4 Shokc\n20 Mountain\nSB: 2 Pyroblats";
const UNREAD = [
  { line: 1, text: "Lightnig Bolt", count: 4, why: "no card has this name", suggestions: ["Lightning Bolt"] },
  { line: 2, text: "Shokc", count: 4, why: "no card has this name", suggestions: ["Shock", "Shoal"] },
  { line: 4, text: "2 Pyroblats", count: 2, why: "no card has this name", suggestions: [] },
];

describe("correcting a list", () => {
  it("puts the nearest names where the misspelt ones stand, and changes nothing else", () => {
    expect(mendList(LIST, UNREAD, nearestMends(UNREAD))).toBe(
      "4 Lightning Bolt (M11) 146\n4 Shock\n20 Mountain\nSB: 2 Pyroblats",
    );
  });

  it("leaves a line out, and keeps the numbers of the lines behind it", () => {
    expect(mendList(LIST, UNREAD, new Map([[1, null]])).split("\n")).toEqual([
      "4 Lightnig Bolt (M11) 146",
      "",
      "20 Mountain",
      "SB: 2 Pyroblats",
    ]);
  });

  it("counts lines as they were read, whatever stands between them", () => {
    const [wrong] = UNREAD.slice(1, 2);
    expect(
      mendList("20 Mountain\u20284 Shokc\v1 Bolt", wrong ? [wrong] : [], nearestMends(UNREAD.slice(1, 2))),
    ).toBe("20 Mountain\n4 Shock\n1 Bolt");
  });

  it("takes a typed name for a line of the sideboard", () => {
    expect(mendList(LIST, UNREAD, new Map([[2, "Pyroblast"]])).split("\n")[3]).toBe("SB: 2 Pyroblast");
  });

  it("finds a name in a document without lines, and writes it as XML wants it", () => {
    const xml = '<deck><card number="1" name="Fire &amp; Iec"/></deck>';
    const suggestions = ["Fire & Ice"];
    const wrong = { line: 0, text: "Fire & Iec", count: 1, why: "no card has this name", suggestions };
    expect(mendList(xml, [wrong], nearestMends([wrong]))).toBe(
      '<deck><card number="1" name="Fire &amp; Ice"/></deck>',
    );
  });

  it.each([
    ["4x Shock", "Shock"],
    ["SB: 1 Shock [M20]", "Shock"],
    ["Shock (M20) 160", "Shock"],
    ["1996 World Champion", "World Champion"],
  ])("knows the name in %j", (text, name) => {
    expect(nameIn(text)).toBe(name);
  });
});
