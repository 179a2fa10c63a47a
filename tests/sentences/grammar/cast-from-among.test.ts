import { at, by, cast, check, has, life, of, playable } from "../../support/script.ts";
import { mechanic, sorcery } from "../support/family.ts";

const EXILE = "Exile the top three cards of your library.";
const PILE = ["Shock", "Divination", "Grizzly Bears"];

mechanic("casting from among exiled cards", {
  "spells of a quality are cast from among what was exiled, others aren't": {
    card: sorcery(`${EXILE} You may cast red spells from among them this turn.`),
    A: { hand: ["Plain Words"], library: PILE },
    script: [
      by("A", { do: "cast", card: "Plain Words", thenResolveStack: true }),
      check("A", playable("A", "Cast Divination", false)),
      check("A", playable("A", "Cast Grizzly Bears", false)),
      cast("A", "Shock", at("B")),
    ],
    expect: [life("B", 18), has("A", "exile", "Grizzly Bears")],
  },
  "a card is cast as that half alone which has the quality": {
    card: sorcery(`${EXILE} You may cast white spells from among them this turn.`),
    A: { hand: ["Plain Words"], library: ["Alive // Well", "Plains", "Plains"] },
    script: [
      by("A", { do: "cast", card: "Plain Words", thenResolveStack: true }),
      check("A", playable("A", "Cast Well")),
      check("A", playable("A", "Cast Alive", false)),
    ],
    expect: [has("A", "exile", "Alive // Well")],
  },
  "cards of a kind are cast from among what was exiled, free of charge": {
    card: sorcery(
      `${EXILE} Until end of turn, you may cast noncreature, nonland cards from among those cards without paying their mana costs.`,
    ),
    lands: "none",
    A: { hand: ["Plain Words"], library: PILE, battlefield: ["Mountain"] },
    script: [
      by("A", { do: "cast", card: "Plain Words", thenResolveStack: true }),
      check("A", playable("A", "Cast Grizzly Bears", false)),
      cast("A", "Divination"),
    ],
    expect: [has("A", "graveyard", "Divination"), has("A", "exile", "Grizzly Bears")],
  },
  "spells are cast with mana of any type as long as they are there": {
    card: sorcery(
      `${EXILE} You may cast spells from among those cards for as long as they remain exiled, and mana of any type can be spent to cast them.`,
    ),
    lands: "none",
    A: { hand: ["Plain Words"], library: ["Shock", "Forest", "Divination"], battlefield: [of("Plains", 2)] },
    script: [
      by("A", { do: "cast", card: "Plain Words", thenResolveStack: true }),
      check("A", playable("A", "Play Forest", false)),
      by("A", { do: "cast", card: "Shock", targets: [at("B")] }, { turn: 3, step: "precombat-main" }),
    ],
    stop: { turn: 3, step: "postcombat-main" },
    expect: [life("B", 18), has("A", "exile", "Forest")],
  },
});
