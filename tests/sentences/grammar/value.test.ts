import { activate, at, cast, life, of, pt, SETTLED, size } from "../../support/script.ts";
import { artifact, creature, family, sorcery } from "../support/family.ts";

family("grammar/value", {
  "is two counts together": {
    card: creature(
      "Speaker's power and toughness are each equal to the number of Forests you control plus the number of creatures you control.",
    ),
    A: { battlefield: ["Speaker", "Hill Giant"] },
    script: [],
    expect: [pt("A", "Speaker", 6, 6)],
  },
  "is one for each of its colors": {
    card: creature(
      "Whenever you cast a spell, put a +1/+1 counter on this creature for each of that spell's colors.",
    ),
    others: [{ name: "Two Tones", manaCost: "{W}{B}", text: "You gain 1 life." }],
    A: { battlefield: ["Speaker"], hand: ["Two Tones"] },
    script: [cast("A", "Two Tones")],
    expect: [pt("A", "Speaker", 4, 4)],
  },
  "is the highest mana value": {
    card: sorcery("You gain life equal to the highest mana value among permanents you control."),
    A: { battlefield: ["Hill Giant", "Grizzly Bears"] },
    expect: [life("A", 24)],
  },
  "is the highest life total": {
    card: sorcery("Each player's life total becomes the highest life total among all players."),
    A: { life: 7 },
    expect: [life("A", 20), life("B", 20)],
  },
  "is a number of different names": {
    card: sorcery("You gain life equal to the number of differently named lands you control."),
    expect: [life("A", 25)],
  },
  "is by how much two numbers differ that were compared": {
    card: sorcery("If you have fewer than four cards in hand, draw cards equal to the difference."),
    A: { hand: ["Shock"] },
    expect: [size("A", "hand", 4)],
  },
  "is by how much another player has more": {
    card: sorcery("If target opponent has more cards in hand than you, draw cards equal to the difference."),
    A: { hand: ["Shock"] },
    B: { hand: [of("Shock", 4)] },
    targets: ["B"],
    expect: [size("A", "hand", 4)],
  },
  "counts for each of several creatures the others, also beside a legendary one of that type": {
    card: {
      name: "Sliver Empress",
      typeLine: "Legendary Creature — Sliver",
      power: "7",
      toughness: "7",
      text: "All Sliver creatures get +1/+1 for each other Sliver on the battlefield.",
    },
    A: { battlefield: ["Sliver Empress", of("Metallic Sliver", 2)] },
    script: [],
    expect: [pt("A", "Sliver Empress", 9, 9), pt("A", "Metallic Sliver", 3, 3)],
  },
  "is a life total": {
    card: sorcery("You gain life equal to target opponent's life total."),
    targets: ["B"],
    expect: [life("A", 40)],
  },
  "is a number of counters": {
    card: artifact(
      "This artifact enters with three charge counters on it.\n{T}: You gain life equal to the number of charge counters on this artifact.",
    ),
    A: { battlefield: ["Device"] },
    script: [activate("A", "{T}: You gain")],
    expect: [life("A", 23)],
  },
  "is the greatest power": {
    card: sorcery("You gain life equal to the greatest power among creatures you control."),
    A: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    expect: [life("A", 23)],
  },
  "is a total": {
    card: sorcery("You gain life equal to the total power of creatures you control."),
    A: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    expect: [life("A", 25)],
  },
  "is a number of different things": {
    card: sorcery("You gain life equal to the number of card types among cards in your graveyard."),
    A: { graveyard: [of("Shock", 2), "Sol Ring", "Grizzly Bears"] },
    expect: [life("A", 23)],
  },
  "is a devotion": {
    card: sorcery("You gain life equal to your devotion to green."),
    A: { battlefield: [of("Grizzly Bears", 2), "Hill Giant"] },
    expect: [life("A", 22)],
  },
  "is the life that was lost": {
    card: sorcery("Each opponent loses 3 life. You gain life equal to the life lost this way."),
    expect: [life("A", 23), life("B", 17)],
  },
  "is how often the spell that became it was kicked": {
    card: creature(
      "Multikicker {1}\nWhen this creature enters, you gain life equal to the number of times it was kicked.",
    ),
    answersA: [{ x: 2 }],
    expect: [life("A", 22)],
  },
  "is how often the spell itself was kicked": {
    card: sorcery("Multikicker {1}\nYou gain life equal to the number of times this spell was kicked."),
    answersA: [{ x: 2 }],
    expect: [life("A", 22)],
  },
  "is one for each time the spell itself was kicked": {
    card: sorcery("Multikicker {1}\nYou gain 1 life for each time this spell was kicked."),
    answersA: [{ x: 2 }],
    expect: [life("A", 22)],
  },
  "is half, rounded up": {
    card: sorcery("You gain life equal to half the number of cards in your graveyard, rounded up."),
    A: { graveyard: [of("Shock", 5)] },
    expect: [life("A", 23)],
  },
  "is twice as much": {
    card: sorcery("You gain life equal to twice the number of cards in your hand."),
    A: { hand: ["Shock"] },
    expect: [life("A", 22)],
  },
  "is one more": {
    card: sorcery("You gain life equal to one plus the number of cards in your hand."),
    A: { hand: ["Shock"] },
    expect: [life("A", 22)],
  },
  "adds up two kinds of things": {
    card: creature(
      "Speaker gets +1/+1 for each artifact you control and each artifact card in your graveyard.",
    ),
    A: { battlefield: ["Speaker", "Ornithopter"], graveyard: [of("Ornithopter", 2)] },
    script: [],
    expect: [pt("A", "Speaker", 5, 5)],
  },
  "is all that is in hands": {
    card: creature(
      "Speaker's power and toughness are each equal to the total number of cards in all players' hands.",
    ),
    A: { battlefield: ["Speaker"], hand: ["Opt"] },
    B: { hand: [of("Opt", 2)] },
    script: [],
    expect: [pt("A", "Speaker", 3, 3)],
  },
  "is how many creatures it devoured": {
    card: creature("Devour 1\nWhen this creature enters, you gain 2 life for each creature it devoured."),
    A: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    answersA: [{ choose: ["Grizzly Bears", "Hill Giant"] }],
    expect: [pt("A", "Speaker", 4, 4), life("A", 24)],
  },
  "is a number of counters that a player has": {
    card: sorcery("You get two experience counters. You gain 1 life for each experience counter you have."),
    expect: [life("A", 22)],
  },
  "is a difference that may be less than nothing": {
    card: {
      ...creature("This creature enters with a number of +1/+1 counters on it equal to three minus X."),
      manaCost: "{X}",
    },
    answersA: [{ x: 5 }],
    expect: [pt("A", "Speaker", 2, 2)],
  },
  "is the damage that a player was dealt": {
    card: sorcery("Target player loses life equal to the damage already dealt to that player this turn."),
    A: { hand: ["Plain Words", "Shock", "Lightning Bolt"] },
    script: [
      cast("A", "Shock", at("B")),
      SETTLED,
      cast("A", "Lightning Bolt", at("A")),
      SETTLED,
      cast("A", "Plain Words", at("B")),
    ],
    expect: [life("B", 16), life("A", 17)],
  },
});
