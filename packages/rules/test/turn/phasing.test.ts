import type { TargetClause } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { cards, many } from "../corner-cases/lands.ts";
import { CREATURE_TARGET, type Play, play, real, spell } from "../effects/play.ts";
import { card } from "../support/cards.ts";

const TARGET = { kind: "ref", ref: { kind: "target", target: "t1" } } as const;
const PERMANENT_TARGET: TargetClause = { id: "t1", what: { kind: "object", filter: { of: [] } } };
const ripple = spell("Ripple", [{ kind: "phaseOut", what: TARGET }], [CREATURE_TARGET]);

function isOut(t: Play, name: string): boolean {
  return t.object(name).status.phasedOut;
}

describe("a permanent that has phased out", () => {
  it("phases in with what it is attached to, not before, if it phased out with that (702.26g)", () => {
    const t = play({
      A: { battlefield: cards("Grizzly Bears"), hand: [ripple] },
      B: { battlefield: [{ card: real("Pacifism"), on: "Grizzly Bears" }] },
    });
    t.cast("Ripple", "Grizzly Bears").resolve().to("upkeep", 6);
    expect([isOut(t, "Grizzly Bears"), isOut(t, "Pacifism"), t.graveyard("B")]).toEqual([true, true, []]);
    t.to("upkeep", 7);
    expect([isOut(t, "Grizzly Bears"), isOut(t, "Pacifism")]).toEqual([false, false]);
  });

  it("phases in for the player under whose control it phased out, though another controls it by then (502.1, 702.26a)", () => {
    const t = play({
      A: { battlefield: many(3, "Mountain"), hand: [ripple, real("Act of Treason")] },
      B: { battlefield: cards("Hill Giant") },
    });
    t.cast("Act of Treason", "Hill Giant").resolve().cast("Ripple", "Hill Giant").resolve();
    t.to("upkeep", 6);
    expect([isOut(t, "Hill Giant"), t.battlefield("B")]).toEqual([true, ["Hill Giant"]]);
    t.to("upkeep", 7);
    expect([isOut(t, "Hill Giant"), t.battlefield("B")]).toEqual([false, ["Hill Giant"]]);
  });

  it("is out of sight for what lasts as long as its controller controls it (702.26f)", () => {
    const t = play({
      A: { battlefield: cards("Roil Elemental"), hand: [ripple, real("Island")] },
      B: { battlefield: cards("Hill Giant") },
    });
    t.land("Island").pick("Hill Giant").resolve().yes();
    expect(t.battlefield("A")).toContain("Hill Giant");
    t.cast("Ripple", "Roil Elemental").resolve();
    expect(t.battlefield("B")).toEqual(["Hill Giant"]);
    t.to("upkeep", 7);
    expect([isOut(t, "Roil Elemental"), t.battlefield("B")]).toEqual([false, ["Hill Giant"]]);
  });

  it("has left combat, and may attack as soon as it phases in (506.4, 702.26d)", () => {
    const t = play({ A: { battlefield: cards("Grizzly Bears"), hand: [ripple] }, B: {} });
    t.attack("Grizzly Bears").cast("Ripple", "Grizzly Bears").resolve().fight();
    expect(t.life("B")).toBe(20);
    t.to("precombatMain", 7).attack("Grizzly Bears").fight();
    expect(t.life("B")).toBe(18);
  });

  it("is equipped again as it phases in, if what it was attached to is still there (702.26i)", () => {
    const equipped = () => [real("Grizzly Bears"), { card: real("Bonesplitter"), on: "Grizzly Bears" }];
    const away = spell("Ripple", [{ kind: "phaseOut", what: TARGET }], [PERMANENT_TARGET]);
    const t = play({ A: { battlefield: equipped(), hand: [away] }, B: {} });
    t.cast("Ripple", "Bonesplitter").resolve();
    expect(t.pt("Grizzly Bears")).toBe("2/2");
    expect(t.to("upkeep", 7).pt("Grizzly Bears")).toBe("4/2");
    const without = play({
      A: { battlefield: [...equipped(), ...many(3, "Swamp")], hand: [away, real("Murder")] },
      B: {},
    });
    without.cast("Ripple", "Bonesplitter").resolve().cast("Murder", "Grizzly Bears").resolve();
    expect(without.to("upkeep", 7).object("Bonesplitter").attachedTo).toBeNull();
  });

  it("loses what lasts until end of turn meanwhile (702.26f)", () => {
    const t = play({
      A: { battlefield: cards("Grizzly Bears", "Forest"), hand: [ripple, real("Giant Growth")] },
      B: {},
    });
    t.cast("Giant Growth", "Grizzly Bears").resolve().cast("Ripple", "Grizzly Bears").resolve();
    t.to("upkeep", 7);
    expect([isOut(t, "Grizzly Bears"), t.pt("Grizzly Bears")]).toEqual([false, "2/2"]);
  });

  it("isn't proliferated, can't be sacrificed for a cost, and gives no counters (702.26b)", () => {
    const grow = spell("Grow", [{ kind: "keywordAction", action: "proliferate" }]);
    const grown = { card: real("Grizzly Bears"), as: { counters: { "+1/+1": 1 } } };
    const t = play({ A: { battlefield: [grown, real("Viscera Seer")], hand: [ripple, grow] } });
    t.cast("Ripple", "Grizzly Bears").resolve().cast("Grow").resolve();
    expect([t.asked, t.object("Grizzly Bears").counters]).toEqual(["A act priority", { "+1/+1": 1 }]);
    t.activate("Viscera Seer");
    expect(t.graveyard("A")).toContain("Viscera Seer");
    expect(t.graveyard("A")).not.toContain("Grizzly Bears");
  });

  it("doesn't go on with its story: no lore counter is put on a Saga (714.3b)", () => {
    const saga = card("Short Story", {
      types: ["enchantment"],
      subtypes: ["Saga"],
      abilities: [
        {
          kind: "triggered",
          event: { kind: "chapter", numbers: [1, 2, 3] },
          body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
        },
      ],
    });
    const away = spell("Ripple", [{ kind: "phaseOut", what: TARGET }], [PERMANENT_TARGET]);
    const t = play({
      A: { battlefield: [{ card: saga, as: { counters: { lore: 1 } } }], hand: [away] },
    });
    t.to("upkeep", 7).cast("Ripple", "Short Story").resolve().to("precombatMain", 7);
    expect(t.object("Short Story").counters).toEqual({ lore: 1 });
  });
});
