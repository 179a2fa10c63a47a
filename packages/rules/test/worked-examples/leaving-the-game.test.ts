import { describe, expect, it } from "vitest";
import { type Play, play, real, spell } from "../effects/play.ts";
import { always, CREATURES, card } from "../support/cards.ts";

/* What the Comprehensive Rules work out as examples, played: players who leave the game. */

describe("a player who leaves a game of three (CR 800.4a)", () => {
  const seats = (t: Play) => (["A", "B", "C"] as const).map((seat) => t.battlefield(seat));

  it("takes away their effects, so that what they controlled returns to its owner", () => {
    const t = play({
      A: {
        battlefield: [real("Mountain"), real("Mountain"), real("Mountain")],
        hand: [real("Act of Treason")],
      },
      B: { battlefield: [real("Runeclaw Bear")] },
      C: {},
    });
    t.cast("Act of Treason", "Runeclaw Bear").resolve();
    expect(t.battlefield("A")).toContain("Runeclaw Bear");
    t.concede("A");
    expect(seats(t)).toEqual([[], ["Runeclaw Bear"], []]);
  });

  it("takes away their Auras, so that what these gave them returns; an Aura on what leaves goes to its owner's graveyard", () => {
    const control = card("Hold", {
      types: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        { kind: "keyword", keyword: "enchant", what: { of: [CREATURES] } },
        always({
          kind: "modify",
          what: "attached",
          modifications: [{ kind: "controller", player: { kind: "you" } }],
        }),
      ],
    });
    const held = (): Play =>
      play({
        A: {},
        B: { battlefield: [real("Assault Griffin")] },
        C: { battlefield: [{ card: control, on: "Assault Griffin" }] },
      });
    expect(held().battlefield("C")).toContain("Assault Griffin");
    expect(seats(held().concede("C"))).toEqual([[], ["Assault Griffin"], []]);
    const ownerGone = held().concede("B");
    expect([seats(ownerGone), ownerGone.graveyard("C")]).toEqual([[[], [], []], ["Hold"]]);
  });

  it("takes away what they own, and what they were given for good is exiled", () => {
    const bribe = spell(
      "Bribe",
      [
        {
          kind: "search",
          who: { kind: "you" },
          zones: ["library"],
          of: { kind: "target", target: "t1" },
          filter: { of: [{ kind: "type", type: "creature" }] },
          count: { min: 1, max: 1 },
          bind: "found",
        },
        {
          kind: "move",
          what: { kind: "ref", ref: { kind: "bound", name: "found" } },
          to: { zone: "battlefield", under: { kind: "you" } },
        },
      ],
      [{ id: "t1", what: { kind: "player", player: "opponent" } }],
    );
    const setup = { A: { hand: [bribe] }, B: { library: [real("Serra Angel")] }, C: {} };
    const given = (): Play => {
      const t = play(setup);
      t.cast("Bribe", "B").resolve();
      if (t.decision.kind === "pick") t.pick("Serra Angel");
      return t;
    };
    expect(given().battlefield("A")).toEqual(["Serra Angel"]);
    const ownerGone = given().concede("B");
    expect([seats(ownerGone), ownerGone.exile()]).toEqual([[[], [], []], []]);
    const keeperGone = given().concede("A");
    expect([seats(keeperGone), keeperGone.exile()]).toEqual([[[], [], []], ["Serra Angel"]]);
  });
});
