import {
  activate,
  attack,
  block,
  cast,
  check,
  has,
  life,
  of,
  playable,
  SETTLED,
  tapped,
} from "../../support/script.ts";
import { artifact, creature, mechanic } from "../support/family.ts";

mechanic("a card that waits in exile", {
  "does so as long as it has such a counter": {
    card: creature(
      "If this creature would die, instead exile it with two feather counters on it.\nAt the beginning of your upkeep, if this card is exiled with a feather counter on it, remove a feather counter from it. You gain 3 life.",
    ),
    A: { battlefield: ["Speaker"], hand: ["Shock"] },
    script: [cast("A", "Shock", { object: "Speaker" })],
    stop: { turn: 7, step: "draw" },
    expect: [life("A", 26), has("A", "exile", "Speaker")],
  },
});

mechanic("a planeswalker that becomes a creature and is still one", {
  "attacks and keeps its loyalty abilities": {
    card: {
      name: "Walker",
      typeLine: "Legendary Planeswalker — Gideon",
      loyalty: "4",
      text: "+1: Until end of turn, Walker becomes a 5/5 Human Soldier creature with indestructible that's still a planeswalker. Prevent all damage that would be dealt to him this turn.\n0: You gain 1 life.",
    },
    A: { battlefield: ["Walker"], hand: ["Shock"] },
    script: [
      activate("A", "+1:"),
      SETTLED,
      cast("A", "Shock", { object: "Walker" }),
      SETTLED,
      attack("A", "Walker"),
    ],
    stop: { turn: 1, step: "postcombat-main" },
    expect: [life("B", 15), { counters: { card: "Walker", kind: "loyalty", count: 5 } }],
  },
});

const PORTAL = artifact(
  "When this artifact enters, exile a creature card from your hand.\n{X}, {T}: Create a token that's a copy of the exiled card. X is the mana value of that card.",
);

mechanic("a cost of {X} for which the text says what X is", {
  "is paid with as much as that": {
    card: PORTAL,
    A: { battlefield: [of("Mountain", 4)], hand: ["Device", "Hill Giant"] },
    lands: "none",
    script: [cast("A", "Device"), SETTLED, activate("A", "{X}, {T}")],
    expect: [has("A", "permanents", "Hill Giant"), tapped("Mountain")],
  },
  "can't be paid with less": {
    card: PORTAL,
    A: { battlefield: [of("Mountain", 3)], hand: ["Device", "Hill Giant"] },
    lands: "none",
    script: [cast("A", "Device"), SETTLED, check("A", playable("A", "{X}, {T}", false))],
    expect: [has("A", "permanents", "Hill Giant", 0)],
  },
});

mechanic("a color that the creature's controller chooses", {
  "is the one that it gains protection from": {
    card: creature(
      "{0}: Target creature gains protection from the color of its controller's choice until end of turn.",
    ),
    others: [{ name: "Burn", manaCost: "{R}", text: "Burn deals 5 damage to each creature." }],
    A: { battlefield: ["Speaker"], hand: ["Burn"] },
    B: { battlefield: ["Hill Giant"] },
    script: [activate("A", "{0}:", { object: "Hill Giant" }), SETTLED, cast("A", "Burn")],
    answersB: [{ choose: ["red"] }],
    expect: [has("B", "permanents", "Hill Giant"), has("A", "graveyard", "Speaker")],
  },
});

const UNMET = creature("This creature can't block or be blocked by creatures with power 3 or greater.");

mechanic("a creature that can neither block nor be blocked by some", {
  "is not blocked by them": {
    card: UNMET,
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Hill Giant"] },
    script: [attack("A", "Speaker"), block("B", "Hill Giant", "Speaker")],
    stop: { turn: 1, step: "postcombat-main" },
    expect: [life("B", 18)],
  },
  "does not block them": {
    card: UNMET,
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Hill Giant"] },
    script: [attack("B", "Hill Giant", 2), block("A", "Speaker", "Hill Giant", 2)],
    stop: { turn: 2, step: "postcombat-main" },
    expect: [life("A", 17), has("A", "permanents", "Speaker")],
  },
});
