import { describe, expect, it } from "vitest";
import {
  exists,
  loadCode,
  loadDocuments,
  loadRootManifest,
  loadSources,
  loadWorkspaces,
} from "./source/checkout.ts";

describe("what the checks look at", () => {
  it("is every workspace, with what its package.json says", () => {
    const names = loadWorkspaces().map(({ manifest }) => manifest.name);
    expect(names).toEqual(
      expect.arrayContaining(["@spellroom/rules", "@spellroom/server", "@spellroom/tests"]),
    );
    expect(loadRootManifest().name).toBe("spellroom");
  });

  it("is every source file of them, this one included", () => {
    const here = "tests/architecture/checkout.test.ts";
    expect(loadCode().find(({ path }) => path === here)?.text).toContain("this one included");
    expect(loadSources().map(({ path }) => path)).toEqual(
      expect.arrayContaining([here, "infra/bootstrap/start.js", "packages/card-language/src/card.ts"]),
    );
  });

  it("is every document, and nothing of what was installed", () => {
    const documents = loadDocuments().map(({ path }) => path);
    expect(documents).toContain("CONTRIBUTING.md");
    expect(documents.filter((path) => path.includes("node_modules"))).toEqual([]);
  });

  it("is there when it is there", () => {
    expect(exists("package.json")).toBe(true);
    expect(exists("no-such-file")).toBe(false);
    expect(exists("../outside")).toBe(false);
  });
});
