import { at, attack, block, cast, has, life, of, pt, size } from "../../support/script.ts";
import { drawsIf, MEND } from "../support/draws.ts";
import { creature, enchantment, family, mechanic, type Scene, sorcery } from "../support/family.ts";

const DIE: NonNullable<Scene["others"]>[number] = {
  name: "Perish",
  typeLine: "Instant",
  text: "Destroy target creature.",
};

const AGAIN: NonNullable<Scene["others"]>[number] = {
  name: "Again",
  typeLine: "Sorcery",
  text: "Untap all creatures that attacked this turn. After this main phase, there is an additional combat phase followed by an additional main phase.",
};

family("grammar/value-happened", {
  "counts what has gone to one's own graveyard, whoever controlled it": {
    card: sorcery(
      "You gain 2 life for each creature put into your graveyard from the battlefield this turn.",
    ),
    others: [DIE],
    A: { battlefield: ["Grizzly Bears"], hand: ["Plain Words", of("Perish", 2)] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      cast("A", "Perish", at("Grizzly Bears")),
      cast("A", "Perish", at("Hill Giant")),
      { do: "resolve-stack", turn: 1, step: "precombat-main" },
      cast("A", "Plain Words"),
    ],
    expect: [life("A", 22)],
  },
  "counts the spells of a player in the turn, the last among them": {
    card: enchantment(
      "Whenever a player casts a noncreature spell, this enchantment deals damage to that player equal to the number of noncreature spells they've cast this turn.",
    ),
    others: MEND,
    A: { battlefield: ["Lasting Words"], hand: [of("Mend", 2)] },
    script: [cast("A", "Mend"), { do: "resolve-stack", turn: 1, step: "precombat-main" }, cast("A", "Mend")],
    expect: [life("A", 20 + 2 - 1 - 2)],
  },
  "adds up the life that each has lost": {
    card: enchantment(
      "At the beginning of each end step, each opponent loses life equal to the life they lost this turn.",
    ),
    others: [{ name: "Sting", typeLine: "Instant", text: "Target player loses 2 life." }],
    A: { battlefield: ["Lasting Words"], hand: [of("Sting", 2)] },
    script: [cast("A", "Sting", at("B")), cast("A", "Sting", at("B"))],
    expect: [life("B", 12), life("A", 20)],
  },
  "adds up the damage that it was dealt": {
    card: creature(
      "When this creature dies, you gain X life, where X is the amount of damage dealt to it this turn.",
      2,
      3,
    ),
    others: [{ name: "Jolt", typeLine: "Instant", text: "Jolt deals 2 damage to target creature." }],
    A: { battlefield: ["Speaker"], hand: [of("Jolt", 2)] },
    script: [cast("A", "Jolt", at("Speaker")), cast("A", "Jolt", at("Speaker"))],
    expect: [life("A", 24)],
  },
});

family("grammar/condition/who", {
  "is each player of whom something is so": {
    card: sorcery("Each player who doesn't control a Forest loses 3 life."),
    B: { battlefield: [] },
    expect: [life("A", 20), life("B", 17)],
  },
  "counts such players": {
    card: sorcery("You gain 4 life for each opponent who has more cards in hand than you."),
    B: { hand: ["Forest"] },
    expect: [life("A", 24)],
  },
  "counts none of whom it isn't so": {
    card: sorcery("You gain 4 life for each opponent who controls more creatures than you."),
    A: { battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Hill Giant"] },
    expect: [life("A", 20)],
  },
});

family("grammar/event/who", {
  "is another player": {
    card: enchantment("Whenever another player casts a spell, draw a card."),
    others: MEND,
    A: { battlefield: ["Lasting Words"], hand: ["Mend"] },
    B: { hand: ["Mend"] },
    script: [cast("A", "Mend"), cast("B", "Mend")],
    expect: [size("A", "hand", 1)],
  },
});

mechanic("what was scried", {
  "counts the cards that were looked at": {
    card: enchantment("Whenever you scry, you gain 1 life for each card looked at while scrying this way."),
    others: [{ name: "Foresee", typeLine: "Instant", text: "Scry 3." }],
    A: { battlefield: ["Lasting Words"], hand: ["Foresee"] },
    script: [cast("A", "Foresee")],
    expect: [life("A", 23)],
  },
});

mechanic("what there is", {
  "has the greatest toughness of all": drawsIf(
    "you control the creature with the greatest toughness or tied for the greatest toughness",
    1,
    { A: { battlefield: ["Hill Giant"] }, B: { battlefield: ["Grizzly Bears", "Hill Giant"] } },
  ),
  "hasn't the highest mana value of all": drawsIf(
    "you control the creature with the highest mana value or tied for the highest mana value",
    0,
    { A: { battlefield: ["Grizzly Bears"] }, B: { battlefield: ["Hill Giant"] } },
  ),
  "has a keyword": drawsIf("a creature you control has flying", 1, { A: { battlefield: ["Air Elemental"] } }),
  "has fewer than so many": drawsIf("there are fewer than two creature cards in your graveyard", 0, {
    A: { graveyard: [of("Grizzly Bears", 2)] },
  }),
});

mechanic("what is more than others have", {
  "controls more than each other player": {
    card: enchantment(
      "At the beginning of each player's upkeep, if that player controls more lands than each other player, the player gains 3 life.",
    ),
    A: { battlefield: ["Lasting Words", "Forest"] },
    lands: "none",
    script: [],
    stop: { turn: 2, step: "upkeep" },
    expect: [life("A", 23), life("B", 20)],
  },
  "controls no more than another": {
    card: enchantment(
      "At the beginning of each player's upkeep, if that player controls more lands than each other player, the player gains 3 life.",
    ),
    A: { battlefield: ["Lasting Words", "Forest"] },
    B: { battlefield: ["Forest"] },
    lands: "none",
    script: [],
    expect: [life("A", 20)],
  },
  "is so of all of them": drawsIf("all creatures you control are green", 0, {
    A: { battlefield: ["Grizzly Bears", "Hill Giant"] },
  }),
});

mechanic("what is so of each player", {
  "is so of each player's life": drawsIf("each player has 10 or less life", 0, {
    A: { life: 5 },
    B: { life: 11 },
  }),
});

mechanic("what has happened", {
  "has happened to somebody else": {
    card: sorcery("You lose 1 life. If a player other than you lost life this turn, draw a card."),
    expect: [size("A", "hand", 0)],
  },
});

mechanic("what something did or was", {
  "attacked or blocked": {
    card: creature(
      "Flash\nWhen this creature enters, you may tap target creature if it attacked or blocked this turn.",
      1,
      1,
    ),
    A: { battlefield: ["Hill Giant"], hand: ["Speaker"] },
    B: { battlefield: ["Wall of Stone", "Grizzly Bears"] },
    answersA: [{ target: { object: "Wall of Stone" } }],
    script: [
      attack("A", "Hill Giant"),
      block("B", "Wall of Stone", "Hill Giant"),
      { player: "A", do: "cast", card: "Speaker", turn: 1, step: "postcombat-main" },
    ],
    expect: [{ tapped: { card: "Wall of Stone", is: true } }],
  },
  "wasn't of a kind as it died": {
    card: creature(
      "When this creature dies, if it wasn't a Demon, return it to the battlefield under its owner's control with a +1/+1 counter on it. It's a Demon in addition to its other types.",
    ),
    others: [DIE],
    A: { battlefield: ["Speaker"], hand: [of("Perish", 2)] },
    script: [
      cast("A", "Perish", at("Speaker")),
      { do: "resolve-stack", turn: 1, step: "precombat-main" },
      { do: "check", player: "A", that: pt("A", "Speaker", 3, 3), turn: 1, step: "precombat-main" },
      cast("A", "Perish", at("Speaker")),
    ],
    expect: [has("A", "graveyard", "Speaker")],
  },
});

mechanic("so many for each", {
  "are sacrificed by each of several players": {
    card: sorcery("Each opponent sacrifices a creature of their choice for each creature you control."),
    A: { battlefield: [of("Grizzly Bears", 2)] },
    B: { battlefield: ["Hill Giant", "Air Elemental", "Wall of Stone"] },
    answersB: [{ choose: ["Hill Giant", "Air Elemental"] }],
    expect: [
      has("A", "permanents", "Grizzly Bears", 2),
      has("B", "graveyard", "Hill Giant"),
      has("B", "graveyard", "Air Elemental"),
      has("B", "permanents", "Wall of Stone"),
    ],
  },
  "are all that there are, where there are fewer": {
    card: sorcery("Target opponent sacrifices a creature for each creature you control."),
    A: { battlefield: [of("Grizzly Bears", 2)] },
    B: { battlefield: ["Hill Giant"] },
    targets: ["B"],
    expect: [has("B", "graveyard", "Hill Giant")],
  },
  "leave out the first": {
    card: creature(
      "Whenever this creature becomes blocked, it gets -1/-1 until end of turn for each creature blocking it beyond the first.",
      4,
      5,
    ),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Grizzly Bears", "Wall of Stone"] },
    script: [
      attack("A", "Speaker"),
      block("B", "Grizzly Bears", "Speaker"),
      block("B", "Wall of Stone", "Speaker"),
    ],
    stop: { turn: 1, step: "postcombat-main" },
    expect: [pt("A", "Speaker", 3, 4)],
  },
  "are none where there is only the first": {
    card: creature(
      "Whenever this creature becomes blocked, it gets -1/-1 until end of turn for each creature blocking it beyond the first.",
      4,
      5,
    ),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Wall of Stone"] },
    script: [attack("A", "Speaker"), block("B", "Wall of Stone", "Speaker")],
    stop: { turn: 1, step: "postcombat-main" },
    expect: [pt("A", "Speaker", 4, 5)],
  },
});

mechanic("what attacked this turn", {
  "is counted wherever it is by now": {
    card: sorcery("You gain 2 life for each creature that attacked this turn."),
    A: { battlefield: ["Grizzly Bears", "Air Elemental", "Wall of Stone"], hand: ["Plain Words"] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      attack("A", "Grizzly Bears"),
      attack("A", "Air Elemental"),
      block("B", "Hill Giant", "Grizzly Bears"),
      { player: "A", do: "cast", card: "Plain Words", turn: 1, step: "postcombat-main" },
    ],
    stop: { turn: 1, step: "end" },
    expect: [has("A", "graveyard", "Grizzly Bears"), life("A", 24)],
  },
  "is counted once, in however many combats": {
    card: enchantment(
      "At the beginning of your end step, if you attacked with two or more creatures this turn, draw a card.",
    ),
    others: [AGAIN],
    A: { battlefield: ["Lasting Words", "Grizzly Bears"], hand: ["Again"] },
    script: [
      attack("A", "Grizzly Bears"),
      { player: "A", do: "cast", card: "Again", turn: 1, step: "postcombat-main" },
      attack("A", "Grizzly Bears"),
    ],
    stop: { turn: 2, step: "upkeep" },
    expect: [life("B", 16), size("A", "hand", 0)],
  },
});
