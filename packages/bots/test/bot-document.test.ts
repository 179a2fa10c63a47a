import { readFileSync } from "node:fs";
import { botDocumentSchema, readBotDocument } from "@spellroom/bots";
import { expect, test } from "vitest";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

test.each(["careful-mason", "burning-fox"])("the example %s is a bot", (name) => {
  expect(readBotDocument(read(`examples/${name}.json`))).toMatchObject({ ok: true });
});

test("the schema for editors is the one that documents are read by", () => {
  expect(JSON.parse(read("bot.schema.json"))).toEqual(JSON.parse(JSON.stringify(botDocumentSchema())));
});

test("a document that can't be read says where it is wrong", () => {
  const wrong = { format: "spellroom-bot/1", name: "X", play: [{ do: "win" }], otherwise: "greedy" };
  const result = readBotDocument(JSON.stringify(wrong));
  expect(result).toMatchObject({ ok: false });
  expect(result.ok ? [] : result.problems).toEqual([expect.stringMatching(/^play\.0\.do: /)]);
  expect(readBotDocument("{")).toMatchObject({ ok: false, problems: [expect.stringContaining("not JSON")] });
});

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
