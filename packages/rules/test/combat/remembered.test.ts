import type { Ability, ObjectStatus } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { creature } from "../support/cards.ts";

/** "When this dies, if it was attacking (blocking, blocked), you gain 3 life." */
function dying(status: ObjectStatus): Ability {
  return {
    kind: "triggered",
    event: { kind: "moves", what: "this", from: "battlefield", to: "graveyard" },
    condition: { kind: "is", object: { kind: "this" }, of: [{ kind: "status", status }] },
    body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 3 }] },
  };
}

function soldier(status: ObjectStatus) {
  return creature("Soldier", 2, 2, { abilities: [dying(status)] });
}

describe("a creature that left the battlefield in combat (CR 603.10a, 608.2h)", () => {
  it("is remembered as attacking", () => {
    const t = play({
      A: { battlefield: [soldier("attacking"), real("Mountain")], hand: [real("Lightning Bolt")] },
    });
    t.attack("Soldier").cast("Lightning Bolt", "Soldier").resolveAll();
    expect(t.graveyard("A")).toContain("Soldier");
    expect(t.life("A")).toBe(23);
  });

  it("is not remembered so when it wasn't", () => {
    const t = play({
      A: { battlefield: [soldier("attacking"), real("Mountain")], hand: [real("Lightning Bolt")] },
    });
    t.cast("Lightning Bolt", "Soldier").resolveAll();
    expect(t.life("A")).toBe(20);
  });

  it.each(["blocking", "attacking"] as const)(
    "is remembered as blocking, and not as attacking (asked: %s)",
    (asked) => {
      const t = play({
        A: { battlefield: [real("Hill Giant")] },
        B: { battlefield: [soldier(asked)] },
      });
      t.attack("Hill Giant").block("Soldier>Hill Giant").fight().resolveAll();
      expect([t.graveyard("B"), t.life("B")]).toEqual([["Soldier"], asked === "blocking" ? 23 : 20]);
    },
  );

  it("is remembered as blocked", () => {
    const t = play({
      A: { battlefield: [soldier("blocked")] },
      B: { battlefield: [real("Hill Giant")] },
    });
    t.attack("Soldier").block("Hill Giant>Soldier").fight().resolveAll();
    expect(t.life("A")).toBe(23);
  });

  it("that comes back is a new object without that memory (CR 400.7)", () => {
    const t = play({
      A: {
        battlefield: [soldier("attacking"), real("Plains"), real("Mountain")],
        hand: [real("Cloudshift"), real("Lightning Bolt")],
      },
    });
    t.attack("Soldier").cast("Cloudshift", "Soldier").resolve();
    t.cast("Lightning Bolt", "Soldier").resolveAll();
    expect(t.life("A")).toBe(20);
  });
});
