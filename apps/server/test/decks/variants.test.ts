/** Variants that an operator puts into a folder. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { rulesetOf, shippedDocuments } from "@spellroom/cards";
import { afterEach, expect, it } from "vitest";
import { ConfigurationError } from "../../src/config/configuration-error.ts";
import { readVariants } from "../../src/decks/variants.ts";

const EXAMPLE = path.resolve(import.meta.dirname, "../../../../docs/guides/variants");

let folder: string | undefined;
afterEach(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  folder = undefined;
});

function folderOf(files: Readonly<Record<string, unknown>>): string {
  folder = mkdtempSync(path.join(os.tmpdir(), "spellroom-variants-"));
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
  return folder;
}

function reasons(of: string): readonly string[] {
  try {
    readVariants(of);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems.map(({ reason }) => reason);
    throw error;
  }
  return [];
}

const format = { basedOn: "open", name: "Own", summary: "A format.", ruleset: "full" };

it("a server without a folder of variants has what comes with Spellroom", () => {
  expect([...readVariants(undefined).formats.keys()]).toEqual([...shippedDocuments().formats.keys()]);
});

it("the example of the guide is a variant that can be played", () => {
  const documents = readVariants(EXAMPLE);
  const lowTide = documents.formats.get("lowTide");
  expect(lowTide && rulesetOf(documents, lowTide).emblem?.name).toBe("Low Tide");
});

it("the files of a folder are read in the order of their names, and a later one can be based on an earlier one", () => {
  const documents = readVariants(
    folderOf({
      "2.json": { formats: [{ basedOn: "first", id: "second", name: "Second" }] },
      "1.json": { formats: [{ ...format, id: "first" }] },
      "notes.txt": "not read",
    }),
  );
  expect([...documents.formats.keys()].slice(-2)).toEqual(["first", "second"]);
  expect(documents.formats.get("second")).toMatchObject({ name: "Second", summary: "A format." });
});

it("everything that is wrong with the files is said at once, with the file and the place", () => {
  const found = reasons(
    folderOf({
      "a.json": "{",
      "b.json": { formats: [{ ...format, id: "b", deck: { minimum: -1, maximum: null } }] },
      "c.json": { formats: [{ ...format, id: "open" }] },
    }),
  );
  expect(found).toHaveLength(3);
  expect(found[0]).toMatch(/^a\.json: /);
  expect(found[1]).toMatch(/^b\.json: formats\.0\.deck\.minimum: /);
  expect(found[2]).toBe("c.json: formats.0.id: open is taken");
});

it("a folder that is not there keeps the server from starting", () => {
  expect(reasons(path.join(os.tmpdir(), "spellroom-no-such-folder"))).toEqual([
    expect.stringMatching(/^the folder can't be read: /),
  ]);
});

it("an ability that the engine can't play keeps the server from starting", () => {
  const abilities = [{ kind: "keyword", keyword: "assist" }];
  const ruleset = {
    basedOn: "full",
    id: "own",
    name: "Own",
    summary: "Own.",
    emblem: { name: "Own", abilities },
  };
  expect(
    reasons(folderOf({ "a.json": { ruleset, formats: [{ ...format, id: "own", ruleset: "own" }] } })),
  ).toEqual([expect.stringMatching(/^a\.json: ruleset\.emblem: the engine can't play /)]);
});
