import { describe, expect, it } from "vitest";
import { exists, loadDocuments } from "./source/checkout.ts";
import { deadLinks } from "./source/links.ts";

const there = new Set(["README.md", "docs/guides", "docs/guides/add-a-card.md", "docs/table.png"]);
const guide = {
  path: "docs/guides/add-a-card.md",
  text: "# Add a card\n\n## What it's for: `text`\n\n## Twice\n\n## Twice\n",
};

function dead(text: string): string[] {
  const documents = [{ path: "README.md", text }, guide];
  return deadLinks(documents, (path) => there.has(path)).map((line) =>
    line.replace("README.md links to ", ""),
  );
}

describe("links between documents", () => {
  it("lead somewhere, in every document of the checkout", () => {
    expect(deadLinks(loadDocuments(), exists)).toEqual([]);
  });
});

describe("the check of links", () => {
  it.each([
    "[guide](docs/guides/add-a-card.md)",
    "[guide](./docs/guides/add-a-card.md#add-a-card)",
    "[guide](docs/guides/add-a-card.md#what-its-for-text)",
    "[guide](docs/guides/add-a-card.md#twice-1)",
    "[guides](docs/guides/)",
    "[guide](/docs/guides/add-a-card.md)",
    '![table](docs/table.png "The table")',
    "# Here\n\n[here](#here)",
    "[site](https://example.org/missing.md) <mailto:a@example.org> [mail](mailto:a@example.org)",
    "[guide]\n\n[guide]: docs/guides/add-a-card.md",
    "`[not a link](missing.md)`",
    "```md\n[not a link](missing.md)\n```",
  ])("is content with %j", (text) => {
    expect(dead(text)).toEqual([]);
  });

  it.each([
    ["[guide](docs/guides/add-a-keyword.md)", "docs/guides/add-a-keyword.md"],
    ["[guide](docs/guides/add-a-card.md#no-such-heading)", "docs/guides/add-a-card.md#no-such-heading"],
    ["![table](table.png)", "table.png"],
    ["# Here\n\n[there](#there)", "#there"],
    ["[guide]: missing.md", "missing.md"],
    ["[out](../elsewhere.md)", "../elsewhere.md"],
    ["`code` [a](missing.md) `code`", "missing.md"],
  ])("finds the dead link of %j", (text, link) => {
    expect(dead(text)).toEqual([link]);
  });

  it("looks from the folder of the document", () => {
    const documents = [{ ...guide, text: "[readme](../../README.md) [readme](../README.md)" }];
    expect(deadLinks(documents, (path) => there.has(path))).toEqual([
      "docs/guides/add-a-card.md links to ../README.md",
    ]);
  });
});
