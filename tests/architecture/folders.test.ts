import { describe, expect, it } from "vitest";
import { loadCode, loadWorkspaces } from "./source/checkout.ts";
import { cyclesWithTypes } from "./source/cycles.ts";
import { isNested, mutualFolders, upwardImports } from "./source/folders.ts";
import type { Workspace } from "./source/workspaces.ts";

const workspaces: Workspace[] = [
  { folder: "packages/a", manifest: { name: "@spellroom/a", exports: { ".": "./src/index.ts" } } },
  { folder: "packages/rules", manifest: { name: "@spellroom/rules" } },
];

function sources(files: Readonly<Record<string, string>>) {
  return Object.entries(files).map(([path, text]) => ({ path, text }));
}

/** Where a folder and one inside it import each other. A pair that is there no longer is taken out; none is to be added. */
const NESTED = [
  // Texts and what they are filled in with.
  "apps/web/src/i18n <-> apps/web/src/i18n/en",
  "apps/web/src/i18n <-> apps/web/src/i18n/fr",
  // A kind of decision and the model that lists the kinds.
  "apps/web/src/table/model <-> apps/web/src/table/model/kinds",
  // A union and its members refer to each other.
  "packages/card-language/src <-> packages/card-language/src/amounts",
  "packages/card-language/src <-> packages/card-language/src/canonical",
  "packages/card-language/src <-> packages/card-language/src/check",
  "packages/card-language/src <-> packages/card-language/src/conditions",
  "packages/card-language/src <-> packages/card-language/src/costs",
  "packages/card-language/src <-> packages/card-language/src/dungeons",
  "packages/card-language/src <-> packages/card-language/src/effects",
  "packages/card-language/src <-> packages/card-language/src/events",
  "packages/card-language/src <-> packages/card-language/src/french",
  "packages/card-language/src <-> packages/card-language/src/keyword-actions",
  "packages/card-language/src <-> packages/card-language/src/keywords",
  "packages/card-language/src <-> packages/card-language/src/modifications",
  "packages/card-language/src <-> packages/card-language/src/predicates",
  "packages/card-language/src <-> packages/card-language/src/print",
  "packages/card-language/src <-> packages/card-language/src/replacements",
  "packages/card-language/src <-> packages/card-language/src/restrictions",
  "packages/card-language/src <-> packages/card-language/src/rule-effects",
  "packages/card-language/src <-> packages/card-language/src/schema",
  // Sentences contain sentences; the scope that all of them use lies in the package's own folder.
  "packages/oracle/src <-> packages/oracle/src/ability",
  "packages/oracle/src <-> packages/oracle/src/grammar",
  "packages/oracle/src <-> packages/oracle/src/grammar/reference",
  "packages/oracle/src <-> packages/oracle/src/import",
  "packages/oracle/src <-> packages/oracle/src/scope",
  "packages/oracle/src/grammar <-> packages/oracle/src/grammar/condition",
  "packages/oracle/src/grammar <-> packages/oracle/src/grammar/modification",
  "packages/oracle/src/grammar <-> packages/oracle/src/grammar/noun",
  "packages/oracle/src/grammar <-> packages/oracle/src/grammar/reference",
  "packages/oracle/src/grammar <-> packages/oracle/src/grammar/sentence",
];

/** Members of the card language and the unions they belong to refer to one another, as the language itself does. */
const RECURSIVE = "packages/card-language/";

describe("folders", () => {
  const found = mutualFolders(loadCode(), loadWorkspaces());

  it("import each other nowhere in the rules engine", () => {
    expect(found.filter((pair) => pair.startsWith("packages/rules/"))).toEqual([]);
  });

  it("side by side import each other nowhere", () => {
    expect(found.filter((pair) => !isNested(pair))).toEqual([]);
  });

  it("one inside the other import each other only where the list says", () => {
    expect(found.filter(isNested)).toEqual(NESTED);
  });
});

describe("imports with types counted", () => {
  it("form no cycle outside the card language", () => {
    const files = loadCode().filter(({ path }) => !path.startsWith(RECURSIVE));
    expect(cyclesWithTypes(files, loadWorkspaces())).toEqual([]);
  });
});

describe("the layers of the rules engine", () => {
  it("build on those below them alone", () => {
    expect(upwardImports(loadCode(), loadWorkspaces())).toEqual([]);
  });
});

describe("the search for folders that import each other", () => {
  it("finds a pair, types included", () => {
    const files = sources({
      "packages/a/src/one/x.ts": 'import { y } from "../two/y.ts";',
      "packages/a/src/two/y.ts": "export const y = 1;",
      "packages/a/src/two/z.ts": 'import type { X } from "../one/x.ts";',
    });
    expect(mutualFolders(files, workspaces)).toEqual(["packages/a/src/one <-> packages/a/src/two"]);
  });

  it("takes a folder and the one it lies in for two", () => {
    const files = sources({
      "packages/a/src/index.ts": 'export * from "./one/x.ts";',
      "packages/a/src/base.ts": "export const base = 1;",
      "packages/a/src/one/x.ts": 'export { base } from "../base.ts";',
    });
    expect(mutualFolders(files, workspaces)).toEqual(["packages/a/src <-> packages/a/src/one"]);
  });

  it("lets a package's tests import what they test", () => {
    const files = sources({
      "packages/a/src/x.ts": "export const x = 1;",
      "packages/a/test/x.test.ts": 'import { x } from "../src/x.ts";',
    });
    expect(mutualFolders(files, workspaces)).toEqual([]);
  });
});

describe("the search for upward imports", () => {
  it("finds a type taken from a layer above", () => {
    const files = sources({
      "packages/rules/src/state/x.ts": 'import type { Y } from "../play/y.ts";',
      "packages/rules/src/play/y.ts": 'import { x } from "../state/x.ts";',
    });
    expect(upwardImports(files, workspaces)).toEqual([
      "packages/rules/src/state/x.ts imports packages/rules/src/play/y.ts",
    ]);
  });

  it("requires a layer for every folder", () => {
    const files = sources({
      "packages/rules/src/state/x.ts": "export const x = 1;",
      "packages/rules/src/other/y.ts": 'import { x } from "../state/x.ts";',
    });
    expect(() => upwardImports(files, workspaces)).toThrow("none of the layers");
  });
});
