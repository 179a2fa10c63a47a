import {
  activate,
  attack,
  block,
  check,
  life,
  of,
  playable,
  pt,
  SETTLED,
  size,
} from "../../support/script.ts";
import { artifact, creature, enchantment, family, mechanic } from "../support/family.ts";

family("grammar/condition/measures", {
  "compare life with what one began with": {
    card: enchantment(
      "As long as you have at least 7 life more than your starting life total, creatures you control get +2/+2.",
    ),
    A: { battlefield: ["Lasting Words", "Hill Giant"], life: 27 },
    script: [],
    expect: [pt("A", "Hill Giant", 5, 5)],
  },
  "are not so one point below": {
    card: enchantment(
      "As long as you have at least 7 life more than your starting life total, creatures you control get +2/+2.",
    ),
    A: { battlefield: ["Lasting Words", "Hill Giant"], life: 26 },
    script: [],
    expect: [pt("A", "Hill Giant", 3, 3)],
  },
  "find the most common color, or one that is tied": {
    card: creature(
      "This creature gets -1/-1 as long as red is the most common color among all permanents or is tied for most common.",
      2,
      2,
    ),
    lands: "none",
    A: { battlefield: ["Speaker", "Hill Giant"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [],
    expect: [pt("A", "Speaker", 1, 1)],
  },
  "find another color to be more common": {
    card: creature(
      "This creature gets -1/-1 as long as red is the most common color among all permanents or is tied for most common.",
      2,
      2,
    ),
    lands: "none",
    A: { battlefield: ["Speaker", "Hill Giant"] },
    B: { battlefield: [of("Grizzly Bears", 2)] },
    script: [],
    expect: [pt("A", "Speaker", 2, 2)],
  },
  "ask whether one owns a card in exile": {
    card: artifact("{T}: You gain 1 life. Activate only if you own a card in exile."),
    A: { battlefield: ["Device"] },
    B: { exile: ["Shock"] },
    script: [check("A", playable("A", "{T}: You gain", false))],
    expect: [life("A", 20)],
  },
  "hold once one does": {
    card: artifact("{T}: You gain 1 life. Activate only if you own a card in exile."),
    A: { battlefield: ["Device"], exile: ["Shock"] },
    script: [activate("A", "{T}: You gain")],
    expect: [life("A", 21)],
  },
  "count who is blocking": {
    card: creature("This creature gets -2/-0 as long as two or more creatures are blocking it.", 4, 4),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: [of("Memnite", 1), "Ornithopter"] },
    script: [attack("A", "Speaker"), block("B", "Memnite", "Speaker"), block("B", "Ornithopter", "Speaker")],
    stop: { turn: 1, step: "declare-blockers" },
    expect: [pt("A", "Speaker", 2, 4)],
  },
  "count the cards of all graveyards together": {
    card: {
      name: "Speaker",
      manaCost: "{6}",
      typeLine: "Creature — Avatar",
      power: "6",
      toughness: "6",
      text: "If there are three or more creature cards total in all graveyards, this spell costs {6} less to cast.",
    },
    lands: "none",
    A: { hand: ["Speaker"], graveyard: ["Hill Giant"] },
    B: { graveyard: [of("Grizzly Bears", 2)] },
    script: [check("A", playable("A", "Cast Speaker"))],
    expect: [size("A", "hand", 1)],
  },
  "know what left the graveyard": {
    card: artifact(
      "{1}: Exile a card from your graveyard.\n{T}: You gain 1 life. Activate only if a card left your graveyard this turn.",
    ),
    A: { battlefield: ["Device"], graveyard: ["Shock"] },
    script: [
      check("A", playable("A", "{T}: You gain", false)),
      activate("A", "{1}: Exile"),
      SETTLED,
      activate("A", "{T}: You gain"),
    ],
    expect: [life("A", 21)],
  },
});

mechanic("what an opponent has more of", {
  "is asked by how much": {
    card: artifact(
      "{T}: You gain 1 life. Activate only if an opponent controls at least two more artifacts than you.",
    ),
    lands: "none",
    A: { battlefield: ["Device"] },
    B: { battlefield: [of("Ornithopter", 2)] },
    script: [check("A", playable("A", "{T}: You gain", false))],
    expect: [],
  },
});
