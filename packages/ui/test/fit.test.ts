import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LOOKS } from "../gallery/looks.ts";
import { typeLine } from "../src/card/describe.ts";
import { layoutFace, paragraphsOf, textBox, tileName } from "../src/card/face-layout.ts";
import { fitName, fitParagraphs, fitRow, textHeight, textWidth, wrappedRows } from "../src/card/fit.ts";
import type { CardLook } from "../src/card/look.ts";

const lines = fc.array(
  fc
    .array(
      fc.constantFrom(
        "Target",
        "creature",
        "gets",
        "+1/+1",
        "until",
        "end",
        "of",
        "turn.",
        "{2}{U/R}:",
        "Supercalifragilistic",
      ),
      { minLength: 1, maxLength: 40 },
    )
    .map((words) => words.join(" ")),
  { minLength: 1, maxLength: 8 },
);
const card = (text: string[], over: Partial<CardLook> = {}): CardLook => ({
  name: "Sample",
  manaCost: [],
  colors: [],
  types: ["Creature"],
  text,
  ...over,
});

describe("fitting text", () => {
  it("gives a size at which the text fits, or the smallest there is", () => {
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: 20, max: 100 }),
        fc.integer({ min: 8, max: 90 }),
        (text, width, height) => {
          const paragraphs = paragraphsOf(text);
          const size = fitParagraphs(paragraphs, { width, height, largest: 6, smallest: 2 });
          expect(size).toBeLessThanOrEqual(6);
          expect(size).toBeGreaterThanOrEqual(2);
          if (size > 2) expect(textHeight(paragraphs, width, size)).toBeLessThanOrEqual(height);
        },
      ),
    );
  });

  it("never makes longer text larger", () => {
    fc.assert(
      fc.property(lines, lines, (text, more) => {
        const box = { width: 80, height: 40, largest: 6, smallest: 1 };
        expect(fitParagraphs(paragraphsOf([...text, ...more]), box)).toBeLessThanOrEqual(
          fitParagraphs(paragraphsOf(text), box) + 0.02,
        );
      }),
    );
  });

  it("wraps at words and breaks a word that is wider than the box", () => {
    expect(wrappedRows("aaaa bbbb cccc", 100)).toBe(1);
    expect(wrappedRows("aaaa bbbb cccc", textWidth("aaaa bbbb") + 0.1)).toBe(2);
    expect(wrappedRows("a".repeat(100), textWidth("a".repeat(30)))).toBeGreaterThan(3);
  });

  it("counts a symbol as one disc however long its token", () => {
    expect(textWidth("{W}")).toBe(textWidth("{2/U}"));
    expect(textWidth("{T}: Add {G}.")).toBeGreaterThan(textWidth(": Add ."));
  });

  it("keeps a row within its width, though its letters are bold and wider by an eighth", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 60 }),
        fc.integer({ min: 30, max: 100 }),
        (text, width) => {
          const size = fitRow(text, width, 7, 1);
          if (size > 1) expect(textWidth(text) * 1.125 * size).toBeLessThanOrEqual(width + 1e-9);
        },
      ),
    );
  });

  it("puts a long name into two rows", () => {
    expect(fitName("Elf", 80, 6, 4).rows).toBe(1);
    expect(fitName("The Exceedingly Long Chronicle of Ambassador Wrothgar", 60, 6, 4).rows).toBe(2);
    expect(tileName("Marshal of the Long Dawn").rows).toBe(2);
  });
});

describe("the layout of a face", () => {
  it.each(LOOKS.map((look) => [look.name, look] as const))("has room for all of %s", (_, look) => {
    const layout = layoutFace(look, typeLine(look));
    const paragraphs = paragraphsOf(look.text ?? []);
    const box = textBox(layout.art, (look.power ?? look.loyalty ?? look.defense) !== undefined);
    if (paragraphs.length > 0)
      expect(textHeight(paragraphs, box.width, layout.textSize)).toBeLessThanOrEqual(box.height);
  });

  it("gives the picture the more room the shorter the text is", () => {
    const art = (text: string[]) => layoutFace(card(text), "Creature").art;
    expect(art([])).toBeGreaterThan(art(["Flying"]));
    expect(art(["Flying"])).toBeGreaterThan(art([Array(40).fill("creature").join(" ")]));
  });

  it("leaves room for marks before loyalty abilities and chapters", () => {
    expect(paragraphsOf(["+1: Draw a card.", "I, II — Draw a card.", "Draw a card."])).toEqual([
      { text: "Draw a card.", indent: 3.1, least: 1.75 },
      { text: "Draw a card.", indent: 3.1, least: 3.5 },
      { text: "Draw a card." },
    ]);
  });
});
