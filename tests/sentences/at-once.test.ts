import { describe, it } from "vitest";
import { cast, of } from "../support/script.ts";
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

  it("is dealt to everybody at the same time, so that its source triggers once", () => {
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
