import { describe, it } from "vitest";
import { at, cast, has, life, of, respond, SETTLED } from "../support/script.ts";
import { holds } from "./support/play.ts";

describe("a creature that an instruction sacrifices", () => {
  it("is looked at as it last was on the battlefield (CR 608.2h)", () => {
    holds({
      cards: [
        {
          name: "Grim Meal",
          text: "Target player sacrifices a creature, then gains life equal to that creature's toughness.",
        },
        { name: "Long Growth", text: "Put three +1/+1 counters on target creature." },
      ],
      A: { battlefield: [of("Grizzly Bears")], hand: [of("Long Growth"), of("Grim Meal")] },
      script: [cast("A", "Long Growth", at("Grizzly Bears")), cast("A", "Grim Meal", at("A"))],
      expect: [life("A", 25)],
    });
  });
});

describe("a card's ability about its leaving a graveyard", () => {
  const scale = {
    name: "Mossy Scale",
    typeLine: "Creature — Lizard",
    manaCost: "{G}",
    power: "1",
    toughness: "1",
    text: "When Mossy Scale is put into your hand from your graveyard, you gain 2 life.",
  };
  const recall = {
    name: "Cold Recall",
    text: "Return target creature card from your graveyard to your hand.",
  };

  it("triggers as the card was in the graveyard (CR 603.10a)", () => {
    holds({
      cards: [scale, recall],
      A: { graveyard: [of("Mossy Scale")], hand: [of("Cold Recall")] },
      script: [cast("A", "Cold Recall", at("Mossy Scale"))],
      expect: [life("A", 22)],
    });
  });

  it("is lost where the card had no abilities there, though it has them in the hand", () => {
    const warden = {
      name: "Silent Warden",
      typeLine: "Creature — Zombie",
      manaCost: "{B}",
      power: "1",
      toughness: "1",
    };
    holds({
      cards: [scale, recall, { ...warden, text: "Cards in graveyards lose all abilities." }],
      A: { graveyard: [of("Mossy Scale")], hand: [of("Cold Recall")], battlefield: [of("Silent Warden")] },
      script: [cast("A", "Cold Recall", at("Mossy Scale"))],
      expect: [life("A", 20)],
    });
  });

  it("is looked at on the battlefield where the card enters it from a graveyard (CR 603.6a)", () => {
    const dweller = {
      name: "Pit Guest",
      typeLine: "Creature — Demon",
      manaCost: "{B}",
      power: "4",
      toughness: "3",
    };
    holds({
      cards: [
        { ...dweller, text: "When Pit Guest enters the battlefield from a graveyard, you gain 3 life." },
        { name: "Warm Welcome", text: "Return target creature card from your graveyard to the battlefield." },
      ],
      A: { graveyard: [of("Pit Guest")], hand: [of("Warm Welcome")] },
      script: [cast("A", "Warm Welcome", at("Pit Guest"))],
      expect: [life("A", 23)],
    });
  });
});

describe("whether a creature was destroyed", () => {
  it("is that of the object on the battlefield, not of its card (CR 608.2h)", () => {
    holds({
      cards: [
        {
          name: "Wake",
          text: "Target land becomes a 3/4 Elemental creature until end of turn. It's still a land.",
        },
        {
          name: "Breaker",
          text: "Destroy target land. If a creature is destroyed this way, you gain life equal to its toughness.",
        },
      ],
      A: { hand: [of("Wake"), of("Breaker")] },
      B: { battlefield: [of("Forest")] },
      script: [cast("A", "Wake", at("Forest")), SETTLED, cast("A", "Breaker", at("Forest"))],
      expect: [has("B", "graveyard", "Forest"), life("A", 24)],
    });
  });
});

describe("the colors of a spell that has been spoken of", () => {
  it("are those that it last had, where it has been countered (CR 608.2h)", () => {
    holds({
      cards: [
        {
          name: "Prism Feast",
          typeLine: "Enchantment",
          text: "Whenever you cast a spell that's one or more colors, you may gain 1 life for each of that spell's colors.",
        },
      ],
      A: { battlefield: [of("Prism Feast"), of("Mountain")], hand: [of("Lightning Bolt")] },
      B: { battlefield: [of("Island", 2)], hand: [of("Counterspell")] },
      script: [
        cast("A", "Lightning Bolt", at("B")),
        respond("B", "Lightning Bolt", "Counterspell", at("Lightning Bolt")),
      ],
      answersA: [{ yes: true }],
      expect: [life("A", 21), life("B", 20)],
    });
  });
});
