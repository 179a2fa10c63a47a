import { describe, expect, it } from "vitest";
import { fill, namesIn, weave } from "../src/i18n/fill.ts";
import { chooseLanguage } from "../src/i18n/languages.ts";
import { MESSAGES } from "../src/i18n/messages.ts";

const COUNTS = [0, 1, 2, 5];
/** Names keywords as cards do; all else that can be called is a template for some number. */
const NAMING = ".words.keyword";

/** Every template under a key, functions called with a few numbers, with the names that each holds. */
function templates(value: unknown, path: string, found = new Map<string, string>()): Map<string, string> {
  if (typeof value === "string") found.set(path, value);
  else if (typeof value === "function" && path !== NAMING)
    for (const count of COUNTS) {
      const text: unknown = value({ count, cards: count });
      found.set(`${path}(${count})`, String(text));
    }
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) templates(inner, `${path}.${key}`, found);
  return found;
}

const english = templates(MESSAGES.en, "");
const french = templates(MESSAGES.fr, "");
/** Where a text may leave its number out: French has the singular for zero, too. */
const isSingular = (key: string): boolean => /\([01]\)$/.test(key);
const saysOne = (text: string): boolean => /\bune?\b|\ba\b|\bone\b|encore|more/i.test(text);

describe("the two languages", () => {
  it("speak of one who is disconnected and of several as each language does", () => {
    const gone = (language: "en" | "fr", count: number) =>
      MESSAGES[language].table.notices.opponentGone({ count });
    expect([gone("en", 1), gone("en", 3)].map((text) => /is|are/.exec(text)?.[0])).toEqual(["is", "are"]);
    expect(gone("fr", 1)).toContain("est déconnecté et peut");
    expect(gone("fr", 3)).toContain("sont déconnectés et peuvent");
  });

  it("keep French punctuation on the line of the word before it", () => {
    const torn = [...french].filter(([, text]) => / [;:!?»]|« /.test(text));
    expect(torn.map(([key]) => key)).toEqual([]);
  });

  it("have the same keys", () => {
    expect([...french.keys()]).toEqual([...english.keys()]);
  });

  it("name the same values in every message", () => {
    const different = [...english].flatMap(([key, text]) => {
      const other = french.get(key) ?? "";
      const [ours, theirs] = [namesIn(text), namesIn(other)].map((names) =>
        names.filter((name) => name !== "count" || !(isSingular(key) || [text, other].some(saysOne))),
      );
      return String(ours) === String(theirs) ? [] : [`${key}: ${text} / ${other}`];
    });
    expect(different).toEqual([]);
  });

  it("leave nothing empty", () => {
    expect([...english, ...french].filter(([, text]) => text.trim() === "")).toEqual([]);
  });
});

describe("filling a template", () => {
  it("puts values in place of names", () => {
    expect(fill("{who} has {count}", { who: "Ada", count: 3 })).toBe("Ada has 3");
  });

  it("keeps values that are not text apart from the text around them", () => {
    const link = { card: "x" };
    expect(weave("{who} casts {what}!", { who: "Ada", what: link })).toEqual(["Ada", " casts ", link, "!"]);
  });
});

describe("choosing a language", () => {
  it.each([
    ["fr-FR,fr;q=0.9,en;q=0.8", "fr"],
    ["de,en;q=0.5,fr;q=0.7", "fr"],
    ["en-GB,en;q=0.9,fr;q=0.8", "en"],
    ["de-DE,de", "en"],
    ["fr;q=0, en", "en"],
    ["", "en"],
  ])("from %j takes %s", (wanted, language) => {
    expect(chooseLanguage(wanted)).toBe(language);
  });
});
