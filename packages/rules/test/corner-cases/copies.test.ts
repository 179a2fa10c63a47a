import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { cards, many } from "./lands.ts";

describe("hard cases of copies, with their cards", () => {
  it("C01: Clone of an animated Mutavault is the land Mutavault and no creature (707.2)", () => {
    const t = play({
      A: { battlefield: [real("Mutavault"), ...many(5, "Island")], hand: cards("Clone") },
    });
    t.activate("Mutavault").resolve();
    expect(t.values("Mutavault").types).toContain("creature");
    t.cast("Clone").resolve();
    while (t.decision.kind !== "act") {
      if (t.decision.kind === "confirm") t.yes();
      else t.pick("Mutavault");
    }
    const copies = t.state.battlefield.filter((id) => t.nameOf(id) === "Mutavault");
    expect(copies).toHaveLength(2);
    const clone = copies.find((id) => id !== t.id("Mutavault")) ?? -1;
    expect(t.typesOf(clone)).toEqual(["land"]);
  });

  it("C05: a copy of Blaze has its X and target; it was not cast, so Young Pyromancer triggers for two spells only (707.10)", () => {
    const t = play({
      A: {
        battlefield: [real("Young Pyromancer"), ...many(5, "Mountain"), ...many(2, "Island")],
        hand: cards("Blaze", "Twincast"),
      },
    });
    t.cast("Blaze");
    while (t.decision.kind !== "act") {
      if (t.decision.kind === "number") t.say({ kind: "number", number: 4 });
      else t.pick("B");
    }
    t.resolve();
    t.cast("Twincast", "Blaze");
    t.resolveAll().no();
    expect(t.stack()).toEqual(["Blaze", "Blaze"]);
    t.resolve();
    expect(t.life("B")).toBe(16);
    t.resolveAll();
    expect(t.life("B")).toBe(12);
    expect(t.battlefield("A").filter((name) => name === "Elemental Token")).toHaveLength(2);
  });
});
