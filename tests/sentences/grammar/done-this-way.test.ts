import { at, cast, has, life, size } from "../../support/script.ts";
import { enchantment, family, sorcery } from "../support/family.ts";

family("grammar/value-this-way", {
  "is one for each card of a kind that was milled": {
    card: sorcery(
      "Mill four cards. You gain 2 life for each creature card put into your graveyard this way.",
    ),
    A: { library: ["Grizzly Bears", "Shock", "Hill Giant", "Forest"], graveyard: ["Goblin Piker"] },
    expect: [life("A", 24)],
  },
  "is as many as it happened to": {
    card: sorcery("Destroy all creatures. You gain 1 life for each creature destroyed this way."),
    A: { battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Darksteel Myr", "Hill Giant"] },
    expect: [life("A", 22)],
  },
  "is one for each card drawn, the cards drawn instead included": {
    card: sorcery("Draw two cards. You gain 1 life for each card drawn this way."),
    others: [
      { ...enchantment("If you would draw a card, draw two cards instead."), name: "Deep Reflection" },
    ],
    A: { battlefield: ["Deep Reflection"] },
    expect: [size("A", "hand", 4), life("A", 24)],
  },
  "is asked for again and again, for each card drawn": {
    card: sorcery("Draw two cards. For each card drawn this way, discard a card unless you pay 2 life."),
    A: { hand: ["Forest"] },
    answersA: [{ yes: true }, { yes: false }],
    expect: [life("A", 18), size("A", "hand", 2)],
  },
  "is one for each permanent that a player gained control of, not for one that is no legal target any more": {
    card: sorcery(
      "Target opponent gains control of any number of target permanents you control. Draw a card for each one they gained control of this way.",
    ),
    A: { hand: ["Plain Words"], battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Mountain"], hand: ["Lightning Bolt"] },
    script: [
      cast("A", "Plain Words", at("B"), { objects: ["Forest", "Island", "Grizzly Bears"] }),
      {
        turn: 1,
        step: "precombat-main",
        player: "B",
        do: "cast",
        card: "Lightning Bolt",
        targets: [at("Grizzly Bears")],
        whileOnStack: "Plain Words",
      },
    ],
    expect: [size("A", "hand", 2), has("B", "permanents", "Forest"), has("B", "permanents", "Island")],
  },
});
