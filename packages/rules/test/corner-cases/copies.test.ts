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

  it("C05: a copy of Fireball has its X and target; it was not cast, so Young Pyromancer triggers for two spells only (707.10)", () => {
    const t = play({
      A: {
        battlefield: [real("Young Pyromancer"), ...many(5, "Mountain"), ...many(2, "Island")],
        hand: cards("Fireball", "Twincast"),
      },
    });
    t.cast("Fireball").say({ kind: "number", number: 4 }).pick("B").resolve();
    t.cast("Twincast", "Fireball").resolveAll().no();
    expect(t.stack()).toEqual(["Fireball", "Fireball"]);
    t.resolve();
    expect(t.life("B")).toBe(16);
    t.resolveAll();
    expect(t.life("B")).toBe(12);
    expect(t.battlefield("A").filter((name) => name === "Elemental Token")).toHaveLength(2);
  });
});

describe("Fireball", () => {
  const board = (lands: number) => ({
    A: { battlefield: many(lands, "Mountain"), hand: cards("Fireball") },
    B: { battlefield: cards("Grizzly Bears", "Hill Giant") },
  });

  it("costs more for each target beyond the first, and divides X evenly, rounded down (601.2f)", () => {
    const t = play(board(8));
    t.cast("Fireball").say({ kind: "number", number: 5 }).pick("B", "Grizzly Bears").resolve();
    expect([t.life("B"), t.battlefield("B")]).toEqual([18, ["Hill Giant"]]);
    expect(t.state.battlefield.filter((id) => !t.state.objects[id]?.status.tapped)).toHaveLength(2);
  });

  it("may have as many targets as can be paid for besides X (601.2c)", () => {
    const t = play(board(5));
    t.cast("Fireball").say({ kind: "number", number: 3 });
    expect(t.decision).toMatchObject({ kind: "pick", min: 0, max: 2 });
  });

  it("deals all of the damage to the targets that are still legal as it resolves (608.2b)", () => {
    const t = play({
      ...board(6),
      B: { battlefield: cards("Grizzly Bears", "Island"), hand: cards("Unsummon") },
    });
    t.cast("Fireball").say({ kind: "number", number: 4 }).pick("B", "Grizzly Bears").pass();
    t.cast("Unsummon", "Grizzly Bears").resolve().resolve();
    expect(t.life("B")).toBe(16);
  });
});
