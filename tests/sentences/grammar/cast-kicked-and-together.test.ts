/** What triggers on spells cast or copied, and on kicked ones; what was paid with; whom one attacks and keeps company with. */
import { attack, cast, counters, has, life, SETTLED } from "../../support/script.ts";
import { creature, enchantment, mechanic, sorcery } from "../support/family.ts";

const gain = "You gain 5 life.";

mechanic("magecraft", {
  "for the spell and for its copy, not for a creature spell": {
    card: enchantment("Magecraft — Whenever you cast or copy an instant or sorcery spell, you gain 1 life."),
    others: [sorcery(`Replicate {1}\n${gain}`)],
    A: { battlefield: ["Lasting Words"], hand: ["Plain Words", "Grizzly Bears"] },
    answersA: [{ x: 2 }],
    script: [cast("A", "Plain Words"), SETTLED, cast("A", "Grizzly Bears")],
    expect: [life("A", 38)],
  },
});

mechanic("adamant", {
  "with three mana of that color": {
    card: {
      ...creature(
        "Adamant — If at least three red mana was spent to cast this spell, this creature enters with a +1/+1 counter on it.",
      ),
      manaCost: "{3}",
    },
    lands: "none",
    A: { battlefield: ["Mountain", "Mountain", "Mountain"], hand: ["Speaker"] },
    script: [cast("A", "Speaker")],
    expect: [counters("Speaker", "+1/+1", 1)],
  },
  "not with two": {
    card: {
      ...sorcery(
        "You gain 3 life.\nAdamant — If at least three red mana was spent to cast this spell, you gain 4 life instead.",
      ),
      manaCost: "{3}",
    },
    lands: "none",
    A: { battlefield: ["Mountain", "Mountain", "Island"], hand: ["Plain Words"] },
    script: [cast("A", "Plain Words")],
    expect: [life("A", 23)],
  },
});

mechanic("kicked spells", {
  "only a spell that was kicked": {
    card: enchantment("Whenever you cast a kicked spell, you gain 1 life."),
    others: [{ ...sorcery(`Kicker {1}\n${gain}`), name: "Kicked Words" }, sorcery(`Kicker {1}\n${gain}`)],
    A: { battlefield: ["Lasting Words"], hand: ["Plain Words", "Kicked Words"] },
    answersA: [{ yes: true }, { yes: false }],
    script: [cast("A", "Kicked Words"), SETTLED, cast("A", "Plain Words")],
    expect: [life("A", 31)],
  },
});

const company = ["Cleric", "Rogue", "Warrior", "Wizard"].map((kind) => ({
  name: `Young ${kind}`,
  typeLine: `Creature — Human ${kind}`,
  text: "",
  power: "1",
  toughness: "1",
}));

mechanic("full party (CR 700.8)", {
  "one of each kind": {
    card: sorcery("If you have a full party, you gain 5 life."),
    others: company,
    A: { battlefield: company.map(({ name }) => name), hand: ["Plain Words"] },
    script: [cast("A", "Plain Words")],
    expect: [life("A", 25)],
  },
  "not with three of them and another": {
    card: sorcery("If you have a full party, you gain 5 life."),
    others: company,
    A: {
      battlefield: ["Young Cleric", "Young Rogue", "Young Warrior", "Grizzly Bears"],
      hand: ["Plain Words"],
    },
    script: [cast("A", "Plain Words")],
    expect: [life("A", 20)],
  },
});

const PACK = creature(
  "Pack tactics — Whenever this creature attacks, if you attacked with creatures with total power 6 or greater this combat, you gain 2 life.",
);

mechanic("pack tactics", {
  "with enough power beside it": {
    card: PACK,
    A: { battlefield: ["Speaker", "Serra Angel"] },
    script: [attack("A", "Speaker"), attack("A", "Serra Angel")],
    expect: [life("A", 22)],
  },
  "not alone": {
    card: PACK,
    A: { battlefield: ["Speaker", "Serra Angel"] },
    script: [attack("A", "Speaker")],
    expect: [life("A", 20)],
  },
});

mechanic("from outside the game (CR 400.11)", {
  "nothing is found where there is no sideboard": {
    card: sorcery(
      "You may reveal a creature or land card you own from outside the game and put it into your hand. You gain 1 life.",
    ),
    A: { hand: ["Plain Words"] },
    script: [cast("A", "Plain Words")],
    expect: [life("A", 21)],
  },
  "to learn, with the reminder that names Lessons": {
    card: sorcery(
      "Learn. (You may reveal a Lesson card you own from outside the game and put it into your hand, or discard a card to draw a card.)",
    ),
    A: { hand: ["Plain Words", "Grizzly Bears"], library: ["Serra Angel"] },
    answersA: [{ yes: true }],
    script: [cast("A", "Plain Words")],
    expect: [has("A", "hand", "Serra Angel"), has("A", "graveyard", "Grizzly Bears")],
  },
});
