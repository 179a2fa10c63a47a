import { describe, it } from "vitest";
import { activate, at, by, cast, has, life, of, pt, SETTLED } from "../support/script.ts";
import { holds } from "./support/play.ts";

const GHOST = {
  name: "Old Ghost",
  typeLine: "Creature — Spirit",
  power: "2",
  toughness: "2",
  text: "As long as Old Ghost is in your graveyard and you control a Forest, creatures you control get +1/+1.",
};

describe("what works as long as its card is in its owner's graveyard (CR 113.6b)", () => {
  it("works from there", () => {
    holds({
      cards: [GHOST],
      A: { graveyard: [of("Old Ghost")], battlefield: [of("Forest"), of("Grizzly Bears")] },
      B: { battlefield: [of("Forest"), of("Grizzly Bears")] },
      expect: [pt("A", "Grizzly Bears", 3, 3), pt("B", "Grizzly Bears", 2, 2)],
    });
  });

  it("does nothing on the battlefield", () => {
    holds({
      cards: [GHOST],
      A: { battlefield: [of("Old Ghost"), of("Forest")] },
      expect: [pt("A", "Old Ghost", 2, 2)],
    });
  });
});

describe("cards that were milled", () => {
  it("are found in exile where they went there instead (CR 701.13c)", () => {
    holds({
      cards: [
        {
          name: "Deep Furrow",
          text: "Mill two cards, then you may return a land card from among them to your hand.",
        },
        {
          name: "Long Sleep",
          typeLine: "Enchantment",
          text: "If a card would be put into a graveyard from anywhere, exile it instead.",
        },
      ],
      A: { battlefield: [of("Long Sleep")], hand: [of("Deep Furrow")], library: [of("Forest", 2)] },
      script: [cast("A", "Deep Furrow")],
      answersA: [{ yes: true }],
      expect: [has("A", "hand", "Forest"), has("A", "exile", "Forest")],
    });
  });
});

describe("what triggers on cards that are put into a graveyard", () => {
  it("doesn't trigger on tokens (CR 111.6)", () => {
    holds({
      cards: [
        {
          name: "Heap",
          typeLine: "Enchantment",
          text: "Whenever a creature card is put into a graveyard from anywhere, you gain 1 life.",
        },
        { name: "Two Rats", text: "Create two 1/1 black Rat creature tokens." },
        { name: "Sweep", text: "Destroy all creatures." },
      ],
      A: {
        battlefield: [of("Heap"), of("Grizzly Bears")],
        hand: [of("Two Rats"), of("Sweep")],
      },
      script: [cast("A", "Two Rats"), cast("A", "Sweep")],
      expect: [life("A", 21)],
    });
  });
});

describe("a card that has left exile", () => {
  it("is no longer the exiled card (CR 607.2a)", () => {
    const binding = {
      name: "Far Seal",
      typeLine: "Enchantment",
      text: "When Far Seal enters, exile target creature until Far Seal leaves the battlefield.\nYour opponents can't cast spells with the same name as the exiled card.",
    };
    holds({
      cards: [binding, { name: "Pull Back", text: "Put target card in exile into its owner's graveyard." }],
      A: { hand: [of("Far Seal"), of("Pull Back")] },
      B: { battlefield: [of("Grizzly Bears"), of("Forest", 2)], hand: [of("Grizzly Bears")] },
      script: [
        cast("A", "Far Seal"),
        cast("A", "Pull Back", at("Grizzly Bears")),
        by("B", { do: "cast", card: "Grizzly Bears" }, { turn: 2, step: "precombat-main" }),
      ],
      stop: { turn: 2, step: "end" },
      expect: [has("B", "permanents", "Grizzly Bears")],
    });
  });
});

describe("a card that has flash as long as something holds (CR 601.3d)", () => {
  const sleeper = {
    name: "Dune Sleeper",
    typeLine: "Creature — Wurm",
    power: "2",
    toughness: "2",
    text: "Dune Sleeper has flash as long as you control a Forest.",
  };

  it("is cast in another player's turn while it does", () => {
    holds({
      cards: [sleeper],
      B: { battlefield: [of("Forest")], hand: [of("Dune Sleeper")] },
      script: [by("B", { do: "cast", card: "Dune Sleeper" }, { turn: 1, step: "end" })],
      stop: { turn: 2, step: "upkeep" },
      expect: [has("B", "permanents", "Dune Sleeper")],
    });
  });
});

describe("a permanent that is exiled and returned", () => {
  const flicker = {
    name: "Flicker",
    text: "Exile target nonland permanent. If you controlled it, return it to the battlefield tapped.",
  };
  const theft = {
    name: "Theft",
    typeLine: "Enchantment — Aura",
    text: "Enchant creature\nYou control enchanted creature.",
  };

  it("comes under the control of the player who is told to return it, unless the text says otherwise (CR 110.2a)", () => {
    holds({
      cards: [flicker, theft],
      A: { hand: [of("Flicker"), of("Theft")] },
      B: { battlefield: [of("Grizzly Bears")] },
      script: [cast("A", "Theft", at("Grizzly Bears")), SETTLED, cast("A", "Flicker", at("Grizzly Bears"))],
      expect: [has("A", "permanents", "Grizzly Bears"), has("A", "graveyard", "Theft")],
    });
  });

  it("comes under the control of the player whose ability exiled and returned its source (CR 110.2a)", () => {
    const dancer = {
      name: "Dancer",
      typeLine: "Creature — Elf",
      power: "2",
      toughness: "2",
      text: "{0}: Exile Dancer, then return it to the battlefield.",
    };
    holds({
      cards: [dancer, theft],
      A: { hand: [of("Theft")] },
      B: { battlefield: [of("Dancer")] },
      script: [cast("A", "Theft", at("Dancer")), SETTLED, activate("A", "{0}")],
      expect: [has("A", "permanents", "Dancer"), has("A", "graveyard", "Theft")],
    });
  });

  it("comes under its owner's control where the text says so, even if another player controlled its source", () => {
    const dancer = {
      name: "Dancer",
      typeLine: "Creature — Elf",
      power: "2",
      toughness: "2",
      text: "{0}: Exile Dancer, then return it to the battlefield under its owner's control.",
    };
    holds({
      cards: [dancer, theft],
      A: { hand: [of("Theft")] },
      B: { battlefield: [of("Dancer")] },
      script: [cast("A", "Theft", at("Dancer")), SETTLED, activate("A", "{0}")],
      expect: [has("B", "permanents", "Dancer"), has("A", "graveyard", "Theft")],
    });
  });
});
