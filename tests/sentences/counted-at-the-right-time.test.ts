import { describe, it } from "vitest";
import { cast, check, counters, life, of, playable, SETTLED, size } from "../support/script.ts";
import { holds } from "./support/play.ts";

const bear = { typeLine: "Creature — Bear", power: "2", toughness: "2" };

describe("what is counted", () => {
  it("for counters with which a permanent enters knows what is chosen as it enters", () => {
    holds({
      cards: [
        {
          name: "Banner",
          typeLine: "Artifact",
          text: "As this artifact enters, choose a creature type. This artifact enters with a charge counter on it for each creature you control of the chosen type.",
        },
      ],
      A: { battlefield: [of("Goblin Piker", 2), of("Grizzly Bears")], hand: [of("Banner")] },
      script: [cast("A", "Banner"), SETTLED],
      answersA: [{ choose: ["Goblin"] }],
      expect: [counters("Banner", "charge", 2)],
    });
  });

  it("as the first creature spell of a turn is the first one of creatures", () => {
    holds({
      cards: [
        {
          name: "Conduit",
          typeLine: "Enchantment",
          text: "The first creature spell you cast each turn costs {2} less to cast.",
        },
      ],
      A: { battlefield: [of("Conduit"), of("Mountain", 3)], hand: [of("Shock"), of("Hill Giant", 2)] },
      script: [
        cast("A", "Shock", { player: "B" }),
        SETTLED,
        cast("A", "Hill Giant"),
        SETTLED,
        check("A", playable("A", "Cast Hill Giant", false)),
      ],
      expect: [size("A", "hand", 1)],
    });
  });

  it("as another spell isn't the one that became the permanent", () => {
    const thief = {
      ...bear,
      name: "Thief",
      manaCost: "{U}",
      text: "When this creature enters, draw a card if you've cast another blue spell this turn.",
    };
    const draw = { name: "Blue Words", manaCost: "{U}", typeLine: "Instant", text: "You gain 1 life." };
    holds({
      cards: [thief],
      A: { battlefield: [of("Island")], hand: [of("Thief")] },
      script: [cast("A", "Thief"), SETTLED],
      expect: [size("A", "hand", 0)],
    });
    holds({
      cards: [thief, draw],
      A: { battlefield: [of("Island", 2)], hand: [of("Thief"), of("Blue Words")] },
      script: [cast("A", "Blue Words"), SETTLED, cast("A", "Thief"), SETTLED],
      expect: [size("A", "hand", 1)],
    });
  });

  it("as the only time in a turn isn't one at which nothing triggered", () => {
    const watcher = {
      ...bear,
      name: "Watcher",
      text: "Whenever another artifact you control enters, you gain 3 life. This ability triggers only once each turn.",
    };
    const orb = {
      name: "Orb",
      typeLine: "Artifact",
      text: "Creatures entering don't cause abilities to trigger.",
    };
    holds({
      cards: [watcher, orb],
      A: { battlefield: [of("Watcher"), of("Orb"), of("Island")], hand: [of("Ornithopter"), of("Sol Ring")] },
      script: [cast("A", "Ornithopter"), SETTLED, cast("A", "Sol Ring"), SETTLED],
      expect: [life("A", 23)],
    });
  });
});
