import { describe, expect, it } from "vitest";
import { Duel } from "../support/duel.ts";

const LANDS = (name: string, count: number): string[] => Array.from({ length: count }, () => name);

describe("cards that many decks ask for", () => {
  it("Ancestral Recall and Sign in Blood: a player draws, and pays for it with the second", () => {
    const duel = new Duel({
      A: {
        battlefield: [...LANDS("Island", 1), ...LANDS("Swamp", 2)],
        hand: ["Ancestral Recall", "Sign in Blood"],
      },
    });
    duel.cast(0, "Ancestral Recall", { player: 0 }).resolve();
    expect(duel.state.players[0]?.hand).toHaveLength(4);
    duel.cast(0, "Sign in Blood", { player: 1 }).resolve();
    expect([duel.state.players[1]?.hand.length, duel.life(1)]).toEqual([2, 18]);
  });

  it("Reanimate: a creature card comes back from any graveyard for its mana value in life", () => {
    const duel = new Duel({
      A: { battlefield: LANDS("Swamp", 1), hand: ["Reanimate"] },
      B: { graveyard: ["Serra Angel"] },
    });
    duel.cast(0, "Reanimate", "Serra Angel").resolve();
    expect(duel.count("Serra Angel", "battlefield")).toBe(1);
    expect(duel.life(0)).toBe(15);
  });

  it("Gather the Townsfolk: two Humans, five at five life or less", () => {
    for (const [life, humans] of [
      [20, 2],
      [5, 5],
    ] as const) {
      const duel = new Duel({ A: { life, battlefield: LANDS("Plains", 2), hand: ["Gather the Townsfolk"] } });
      duel.cast(0, "Gather the Townsfolk").resolve();
      expect(duel.count("Human Token", "battlefield")).toBe(humans);
    }
  });

  it("Brainstorm: three cards in, two of the hand back on top", () => {
    const duel = new Duel({ A: { battlefield: LANDS("Island", 1), hand: ["Brainstorm", "Shock", "Opt"] } });
    duel
      .answer(0, "choose", "Shock", "Opt")
      .answer(0, "putOnLibrary", "Shock", "Opt")
      .cast(0, "Brainstorm")
      .resolve();
    expect(duel.state.players[0]?.hand).toHaveLength(3);
    expect(duel.state.players[0]?.library).toHaveLength(19);
  });

  it("Rampant Growth: a basic land comes onto the battlefield tapped", () => {
    const duel = new Duel({ A: { battlefield: LANDS("Forest", 2), hand: ["Rampant Growth"] } });
    duel.answer(0, "search", "Mountain").cast(0, "Rampant Growth").resolve();
    expect(duel.count("Mountain", "battlefield")).toBe(1);
  });

  it("Tragic Slip: much worse once a creature has died this turn", () => {
    const duel = new Duel({
      A: { battlefield: [...LANDS("Swamp", 1), ...LANDS("Mountain", 1)], hand: ["Shock", "Tragic Slip"] },
      B: { battlefield: ["Grizzly Bears", "Serra Angel"] },
    });
    duel.cast(0, "Shock", "Grizzly Bears").resolve().cast(0, "Tragic Slip", "Serra Angel").resolve();
    expect(duel.count("Serra Angel", "graveyard", 1)).toBe(1);
  });

  it("Nissa's Chosen: goes to the bottom of its owner's library instead of dying", () => {
    const duel = new Duel({
      A: { battlefield: LANDS("Mountain", 1), hand: ["Lightning Bolt"] },
      B: { battlefield: ["Nissa's Chosen"] },
    });
    duel.cast(0, "Lightning Bolt", "Nissa's Chosen").resolve();
    expect(duel.count("Nissa's Chosen", "graveyard")).toBe(0);
    expect(duel.state.players[1]?.library).toHaveLength(21);
  });

  it("Relentless Rats: each counts the others", () => {
    const duel = new Duel({ A: { battlefield: LANDS("Relentless Rats", 3) } });
    expect(duel.pt("Relentless Rats")).toBe("4/4");
  });

  it("Inkmoth Nexus: an artifact creature with infect and still a land, until end of turn", () => {
    const duel = new Duel({ A: { battlefield: ["Inkmoth Nexus", "Island"] } });
    duel.activate(0, "Inkmoth Nexus").resolve().attack(0, "Inkmoth Nexus").nextTurn();
    expect([duel.life(1), duel.state.players[1]?.counters]).toEqual([20, { poison: 1 }]);
    expect(duel.pt("Inkmoth Nexus")).toBe("null/null");
  });
});
