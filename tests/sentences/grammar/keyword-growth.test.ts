/** Keyword abilities and words of newer sets that make creatures grow or spells do more. */
import {
  activate,
  at,
  cast,
  check,
  counters,
  has,
  life,
  of,
  playable,
  pt,
  respond,
  SETTLED,
  size,
  tapped,
} from "../../support/script.ts";
import { creature, mechanic } from "../support/family.ts";

mechanic("increment", {
  "grows with a spell for more mana than its power or its toughness": {
    card: creature("Increment", 1, 3),
    A: { battlefield: ["Speaker"], hand: ["Grizzly Bears"] },
    script: [cast("A", "Grizzly Bears"), SETTLED],
    expect: [counters("Speaker", "+1/+1", 1)],
  },
  "doesn't grow with as much mana as both": {
    card: creature("Increment", 2, 2),
    A: { battlefield: ["Speaker"], hand: ["Grizzly Bears"] },
    script: [cast("A", "Grizzly Bears"), SETTLED],
    expect: [counters("Speaker", "+1/+1", 0)],
  },
  "looks again as it resolves": {
    card: creature("Increment", 1, 1),
    A: { battlefield: ["Speaker"], hand: ["Grizzly Bears", "Giant Growth"] },
    script: [cast("A", "Grizzly Bears"), cast("A", "Giant Growth", at("Speaker")), SETTLED],
    expect: [counters("Speaker", "+1/+1", 0)],
  },
});

const TEAM = {
  name: "Plain Words",
  text: "Teamwork 4\nPlain Words deals 2 damage to target creature. If this spell was cast using teamwork, you gain 5 life.",
};
const BOTH = {
  name: "Plain Words",
  text: "Teamwork 2\nChoose one. If this spell was cast using teamwork, choose both instead.\n• You gain 5 life.\n• Destroy target artifact.",
};

mechanic("teamwork", {
  "taps creatures of that much power together, if its caster likes, be they new or not": {
    card: TEAM,
    A: { hand: ["Plain Words", "Raging Goblin"], battlefield: ["Hill Giant"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Raging Goblin"), SETTLED, cast("A", "Plain Words", at("Grizzly Bears"))],
    answersA: [{ yes: true }],
    expect: [
      life("A", 25),
      has("B", "graveyard", "Grizzly Bears"),
      tapped("Hill Giant"),
      tapped("Raging Goblin"),
    ],
  },
  "isn't offered for creatures of less power": {
    card: TEAM,
    A: { hand: ["Plain Words"], battlefield: ["Hill Giant"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Plain Words", at("Grizzly Bears"))],
    expect: [life("A", 20), has("B", "graveyard", "Grizzly Bears"), tapped("Hill Giant", false)],
  },
  "chooses both modes instead of one": {
    card: BOTH,
    A: { hand: ["Plain Words"], battlefield: ["Hill Giant", "Ornithopter"] },
    script: [cast("A", "Plain Words", at("Ornithopter"))],
    answersA: [{ yes: true }],
    expect: [life("A", 25), has("A", "graveyard", "Ornithopter"), tapped("Hill Giant")],
  },
  "can't be used where one of both modes has no target": {
    card: BOTH,
    A: { hand: ["Plain Words"], battlefield: ["Hill Giant"] },
    script: [cast("A", "Plain Words")],
    expect: [life("A", 25), tapped("Hill Giant", false)],
  },
});

const HERO = {
  ...creature("Power-up — {4}{G}: Put two +1/+1 counters on this creature.", 2, 2),
  manaCost: "{1}{G}",
};

mechanic("power-up", {
  "costs its mana cost less in the turn in which it came, and once only": {
    card: HERO,
    lands: "none",
    A: { hand: ["Speaker"], battlefield: [of("Forest", 5)] },
    script: [cast("A", "Speaker"), SETTLED, activate("A", "Power-up"), SETTLED],
    expect: [pt("A", "Speaker", 4, 4), tapped("Forest")],
  },
  "costs all of it afterwards": {
    card: HERO,
    lands: "none",
    A: { battlefield: ["Speaker", of("Forest", 4)] },
    script: [check("A", playable("A", "Power-up", false))],
    expect: [pt("A", "Speaker", 2, 2)],
  },
  "is activated once by each object": {
    card: HERO,
    A: { battlefield: ["Speaker", of("Forest", 10)] },
    script: [activate("A", "Power-up"), SETTLED, check("A", playable("A", "Power-up", false))],
    expect: [pt("A", "Speaker", 4, 4)],
  },
});

const MAGE = {
  ...creature(
    "Kicker {1}{W} and/or {2}{B}\nWhen this creature enters, if it was kicked with its {1}{W} kicker, you gain 3 life.\nWhen this creature enters, if it was kicked with its {2}{B} kicker, draw a card.",
  ),
  manaCost: "{G}",
};
const KICKED = { card: MAGE, A: { hand: ["Speaker"] }, script: [cast("A", "Speaker")] };

mechanic("two kickers (CR 702.33b)", {
  "are paid one": {
    ...KICKED,
    answersA: [{ yes: true }, { yes: false }],
    expect: [life("A", 23), size("A", "hand", 0)],
  },
  "or the other": {
    ...KICKED,
    answersA: [{ yes: false }, { yes: true }],
    expect: [life("A", 20), size("A", "hand", 1)],
  },
  "let a spell that asks whether another was kicked have its target": {
    card: MAGE,
    others: [
      {
        name: "Denial",
        manaCost: "{U}",
        typeLine: "Instant",
        text: "Counter target spell if it was kicked.",
      },
    ],
    A: { hand: ["Speaker"] },
    B: { hand: ["Denial"], battlefield: ["Island"] },
    script: [
      check("B", playable("B", "Cast Denial", false), { turn: 1, step: "upkeep" }),
      cast("A", "Speaker"),
      respond("B", "Speaker", "Denial", at("Speaker")),
    ],
    answersA: [{ yes: true }, { yes: false }],
    expect: [life("A", 20), has("A", "graveyard", "Speaker"), has("B", "graveyard", "Denial")],
  },
  "or both, each once": {
    ...KICKED,
    answersA: [{ yes: true }, { yes: true }],
    expect: [life("A", 23), size("A", "hand", 1)],
  },
});
