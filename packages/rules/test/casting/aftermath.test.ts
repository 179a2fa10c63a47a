import { describe, expect, it } from "vitest";
import { play, real, spell } from "../effects/play.ts";

/** Lets its player cast a card from that zone as it resolves. */
const from = (zone: "graveyard" | "exile") =>
  spell(
    "Again",
    [
      {
        kind: "castNow",
        who: { kind: "you" },
        what: { kind: "ref", ref: { kind: "target", target: "t1" } },
        cost: "withoutPaying",
      },
    ],
    [{ id: "t1", what: { kind: "object", filter: { zones: [zone], of: [] } } }],
  );
const again = from("graveyard");

describe("a split card with aftermath that an effect lets a player cast from a graveyard (CR 702.127a)", () => {
  it("may be cast as its half with aftermath, which is exiled afterwards", () => {
    const t = play({
      A: { battlefield: [real("Grizzly Bears")], hand: [again], graveyard: [real("Claim // Fame")] },
    });
    t.cast("Again", "Claim // Fame").resolve();
    t.choose("Grizzly Bears").resolveAll();
    expect([t.pt("Grizzly Bears"), t.exile(), t.graveyard("A")]).toEqual([
      "4/2",
      ["Claim // Fame"],
      ["Again"],
    ]);
  });

  it("may be cast as either half", () => {
    const t = play({
      A: {
        battlefield: [real("Grizzly Bears")],
        hand: [again],
        graveyard: [real("Claim // Fame"), real("Llanowar Elves")],
      },
    });
    t.cast("Again", "Claim // Fame").resolve();
    expect(t.options()).toEqual(["Claim", "Fame"]);
    t.pick("Claim").choose("Llanowar Elves").resolveAll();
    expect([t.battlefield("A"), t.exile()]).toEqual([["Grizzly Bears", "Llanowar Elves"], []]);
  });

  it("is cast as its first half from anywhere else", () => {
    const t = play({
      A: {
        battlefield: [real("Grizzly Bears")],
        hand: [from("exile")],
        graveyard: [real("Llanowar Elves")],
        exile: [real("Claim // Fame")],
      },
    });
    t.cast("Again", "Claim // Fame").resolve();
    t.choose("Llanowar Elves").resolveAll();
    expect(t.battlefield("A")).toEqual(["Grizzly Bears", "Llanowar Elves"]);
  });
});
