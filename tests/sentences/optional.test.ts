import { describe, it } from "vitest";
import { at, cast, has, life, of, size } from "../support/script.ts";
import { holds } from "./support/play.ts";

const DRILL = {
  name: "Drill",
  typeLine: "Creature — Goblin",
  power: "2",
  toughness: "2",
  text: "When Drill dies, you may pay {1}. If you do, reveal the top card of your library. If it's a Goblin permanent card, put it onto the battlefield. Otherwise, put it into your graveyard.",
};

describe("otherwise, after what a player may do", () => {
  const board = {
    cards: [DRILL],
    A: { battlefield: [of("Drill"), of("Mountain", 2)], hand: [of("Shock")], library: [of("Forest", 3)] },
    script: [cast("A", "Shock", at("Drill"))],
  };

  it("is said of the condition that was stated last", () => {
    holds({ ...board, answersA: [{ yes: true }], expect: [has("A", "graveyard", "Forest")] });
  });

  it("is nothing for a player who doesn't do it", () => {
    holds({ ...board, answersA: [{ yes: false }], expect: [has("A", "graveyard", "Forest", 0)] });
  });
});

/** Something that a player may do to draw a card. */
function mayDo(deed: string) {
  return { name: "Bargain", text: `You may ${deed}. If you do, draw a card.` };
}

describe("what is done for something else", () => {
  it.each([
    ["tap three untapped creatures you control", { battlefield: [of("Grizzly Bears", 2)] }],
    ["sacrifice two creatures", { battlefield: [of("Grizzly Bears")] }],
    ["exile two creature cards from your graveyard", { graveyard: [of("Grizzly Bears")] }],
  ])("is done as a whole or not at all (CR 118.12): %s", (deed, more) => {
    holds({
      cards: [mayDo(deed)],
      A: { ...more, hand: [of("Bargain")], library: [of("Forest", 3)] },
      script: [cast("A", "Bargain")],
      expect: [size("A", "hand", 0)],
    });
  });

  it("is not offered to a player with too few cards to discard (CR 118.12)", () => {
    holds({
      cards: [mayDo("discard two cards")],
      A: { hand: [of("Bargain"), of("Shock")], library: [of("Forest", 3)] },
      script: [cast("A", "Bargain")],
      expect: [has("A", "hand", "Shock"), size("A", "hand", 1)],
    });
  });

  it("is done where there is enough", () => {
    holds({
      cards: [mayDo("sacrifice two creatures")],
      A: { battlefield: [of("Grizzly Bears", 2)], hand: [of("Bargain")], library: [of("Forest", 3)] },
      answersA: [{ yes: true }],
      script: [cast("A", "Bargain")],
      expect: [size("A", "hand", 1), has("A", "graveyard", "Grizzly Bears", 2), life("A", 20)],
    });
  });
});
