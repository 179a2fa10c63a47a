import {
  activate,
  at,
  cast,
  check,
  counters,
  has,
  keyword,
  life,
  of,
  playable,
  pt,
  SETTLED,
} from "../../support/script.ts";
import { mechanic } from "../support/family.ts";

/** A Class whose levels follow each other. */
const CLASS = {
  name: "Singing",
  typeLine: "Enchantment — Class",
  text: [
    "(Gain the next level as a sorcery to add its ability.)",
    "Creatures you control get +1/+0.",
    "{1}: Level 2",
    "When this Class becomes level 2, you gain 3 life.",
    "Creatures you control have trample.",
    "{1}: Level 3",
    "When this Class becomes level 3, you gain 5 life.",
    "Creatures you control get +0/+2.",
  ].join("\n"),
};

mechanic("a Class", {
  "has the abilities of its first section at once, and its second level next": {
    card: CLASS,
    A: { battlefield: ["Singing", "Hill Giant"] },
    script: [
      check("A", playable("A", "{1}: Level 2")),
      check("A", playable("A", "{1}: Level 3", false)),
      check("A", playable("A", "{1}: Level 2", false), { turn: 1, step: "end" }),
    ],
    expect: [pt("A", "Hill Giant", 4, 3), life("A", 20)],
  },
  "gains a level once, which triggers what it then has": {
    card: CLASS,
    A: { battlefield: ["Singing", "Hill Giant"] },
    script: [activate("A", "{1}: Level 2"), SETTLED, check("A", playable("A", "{1}: Level 2", false))],
    expect: [pt("A", "Hill Giant", 4, 3), life("A", 23)],
  },
  "keeps the abilities of the levels before": {
    card: CLASS,
    A: { battlefield: ["Singing", "Hill Giant"] },
    script: [activate("A", "{1}: Level 2"), SETTLED, activate("A", "{1}: Level 3"), SETTLED],
    expect: [pt("A", "Hill Giant", 4, 5), keyword("A", "Hill Giant", "trample"), life("A", 28)],
  },
  "is level 1 as a copy of one of level 2 (CR 716.2b, 716.2d)": {
    card: CLASS,
    others: [{ name: "Second Singing", text: "Create a token that's a copy of target enchantment." }],
    A: { battlefield: ["Singing", "Hill Giant"], hand: ["Second Singing", "Disenchant"] },
    script: [
      activate("A", "{1}: Level 2"),
      SETTLED,
      check("A", keyword("A", "Hill Giant", "trample")),
      cast("A", "Second Singing", at("Singing")),
      SETTLED,
      check("A", pt("A", "Hill Giant", 5, 3)),
      cast("A", "Disenchant", at("Singing [no copy]")),
      SETTLED,
      check("A", playable("A", "{1}: Level 2")),
      check("A", playable("A", "{1}: Level 3", false)),
    ],
    expect: [pt("A", "Hill Giant", 4, 3), keyword("A", "Hill Giant", "trample", false), life("A", 23)],
  },
  "has a level that level counters have nothing to do with (CR 716.4)": {
    card: CLASS,
    others: [{ name: "Lesson", text: "Put two level counters on target enchantment." }],
    A: { battlefield: ["Singing", "Hill Giant"], hand: ["Lesson"] },
    script: [
      cast("A", "Lesson", at("Singing")),
      SETTLED,
      check("A", keyword("A", "Hill Giant", "trample", false)),
      check("A", playable("A", "{1}: Level 3", false)),
      activate("A", "{1}: Level 2"),
      SETTLED,
    ],
    expect: [
      pt("A", "Hill Giant", 4, 3),
      keyword("A", "Hill Giant", "trample"),
      counters("Singing", "level", 2),
      life("A", 23),
    ],
  },
  "keeps no level when it leaves": {
    card: { ...CLASS, text: CLASS.text.replaceAll("{1}: Level", "{0}: Level") },
    A: { battlefield: ["Singing", "Hill Giant", of("Island", 4)], hand: ["Disperse"] },
    lands: "none",
    script: [
      activate("A", "{0}: Level 2"),
      SETTLED,
      cast("A", "Disperse", at("Singing")),
      SETTLED,
      cast("A", "Singing"),
      SETTLED,
      check("A", playable("A", "{0}: Level 2")),
    ],
    expect: [has("A", "permanents", "Singing"), life("A", 23)],
  },
  "has a single ability after a dash": {
    card: {
      name: "Singing",
      typeLine: "Enchantment — Class",
      text: "Creatures you control get +1/+0.\n{1}: Level 2 — Creatures you control get +0/+1.",
    },
    A: { battlefield: ["Singing", "Hill Giant"] },
    script: [activate("A", "{1}: Level 2"), SETTLED],
    expect: [pt("A", "Hill Giant", 4, 4)],
  },
});
