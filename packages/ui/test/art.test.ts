import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { artBody, artDataUri, artSvg } from "../src/art/art.ts";
import { avatarSvg } from "../src/art/avatar.ts";
import { backSvg } from "../src/art/back.ts";
import { COLORS } from "../src/art/paint/palette.ts";
import { type ArtSubject, kindOf } from "../src/art/subject.ts";
import { checkSvg, idsOf } from "./svg-check.ts";

const TYPES = ["Creature", "Artifact", "Enchantment", "Instant", "Sorcery", "Land", "Planeswalker", "Battle"];
const SUBTYPES = [
  "Human",
  "Wizard",
  "Goblin",
  "Dragon",
  "Aura",
  "Saga",
  "Equipment",
  "Vehicle",
  "Treasure",
  "Xyzzy",
  "Spirit",
  "Sphinx",
  "Hydra",
  "Merfolk",
];
const KEYWORDS = [
  "Flying",
  "Haste",
  "Deathtouch",
  "Lifelink",
  "Menace",
  "Trample",
  "Vigilance",
  "Defender",
  "Hexproof",
  "First strike",
];

const subjects: fc.Arbitrary<ArtSubject> = fc.record({
  seed: fc.string(),
  name: fc.string(),
  colors: fc.subarray([...COLORS]),
  types: fc.subarray(TYPES, { minLength: 1, maxLength: 2 }),
  subtypes: fc.subarray(SUBTYPES, { maxLength: 3 }),
  keywords: fc.subarray(KEYWORDS, { maxLength: 4 }),
  manaValue: fc.nat(12),
  power: fc.integer({ min: -1, max: 20 }),
  toughness: fc.integer({ min: -1, max: 20 }),
  text: fc.constantFrom(
    "",
    "Destroy target creature.",
    "Draw two cards.",
    "Counter target spell.",
    "You gain 3 life.",
  ),
});

const sample = (over: Partial<ArtSubject> = {}): ArtSubject => ({
  seed: "sample",
  name: "Sample",
  colors: ["G"],
  types: ["Creature"],
  subtypes: ["Elf", "Druid"],
  keywords: [],
  manaValue: 2,
  power: 2,
  toughness: 2,
  ...over,
});

describe("a card's picture", () => {
  it("is the same for the same characteristics", () => {
    fc.assert(
      fc.property(subjects, (subject) => artSvg(subject) === artSvg(structuredClone(subject))),
      { numRuns: 60 },
    );
  });

  it("differs between cards, colors and creature types", () => {
    const pictures = [
      sample(),
      sample({ seed: "other" }),
      sample({ colors: ["B"] }),
      sample({ colors: ["G", "B"] }),
      sample({ colors: ["B", "G"] }),
      sample({ subtypes: ["Goblin"] }),
      sample({ subtypes: ["Elf", "Warrior"] }),
      sample({ types: ["Instant"], subtypes: [] }),
      sample({ keywords: ["Flying"] }),
      sample({ power: 7 }),
    ].map((subject) => artSvg(subject));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it("is a well-formed document of our own, under 12 kB, whatever the card", () => {
    fc.assert(
      fc.property(subjects, (subject) => {
        const svg = artSvg(subject, "x");
        checkSvg(svg);
        expect(svg.length).toBeLessThanOrEqual(12 * 1024);
      }),
      { numRuns: 250 },
    );
  });

  it("lets no text of a card into the picture", () => {
    const hostile = '"><script>alert(1)</script><image href="http://example.org/x.png"/>';
    const svg = artSvg(
      sample({ seed: hostile, name: hostile, subtypes: [hostile], keywords: [hostile], text: hostile }),
      hostile,
    );
    checkSvg(svg);
    expect(svg).not.toContain("script");
    expect(svg).not.toContain("example");
  });

  it("shares no id with another picture on the page", () => {
    const one = idsOf(artBody(sample(), ":r1:"));
    const two = idsOf(artBody(sample(), ":r2:"));
    expect(one.length).toBeGreaterThan(5);
    expect(new Set([...one, ...two]).size).toBe(one.length + two.length);
  });

  it("differs between two instances in nothing but its ids", () => {
    const plain = (prefix: string) => artBody(sample(), prefix).replaceAll(`a${prefix}`, "");
    expect(plain("one-")).toBe(plain("two-"));
  });

  it("can be an address in an attribute", () => {
    expect(artDataUri(sample())).toMatch(/^data:image\/svg\+xml,[^"<>#\s]*[^"<>#]*$/);
    const address = artDataUri(sample());
    expect(decodeURIComponent(address.slice(address.indexOf(",") + 1))).toBe(artSvg(sample()));
  });
});

describe("the kind of a picture", () => {
  it("follows the type that matters most on the table", () => {
    const kind = (types: string[], subtypes: string[] = []) => kindOf({ types, subtypes });
    expect(kind(["Artifact", "Creature"], ["Golem"])).toBe("creature");
    expect(kind(["Enchantment"], ["Aura"])).toBe("aura");
    expect(kind(["Enchantment"], ["Saga"])).toBe("saga");
    expect(kind(["Enchantment"])).toBe("enchantment");
    expect(kind(["Artifact"], ["Equipment"])).toBe("equipment");
    expect(kind(["Artifact"], ["Vehicle"])).toBe("vehicle");
    expect(kind(["Land", "Creature"])).toBe("creature");
    expect(kind(["Land"], ["Forest"])).toBe("land");
    expect(kind(["Battle"], ["Siege"])).toBe("battle");
    expect(kind(["Planeswalker"])).toBe("planeswalker");
    expect(kind([])).toBe("artifact");
  });
});

describe("other pictures", () => {
  it("the back of the cards is well formed", () => {
    checkSvg(backSvg());
  });

  it("a player's medal is well formed and follows the name", () => {
    checkSvg(avatarSvg("Ana"));
    expect(avatarSvg("Ana")).toBe(avatarSvg("Ana"));
    expect(avatarSvg("Ana")).not.toBe(avatarSvg("Ben"));
    expect(avatarSvg("<script>")).not.toContain("script");
  });
});
