import { at, cast, has, life, of, pt, size } from "../../support/script.ts";
import { enchantment, mechanic, sorcery } from "../support/family.ts";

mechanic("reflexive triggers", {
  "triggers on what is always done": {
    card: sorcery("Surveil 1. When you do, you gain 2 life."),
    expect: [life("A", 22)],
  },
  "triggers on cards of a kind that were discarded": {
    card: sorcery("Discard a card. When you discard a nonland card this way, you gain 2 life."),
    A: { hand: ["Grizzly Bears"] },
    expect: [life("A", 22)],
  },
  "triggers on none of another kind": {
    card: sorcery("Discard a card. When you discard a nonland card this way, you gain 2 life."),
    A: { hand: ["Forest"] },
    expect: [life("A", 20), size("A", "graveyard", 2)],
  },
  "triggers on a search, whatever was found": {
    card: sorcery(
      "Search your library for a creature card, put it onto the battlefield tapped, then shuffle. When you search your library this way, you gain 2 life.",
    ),
    expect: [life("A", 22)],
  },
  "triggers on what may be done under a condition": {
    card: sorcery("If you control a creature, you may sacrifice a creature. When you do, you gain 2 life."),
    A: { battlefield: ["Grizzly Bears"] },
    answersA: [{ yes: true }],
    expect: [life("A", 22), has("A", "graveyard", "Grizzly Bears")],
  },
});

mechanic("the amassed Army", {
  "is the Army that was amassed, and no other": {
    card: sorcery("Amass Orcs 2. When you do, you gain X life, where X is the amassed Army's power."),
    expect: [life("A", 22)],
  },
});

mechanic("who chooses targets, and how many", {
  "is up to as many as there was life": {
    card: enchantment(
      "Whenever you gain life, choose up to that many target creatures you control. Put a +1/+1 counter on each of them.",
    ),
    others: [{ name: "Mend", typeLine: "Instant", text: "You gain 2 life." }],
    A: { battlefield: ["Lasting Words", "Grizzly Bears", "Hill Giant", "Air Elemental"], hand: ["Mend"] },
    answersA: [{ target: at("Grizzly Bears") }, { target: at("Hill Giant") }],
    script: [cast("A", "Mend")],
    expect: [pt("A", "Grizzly Bears", 3, 3), pt("A", "Hill Giant", 4, 4), pt("A", "Air Elemental", 4, 4)],
  },
});

mechanic("recruiting and investigating", {
  "recruits: draws, discards, and for a nonland card there is a soldier": {
    card: sorcery("You recruit."),
    A: { hand: ["Grizzly Bears"], library: ["Forest"] },
    answersA: [{ choose: ["Grizzly Bears"] }],
    expect: [
      has("A", "permanents", "Human Soldier Token"),
      has("A", "graveyard", "Grizzly Bears"),
      has("A", "hand", "Forest"),
    ],
  },
  "recruits nobody for a land": {
    card: sorcery("Target opponent recruits."),
    B: { hand: ["Forest"] },
    targets: ["B"],
    answersB: [{ choose: ["Forest"] }],
    expect: [size("B", "permanents", 0), size("B", "hand", 1)],
  },
  "investigates for each of several": {
    card: sorcery("Investigate for each creature you control."),
    A: { battlefield: [of("Grizzly Bears", 2)] },
    expect: [has("A", "permanents", "Clue Token", 2)],
  },
});
