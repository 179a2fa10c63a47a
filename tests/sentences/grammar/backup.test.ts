import { at, attack, cast, check, keyword, life, pt, respond, SETTLED } from "../../support/script.ts";
import { creature, mechanic, type Scene } from "../support/family.ts";

const HELPER: Scene["card"] = creature(
  "Vigilance\nBackup 2\nFlying\nWhenever this creature deals combat damage to a player, you gain 5 life.",
  1,
  1,
);

mechanic("backup", {
  "gives another creature counters and the abilities below it for the turn": {
    card: HELPER,
    A: { battlefield: ["Grizzly Bears"], hand: ["Speaker"] },
    script: [
      cast("A", "Speaker"),
      SETTLED,
      check("A", keyword("A", "Grizzly Bears", "flying")),
      check("A", keyword("A", "Grizzly Bears", "vigilance", false)),
      attack("A", "Grizzly Bears"),
    ],
    answersA: [{ target: at("Grizzly Bears") }],
    expect: [life("A", 25), life("B", 16), pt("A", "Speaker", 1, 1)],
  },
  "ends with the turn, but for the counters": {
    card: HELPER,
    A: { battlefield: ["Grizzly Bears"], hand: ["Speaker"] },
    script: [cast("A", "Speaker")],
    stop: { turn: 2, step: "upkeep" },
    answersA: [{ target: at("Grizzly Bears") }],
    expect: [pt("A", "Grizzly Bears", 4, 4), keyword("A", "Grizzly Bears", "flying", false)],
  },
  "may be for the creature itself": {
    card: HELPER,
    A: { battlefield: ["Grizzly Bears"], hand: ["Speaker"] },
    script: [cast("A", "Speaker")],
    answersA: [{ target: at("Speaker") }],
    expect: [pt("A", "Speaker", 3, 3), keyword("A", "Grizzly Bears", "flying", false)],
  },
  "is settled as it triggers, whatever becomes of the creature": {
    card: HELPER,
    others: [
      { name: "Hush", typeLine: "Instant", text: "Target creature loses all abilities until end of turn." },
    ],
    A: { battlefield: ["Grizzly Bears"], hand: ["Speaker", "Hush"] },
    script: [cast("A", "Speaker"), respond("A", "Backup", "Hush", at("Speaker"))],
    answersA: [{ target: at("Grizzly Bears") }],
    expect: [keyword("A", "Grizzly Bears", "flying"), keyword("A", "Speaker", "flying", false)],
  },
  "gives nothing that the creature has only gained, and no other backup": {
    card: creature("Backup 1\nBackup 1\nLifelink"),
    others: [{ name: "Banner", typeLine: "Enchantment", text: "Humans you control have trample." }],
    A: { battlefield: ["Hill Giant", "Banner"], hand: ["Speaker"] },
    script: [cast("A", "Speaker")],
    answersA: [{ target: at("Hill Giant") }, { target: at("Hill Giant") }],
    expect: [
      pt("A", "Hill Giant", 5, 5),
      keyword("A", "Hill Giant", "lifelink"),
      keyword("A", "Hill Giant", "trample", false),
    ],
  },
  "gives what is printed on a copy's original, in its order": {
    card: HELPER,
    others: [{ name: "Twin", text: "Create a token that's a copy of target creature you control." }],
    A: { battlefield: ["Grizzly Bears", "Speaker"], hand: ["Twin"] },
    script: [cast("A", "Twin", at("Speaker"))],
    answersA: [{ target: at("Grizzly Bears") }],
    expect: [
      pt("A", "Grizzly Bears", 4, 4),
      keyword("A", "Grizzly Bears", "flying"),
      keyword("A", "Grizzly Bears", "vigilance", false),
    ],
  },
  "gives nothing that a copy has only by an exception": {
    card: HELPER,
    others: [
      {
        name: "Twin",
        text: "Create a token that's a copy of target creature you control, except it has trample.",
      },
    ],
    A: { battlefield: ["Grizzly Bears", "Speaker"], hand: ["Twin"] },
    script: [cast("A", "Twin", at("Speaker"))],
    answersA: [{ target: at("Grizzly Bears") }],
    expect: [
      pt("A", "Grizzly Bears", 4, 4),
      keyword("A", "Grizzly Bears", "flying"),
      keyword("A", "Grizzly Bears", "trample", false),
    ],
  },
});
