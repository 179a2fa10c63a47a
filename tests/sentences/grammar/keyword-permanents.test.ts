/** Keyword abilities of permanents, with what stands beside their symbols. */
import {
  activate,
  at,
  attack,
  by,
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

const DOOM = {
  name: "Looming Doom",
  typeLine: "Enchantment Creature — Horror",
  manaCost: "{3}",
  power: "5",
  toughness: "4",
  text: "Impending 2—{1}\nWhenever this permanent enters or attacks, you gain 1 life.",
};
const loom = by("A", { do: "cast", card: "Looming Doom", via: "impending" });

mechanic("impending (Duskmourn: House of Horror)", {
  "isn't a creature while it has time counters": {
    card: DOOM,
    A: { hand: ["Looming Doom", "Unsummon"] },
    script: [
      loom,
      SETTLED,
      check("A", counters("Looming Doom", "time", 2)),
      check("A", playable("A", "Unsummon", false)),
    ],
    expect: [life("A", 21), has("A", "permanents", "Looming Doom")],
  },
  "doesn't enter as a creature": {
    card: DOOM,
    A: { hand: ["Looming Doom"], battlefield: ["Soul Warden"] },
    script: [loom],
    expect: [life("A", 21)],
  },
  "loses a counter at each of its controller's end steps, and then attacks": {
    card: DOOM,
    A: { hand: ["Looming Doom"] },
    script: [
      loom,
      check("A", counters("Looming Doom", "time", 1), { turn: 2, step: "precombat-main" }),
      check("A", counters("Looming Doom", "time", 1), { turn: 3, step: "precombat-main" }),
      attack("A", "Looming Doom", 5),
    ],
    expect: [counters("Looming Doom", "time", 0), life("A", 22), life("B", 15)],
    stop: { turn: 5, step: "postcombat-main" },
  },
  "is a creature at once when it was cast for its mana cost": {
    card: DOOM,
    A: { hand: ["Looming Doom"], battlefield: ["Soul Warden"] },
    script: [cast("A", "Looming Doom"), SETTLED, check("A", pt("A", "Looming Doom", 5, 4))],
    expect: [counters("Looming Doom", "time", 0), life("A", 22)],
  },
});
