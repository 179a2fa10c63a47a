import { at, cast, counters, has, keyword, pt, SETTLED, size } from "../../support/script.ts";
import { family, sorcery } from "../support/family.ts";

const STRIP = { name: "Strip", typeLine: "Instant", text: "Remove a time counter from target creature." };
const MARK = { name: "Mark", typeLine: "Instant", text: "Put a time counter on target creature." };
const DROP = { name: "Drop", typeLine: "Instant", text: "Destroy target permanent." };
const BIG =
  "Put a time counter on target creature. That creature has base power and toughness 5/5 and has flying for as long as it has a time counter on it.";

family("grammar/effect/while-countered", {
  "lasts while the counter is there": {
    card: sorcery(BIG),
    B: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    expect: [pt("B", "Grizzly Bears", 5, 5), keyword("B", "Grizzly Bears", "flying")],
  },
  "ends for good when the counter is gone, though another one comes": {
    card: sorcery(BIG),
    others: [STRIP, MARK],
    A: { hand: ["Plain Words", "Strip", "Mark"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [
      cast("A", "Plain Words", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Strip", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Mark", at("Grizzly Bears")),
    ],
    expect: [pt("B", "Grizzly Bears", 2, 2), counters("Grizzly Bears", "time", 1)],
  },
  "never begins without the counter": {
    card: sorcery(
      "Target creature has base power and toughness 5/5 for as long as it has a time counter on it.",
    ),
    B: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    expect: [pt("B", "Grizzly Bears", 2, 2)],
  },
  "lasts for each of several by itself": {
    card: sorcery(
      "Put a time counter on each of up to two target creatures. Each of those creatures has flying for as long as it has a time counter on it.",
    ),
    others: [STRIP],
    A: { hand: ["Plain Words", "Strip"] },
    B: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    script: [
      cast("A", "Plain Words", { objects: ["Grizzly Bears", "Hill Giant"] }),
      SETTLED,
      cast("A", "Strip", at("Grizzly Bears")),
    ],
    expect: [keyword("B", "Grizzly Bears", "flying", false), keyword("B", "Hill Giant", "flying")],
  },
  "gives an ability that looks back to when the creature had it": {
    card: sorcery(
      'Put a time counter on target creature. For as long as that creature has a time counter on it, it has "When this creature dies, each opponent draws a card."',
    ),
    others: [DROP],
    A: { hand: ["Plain Words", "Drop"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Plain Words", at("Grizzly Bears")), SETTLED, cast("A", "Drop", at("Grizzly Bears"))],
    expect: [size("A", "hand", 1), has("B", "graveyard", "Grizzly Bears")],
  },
});
