import { activate, at, attack, by, cast, has, life, of, SETTLED, size } from "../../support/script.ts";
import { artifact, creature, enchantment, instant, mechanic, sorcery } from "../support/family.ts";

mechanic("playing a card", {
  "is playing a land or casting a spell": {
    card: enchantment("Whenever you play a card, you gain 1 life."),
    A: { battlefield: ["Lasting Words"], hand: ["Forest", "Shock"] },
    script: [by("A", { do: "play-land", card: "Forest" }), cast("A", "Shock", at("B"))],
    expect: [life("A", 22)],
  },
});

mechanic("the card itself, once more", {
  "may die rather than be cycled": {
    card: creature("When you cycle this card or it dies, you gain 3 life.\nCycling {1}"),
    others: [sorcery("Destroy target creature.")],
    A: { battlefield: ["Speaker"], hand: ["Plain Words", "Speaker"] },
    script: [cast("A", "Plain Words", at("Speaker")), SETTLED, activate("A", "Cycling")],
    expect: [life("A", 26)],
  },
  "may be sacrificed after it entered": {
    card: artifact(
      "When this artifact enters and when you sacrifice it, you gain 3 life.\n{1}, Sacrifice this artifact: Draw a card.",
    ),
    A: { hand: ["Device"] },
    script: [cast("A", "Device"), SETTLED, activate("A", "{1}")],
    expect: [life("A", 26)],
  },
});

mechanic("that spell's mana value", {
  "is what permanents may have": {
    card: enchantment(
      "Whenever you cast an instant or sorcery spell, destroy all permanents with that spell's mana value.",
    ),
    A: { battlefield: ["Lasting Words"], hand: ["Shock"] },
    B: { battlefield: ["Elvish Mystic", "Grizzly Bears"] },
    script: [cast("A", "Shock", at("B"))],
    expect: [has("B", "graveyard", "Elvish Mystic"), has("B", "permanents", "Grizzly Bears")],
  },
});

mechanic("the cards in a hand", {
  "go to the bottom of the library, and as many are drawn": {
    card: sorcery(
      "Put the cards in your hand on the bottom of your library in any order, then draw that many cards.",
    ),
    A: { hand: ["Shock", "Forest"], library: [of("Island", 3)] },
    expect: [size("A", "hand", 2), has("A", "hand", "Island", 2)],
  },
});

mechanic("all but some", {
  "are all except for those of a kind": {
    card: sorcery("Destroy all permanents except for artifacts and lands."),
    A: { battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Sol Ring", "Hill Giant", "Forest"] },
    expect: [
      has("B", "permanents", "Sol Ring"),
      has("B", "permanents", "Forest"),
      has("B", "graveyard", "Hill Giant"),
      has("A", "graveyard", "Grizzly Bears"),
    ],
  },
  "are all except for the one whose ability it is": {
    card: creature("{0}: Destroy all creatures except for this creature."),
    A: { battlefield: ["Speaker", "Grizzly Bears"] },
    script: [activate("A", "{0}")],
    expect: [has("A", "permanents", "Speaker"), has("A", "graveyard", "Grizzly Bears")],
  },
});

mechanic("a suspended card", {
  "hears what opponents cast": {
    card: creature(
      "When this creature dies, exile it with three time counters on it.\nSuspend 3—{1}\nWhenever an opponent casts a spell, if this card is suspended, remove a time counter from it.",
    ),
    others: [instant("You gain 1 life."), sorcery("Destroy target creature.")],
    A: { battlefield: ["Speaker"], hand: ["Plain Words"] },
    B: { hand: [of("Quick Words", 3)] },
    script: [
      cast("A", "Plain Words", at("Speaker")),
      SETTLED,
      cast("B", "Quick Words"),
      SETTLED,
      cast("B", "Quick Words"),
      SETTLED,
      cast("B", "Quick Words"),
      SETTLED,
    ],
    expect: [life("B", 23), has("A", "permanents", "Speaker")],
  },
});

mechanic("the second creature spell of a turn", {
  "is the only one that counts": {
    card: enchantment(
      "Whenever you cast a spell, if it's the second creature spell you cast this turn, you gain 4 life.",
    ),
    others: [
      { name: "One", typeLine: "Creature — Bear", power: "1", toughness: "1", text: "" },
      instant("You gain 1 life."),
    ],
    A: { battlefield: ["Lasting Words"], hand: [of("One", 3), "Quick Words"] },
    script: [
      cast("A", "One"),
      SETTLED,
      cast("A", "Quick Words"),
      SETTLED,
      cast("A", "One"),
      SETTLED,
      cast("A", "One"),
    ],
    expect: [life("A", 25)],
  },
});

mechanic("at least so many others", {
  "don't count the one that has just come": {
    card: enchantment(
      "Whenever a Forest enters under your control, if you control at least two other Forests, you gain 3 life.",
    ),
    lands: "none",
    A: { battlefield: ["Lasting Words", of("Forest")], hand: ["Forest"] },
    script: [by("A", { do: "play-land", card: "Forest" })],
    expect: [life("A", 20)],
  },
  "don't count it for a land of another kind, either": {
    card: {
      name: "Quiet Peak",
      manaCost: "",
      typeLine: "Land",
      text: "Whenever a Forest you control enters, if you control at least two other Forests, you gain 3 life.",
    },
    lands: "none",
    A: { battlefield: ["Quiet Peak", of("Forest")], hand: ["Forest"] },
    script: [by("A", { do: "play-land", card: "Forest" })],
    expect: [life("A", 20)],
  },
});

mechanic("a player who attacks another one", {
  "may do something": {
    card: {
      name: "Curse",
      typeLine: "Enchantment — Aura Curse",
      text: "Enchant player\nWhenever a player attacks enchanted player with one or more creatures, that attacking player may draw a card.",
    },
    A: { battlefield: [of("Grizzly Bears", 2)], hand: ["Curse"] },
    script: [cast("A", "Curse", at("B")), SETTLED, attack("A", "Grizzly Bears")],
    answersA: [{ yes: true }],
    stop: { turn: 1, step: "end" },
    expect: [size("A", "hand", 1)],
  },
});
