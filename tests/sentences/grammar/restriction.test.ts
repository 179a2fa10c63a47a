import {
  activate,
  at,
  attack,
  block,
  by,
  cast,
  check,
  has,
  life,
  of,
  playable,
  pt,
  SETTLED,
  tapped,
} from "../../support/script.ts";
import { creature, enchantment, family, type Scene, sorcery } from "../support/family.ts";

/** A creature of A's that attacks where B has a Hill Giant and a Grizzly Bears to block with, and what life B has after that. */
function attacks(text: string, blockers: readonly string[], left: number): Scene {
  return {
    card: creature(text),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Hill Giant", "Grizzly Bears"] },
    script: [attack("A", "Speaker"), ...blockers.map((name) => block("B", name, "Speaker"))],
    expect: [life("B", left)],
  };
}

family("grammar/modification/restriction", {
  "crews with more power than it has": {
    card: creature("This creature saddles Mounts and crews Vehicles as though its power were 2 greater."),
    others: [{ name: "Wagon", typeLine: "Artifact — Vehicle", power: "5", toughness: "5", text: "Crew 4" }],
    A: { battlefield: ["Speaker", "Wagon"] },
    script: [activate("A", "Crew"), attack("A", "Wagon")],
    expect: [life("B", 15), tapped("Speaker")],
  },
  "crews no more than that": {
    card: creature("This creature saddles Mounts and crews Vehicles as though its power were 2 greater."),
    others: [{ name: "Wagon", typeLine: "Artifact — Vehicle", power: "5", toughness: "5", text: "Crew 5" }],
    A: { battlefield: ["Speaker", "Wagon"] },
    script: [check("A", playable("A", "Crew", false))],
    expect: [],
  },
  "keeps it from attacking a player and that player's planeswalkers": {
    card: enchantment("Creatures your opponents control can't attack you or a planeswalker you control."),
    others: [{ name: "Frenzy", typeLine: "Enchantment", text: "All creatures attack each combat if able." }],
    A: { battlefield: ["Lasting Words", "Ajani Goldmane"] },
    B: { battlefield: ["Hill Giant", "Frenzy"] },
    script: [],
    stop: { turn: 2, step: "end" },
    expect: [life("A", 20), tapped("Hill Giant", false)],
  },
  "doesn't enter with counters that it can't have": {
    card: enchantment("Creatures you control can't have -1/-1 counters put on them."),
    others: [creature("Persist")],
    A: { battlefield: ["Lasting Words", "Speaker"], hand: ["Murder"] },
    script: [cast("A", "Murder", at("Speaker"))],
    expect: [pt("A", "Speaker", 2, 2)],
  },
  "can't be targeted where they are": {
    card: enchantment("Cards in graveyards can't be the targets of spells or abilities."),
    A: { battlefield: ["Lasting Words"], hand: ["Raise Dead"], graveyard: ["Grizzly Bears"] },
    script: [check("A", playable("A", "Cast Raise Dead", false))],
    expect: [],
  },
  "can't have counters of one kind": {
    card: enchantment("Creatures you control can't have -1/-1 counters put on them."),
    others: [
      { name: "Wither", text: "Put a -1/-1 counter on target creature." },
      { name: "Growth", text: "Put a +1/+1 counter on target creature." },
    ],
    A: { battlefield: ["Lasting Words", "Grizzly Bears"], hand: ["Wither", "Growth"] },
    script: [cast("A", "Wither", at("Grizzly Bears")), SETTLED, cast("A", "Growth", at("Grizzly Bears"))],
    expect: [pt("A", "Grizzly Bears", 3, 3)],
  },
  "can't be the targets of some spells": {
    card: enchantment("Creatures can't be the targets of spells."),
    A: { battlefield: ["Lasting Words", "Grizzly Bears"], hand: ["Shock", "Murder"] },
    script: [check("A", playable("A", "Cast Murder", false)), cast("A", "Shock", at("B"))],
    expect: [life("B", 18)],
  },
  "don't untap in a player's next untap step, nor does what comes later": {
    card: sorcery("Lands target player controls don't untap during their next untap step."),
    lands: "none",
    A: { hand: ["Plain Words"] },
    B: { battlefield: [of("Mountain", 2, { tapped: true })], hand: ["Forest"] },
    script: [
      cast("A", "Plain Words", at("B")),
      check("B", tapped("Mountain"), { turn: 2, step: "upkeep" }),
      check("B", tapped("Mountain", false), { turn: 4, step: "upkeep" }),
    ],
    stop: { turn: 4, step: "upkeep" },
    expect: [],
  },
  "can't be blocked": attacks("This creature can't be blocked.", ["Hill Giant"], 18),
  "can't be blocked by some": attacks(
    "This creature can't be blocked by creatures with power 3 or greater.",
    ["Hill Giant"],
    18,
  ),
  "can be blocked by the others": attacks(
    "This creature can't be blocked by creatures with power 3 or greater.",
    ["Grizzly Bears"],
    20,
  ),
  "can't be blocked but by some": attacks(
    "This creature can't be blocked except by creatures with flying.",
    ["Hill Giant"],
    18,
  ),
  "can't be blocked but by two": attacks(
    "This creature can't be blocked except by two or more creatures.",
    ["Hill Giant"],
    18,
  ),
  "is blocked by two": attacks(
    "This creature can't be blocked except by two or more creatures.",
    ["Hill Giant", "Grizzly Bears"],
    20,
  ),
  "can't be blocked by more than one": {
    ...attacks(
      "This creature can't be blocked by more than one creature.",
      ["Hill Giant", "Grizzly Bears"],
      20,
    ),
    expect: [has("B", "permanents", "Grizzly Bears"), has("B", "permanents", "Hill Giant")],
  },
  "must be blocked": attacks("This creature must be blocked if able.", [], 20),
  "can't attack": {
    card: creature("This creature can't attack."),
    A: { battlefield: ["Speaker", "Grizzly Bears"] },
    script: [
      attack("A", "Grizzly Bears"),
      check("A", { attacking: { card: "Speaker", is: false } }, { turn: 1, step: "declare-attackers" }),
    ],
    expect: [life("B", 18)],
  },
  "attacks each combat": {
    card: creature("This creature attacks each combat if able."),
    A: { battlefield: ["Speaker"] },
    script: [],
    expect: [life("B", 18)],
  },
  "can't block": {
    card: creature("This creature can't block."),
    A: { battlefield: ["Hill Giant"] },
    B: { battlefield: ["Speaker"] },
    script: [attack("A", "Hill Giant"), block("B", "Speaker", "Hill Giant")],
    expect: [life("B", 17)],
  },
  "can't block some creatures, and blocks the others": {
    card: creature("This creature can't block creatures with power 2 or less.", 2, 9),
    A: { battlefield: ["Hill Giant", "Grizzly Bears"] },
    B: { battlefield: [of("Speaker", 2)] },
    script: [
      attack("A", "Hill Giant"),
      attack("A", "Grizzly Bears"),
      block("B", "Speaker", "Grizzly Bears"),
      block("B", "Speaker", "Hill Giant"),
    ],
    expect: [life("B", 18)],
  },
  "can block more than one": {
    card: creature("This creature can block an additional creature each combat."),
    A: { battlefield: ["Grizzly Bears", "Goblin Piker"] },
    B: { battlefield: ["Speaker"] },
    script: [
      attack("A", "Grizzly Bears"),
      attack("A", "Goblin Piker"),
      block("B", "Speaker", "Grizzly Bears"),
      block("B", "Speaker", "Goblin Piker"),
    ],
    expect: [life("B", 20)],
  },
  "doesn't untap": {
    card: sorcery("Tap target creature. It doesn't untap during its controller's next untap step."),
    A: { hand: ["Plain Words"] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      cast("A", "Plain Words", at("Hill Giant")),
      check("B", tapped("Hill Giant"), { turn: 2, step: "upkeep" }),
    ],
    stop: { turn: 4, step: "upkeep" },
    expect: [tapped("Hill Giant", false)],
  },
  "can't be blocked by what is weaker": {
    card: creature("Creatures with power less than this creature's power can't block it.", 3, 3),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [attack("A", "Speaker"), block("B", "Grizzly Bears", "Speaker")],
    expect: [life("B", 17)],
  },
  "can't be countered": {
    card: { ...creature("This spell can't be countered."), manaCost: "{1}" },
    A: { hand: ["Speaker", "Counterspell"] },
    script: [
      cast("A", "Speaker"),
      by("A", { do: "cast", card: "Counterspell", targets: [at("Speaker")], whileOnStack: "Speaker" }),
    ],
    expect: [has("A", "permanents", "Speaker"), has("A", "graveyard", "Counterspell")],
  },
  "deals combat damage by its toughness": {
    card: creature("This creature assigns combat damage equal to its toughness rather than its power.", 0, 4),
    A: { battlefield: ["Speaker"] },
    script: [attack("A", "Speaker")],
    expect: [life("B", 16)],
  },
  "attacks as though it had no defender": {
    card: sorcery("Target creature can attack this turn as though it didn't have defender."),
    A: { hand: ["Plain Words"], battlefield: ["Wall of Omens", "Glorious Anthem"] },
    script: [cast("A", "Plain Words", at("Wall of Omens")), attack("A", "Wall of Omens")],
    expect: [life("B", 19)],
  },
  "attacks for a price": {
    card: creature("This creature can't attack unless its controller pays {3}."),
    lands: "none",
    A: { battlefield: ["Speaker", of("Mountain", 3)] },
    script: [attack("A", "Speaker")],
    expect: [life("B", 18), { tappedCount: { card: "Mountain", tapped: true, count: 3 } }],
  },
});
