import { describe, expect, it } from "vitest";
import { exists, loadCode, loadDocuments } from "./source/checkout.ts";
import { deadPaths, filesNaming, listedFiles } from "./source/guides.ts";

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
  ["drill", "# Add a drill"],
] as const;

describe("guides", () => {
  it.each(ADDITIONS)("say how to add a %s", (_what, heading) => {
    expect(guides.some(({ text }) => text.startsWith(heading))).toBe(true);
  });
});

/** Names that stand for nothing else anywhere, with the guide that says where such a thing is named. */
const NAMED = [
  ["proliferate", "add-a-keyword-action.md"],
  ["connive", "add-a-keyword-action.md"],
  ["populate", "add-a-keyword-action.md"],
  ["fateseal", "add-a-keyword-action.md"],
  ["incubate", "add-a-keyword-action.md"],
  ["fabricate", "add-a-keyword.md"],
  ["auraSwap", "add-a-keyword.md"],
  ["controlNextTurn", "add-an-effect.md"],
  ["exchangeLife", "add-an-effect.md"],
  ["writeShared", "add-a-route.md"],
] as const;

describe("guides", () => {
  const code = loadCode();

  it.each(NAMED)("list every file that knows %s: %s", (name, file) => {
    const guide = guides.find(({ path }) => path === `docs/guides/${file}`);
    if (guide === undefined) throw new Error(`${file} is not there`);
    const listed = listedFiles(guide);
    const naming = filesNaming(name, code);
    expect(naming.length).toBeGreaterThan(1);
    expect(naming.filter((path) => !listed.some((pattern) => pattern.test(path)))).toEqual([]);
  });
});

describe("the search for files that name something", () => {
  it("finds words and strings, and leaves comments and longer words out", () => {
    const files = ['clash("a")', 'f("clash")', "/** clash */", "clashing()", "x-clash"].map((text, at) => ({
      path: `packages/a/src/${at}.ts`,
      text,
    }));
    expect(filesNaming("clash", files)).toEqual(["packages/a/src/0.ts", "packages/a/src/1.ts"]);
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
