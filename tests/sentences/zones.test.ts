import { describe, it } from "vitest";
import { of, pt } from "../support/script.ts";
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
