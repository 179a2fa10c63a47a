import { at, cast, has, life, SETTLED } from "../../support/script.ts";
import { creature, mechanic, sorcery } from "../support/family.ts";

const HAUNTING = creature(
  "Haunt\nWhen this creature enters or the creature it haunts dies, you gain 3 life.",
);

mechanic("what a card haunts (CR 702.55)", {
  "the creature it haunts dies, after its own entering": {
    card: HAUNTING,
    A: { battlefield: ["Hill Giant"], hand: ["Speaker", "Shock", "Lightning Bolt"] },
    script: [
      cast("A", "Speaker"),
      SETTLED,
      cast("A", "Shock", at("Speaker")),
      SETTLED,
      cast("A", "Lightning Bolt", at("Hill Giant")),
    ],
    expect: [life("A", 26), has("A", "exile", "Speaker")],
  },
  "it says nothing of another creature that dies": {
    card: HAUNTING,
    A: { battlefield: ["Speaker"], hand: ["Shock", "Grizzly Bears", "Lightning Bolt"] },
    B: { battlefield: ["Serra Angel"] },
    script: [
      cast("A", "Shock", at("Speaker")),
      SETTLED,
      cast("A", "Grizzly Bears"),
      SETTLED,
      cast("A", "Lightning Bolt", at("Grizzly Bears")),
    ],
    expect: [life("A", 20), has("A", "exile", "Speaker")],
  },
  "the creature that a sorcery haunts": {
    card: sorcery("You gain 1 life.\nHaunt\nWhen the creature Plain Words haunts dies, you gain 3 life."),
    A: { battlefield: ["Hill Giant"], hand: ["Plain Words", "Lightning Bolt"] },
    script: [cast("A", "Plain Words"), SETTLED, cast("A", "Lightning Bolt", at("Hill Giant"))],
    expect: [life("A", 24), has("A", "exile", "Plain Words")],
  },
});
