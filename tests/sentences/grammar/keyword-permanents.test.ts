/** Keyword abilities of permanents, with what stands beside their symbols. */
import {
  activate,
  at,
  attack,
  cast,
  check,
  counters,
  has,
  keyword,
  life,
  MAIN,
  playable,
  pt,
  SETTLED,
  size,
  tapped,
} from "../../support/script.ts";
import { mechanic } from "../support/family.ts";

const SHIP = {
  name: "Barge",
  typeLine: "Artifact — Spacecraft",
  power: "5",
  toughness: "4",
  text: "Station\n1+ | {1}: You gain 1 life.\n3+ | Flying, vigilance\nWhenever this Spacecraft attacks, draw a card.",
};
const STATION = "Station";

mechanic("station (CR 702.184, 721)", {
  "stations with the power of a creature that came this turn, and is a creature from its last symbol on": {
    card: SHIP,
    A: { battlefield: ["Barge", "Hill Giant"], hand: ["Raging Goblin"] },
    script: [
      check("A", playable("A", "{1}: You gain 1 life", false)),
      cast("A", "Raging Goblin"),
      SETTLED,
      activate("A", STATION),
      SETTLED,
      check("A", counters("Barge", "charge", 1)),
      check("A", keyword("A", "Barge", "flying", false)),
      activate("A", "{1}: You gain 1 life"),
      SETTLED,
      activate("A", STATION),
      SETTLED,
      check("A", pt("A", "Barge", 5, 4)),
      attack("A", "Barge"),
    ],
    answersA: [{ choose: ["Raging Goblin"] }],
    expect: [counters("Barge", "charge", 4), life("A", 21), life("B", 15), size("A", "hand", 1)],
  },
  "stations only as a sorcery, and never by tapping itself": {
    card: SHIP,
    A: { battlefield: ["Barge", "Hill Giant"] },
    script: [
      check("A", playable("A", STATION, false), { turn: 1, step: "upkeep" }),
      activate("A", STATION),
      SETTLED,
      check("A", pt("A", "Barge", 5, 4)),
      check("A", playable("A", STATION, false)),
    ],
    expect: [counters("Barge", "charge", 3)],
  },
  "puts as many counters as the creature's power is on resolution, and was when it died before": {
    card: SHIP,
    A: { battlefield: ["Barge", "Hill Giant", "Grizzly Bears"], hand: ["Giant Growth", "Shock"] },
    script: [
      activate("A", STATION),
      cast("A", "Giant Growth", at("Grizzly Bears")),
      { do: "resolve-stack", ...MAIN, once: true },
      cast("A", "Shock", at("Hill Giant")),
    ],
    answersA: [{ choose: ["Grizzly Bears"] }],
    expect: [counters("Barge", "charge", 5), tapped("Grizzly Bears"), has("A", "permanents", "Hill Giant")],
  },
  "is no creature below the symbol that its power and toughness stand with": {
    card: SHIP,
    A: { battlefield: ["Barge", "Grizzly Bears"], hand: ["Murder"] },
    script: [
      activate("A", STATION),
      SETTLED,
      cast("A", "Murder", at("Grizzly Bears")),
      SETTLED,
      activate("A", "{1}: You gain 1 life"),
    ],
    expect: [keyword("A", "Barge", "flying", false), life("A", 21)],
  },
});
