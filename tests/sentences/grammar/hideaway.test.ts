import { activate, by, cast, has, life, of, SETTLED, size, tapped } from "../../support/script.ts";
import { mechanic, type Scene } from "../support/family.ts";

const HIDING_PLACE: Scene["card"] = {
  name: "Hiding Place",
  typeLine: "Artifact",
  text: "Hideaway 3\n{0}: You may play the exiled card without paying its mana cost.",
};

const FOUR = [of("Forest"), of("Hill Giant"), of("Shock"), of("Grizzly Bears")];

mechanic("hideaway", {
  "exiles one of so many cards face down and puts the others on the bottom": {
    card: HIDING_PLACE,
    A: { hand: ["Hiding Place"], library: FOUR },
    script: [cast("A", "Hiding Place")],
    answersA: [{ choose: ["Hill Giant"] }],
    expect: [size("A", "exile", 1), has("A", "library", "Grizzly Bears"), has("A", "library", "Shock")],
  },
  "lets its card be cast for nothing": {
    card: HIDING_PLACE,
    lands: "none",
    A: { hand: ["Hiding Place"], library: FOUR },
    script: [cast("A", "Hiding Place"), SETTLED, activate("A", "{0}")],
    answersA: [{ choose: ["Hill Giant"] }, { yes: true }],
    expect: [has("A", "permanents", "Hill Giant"), size("A", "exile", 0)],
  },
  "lets a land be played, if one may be": {
    card: HIDING_PLACE,
    A: { hand: ["Hiding Place", "Plains"], library: [of("Hill Giant"), of("Forest"), of("Shock")] },
    script: [
      by("A", { do: "play-land", card: "Plains" }),
      cast("A", "Hiding Place"),
      SETTLED,
      activate("A", "{0}"),
    ],
    answersA: [{ choose: ["Forest"] }, { yes: true }],
    expect: [size("A", "exile", 1)],
  },
  "lets the back of a modal card be played as a land": {
    card: HIDING_PLACE,
    others: [
      {
        name: "Cry // Cave",
        layout: "modal_dfc",
        text: "",
        faces: [
          { name: "Cry", manaCost: "{R}", typeLine: "Instant", text: "You gain 2 life." },
          { name: "Cave", manaCost: "", typeLine: "Land", text: "{T}: Add {R}." },
        ],
      },
    ],
    A: { hand: ["Hiding Place"], library: [of("Cry // Cave"), of("Shock"), of("Hill Giant")] },
    script: [cast("A", "Hiding Place"), SETTLED, activate("A", "{0}")],
    answersA: [{ choose: ["Cry"] }, { choose: ["Cave"] }],
    expect: [has("A", "permanents", "Cave"), life("A", 20)],
  },
  "without a number is for four cards and enters tapped": {
    card: {
      ...HIDING_PLACE,
      text: "Hideaway\n{0}: You may play the exiled card without paying its mana cost.",
    },
    A: { hand: ["Hiding Place"], library: FOUR },
    script: [cast("A", "Hiding Place"), SETTLED, activate("A", "{0}")],
    answersA: [{ choose: ["Forest"] }, { yes: true }],
    expect: [tapped("Hiding Place"), has("A", "permanents", "Forest", 5)],
  },
});
