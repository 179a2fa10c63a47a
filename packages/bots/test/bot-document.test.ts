import { readFileSync } from "node:fs";
import {
  botDocumentSchema,
  type DocumentProblem,
  describeDocumentProblem,
  readBotDocument,
} from "@spellroom/bots";
import fc from "fast-check";
import { expect, test } from "vitest";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

test.each(["careful-mason", "burning-fox"])("the example %s is a bot", (name) => {
  expect(readBotDocument(read(`examples/${name}.json`))).toMatchObject({ ok: true });
});

test("the schema for editors is the one that documents are read by", () => {
  expect(JSON.parse(read("bot.schema.json"))).toEqual(JSON.parse(JSON.stringify(botDocumentSchema())));
});

const problemsOf = (text: string): readonly DocumentProblem[] => {
  const read = readBotDocument(text);
  return read.ok ? [] : read.problems;
};

test("a document that can't be read says on which line and in which field it is wrong", () => {
  const text = `{
  "format": "spellroom-bot/1",
  "name": "X",
  "play": [
    { "do": "playLand" },
    {
      "do": "win",
      "loudly": true
    }
  ],
  "mulligan": { "keep": { "atMost": "five" }, "most": 9 }
}`;
  expect(problemsOf(text)).toEqual([
    { kind: "missing", line: 1, field: "otherwise", wanted: "" },
    { kind: "choice", line: 7, field: "play.1.do", wanted: "playLand, cast, activate, pass" },
    { kind: "unknown", line: 8, field: "play.1.loudly", wanted: "" },
    { kind: "type", line: 11, field: "mulligan.keep.atMost", wanted: "number" },
    { kind: "large", line: 11, field: "mulligan.most", wanted: "7" },
  ]);
  expect(problemsOf(text).map(describeDocumentProblem)).toContain(
    "line 7, play.1.do: this must be one of playLand, cast, activate, pass",
  );
});

test.each([
  ["{", 1],
  ['{\n  "name": "X",\n}', 3],
  ["{\n  \"name\": 'X'\n}", 2],
  ["", 1],
  ['{ "name": "X" }\n\nagain', 3],
  ["[".repeat(100_000), 1],
  ['{\n  "name": "a\tb" }', 2],
])("what is no JSON is told by its line", (text, line) => {
  expect(problemsOf(text)).toEqual([{ kind: "syntax", line, field: "", wanted: "" }]);
});

test("of a document that is wrong everywhere only some of it is told", () => {
  const wrong = { format: "spellroom-bot/1", name: "X", play: Array.from({ length: 100 }, () => ({})) };
  expect(problemsOf(JSON.stringify(wrong))).toHaveLength(50);
});

test("whatever JavaScript reads as JSON is read, and nothing else", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.json({ maxDepth: 4 }), fc.string({ unit: "binary" }), fc.json().map(spoilt)),
      (text) => {
        expect(problemsOf(text).some(({ kind }) => kind === "syntax")).toBe(!isJson(text));
      },
    ),
  );
});

/** With a character missing in the middle. */
function spoilt(text: string): string {
  const middle = Math.floor(text.length / 2);
  return text.slice(0, middle) + text.slice(middle + 1);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test("a rule file of the early system is read with its two behaviors and the words of its menu", () => {
  const early = { Behavior: "Skip", Rules: ["PLAY_CARD", "ATTACK", "SKIP_PHASE"] };
  expect(readBotDocument(JSON.stringify(early))).toEqual({
    ok: true,
    document: {
      format: "spellroom-bot/1",
      name: "Skip",
      play: [{ do: "playLand" }, { do: "cast" }, { do: "pass" }],
      attack: [{ with: "everything" }],
      otherwise: "pass",
    },
  });
});
