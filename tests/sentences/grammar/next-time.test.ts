import { activate, at, attack, cast, has, life, of, respond, SETTLED, size } from "../../support/script.ts";
import { creature, enchantment, instant, mechanic } from "../support/family.ts";

mechanic("the next card that would be drawn", {
  "is not drawn, and the one after it is": {
    card: enchantment("{1}: The next time you would draw a card this turn, you gain 5 life instead."),
    others: [instant("Draw two cards.")],
    A: { battlefield: ["Lasting Words"], hand: ["Quick Words"], library: [of("Forest", 3)] },
    script: [activate("A", "{1}"), SETTLED, cast("A", "Quick Words")],
    expect: [life("A", 25), size("A", "hand", 1)],
  },
  "does something to what was aimed at before": {
    card: enchantment(
      "{1}: The next time you would draw a card this turn, this enchantment deals 2 damage to any target instead.",
    ),
    others: [instant("Draw a card.")],
    A: { battlefield: ["Lasting Words"], hand: ["Quick Words"], library: [of("Forest", 3)] },
    script: [activate("A", "{1}", at("B")), SETTLED, cast("A", "Quick Words")],
    expect: [life("B", 18), size("A", "hand", 0)],
  },
  "is drawn again once the turn is over": {
    card: enchantment("{1}: The next time you would draw a card this turn, you gain 5 life instead."),
    A: { battlefield: ["Lasting Words"], library: [of("Forest", 3)] },
    B: { library: [of("Forest", 3)] },
    script: [activate("A", "{1}")],
    stop: { turn: 3, step: "precombat-main" },
    expect: [life("A", 20), has("A", "hand", "Forest")],
  },
});

mechanic("the next damage of a source that nobody chooses", {
  "is prevented once": {
    card: creature(
      "{3}: The next time this creature would deal damage to you this turn, prevent that damage. Any player may activate this ability.",
    ),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: [of("Forest", 3)] },
    script: [activate("B", "{3}"), SETTLED, attack("A", "Speaker")],
    stop: { turn: 1, step: "end" },
    expect: [life("B", 20)],
  },
});

const HALLOWED = instant(
  "Prevent all damage target spell would deal this turn. You gain life equal to the damage prevented this way.",
);

mechanic("damage that a certain spell would deal", {
  "is prevented of the permanent that it becomes, too (CR 400.7c)": {
    card: HALLOWED,
    others: [creature("Haste\nWhen this creature enters, it deals 3 damage to target opponent.")],
    A: { hand: ["Quick Words", "Speaker"] },
    script: [
      cast("A", "Speaker"),
      respond("A", "Speaker", "Quick Words", at("Speaker")),
      SETTLED,
      attack("A", "Speaker"),
    ],
    stop: { turn: 1, step: "end" },
    expect: [life("A", 25), life("B", 20)],
  },
  "is dealt by another permanent": {
    card: HALLOWED,
    others: [creature("Haste")],
    A: { battlefield: ["Raging Goblin"], hand: ["Quick Words", "Speaker"] },
    script: [
      cast("A", "Speaker"),
      respond("A", "Speaker", "Quick Words", at("Speaker")),
      SETTLED,
      attack("A", "Raging Goblin"),
    ],
    stop: { turn: 1, step: "end" },
    expect: [life("A", 20), life("B", 19)],
  },
});
