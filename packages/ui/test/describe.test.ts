import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeCard, describeCost, describeLine, describeSymbol, typeLine } from "../src/card/describe.ts";
import { frenchWords } from "../src/card/french-words.ts";
import { artSubjectOf, type CardLook, landColors, MARKS, manaValueOf } from "../src/card/look.ts";
import { parseRulesLine } from "../src/card/rules-line.ts";
import { parseSymbol, splitSymbols } from "../src/card/symbols.ts";
import { englishWords } from "../src/card/words.ts";

const angel: CardLook = {
  name: "Sample Angel",
  manaCost: ["3", "W", "W"],
  colors: ["W"],
  supertypes: ["Legendary"],
  types: ["Creature"],
  subtypes: ["Angel"],
  text: ["Flying", "{T}: You gain 1 life."],
  keywords: ["Flying"],
  power: "4",
  toughness: "4",
};

describe("the accessible name of a card", () => {
  it("shows at the table what matters there", () => {
    const state = { marks: ["tapped", "attacking", "targetable"] as const, opponent: "you" };
    expect(describeCard({ ...angel, state })).toBe(
      "Sample Angel, 4/4, flying, tapped, attacking you, can be targeted",
    );
  });

  it("gives only the name of a card about which nothing else is known", () => {
    const unknown = { name: "Loading card", manaCost: [], colors: [], types: [] };
    expect(describeCard(unknown, { detail: "full" })).toBe("Loading card");
  });

  it("gives counters, damage and the number of cards", () => {
    const state = {
      count: 3,
      damage: 2,
      counters: [
        { kind: "+1/+1", count: 1 },
        { kind: "stun", count: 2 },
        { kind: "oil", count: 0 },
      ],
    };
    expect(describeCard({ ...angel, state })).toBe(
      "Sample Angel, 4/4, flying, 3 of them, 1 +1/+1 counter, 2 stun counters, 2 damage",
    );
  });

  it.each([
    [englishWords, "Wizard Class, Level 2, 1 charge counter"],
    [frenchWords, "Wizard Class, Niveau 2, 1 marqueur «\u00a0charge\u00a0»"],
  ])("gives a Class's level beside its counters", (words, said) => {
    const look = { name: "Wizard Class", manaCost: [], colors: [], types: ["Enchantment"] };
    const state = { level: 2, counters: [{ kind: "charge", count: 1 }] };
    expect(describeCard({ ...look, state }, { words })).toBe(said);
  });

  it("reads out everything printed on request", () => {
    expect(describeCard(angel, { detail: "full" })).toBe(
      "Sample Angel, costs 3 generic, 2 white, Legendary Creature — Angel, 4/4. Flying. tap: You gain 1 life.",
    );
  });

  it("gives loyalty and defense", () => {
    expect(
      describeCard({ name: "Iria", manaCost: [], colors: [], types: ["Planeswalker"], loyalty: "4" }),
    ).toBe("Iria, loyalty 4");
    expect(describeCard({ name: "Siege", manaCost: [], colors: [], types: ["Battle"], defense: "5" })).toBe(
      "Siege, defense 5",
    );
  });

  it("speaks French", () => {
    const state = { marks: ["tapped", "attacking"] as const, opponent: "Ben", damage: 1 };
    expect(describeCard({ ...angel, keywords: ["Vol"], state }, { words: frenchWords })).toBe(
      "Sample Angel, 4/4, vol, 1 blessure, engagée, attaque Ben",
    );
  });

  it("has a word for every mark in every language", () => {
    for (const words of [englishWords, frenchWords])
      for (const mark of MARKS) expect(words.marks[mark]).not.toBe("");
  });
});

describe("symbols in words", () => {
  it.each([
    ["W", "white"],
    ["2", "2 generic"],
    ["X", "X"],
    ["U/B", "blue or black"],
    ["2/U", "2 generic or blue"],
    ["G/P", "green or 2 life"],
    ["G/U/P", "green or blue or 2 life"],
    ["C", "colorless"],
    ["S", "snow"],
    ["T", "tap"],
    ["½", "½"],
  ])("reads {%s} as %s", (token, words) => {
    expect(describeSymbol(token)).toBe(words);
  });

  it("counts equal symbols of a cost", () => {
    expect(describeCost(["X", "X", "2", "G", "G", "U/R"])).toBe("2 X, 2 generic, 2 green, blue or red");
  });

  it("keeps every character of a line, whatever it holds", () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        const joined = splitSymbols(line)
          .map((piece) => (piece.kind === "words" ? piece.words : `{${piece.token}}`))
          .join("");
        expect(joined).toBe(line);
      }),
    );
  });

  it("reads any token without failing", () => {
    fc.assert(fc.property(fc.string(), (token) => parseSymbol(token).kind !== undefined));
    expect(parseSymbol("W/")).toEqual({ kind: "other", text: "W/" });
    expect(parseSymbol("P")).toEqual({ kind: "other", text: "P" });
  });
});

describe("lines of rules text", () => {
  it("are read with symbols that stand together apart from each other", () => {
    expect(describeLine("Pay {4}{R}: Add {G}{G}.")).toBe("Pay 4 generic, 1 red: Add 2 green.");
    expect(describeLine("{T}: Add {C}.")).toBe("tap: Add colorless.");
  });

  it("distinguishes loyalty abilities and chapters from plain lines", () => {
    expect(parseRulesLine("−2: Draw a card.")).toEqual({ kind: "loyalty", cost: "−2", text: "Draw a card." });
    expect(parseRulesLine("[+1]: Draw a card.")).toEqual({
      kind: "loyalty",
      cost: "+1",
      text: "Draw a card.",
    });
    expect(parseRulesLine("I, II — Draw a card.")).toEqual({
      kind: "chapter",
      numbers: ["I", "II"],
      text: "Draw a card.",
    });
    expect(parseRulesLine("{2}: Draw a card.")).toEqual({ kind: "plain", text: "{2}: Draw a card." });
  });
});

describe("what a look says of itself", () => {
  it("adds up a mana value, X as 0 and hybrid as its larger half", () => {
    expect(manaValueOf(["X", "2", "W", "2/U", "G/P", "S"])).toBe(7);
  });

  it("knows the colors of a land's mana from its types and its text", () => {
    expect(landColors({ subtypes: ["Forest", "Plains"] })).toEqual(["W", "G"]);
    expect(landColors({ text: ["{T}: Add {U} or {B}."] })).toEqual(["U", "B"]);
    expect(landColors({ text: ["{W}: This land becomes a creature."] })).toEqual([]);
  });

  it("paints from what is printed, not from what holds just now", () => {
    expect(artSubjectOf({ ...angel, state: { marks: ["tapped"], damage: 3 } })).toEqual(artSubjectOf(angel));
    expect(artSubjectOf({ ...angel, power: "*" })).not.toHaveProperty("power");
  });

  it("writes a type line", () => {
    expect(typeLine(angel)).toBe("Legendary Creature — Angel");
    expect(typeLine({ types: ["Artifact"], subtypes: ["Treasure"], token: true })).toBe(
      "Token Artifact — Treasure",
    );
    expect(typeLine({ types: ["Instant"] })).toBe("Instant");
  });

  it("are French in French, with their keywords and counters", () => {
    expect(typeLine(angel, frenchWords)).toBe("Créature légendaire\u00a0: ange");
    expect(typeLine({ supertypes: ["Basic"], types: ["Land"], subtypes: ["Forest"] }, frenchWords)).toBe(
      "Terrain de base\u00a0: forêt",
    );
    expect(typeLine({ types: ["Dungeon"] }, frenchWords)).toBe("Dungeon");
    const state = { counters: [{ kind: "charge", count: 2 }] };
    expect(describeCard({ ...angel, keywords: ["double strike"], state }, { words: frenchWords })).toBe(
      "Sample Angel, 4/4, double initiative, 2 marqueurs «\u00a0charge\u00a0»",
    );
  });
});
