import { describe, it } from "vitest";
import { at, cast, life, of } from "../support/script.ts";
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
