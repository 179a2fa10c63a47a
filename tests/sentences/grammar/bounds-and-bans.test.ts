import { at, cast, check, has, of, playable, SETTLED, size } from "../../support/script.ts";
import { artifact, enchantment, mechanic, type Scene, sorcery } from "../support/family.ts";

const DECK = of("Plains", 10);

mechanic("costs that can't be less than so much mana", {
  "hold while their source is untapped": {
    card: artifact(
      "As long as ~ is untapped, each spell that would cost less than three mana to cast costs three mana to cast.",
    ),
    lands: "none",
    A: { battlefield: [of("Mountain", 2), "Device"], hand: ["Shock"] },
    script: [check("A", playable("A", "cast Shock", false))],
    expect: [size("A", "hand", 1)],
  },
  "are no longer raised when it is tapped": {
    card: artifact(
      "As long as ~ is untapped, each spell that would cost less than three mana to cast costs three mana to cast.",
    ),
    others: [{ name: "Lull", text: "Tap target artifact." }],
    lands: "none",
    A: { battlefield: [of("Mountain", 4), "Device"], hand: ["Lull", "Shock"] },
    script: [cast("A", "Lull", at("Device")), SETTLED, check("A", playable("A", "cast Shock"))],
    expect: [size("A", "hand", 1)],
  },
});

mechanic("spells of a kind of which only one may be cast in a turn", {
  "leave the others alone": {
    card: artifact(
      "Each player who has cast a nonartifact spell this turn can't cast additional nonartifact spells.",
    ),
    A: { battlefield: ["Device"], hand: ["Shock", "Shock", "Ornithopter"] },
    script: [
      cast("A", "Shock", at("B")),
      SETTLED,
      check("A", playable("A", "cast Shock", false)),
      check("A", playable("A", "cast Ornithopter")),
    ],
    expect: [size("A", "hand", 2)],
  },
});

mechanic("creature cards that can't enter from graveyards or libraries", {
  "stay where they are": {
    card: artifact("Creature cards can't enter from graveyards or libraries."),
    others: [
      {
        name: "Recall",
        text: "Return target creature card from your graveyard to the battlefield.",
      },
    ],
    A: { battlefield: ["Device"], hand: ["Recall"], graveyard: ["Grizzly Bears"] },
    script: [cast("A", "Recall", at("Grizzly Bears")), SETTLED],
    expect: [has("A", "graveyard", "Grizzly Bears"), has("A", "permanents", "Grizzly Bears", 0)],
  },
  "enter from elsewhere": {
    card: artifact("Creature cards can't enter from graveyards or libraries."),
    A: { battlefield: ["Device"], hand: ["Grizzly Bears"] },
    script: [cast("A", "Grizzly Bears"), SETTLED],
    expect: [has("A", "permanents", "Grizzly Bears")],
  },
});

const ELVES = "{T}: Add {G}.";

/** The name is chosen, and then Llanowar Elves' ability can be activated or not. */
function named(name: string, is: boolean): Scene {
  return {
    card: artifact(
      "As ~ enters, choose a nonland card name.\nActivated abilities of sources with the chosen name can't be activated.",
    ),
    lands: "none",
    A: { battlefield: ["Llanowar Elves"], hand: ["Device"] },
    script: [
      check("A", playable("A", ELVES)),
      cast("A", "Device"),
      SETTLED,
      check("A", playable("A", ELVES, is)),
    ],
    answersA: [{ choose: [name] }],
    expect: [has("A", "permanents", "Device")],
  };
}

mechanic("activated abilities of what has the chosen name", {
  "can't be activated, mana abilities among them": named("Llanowar Elves", false),
  "can be activated where another name is chosen": named("Shock", true),
});

mechanic("as many cards as the player discarded who discarded most", {
  "are drawn by each": {
    card: sorcery(
      "Each player discards their hand, then draws cards equal to the greatest number of cards a player discarded this way.",
    ),
    A: { hand: ["Shock"], library: [DECK] },
    B: { hand: ["Shock", "Ornithopter", "Grizzly Bears"], library: [DECK] },
    expect: [size("A", "hand", 3), size("B", "hand", 3), size("B", "graveyard", 3)],
  },
});

mechanic("draws of opponents that are taken over", {
  "become draws of one's own": {
    card: enchantment(
      "If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips that draw and you draw a card.",
    ),
    others: [{ name: "Insight", text: "Each player draws two cards." }],
    A: { battlefield: ["Lasting Words"], hand: ["Insight"], library: [DECK] },
    B: { library: [DECK] },
    script: [cast("A", "Insight"), SETTLED],
    expect: [size("A", "hand", 4), size("B", "hand", 0)],
  },
});
