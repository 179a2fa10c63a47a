import { describe, expect, it } from "vitest";
import { exists, loadDocuments } from "./source/checkout.ts";
import { deadPaths } from "./source/guides.ts";

const documents = loadDocuments();
const guides = documents.filter(({ path }) => path.startsWith("docs/guides/"));
/** Documents that are kept current; records of decisions say what was there at their time. */
const current = documents.filter(({ path }) => !path.startsWith("docs/adr/") && path !== "CHANGELOG.md");

/** What can be added, and the heading of the guide that says how. */
const ADDITIONS = [
  ["keyword ability", "# Add a keyword ability"],
  ["keyword action", "# Add a keyword action"],
  ["effect", "# Add an effect"],
  ["restriction, permission, condition, event or cost", "# Add a restriction, permission, condition"],
  ["decision", "# Add a decision"],
  ["sentence family", "# Add a sentence family"],
  ["route", "# Add a route"],
  ["message", "# Add a message"],
  ["page", "# Add a page"],
] as const;

describe("guides", () => {
  it.each(ADDITIONS)("say how to add a %s", (_what, heading) => {
    expect(guides.some(({ text }) => text.startsWith(heading))).toBe(true);
  });
});

describe("documents", () => {
  it("name files and folders that are there", () => {
    expect(deadPaths(current, exists)).toEqual([]);
  });
});

describe("the search for paths that lead nowhere", () => {
  const there = new Set(["packages/a/src", "packages/a/src/one.ts", "apps/web/src/app/(site)"]);
  const dead = (text: string) => deadPaths([{ path: "guide.md", text }], (path) => there.has(path));

  it.each([
    "`packages/a/src/one.ts`",
    "`packages/a/src/<name>.ts`",
    "`packages/a/src/NAME.ts`",
    "`apps/web/src/app/(site)/<page>/page.tsx`",
    "`one.ts`",
  ])("is content with %s", (text) => {
    expect(dead(text)).toEqual([]);
  });

  it.each(["`packages/a/src/two.ts`", "`packages/b/src/<name>.ts`"])("finds %s", (text) => {
    expect(dead(text)).toHaveLength(1);
  });
});
