/** Keyword abilities of newer sets that matter as a permanent enters. */
import { at, cast, counters, has, keyword, life, pt, size } from "../../support/script.ts";
import { creature, enchantment, mechanic, type Scene } from "../support/family.ts";

const RIOTER = creature("Riot");

mechanic("riot", {
  "is a counter for whoever takes it": {
    card: RIOTER,
    A: { hand: ["Speaker"] },
    script: [cast("A", "Speaker")],
    answersA: [{ yes: true }],
    expect: [pt("A", "Speaker", 3, 3), keyword("A", "Speaker", "haste", false)],
  },
  "is haste for whoever doesn't, in later turns too": {
    card: RIOTER,
    A: { hand: ["Speaker"], battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Speaker")],
    stop: { turn: 2, step: "upkeep" },
    answersA: [{ yes: false }],
    expect: [pt("A", "Speaker", 2, 2), keyword("A", "Speaker", "haste")],
  },
  "asks once for each of several, given to it or its own": {
    card: RIOTER,
    others: [enchantment("Other creatures you control have riot.")],
    A: { hand: ["Speaker"], battlefield: ["Lasting Words"] },
    script: [cast("A", "Speaker")],
    answersA: [{ yes: true }, { yes: false }],
    expect: [pt("A", "Speaker", 3, 3), keyword("A", "Speaker", "haste")],
  },
  "is haste, without a choice, where it can't have counters": {
    card: RIOTER,
    others: [enchantment("Creatures can't have counters put on them.")],
    A: { hand: ["Speaker"], battlefield: ["Lasting Words"] },
    script: [cast("A", "Speaker")],
    expect: [pt("A", "Speaker", 2, 2), keyword("A", "Speaker", "haste")],
  },
  "is chosen by its controller as it enters": {
    card: enchantment("Creatures you control have riot."),
    A: { hand: ["Grizzly Bears"], battlefield: ["Lasting Words"] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Grizzly Bears")],
    answersA: [{ yes: true }],
    expect: [pt("A", "Grizzly Bears", 3, 3), pt("B", "Hill Giant", 3, 3)],
  },
});

const GLUTTON = { ...creature("Ravenous", 1, 1), manaCost: "{X}{G}" };

mechanic("ravenous", {
  "enters with X counters": {
    card: GLUTTON,
    A: { hand: ["Speaker"] },
    script: [cast("A", "Speaker")],
    answersA: [{ x: 4 }],
    expect: [pt("A", "Speaker", 5, 5), size("A", "hand", 0)],
  },
  "draws a card where X is 5 or more": {
    card: GLUTTON,
    A: { hand: ["Speaker"] },
    script: [cast("A", "Speaker")],
    answersA: [{ x: 5 }],
    expect: [pt("A", "Speaker", 6, 6), size("A", "hand", 1)],
  },
  "knows no X without having been cast": {
    card: GLUTTON,
    others: [{ name: "Call", text: "Return target creature card from your graveyard to the battlefield." }],
    A: { hand: ["Call"], graveyard: ["Speaker"] },
    script: [cast("A", "Call", at("Speaker"))],
    expect: [pt("A", "Speaker", 1, 1), size("A", "hand", 0)],
  },
});

const TRAITOR: Scene["card"] = {
  name: "Turncoat",
  manaCost: "{2}{G/P}{U/P}",
  typeLine: "Legendary Planeswalker — Ajani",
  loyalty: "6",
  text: "Compleated\n+1: You gain 1 life.",
};

const DOUBLER = enchantment(
  "If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.",
);

mechanic("compleated", {
  "enters with two fewer for each symbol that life was paid for": {
    card: TRAITOR,
    A: { hand: ["Turncoat"] },
    script: [cast("A", "Turncoat")],
    expect: [counters("Turncoat", "loyalty", 2), life("A", 16)],
  },
  "is one of the effects on how many counters it enters with, in whichever order its controller likes": {
    card: TRAITOR,
    others: [DOUBLER],
    A: { hand: ["Turncoat"], battlefield: ["Lasting Words"] },
    script: [cast("A", "Turncoat")],
    answersA: [{ choose: ["Lasting Words"] }],
    expect: [counters("Turncoat", "loyalty", 8)],
  },
});

const SAGA: Scene["card"] = {
  name: "Long Tale",
  typeLine: "Enchantment — Saga",
  text: "Read ahead\nI — You gain 1 life.\nII — You gain 10 life.\nIII — Draw a card.",
};

mechanic("read ahead", {
  "begins with the chapter that its controller chooses, without those before": {
    card: SAGA,
    A: { hand: ["Long Tale"] },
    script: [cast("A", "Long Tale")],
    answersA: [{ amount: 2 }],
    expect: [life("A", 30), counters("Long Tale", "lore", 2)],
  },
  "may begin with its last chapter and is sacrificed after it": {
    card: SAGA,
    A: { hand: ["Long Tale"] },
    script: [cast("A", "Long Tale")],
    answersA: [{ amount: 3 }],
    expect: [life("A", 20), size("A", "hand", 1), has("A", "graveyard", "Long Tale")],
  },
  "goes on like any Saga": {
    card: SAGA,
    A: { hand: ["Long Tale"] },
    script: [cast("A", "Long Tale")],
    stop: { turn: 3, step: "end" },
    answersA: [{ amount: 1 }],
    expect: [life("A", 31), counters("Long Tale", "lore", 2)],
  },
  "is no choice of a Saga without it": {
    card: { ...SAGA, text: "I — You gain 1 life.\nII — You gain 10 life.\nIII — Draw a card." },
    A: { hand: ["Long Tale"] },
    script: [cast("A", "Long Tale")],
    expect: [life("A", 21), counters("Long Tale", "lore", 1)],
  },
});
