import { describe, it } from "vitest";
import { at, cast, check, has, of, playable, SETTLED } from "../support/script.ts";
import { holds } from "./support/play.ts";

const LANDS = [of("Island", 4), of("Mountain", 4)];
const PUSH = { name: "Push", text: "Return target creature to its owner's hand." };

describe("protection from what was chosen", () => {
  const ward = {
    name: "Sheltering Ward",
    typeLine: "Enchantment \u2014 Aura",
    text: "Enchant creature\nAs this Aura enters, choose a color.\nEnchanted creature has protection from the chosen color. This effect doesn't remove this Aura.",
  };

  it("goes by the choice for the Aura that gives it, not for the creature that has it (CR 607.2d)", () => {
    holds({
      cards: [
        ward,
        {
          name: "Choosy Bear",
          typeLine: "Creature \u2014 Bear",
          power: "2",
          toughness: "2",
          text: "As this creature enters, choose a color.",
        },
        { ...PUSH, name: "Blue Push", manaCost: "{U}" },
        { ...PUSH, name: "Red Push", manaCost: "{R}" },
      ],
      A: {
        battlefield: LANDS,
        hand: [of("Choosy Bear"), of("Sheltering Ward"), of("Blue Push"), of("Red Push")],
      },
      script: [
        cast("A", "Choosy Bear"),
        SETTLED,
        cast("A", "Sheltering Ward", at("Choosy Bear")),
        SETTLED,
        check("A", playable("A", "Cast Red Push", false)),
        cast("A", "Blue Push", at("Choosy Bear")),
      ],
      answersA: [{ choose: ["blue"] }, { choose: ["red"] }],
      expect: [has("A", "hand", "Choosy Bear")],
    });
  });
});

describe("spells that can't be countered by some spells", () => {
  it.each([
    { by: "Blue Denial", cost: "{U}", stays: 1 },
    { by: "Red Denial", cost: "{R}", stays: 0 },
  ])("are countered by others: $by", ({ by, cost, stays }) => {
    holds({
      cards: [
        {
          name: "Steadfast Bear",
          typeLine: "Creature \u2014 Bear",
          power: "2",
          toughness: "2",
          text: "Creature spells you control can't be countered by blue spells.",
        },
        { name: "Cub", typeLine: "Creature \u2014 Bear", power: "1", toughness: "1", text: "" },
        { name: by, manaCost: cost, typeLine: "Instant", text: "Counter target spell." },
      ],
      A: { battlefield: [...LANDS, of("Steadfast Bear")], hand: [of("Cub"), of(by)] },
      script: [cast("A", "Cub"), { ...cast("A", by, at("Cub")), whileOnStack: "Cub" }],
      expect: [has("A", "permanents", "Cub", stays)],
    });
  });
});
