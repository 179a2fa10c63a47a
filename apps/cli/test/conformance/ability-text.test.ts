import { describe, expect, it } from "vitest";
import { beginsLike } from "../../src/conformance/ability-text.ts";

describe("the text by which a scenario names an ability", () => {
  it("may call the card itself it at the beginning, as reminder text does", () => {
    const texts = ["when {this} dies, you may put its counters on target artifact creature."];
    expect(beginsLike(texts, "When it dies")).toBe(true);
    expect(beginsLike(texts, "Whenever this creature dies")).toBe(true);
    expect(beginsLike(texts, "When an opponent dies")).toBe(false);
  });
});
