import { describe, it } from "vitest";
import { cast, of, pt } from "../support/script.ts";
import { holds } from "./support/play.ts";

describe("damage of one sentence", () => {
  it("has an amount for each it is dealt to", () => {
    const text = "Split Spark deals 3 damage to target creature and 2 damage to you.";
    holds({
      cards: [{ name: "Split Spark", text }],
      A: { hand: [of("Split Spark")] },
      B: { battlefield: [of("Grizzly Bears")] },
      script: [cast("A", "Split Spark", { object: "Grizzly Bears" })],
      expect: [
        { life: { player: "A", is: 18 } },
        { graveyard: { player: "B", card: "Grizzly Bears", count: 1 } },
      ],
    });
  });

  it("is dealt to everyone at the same time, so that its source triggers once", () => {
    holds({
      cards: [
        {
          name: "Loud Imp",
          typeLine: "Creature — Imp",
          power: "1",
          toughness: "4",
          text: "When Loud Imp enters, it deals 1 damage to each creature and each player.\nWhenever Loud Imp deals damage, draw a card.",
        },
      ],
      A: { hand: [of("Loud Imp")] },
      script: [cast("A", "Loud Imp")],
      expect: [{ hand: { player: "A", count: 1 } }, { life: { player: "B", is: 19 } }],
    });
  });
});

describe("Roles", () => {
  it("of one player on one creature give way to the newest", () => {
    const role = { text: "Create a Monster Role token attached to target creature you control." };
    holds({
      cards: [
        { ...role, name: "First Mask" },
        { ...role, name: "Second Mask" },
      ],
      A: { battlefield: [of("Grizzly Bears")], hand: [of("First Mask"), of("Second Mask")] },
      script: [
        cast("A", "First Mask", { object: "Grizzly Bears" }),
        cast("A", "Second Mask", { object: "Grizzly Bears" }),
      ],
      expect: [{ powerToughness: { player: "A", card: "Grizzly Bears", is: [3, 3] } }],
    });
  });
});

describe("where X is", () => {
  it("is found when the instruction that asks for it is carried out, after those before it (CR 608.2c, 608.2h)", () => {
    holds({
      cards: [
        {
          name: "Deep Digger",
          typeLine: "Creature — Mole",
          power: "1",
          toughness: "1",
          text: "When Deep Digger enters, mill two cards, then Deep Digger gets +X/+X until end of turn, where X is the number of creature cards in your graveyard.",
        },
      ],
      A: { hand: [of("Deep Digger")], library: [of("Grizzly Bears", 2)], graveyard: [of("Hill Giant")] },
      script: [cast("A", "Deep Digger")],
      expect: [pt("A", "Deep Digger", 4, 4)],
    });
  });

  it("is found once for all instructions that ask for it", () => {
    holds({
      cards: [
        {
          name: "Heavy Reading",
          text: "Draw X cards and you lose X life, where X is the number of cards in your hand.",
        },
      ],
      A: { hand: [of("Heavy Reading"), of("Shock", 2)], library: [of("Plains", 9)] },
      script: [cast("A", "Heavy Reading")],
      expect: [{ hand: { player: "A", count: 4 } }, { life: { player: "A", is: 18 } }],
    });
  });
});

describe("several things done for each card", () => {
  it("are done for one card after the other, so that life is lost as often", () => {
    holds({
      cards: [
        {
          name: "Deep Study",
          text: "Draw two cards. For each card drawn this way, you draw a card and you lose 1 life.",
        },
        {
          name: "Blood Ledger",
          typeLine: "Artifact",
          text: "Whenever you lose life, put a charge counter on Blood Ledger.",
        },
      ],
      A: { battlefield: [of("Blood Ledger")], hand: [of("Deep Study")] },
      script: [cast("A", "Deep Study")],
      expect: [
        { counters: { card: "Blood Ledger", kind: "charge", count: 2 } },
        { life: { player: "A", is: 18 } },
      ],
    });
  });

  it("are done at the same time where life is all that they change (CR 119.9)", () => {
    holds({
      cards: [
        {
          name: "Deep Study",
          text: "Draw two cards. For each card drawn this way, you lose 2 life and you gain 1 life.",
        },
        {
          name: "Blood Ledger",
          typeLine: "Artifact",
          text: "Whenever you lose life, put a charge counter on Blood Ledger.",
        },
      ],
      A: { battlefield: [of("Blood Ledger")], hand: [of("Deep Study")] },
      script: [cast("A", "Deep Study")],
      expect: [
        { counters: { card: "Blood Ledger", kind: "charge", count: 1 } },
        { life: { player: "A", is: 18 } },
      ],
    });
  });

  it("may each be paid for or not", () => {
    holds({
      cards: [
        {
          name: "Runes",
          text: "Draw two cards. For each card drawn this way, discard a card unless you sacrifice a permanent.",
        },
      ],
      A: { battlefield: [of("Forest", 2)], hand: [of("Runes")], library: [of("Shock", 2)] },
      script: [cast("A", "Runes")],
      answersA: [{ yes: true }, { yes: false }],
      expect: [
        { hand: { player: "A", count: 1 } },
        { permanents: { player: "A", card: "Forest", count: 1 } },
      ],
    });
  });
});
