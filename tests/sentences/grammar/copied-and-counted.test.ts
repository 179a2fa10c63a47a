import { activate, by, cast, counters, has, life, of, SETTLED, size } from "../../support/script.ts";
import { creature, mechanic, sorcery } from "../support/family.ts";

const GAIN = { name: "Gain", manaCost: "{4}{G}", typeLine: "Instant", text: "You gain 3 life." };

mechanic("cards dealt with this way", {
  "are chosen among, copied three times and cast": {
    card: sorcery(
      "Exile the top three cards of your library. Choose an instant or sorcery card exiled this way and copy it three times. You may cast the copies without paying their mana costs.",
    ),
    others: [GAIN],
    A: { hand: ["Plain Words"], library: ["Gain", "Hill Giant", "Forest"] },
    script: [cast("A", "Plain Words")],
    expect: [life("A", 29), has("A", "exile", "Gain")],
  },
  "are each copied and cast": {
    card: sorcery(
      "Exile target card that's an instant or sorcery from your graveyard. For each card exiled this way, copy it, and you may cast the copy without paying its mana cost.\nOverload {1}",
    ),
    others: [GAIN],
    A: { hand: ["Plain Words"], graveyard: ["Gain", "Gain", "Hill Giant"] },
    script: [by("A", { do: "cast", card: "Plain Words", via: "overload" })],
    expect: [life("A", 26), has("A", "exile", "Gain", 2), has("A", "graveyard", "Hill Giant")],
  },
  "are chosen from for a hand, up to one": {
    card: sorcery("Mill three cards. Put up to one land card milled this way into your hand."),
    A: { library: ["Forest", "Hill Giant", "Plains"] },
    answersA: [{ choose: ["Forest"] }],
    expect: [has("A", "hand", "Forest"), size("A", "hand", 1)],
  },
  "are chosen from among those milled": {
    card: sorcery(
      "Mill three cards. You may put a land card from among the cards milled this way into your hand.",
    ),
    A: { library: ["Hill Giant", "Shock", "Plains"] },
    answersA: [{ yes: true }],
    expect: [has("A", "hand", "Plains")],
  },
});

mechanic("activations in a turn", {
  "have their price from the fourth on, at the next end step": {
    card: creature(
      "{0}: Put a +1/+1 counter on this creature. If this ability has been activated four or more times this turn, sacrifice this creature at the beginning of the next end step.",
    ),
    A: { battlefield: ["Speaker"] },
    script: [1, 2, 3, 4].flatMap(() => [activate("A", "{0}: Put"), SETTLED]),
    stop: { turn: 1, step: "cleanup" },
    expect: [has("A", "graveyard", "Speaker")],
  },
  "have none before that": {
    card: creature(
      "{0}: Put a +1/+1 counter on this creature. If this ability has been activated four or more times this turn, sacrifice this creature at the beginning of the next end step.",
    ),
    A: { battlefield: ["Speaker"] },
    script: [1, 2, 3].flatMap(() => [activate("A", "{0}: Put"), SETTLED]),
    stop: { turn: 1, step: "cleanup" },
    expect: [counters("Speaker", "+1/+1", 3)],
  },
  "count for mana abilities as well": {
    card: creature(
      "{1}: Add {W}. If this ability has been activated two or more times this turn, sacrifice this creature at the beginning of the next end step.",
    ),
    lands: "none",
    A: { battlefield: ["Speaker", of("Swamp", 2)] },
    script: [1, 2].map(() => by("A", { do: "activate-mana", ability: "{1}: Add" })),
    stop: { turn: 1, step: "cleanup" },
    expect: [has("A", "graveyard", "Speaker")],
  },
});
