import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { COLORS, type Color } from "../src/art/paint/palette.ts";
import { frameOf, lowestContrast, TEXT_CONTRAST } from "../src/card/frame.ts";
import { PIP_INKS } from "../src/card/pip-art.ts";
import { contrast, type Hex, mix, readableBackground, textOn } from "../src/color/color.ts";

const subsets: Color[][] = Array.from({ length: 2 ** COLORS.length }, (_, bits) =>
  COLORS.filter((_, i) => (bits >> i) % 2 === 1),
);
const orders = subsets.flatMap((set) => (set.length === 2 ? [set, set.toReversed()] : [set]));
const styles = readdirSync(new URL("../src/styles/", import.meta.url)).map((file) => ({
  file,
  css: readFileSync(new URL(`../src/styles/${file}`, import.meta.url), "utf8"),
}));

const isHex = (text: string | undefined): text is Hex => /^#[0-9a-f]{6}$/.test(text ?? "");

/** The variables that each theme's rules set, in the order of the file. */
function themes(): Map<string, Map<string, Hex>> {
  const tokens = styles.find(({ file }) => file === "tokens.css")?.css ?? "";
  const found = new Map<string, Map<string, Hex>>();
  for (const [, selector, body] of tokens.matchAll(/([^{}]+)\{([^{}]+)\}/g)) {
    const name = /data-theme="(\w+)"/.exec(selector ?? "")?.[1];
    if (name === undefined) continue;
    const variables = found.get(name) ?? new Map<string, Hex>();
    for (const [, key, value] of (body ?? "").matchAll(/--sr-([\w-]+): (#[0-9a-f]{6});/g)) {
      if (key !== undefined && isHex(value)) variables.set(key, value);
    }
    found.set(name, variables);
  }
  return found;
}

describe("text on cards", () => {
  it.each(orders.map((colors) => [colors.join("") || "none", colors] as const))(
    "can be read on every part of a frame of %s",
    (_, colors) => {
      for (const types of [["Creature"], ["Land"], ["Artifact"]]) {
        const frame = frameOf({ name: "Sample", manaCost: [], colors, types });
        expect(lowestContrast(frame)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }
    },
  );

  it.each(Object.entries(PIP_INKS))(
    "shows the letter of the %s pip on its ground and on its glyph",
    (_, ink) => {
      expect(contrast(ink.letter, ink.ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrast(ink.letter, ink.glyph)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    },
  );
});

describe("text in themes", () => {
  const texts = ["text", "text-muted", "brass-bright", "danger", "good", "info", "warn"];
  const grounds = ["ground", "surface", "surface-2"];
  it.each(["dark", "light", "contrast"])("can be read in the %s theme", (theme) => {
    const variables = themes().get(theme);
    for (const text of texts) {
      for (const ground of grounds) {
        const [one, two] = [variables?.get(text), variables?.get(ground)];
        if (!isHex(one) || !isHex(two)) throw new Error(`${text} or ${ground} is missing`);
        expect({ text, ground, ok: contrast(one, two) >= TEXT_CONTRAST }).toEqual({ text, ground, ok: true });
      }
    }
  });

  it("names the same colors in every theme", () => {
    const names = (theme: string) =>
      [...(themes().get(theme)?.keys() ?? [])].filter((name) => !name.startsWith("felt")).sort();
    expect(names("light")).toEqual(names("dark"));
    expect(names("contrast")).toEqual(names("dark"));
  });

  it.each([
    ["dark", "on-brass", "brass"],
    ["light", "on-brass", "brass"],
    ["contrast", "on-brass", "brass"],
    ["dark", "on-danger", "danger-deep"],
    ["light", "on-danger", "danger-deep"],
    ["contrast", "on-danger", "danger-deep"],
  ])("can be read in the %s theme: %s on %s", (theme, text, ground) => {
    const [one, two] = [themes().get(theme)?.get(text), themes().get(theme)?.get(ground)];
    if (!isHex(one) || !isHex(two)) throw new Error("missing");
    expect(contrast(one, two)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it("can be read wherever a rule sets both its color and its ground", () => {
    const pairs = styles.flatMap(({ css }) =>
      [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
        selector: selector?.trim(),
        text: /(?:^|[\s;])color: (#[0-9a-f]{6});/.exec(body ?? "")?.[1],
        ground: /background: (#[0-9a-f]{6});/.exec(body ?? "")?.[1],
      })),
    );
    const both = pairs.filter(({ text, ground }) => isHex(text) && isHex(ground));
    expect(both.length).toBeGreaterThan(6);
    for (const { selector, text, ground } of both) {
      if (!isHex(text) || !isHex(ground)) continue;
      expect({ selector, ok: contrast(text, ground) >= TEXT_CONTRAST }).toEqual({ selector, ok: true });
    }
  });
});

describe("colors", () => {
  it("computes well-known contrasts", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  });

  it("chooses the text by the worse end of a gradient", () => {
    expect(textOn("#fff2cc")).not.toBe(textOn("#203050"));
    expect(textOn("#101010", "#303030")).toBe(textOn("#000000"));
  });

  it("moves a background until its text can be read, and leaves a good one alone", () => {
    expect(readableBackground("#203050", "#ffffff", 4.5)).toBe("#203050");
    expect(contrast(readableBackground("#c0c0c0", "#ffffff", 4.5), "#ffffff")).toBeGreaterThanOrEqual(4.5);
  });
});
