import { describe, it } from "vitest";
import { by, cast, MAIN, of } from "../support/script.ts";
import { holds } from "./support/play.ts";

describe("what a cost taps", () => {
  const evangel = {
    name: "Choir Leader",
    typeLine: "Creature — Elf",
    power: "1",
    toughness: "1",
    text: "{T}, Tap an untapped creature you control: You gain 3 life.",
  };

  it("is tapped for one of its parts only, so that the source alone can't pay", () => {
    holds({
      cards: [evangel],
      A: { battlefield: [of("Choir Leader")] },
      script: [by("A", { do: "check", that: { playable: { player: "A", action: "{T}, Tap", is: false } } })],
      expect: [{ life: { player: "A", is: 20 } }],
    });
  });

  it("is another creature where there is one", () => {
    holds({
      cards: [evangel],
      A: { battlefield: [of("Choir Leader"), of("Grizzly Bears")] },
      script: [{ ...MAIN, player: "A", do: "activate", ability: "{T}, Tap an untapped creature" }],
      expect: [
        { life: { player: "A", is: 23 } },
        { tapped: { card: "Grizzly Bears", is: true } },
        { tapped: { card: "Choir Leader", is: true } },
      ],
    });
  });
});

describe("that player", () => {
  it("is whose upkeep began, whoever controls the enchanted creature by then", () => {
    holds({
      cards: [
        {
          name: "Itch",
          typeLine: "Enchantment — Aura",
          text: "Enchant creature\nAt the beginning of the upkeep of enchanted creature's controller, that player loses 2 life.",
        },
        { name: "Snatch", typeLine: "Instant", text: "Gain control of target creature." },
      ],
      A: { hand: [of("Itch"), of("Snatch")] },
      B: { battlefield: [of("Grizzly Bears")] },
      script: [
        cast("A", "Itch", { object: "Grizzly Bears" }),
        by(
          "A",
          { do: "cast", card: "Snatch", targets: [{ object: "Grizzly Bears" }] },
          { turn: 2, step: "upkeep" },
        ),
      ],
      stop: { turn: 2, step: "upkeep" },
      expect: [{ life: { player: "A", is: 20 } }, { life: { player: "B", is: 18 } }],
    });
  });
});

describe("another card", () => {
  it.each([0, 1])("in the graveyard is not the card of what has died, with %i more there", (more) => {
    holds({
      cards: [
        {
          name: "Gray Imp",
          typeLine: "Creature — Imp",
          power: "1",
          toughness: "1",
          text: "When Gray Imp dies, return another target creature card from your graveyard to your hand.",
        },
        { name: "Snuff", typeLine: "Instant", text: "Destroy target creature." },
      ],
      A: {
        battlefield: [of("Gray Imp")],
        hand: [of("Snuff")],
        graveyard: [of("Grizzly Bears")].slice(0, more),
      },
      script: [cast("A", "Snuff", { object: "Gray Imp" })],
      expect: [
        { graveyard: { player: "A", card: "Gray Imp", count: 1 } },
        { hand: { player: "A", card: "Grizzly Bears", count: more } },
      ],
    });
  });
});
