import { describe, expect, it } from "vitest";
import { repeatedHeadings } from "./source/changelog.ts";
import { loadDocuments } from "./source/checkout.ts";

describe("the changelog", () => {
  it("has each nested heading once under one line", () => {
    const changelog = loadDocuments().find(({ path }) => path === "CHANGELOG.md");
    expect(changelog?.text).toContain("## Unreleased");
    expect(repeatedHeadings(changelog?.text ?? "")).toEqual([]);
  });
});

describe("the check of nested headings", () => {
  const under = (...lines: readonly string[]) => ["## 1.0", "### Added", ...lines].join("\n");

  it.each([
    under("- **Cards:** new:", "  - **Costs:** one.", "  - **Keywords:** two."),
    under("- **Cards:** new:", "  - **Costs:** one.", "- **Rules:** new:", "  - **Costs:** two."),
    under("- **Cards:** one.", "- **Cards:** two."),
    under("- **Cards:** new:", "  - **Costs:** one.", "", "### Fixed", "  - **Costs:** two."),
    under("- **Cards:** new:", "  - **Costs:** one.", "", "## 0.9", "  - **Costs:** two."),
  ])("is content with %j", (text) => {
    expect(repeatedHeadings(text)).toEqual([]);
  });

  it.each([
    under("- **Cards:** new:", "  - **Costs:** one.", "  - **Costs:** two."),
    under("- **Cards:** new:", "  - **Costs:** one.", "  - **Keywords:** two.", "", "  - **Costs:** three."),
    under("- **Cards:** new:", " - **Costs:** one.", "   more of it", "  - **Costs:** two."),
  ])("finds the heading that stands twice in %j", (text) => {
    expect(repeatedHeadings(text)).toEqual(['1.0, Added: "Costs" stands there twice']);
  });
});
