import { describe, it } from "vitest";
import { by, cast, of } from "../support/script.ts";
import { holds } from "./support/play.ts";

describe("main phases", () => {
  it("after combat are second ones only the first time in a turn", () => {
    holds({
      cards: [
        {
          name: "Late Lamp",
          typeLine: "Artifact",
          text: "At the beginning of your second main phase, you gain 2 life.",
        },
        {
          name: "Long Day",
          text: "After this main phase, there is an additional combat phase followed by an additional main phase.",
        },
      ],
      A: { battlefield: [of("Late Lamp")], hand: [of("Long Day")] },
      script: [cast("A", "Long Day")],
      expect: [{ life: { player: "A", is: 22 } }],
    });
  });

  it("come next after combat for a spell countered before it", () => {
    const blank = { typeLine: "Artifact", manaCost: "{2}", text: "" };
    holds({
      cards: [
        { ...blank, name: "Heavy Stone" },
        { ...blank, name: "Second Stone" },
        {
          name: "Drain Off",
          typeLine: "Instant",
          text: "Counter target spell. At the beginning of your next main phase, add an amount of {C} equal to that spell's mana value.",
        },
      ],
      A: {
        battlefield: [of("Forest", 2)],
        hand: [of("Heavy Stone"), of("Second Stone"), of("Drain Off")],
      },
      script: [
        cast("A", "Heavy Stone"),
        by("A", {
          do: "cast",
          card: "Drain Off",
          targets: [{ object: "Heavy Stone" }],
          whileOnStack: "Heavy Stone",
        }),
        by("A", { do: "cast", card: "Second Stone" }, { turn: 1, step: "postcombat-main" }),
      ],
      expect: [{ permanents: { player: "A", card: "Second Stone", count: 1 } }],
    });
  });
});
