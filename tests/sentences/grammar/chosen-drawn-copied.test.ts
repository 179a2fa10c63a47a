import {
  activate,
  at,
  attack,
  cast,
  counters,
  has,
  life,
  of,
  pt,
  SETTLED,
  size,
} from "../../support/script.ts";
import { artifact, aura, creature, enchantment, instant, mechanic, sorcery } from "../support/family.ts";

const ONCE = "{0}: Choose one that hasn't been chosen —\n• You gain 1 life.\n• You gain 5 life.";

mechanic("modes that haven't been chosen", {
  "are left for the next time": {
    card: artifact(ONCE),
    A: { battlefield: ["Device"] },
    script: [activate("A", "{0}"), SETTLED, activate("A", "{0}")],
    answersA: [{ mode: "2" }],
    expect: [life("A", 26)],
  },
  "are left in later turns, too": {
    card: enchantment(
      "At the beginning of your end step, choose one that hasn't been chosen —\n• You gain 1 life.\n• You gain 5 life.",
    ),
    A: { battlefield: ["Lasting Words"], library: [of("Forest", 9)] },
    B: { library: [of("Forest", 9)] },
    script: [],
    answersA: [{ mode: "2" }],
    stop: { turn: 6, step: "upkeep" },
    expect: [life("A", 26)],
  },
});

mechanic("cards that were just drawn", {
  "are those of which one is discarded": {
    card: sorcery("Draw two cards, then discard one of them."),
    A: { hand: ["Island"], library: ["Shock", "Forest"] },
    answersA: [{ choose: ["Shock"] }],
    expect: [has("A", "graveyard", "Shock"), has("A", "hand", "Forest"), has("A", "hand", "Island")],
  },
});

mechanic("the other creature", {
  "is the one that was dealt damage": {
    card: aura("Whenever enchanted creature deals damage to a creature, destroy the other creature."),
    A: { battlefield: ["Grizzly Bears"], hand: ["Clinging Words"] },
    B: { battlefield: ["Craw Wurm"] },
    script: [
      cast("A", "Clinging Words", at("Grizzly Bears")),
      SETTLED,
      attack("A", "Grizzly Bears"),
      { do: "block", turn: 1, player: "B", with: "Craw Wurm", attacker: "Grizzly Bears" },
    ],
    stop: { turn: 1, step: "end" },
    expect: [has("B", "graveyard", "Craw Wurm")],
  },
});

mechanic("the next spell of a turn", {
  "is copied, and no other one": {
    card: sorcery(
      "When you cast your next instant or sorcery spell this turn, copy that spell. You may choose new targets for the copy.",
    ),
    others: [instant("You gain 3 life.")],
    A: { hand: ["Plain Words", of("Quick Words", 2)] },
    script: [cast("A", "Plain Words"), SETTLED, cast("A", "Quick Words"), SETTLED, cast("A", "Quick Words")],
    expect: [life("A", 29)],
  },
  "is copied without being legendary": {
    card: creature(
      "{0}: When you next cast a creature spell this turn, copy it, except the copy isn't legendary.",
    ),
    others: [
      { name: "Queen", typeLine: "Legendary Creature — Human Noble", power: "1", toughness: "1", text: "" },
    ],
    A: { battlefield: ["Speaker"], hand: ["Queen"] },
    script: [activate("A", "{0}"), SETTLED, cast("A", "Queen")],
    expect: [has("A", "permanents", "Queen", 2)],
  },
  "is copied as often as X says": {
    card: { ...sorcery("When you cast this spell, copy it X times.\nYou gain 1 life."), manaCost: "{X}" },
    A: { hand: ["Plain Words"] },
    script: [cast("A", "Plain Words")],
    answersA: [{ x: 3 }],
    expect: [life("A", 24)],
  },
});

mechanic("what happened this turn", {
  "may be life gained or lost": {
    card: enchantment(
      "At the beginning of your end step, if you gained or lost life this turn, draw a card.",
    ),
    others: [instant("You lose 1 life.")],
    A: { battlefield: ["Lasting Words"], hand: ["Quick Words"], library: ["Forest"] },
    script: [cast("A", "Quick Words")],
    stop: { turn: 2, step: "upkeep" },
    expect: [has("A", "hand", "Forest")],
  },
  "must be both where it says so": {
    card: enchantment(
      "At the beginning of your end step, if you gained and lost life this turn, draw a card.",
    ),
    others: [instant("You lose 1 life.")],
    A: { battlefield: ["Lasting Words"], hand: ["Quick Words"], library: ["Forest"] },
    script: [cast("A", "Quick Words")],
    stop: { turn: 2, step: "upkeep" },
    expect: [size("A", "hand", 0)],
  },
  "may be counters put on a creature": {
    card: enchantment(
      "At the beginning of each end step, if you put a counter on a creature this turn, you gain 4 life.",
    ),
    others: [sorcery("Put a charge counter on target creature.")],
    A: { battlefield: ["Lasting Words", "Grizzly Bears"], hand: ["Plain Words"] },
    script: [cast("A", "Plain Words", at("Grizzly Bears"))],
    stop: { turn: 3, step: "upkeep" },
    expect: [life("A", 24)],
  },
  "may be damage of several sources together": {
    card: enchantment(
      "At the beginning of each end step, if you were dealt 4 or more damage this turn, sacrifice this enchantment.",
    ),
    A: { battlefield: ["Lasting Words"] },
    B: { battlefield: ["Grizzly Bears", of("Mountain")], hand: ["Shock"] },
    script: [cast("B", "Shock", at("A"))],
    stop: { turn: 2, step: "upkeep" },
    expect: [has("A", "permanents", "Lasting Words")],
  },
  "may be what another player did not cast": {
    card: enchantment(
      "At the beginning of each opponent's end step, if that player didn't cast a creature spell this turn, you gain 2 life.",
    ),
    A: { battlefield: ["Lasting Words"] },
    B: { library: [of("Forest", 3)] },
    script: [],
    stop: { turn: 3, step: "upkeep" },
    expect: [life("A", 22)],
  },
});

mechanic("creatures of one size", {
  "are those with just this power and toughness": {
    card: artifact("{0}: Each 1/1 creature you control gets +1/+2 until end of turn."),
    A: { battlefield: ["Device", "Grizzly Bears", "Elvish Mystic"] },
    script: [activate("A", "{0}")],
    expect: [pt("A", "Elvish Mystic", 2, 3), pt("A", "Grizzly Bears", 2, 2)],
  },
});

mechanic("symbols in mana costs", {
  "are counted among permanents": {
    card: sorcery("You gain 1 life for each green mana symbol in the mana costs of permanents you control."),
    lands: "none",
    A: { battlefield: ["Grizzly Bears", "Craw Wurm", "Hill Giant"], hand: ["Plain Words"] },
    script: [cast("A", "Plain Words")],
    expect: [life("A", 23)],
  },
});

mechanic("cards exiled with a permanent", {
  "come back one by one, each under its owner's control": {
    card: artifact(
      "{0}: Exile target creature.\n{1}, Sacrifice this artifact: Return each creature card exiled with this artifact to the battlefield under its owner's control.",
    ),
    A: { battlefield: ["Device", "Grizzly Bears"] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      activate("A", "{0}", at("Grizzly Bears")),
      SETTLED,
      activate("A", "{0}", at("Hill Giant")),
      SETTLED,
      activate("A", "{1}"),
    ],
    expect: [has("A", "permanents", "Grizzly Bears"), has("B", "permanents", "Hill Giant")],
  },
  "go to the hand except for those just exiled": {
    card: artifact(
      "{0}: Exile the top card of your library face down.\nAt the beginning of your upkeep, you may exile all cards from your hand face down. If you do, put all other cards you own exiled with this artifact into your hand.",
    ),
    A: { hand: ["Device", "Grizzly Bears"], library: ["Shock"] },
    script: [cast("A", "Device"), SETTLED, activate("A", "{0}")],
    answersA: [{ yes: true }],
    stop: { turn: 3, step: "upkeep" },
    expect: [has("A", "hand", "Shock"), has("A", "hand", "Grizzly Bears", 0), size("A", "exile", 1)],
  },
});

mechanic("either of two kinds of spell", {
  "may be one that is no creature, or one of a creature type": {
    card: enchantment("Whenever you cast a noncreature or Elf spell, you gain 1 life."),
    others: [
      { name: "Elf", typeLine: "Creature — Elf", power: "1", toughness: "1", text: "" },
      { name: "Bear", typeLine: "Creature — Bear", power: "1", toughness: "1", text: "" },
    ],
    A: { battlefield: ["Lasting Words"], hand: ["Elf", "Bear"] },
    script: [cast("A", "Elf"), SETTLED, cast("A", "Bear")],
    expect: [life("A", 21)],
  },
});

mechanic("a permanent called her", {
  "returns under its owner's control": {
    card: {
      name: "Heroine",
      typeLine: "Legendary Creature — Human",
      power: "1",
      toughness: "1",
      text: "When Heroine dies, return her to the battlefield under her owner's control with a +1/+1 counter on her.",
    },
    others: [sorcery("Destroy target creature.")],
    A: { battlefield: ["Heroine"], hand: ["Plain Words"] },
    script: [cast("A", "Plain Words", at("Heroine"))],
    expect: [has("A", "permanents", "Heroine"), counters("Heroine", "+1/+1", 1)],
  },
});
