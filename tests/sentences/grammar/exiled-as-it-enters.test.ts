import { activate, at, cast, check, has, life, pt, SETTLED, size } from "../../support/script.ts";
import { creature, mechanic } from "../support/family.ts";

const LORE = {
  ...creature(
    "As Speaker enters, exile an instant or sorcery card from your graveyard.\nSpeaker's power and toughness are each equal to the exiled card's mana value.\n{0}: You may cast the exiled card without paying its mana cost.",
  ),
  power: "*",
  toughness: "*",
};

mechanic("a card exiled as the permanent enters", {
  "is what its other abilities speak of": {
    card: LORE,
    A: { hand: ["Speaker"], graveyard: ["Divination", "Grizzly Bears"] },
    script: [
      cast("A", "Speaker"),
      SETTLED,
      check("A", has("A", "exile", "Divination")),
      check("A", pt("A", "Speaker", 3, 3)),
      activate("A", "{0}"),
    ],
    answersA: [{ yes: true }],
    // Once the card has left exile, the creature is 0/0 and dies (CR 607.2a).
    expect: [size("A", "hand", 2), size("A", "graveyard", 3), has("A", "graveyard", "Speaker")],
  },
  "is one of several that its controller chooses": {
    card: LORE,
    A: { hand: ["Speaker"], graveyard: ["Divination", "Murder", "Opt"] },
    script: [cast("A", "Speaker"), SETTLED],
    answersA: [{ choose: ["Opt"] }],
    expect: [has("A", "exile", "Opt"), has("A", "permanents", "Speaker"), pt("A", "Speaker", 1, 1)],
  },
  "may be none, where there is none": {
    card: LORE,
    A: { hand: ["Speaker"], graveyard: ["Grizzly Bears"] },
    B: { graveyard: ["Opt"] },
    script: [cast("A", "Speaker"), SETTLED],
    expect: [has("A", "graveyard", "Speaker"), has("B", "graveyard", "Opt")],
  },
  "belongs to that permanent alone": {
    card: LORE,
    others: [{ name: "Fall", typeLine: "Instant", text: "Return target creature to its owner's hand." }],
    A: { hand: ["Speaker", "Fall"], graveyard: ["Divination", "Opt"] },
    script: [
      cast("A", "Speaker"),
      SETTLED,
      cast("A", "Fall", at("Speaker")),
      SETTLED,
      cast("A", "Speaker"),
      SETTLED,
    ],
    answersA: [{ choose: ["Divination"] }, { choose: ["Opt"] }],
    expect: [pt("A", "Speaker", 1, 1), has("A", "exile", "Divination"), life("A", 20)],
  },
});
