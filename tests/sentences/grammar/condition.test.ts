import {
  activate,
  at,
  attack,
  by,
  cast,
  check,
  has,
  keyword,
  life,
  MAIN,
  of,
  playable,
  pt,
  respond,
  SETTLED,
  size,
  tapped,
} from "../../support/script.ts";
import { drawsIf } from "../support/draws.ts";
import { artifact, creature, enchantment, family, instant, sorcery } from "../support/family.ts";

const VOID = "a nonland permanent left the battlefield this turn or a spell was warped this turn";

const BEARS = { battlefield: ["Grizzly Bears"] };
const TWO = { battlefield: [of("Grizzly Bears", 2)] };

family("grammar/condition/exists", {
  "asks for a card of a kind in the graveyard": drawsIf("an artifact card is in your graveyard", 1, {
    A: { graveyard: ["Sol Ring"] },
  }),
  "asks for one of each of two kinds: both": drawsIf("you control a Goblin and a Bear", 1, {
    A: { battlefield: ["Goblin Piker", "Grizzly Bears"] },
  }),
  "asks for one of each of two kinds: one only": drawsIf("you control a Goblin and a Bear", 0, { A: BEARS }),
  "asks what all opponents control together": drawsIf("your opponents control no creatures", 1, { A: BEARS }),
  "asks whether any opponent controls one": drawsIf("your opponents control no creatures", 0, { B: BEARS }),
  "asks how many cards of a kind the player has in the graveyard": drawsIf(
    "you have two or more creature cards in your graveyard",
    1,
    { A: { graveyard: ["Grizzly Bears", "Hill Giant"] } },
  ),
  "does not count the cards of other kinds there": drawsIf(
    "two or more creature cards are in your graveyard",
    0,
    { A: { graveyard: ["Grizzly Bears", "Forest"] } },
  ),
  "counts what the player controls, and changes with it": {
    card: creature("As long as you control another creature, this creature has flying."),
    A: { battlefield: ["Speaker", "Grizzly Bears"], hand: ["Murder"] },
    script: [check("A", keyword("A", "Speaker", "flying")), cast("A", "Murder", at("Grizzly Bears"))],
    expect: [keyword("A", "Speaker", "flying", false)],
  },
  "asks for a number or more: enough": drawsIf("you control two or more creatures", 1, { A: TWO }),
  "asks for a number or more: too few": drawsIf("you control two or more creatures", 0, { A: BEARS, B: TWO }),
  "asks for none": drawsIf("you control no creatures", 0, { A: BEARS }),
  "asks for an exact number": drawsIf("you control exactly two creatures", 1, { A: TWO }),
  "asks what an opponent controls": drawsIf("an opponent controls a creature", 0, { A: BEARS }),
  "asks what is in a graveyard": drawsIf("there are three or more cards in your graveyard", 1, {
    A: { graveyard: [of("Shock", 3)] },
  }),
  "asks for card types in a graveyard": drawsIf(
    "there are four or more card types among cards in your graveyard",
    0,
    { A: { graveyard: [of("Shock", 4), "Grizzly Bears", "Sol Ring"] } },
  ),
  "asks what nobody controls": drawsIf("there are no creatures on the battlefield", 1),
});

family("grammar/condition/happened", {
  "a nonland permanent left the battlefield": drawsIf(VOID, 1, {
    A: { battlefield: ["Savannah Lions"], hand: ["Plain Words", "Shock"] },
    script: [cast("A", "Shock", at("Savannah Lions")), SETTLED, cast("A", "Plain Words")],
  }),
  "no nonland permanent left the battlefield": drawsIf(VOID, 0),
  "a spell was cast for its warp cost": drawsIf(VOID, 1, {
    others: [
      {
        name: "Visitor",
        manaCost: "{U}{U}{U}{U}{U}{U}",
        typeLine: "Creature — Alien",
        power: "1",
        toughness: "1",
        text: "Warp {U}",
      },
    ],
    A: { hand: ["Plain Words", "Visitor"] },
    script: [cast("A", "Visitor"), SETTLED, cast("A", "Plain Words")],
  }),
  "asks how many times the ability has resolved": {
    card: artifact(
      "{0}: You gain 1 life if this is the first time this ability has resolved this turn. If it's the second time, draw a card. If it's the third time, put two charge counters on this artifact, then remove all charge counters from it and it deals that much damage to each opponent.",
    ),
    A: { battlefield: ["Device"] },
    script: Array.from({ length: 4 }, () => [activate("A", "{0}:"), SETTLED]).flat(),
    expect: [life("A", 21), size("A", "hand", 1), life("B", 18)],
  },
  "asks whether the player attacked": {
    card: sorcery("If you attacked this turn, draw a card."),
    A: { ...BEARS, hand: ["Plain Words"] },
    script: [
      attack("A", "Grizzly Bears"),
      by("A", { do: "cast", card: "Plain Words" }, { turn: 1, step: "postcombat-main" }),
    ],
    expect: [size("A", "hand", 1)],
  },
  "asks how much life was gained": {
    card: sorcery("If you've gained 3 or more life this turn, draw a card."),
    A: { hand: ["Plain Words", of("Mend", 2)] },
    others: [{ name: "Mend", text: "You gain 2 life." }],
    script: [
      cast("A", "Mend"),
      cast("A", "Mend"),
      { do: "resolve-stack", ...MAIN },
      cast("A", "Plain Words"),
    ],
    expect: [size("A", "hand", 1)],
  },
  "asks whether life was gained at all": drawsIf("you gained life this turn", 0),
  "asks whether an opponent lost life": {
    card: sorcery("If an opponent lost life this turn, draw a card."),
    A: { hand: ["Plain Words", "Shock"] },
    script: [cast("A", "Shock", at("B")), { do: "resolve-stack", ...MAIN }, cast("A", "Plain Words")],
    expect: [size("A", "hand", 1)],
  },
  "asks how much life one opponent lost": {
    card: sorcery("If an opponent lost 3 or more life this turn, draw a card."),
    A: { hand: [of("Plain Words", 2), "Lightning Bolt"] },
    script: [
      cast("A", "Plain Words"),
      { do: "resolve-stack", ...MAIN },
      cast("A", "Lightning Bolt", at("B")),
      { do: "resolve-stack", ...MAIN },
      cast("A", "Plain Words"),
    ],
    expect: [size("A", "hand", 1)],
  },
  "asks whether life was not lost": drawsIf("you didn't lose life this turn", 1),
  "asks whether an opponent was dealt damage": {
    card: sorcery("Draw a card unless an opponent was dealt damage this turn."),
    A: { hand: [of("Plain Words", 2), "Shock"] },
    script: [
      cast("A", "Plain Words"),
      { do: "resolve-stack", ...MAIN },
      cast("A", "Shock", at("B")),
      { do: "resolve-stack", ...MAIN },
      cast("A", "Plain Words"),
    ],
    expect: [size("A", "hand", 1)],
  },
  "asks whether a land was played": {
    card: sorcery("If you played a land this turn, draw a card."),
    A: { hand: [of("Plain Words", 2), "Forest"] },
    script: [
      cast("A", "Plain Words"),
      { do: "resolve-stack", ...MAIN },
      by("A", { do: "play-land", card: "Forest" }),
      cast("A", "Plain Words"),
    ],
    expect: [size("A", "hand", 1)],
  },
  "asks what died": {
    card: sorcery("If two or more creatures died this turn, draw a card."),
    A: { hand: ["Plain Words", "Wrath of God"] },
    B: TWO,
    script: [cast("A", "Wrath of God"), { do: "resolve-stack", ...MAIN }, cast("A", "Plain Words")],
    expect: [size("A", "hand", 1)],
  },
  "asks what left the battlefield": drawsIf("a permanent you controlled left the battlefield this turn", 0),
  "asks whether another spell was cast": drawsIf("you've cast another spell this turn", 0),
  "asks what was cast in the turn before": {
    card: sorcery("If a player cast two or more spells last turn, draw a card."),
    A: { hand: ["Plain Words"] },
    B: { hand: [of("Shock", 2)], battlefield: [of("Mountain", 2)] },
    script: [
      by("B", { do: "cast", card: "Shock", targets: [at("A")] }, { turn: 2, step: "upkeep" }),
      by("B", { do: "cast", card: "Shock", targets: [at("A")] }, { turn: 2, step: "end" }),
      by("A", { do: "cast", card: "Plain Words" }, { turn: 3, step: "precombat-main" }),
    ],
    stop: { turn: 3, step: "end" },
    expect: [size("A", "hand", 2)],
  },
  "asks whether one's own creature died": {
    card: enchantment(
      "At the beginning of each end step, if a creature died under your control this turn, you gain 2 life.",
    ),
    A: { battlefield: ["Lasting Words"], hand: ["Murder"] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Murder", at("Hill Giant"))],
    expect: [life("A", 20)],
  },
});

family("grammar/condition/index", {
  "asks for one of two, each said with if": drawsIf("you attacked this turn or if you control a Bear", 1, {
    A: BEARS,
  }),
  "asks for two things: both hold": drawsIf("you control a Goblin and you control a Bear", 1, {
    A: { battlefield: ["Goblin Piker", "Grizzly Bears"] },
  }),
  "asks for two things: one is missing": drawsIf("you control a Goblin and you control a Bear", 0, {
    A: BEARS,
  }),
  "asks for one of two": drawsIf("you attacked this turn or you control a Bear", 1, { A: BEARS }),
});

family("grammar/condition/players", {
  "asks for a life total": drawsIf("you have 25 or more life", 0),
  "asks for a life total that is small": drawsIf("you have 5 or less life", 1, { A: { life: 5 } }),
  "asks for a total power": drawsIf("creatures you control have total power 4 or greater", 1, { A: TWO }),
  "asks for the lowest life total": drawsIf("a player has 13 or less life", 1, { B: { life: 13 } }),
  "asks for the lowest life total, not for the sum": drawsIf("a player has 13 or less life", 0),
  "asks for devotion": drawsIf("your devotion to green is less than two", 1, { A: BEARS }),
  "asks whether it is the turn of the one who did it": {
    card: enchantment(
      "Whenever a player casts a spell, if it's not their turn, this enchantment deals 4 damage to them.",
    ),
    A: { hand: ["Opt"], battlefield: ["Lasting Words"] },
    B: { hand: ["Shock"], battlefield: ["Mountain"] },
    script: [cast("A", "Opt"), respond("B", "Opt", "Shock", at("A"))],
    expect: [life("A", 18), life("B", 16)],
  },
  "asks whose turn it is": {
    card: instant("If it's not your turn, draw a card."),
    A: { hand: [of("Quick Words", 2)] },
    script: [
      cast("A", "Quick Words"),
      check("A", size("A", "hand", 1), { turn: 1, step: "end" }),
      by("A", { do: "cast", card: "Quick Words" }, { turn: 2, step: "upkeep" }),
    ],
    stop: { turn: 2, step: "upkeep" },
    expect: [size("A", "hand", 1)],
  },
  "asks for the monarch": drawsIf("you're the monarch", 0),
  "asks whether a spell was kicked": {
    card: sorcery("Kicker {2}\nIf this spell was kicked, draw a card."),
    answersA: [{ yes: true }],
    expect: [size("A", "hand", 1)],
  },
  "asks whether a permanent was cast at all": {
    card: creature("When this creature enters, if you cast it, draw a card."),
    A: { hand: ["Speaker", "Cloudshift"] },
    script: [cast("A", "Speaker"), { do: "resolve-stack", ...MAIN }, cast("A", "Cloudshift", at("Speaker"))],
    expect: [size("A", "hand", 1)],
  },
  "asks what mana was spent": drawsIf("{R} was spent to cast this spell", 0, {
    card: { ...sorcery("If {R} was spent to cast this spell, draw a card."), manaCost: "{1}" },
    lands: "none",
    A: { battlefield: ["Forest"] },
  }),
  "compares lives with an opponent": {
    card: instant("You gain 2 life. Then if you have more life than an opponent, draw a card."),
    A: { life: 17, hand: ["Quick Words", "Quick Words"], library: [of("Opt", 2)] },
    script: [cast("A", "Quick Words"), SETTLED, check("A", size("A", "hand", 1)), cast("A", "Quick Words")],
    expect: [size("A", "hand", 1), life("A", 21)],
  },
  "compares hands with each opponent": {
    card: creature("As long as you have more cards in hand than each opponent, Speaker gets +3/+3."),
    A: { battlefield: ["Speaker"], hand: ["Shock", "Opt"] },
    B: { hand: ["Opt"] },
    script: [check("A", pt("A", "Speaker", 5, 5)), cast("A", "Shock", at("B"))],
    expect: [pt("A", "Speaker", 2, 2)],
  },
  "asks how much mana was spent on another spell": {
    card: enchantment(
      "Whenever you cast an instant spell, if at least three mana was spent to cast it, you gain 3 life.",
    ),
    A: { battlefield: ["Lasting Words", "Grizzly Bears"], hand: ["Shock", "Murder"] },
    script: [cast("A", "Shock", at("B")), SETTLED, cast("A", "Murder", at("Grizzly Bears"))],
    expect: [life("A", 23)],
  },
  "asks whether no mana was spent": {
    card: instant("Counter target spell if no mana was spent to cast it."),
    A: { hand: ["Quick Words"] },
    B: { battlefield: ["Mountain"], hand: ["Shock"] },
    script: [cast("B", "Shock", at("A")), respond("A", "Shock", "Quick Words", at("Shock"))],
    expect: [life("A", 18)],
  },
  "asks whether another spell was kicked": {
    card: enchantment("Whenever you cast a spell, if that spell was kicked, you gain 2 life."),
    others: [{ name: "Kind Word", text: "Kicker {1}\nYou gain 1 life." }],
    A: { battlefield: ["Lasting Words"], hand: [of("Kind Word", 2)] },
    answersA: [{ yes: true }, { yes: false }],
    script: [cast("A", "Kind Word"), { do: "resolve-stack", ...MAIN }, cast("A", "Kind Word")],
    expect: [life("A", 24)],
  },
  "asks for a small X": {
    card: { ...creature("If X is 2 or less, this creature enters tapped."), manaCost: "{X}" },
    answersA: [{ x: 2 }],
    expect: [tapped("Speaker")],
  },
});

family("grammar/condition/holding", {
  "asks for cards in hand": drawsIf("you have two or fewer cards in hand", 0, {
    A: { hand: [of("Shock", 3)] },
    expect: [size("A", "hand", 3)],
  }),
  "asks for a hand without cards": {
    card: sorcery("If target opponent has no cards in hand, draw a card."),
    targets: ["B"],
    expect: [size("A", "hand", 1)],
  },
  "asks whether any one opponent has no cards in hand": drawsIf("an opponent has no cards in hand", 0, {
    B: { hand: ["Opt"] },
  }),
  "asks how many cards somebody has in the graveyard": {
    card: creature("Speaker gets +4/+4 as long as an opponent has two or more cards in their graveyard."),
    A: { battlefield: ["Speaker"], graveyard: [of("Opt", 3)], hand: ["Murder"] },
    B: { battlefield: ["Grizzly Bears"], graveyard: ["Opt"] },
    script: [check("A", pt("A", "Speaker", 2, 2)), cast("A", "Murder", at("Grizzly Bears"))],
    expect: [pt("A", "Speaker", 6, 6)],
  },
  "asks of a graveyard, not of all of them together": drawsIf("a graveyard has four or more cards in it", 0, {
    A: { graveyard: [of("Opt", 2)] },
    B: { graveyard: [of("Opt", 3)] },
  }),
  "asks for either of two numbers": {
    card: sorcery("Each player loses 2 life unless you have exactly one or exactly four cards in hand."),
    A: { hand: [of("Opt", 4)] },
    expect: [life("A", 20)],
  },
});

family("grammar/condition/quality", {
  "asks who controlled what has gone": {
    card: sorcery("Return target creature to its owner's hand. If you controlled it, draw a card."),
    A: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    expect: [size("A", "hand", 2)],
  },
  "asks who controlled what has gone: somebody else": {
    card: sorcery("Return target creature to its owner's hand. If you controlled it, draw a card."),
    B: BEARS,
    targets: ["Grizzly Bears"],
    expect: [size("A", "hand", 0), size("B", "hand", 1)],
  },
  "has the name that was chosen": {
    card: sorcery(
      "Choose a card name, then target player mills a card. If that card has the chosen name, you gain 3 life.",
    ),
    B: { library: ["Shock"] },
    targets: ["B"],
    answersA: [{ choose: ["Shock"] }],
    expect: [life("A", 23)],
  },
  "shares a creature type with the card": {
    card: creature(
      "When this creature enters, look at the top card of your library. If it shares a creature type with this creature, you gain 3 life.",
    ),
    A: { library: ["Savannah Lions"] },
    expect: [life("A", 20)],
  },
  "shares a creature type with the card, as it does here": {
    card: creature(
      "When this creature enters, look at the top card of your library. If it shares a creature type with this creature, you gain 3 life.",
    ),
    others: [{ name: "Bard", typeLine: "Creature — Elf Bard", power: "1", toughness: "1", text: "Flying" }],
    A: { library: ["Bard"] },
    expect: [life("A", 23)],
  },
  "asks for a color": {
    card: sorcery("Tap target creature. If it's white, draw a card."),
    B: BEARS,
    targets: ["Grizzly Bears"],
    expect: [tapped("Grizzly Bears"), size("A", "hand", 0)],
  },
  "asks for what a creature is": {
    card: sorcery("Tap target creature. If it's a Bear, draw a card."),
    B: BEARS,
    targets: ["Grizzly Bears"],
    expect: [size("A", "hand", 1)],
  },
  "asks for what a creature is not": {
    card: sorcery("Tap target creature. If it isn't a Bear, draw a card."),
    B: BEARS,
    targets: ["Grizzly Bears"],
    expect: [size("A", "hand", 0)],
  },
  "asks whether it is one kind or another": {
    card: sorcery("Tap target creature. If that creature is a Human or a Bear, draw a card."),
    B: BEARS,
    targets: ["Grizzly Bears"],
    expect: [size("A", "hand", 1)],
  },
  "asks what something was that is gone": {
    card: sorcery("Destroy target creature. If it was a Bear, draw a card."),
    B: BEARS,
    targets: ["Grizzly Bears"],
    expect: [size("A", "hand", 1), has("B", "graveyard", "Grizzly Bears")],
  },
  "asks what counters it had": {
    card: creature("When this creature dies, if it had no time counters on it, draw a card."),
    A: { battlefield: ["Speaker"], hand: ["Murder"] },
    script: [cast("A", "Murder", at("Speaker"))],
    expect: [size("A", "hand", 1)],
  },
  "asks how great a number was": {
    card: sorcery("Destroy target creature. If its mana value was 3 or less, draw a card."),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [size("A", "hand", 0)],
  },
  "asks for a keyword": {
    card: sorcery("Tap target creature. If it has flying, draw a card."),
    B: { battlefield: ["Serra Angel"] },
    targets: ["Serra Angel"],
    expect: [size("A", "hand", 1)],
  },
  "asks for a counter": {
    card: sorcery("Tap target creature. If it has a +1/+1 counter on it, draw a card."),
    B: BEARS,
    targets: ["Grizzly Bears"],
    expect: [size("A", "hand", 0)],
  },
  "asks how great the power is": {
    card: sorcery("Tap target creature. If its power is 3 or greater, draw a card."),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [size("A", "hand", 1)],
  },
  "compares with the source": {
    card: creature(
      "When this creature enters, tap target creature an opponent controls. If that creature's power is less than this creature's, draw a card.",
    ),
    B: { battlefield: ["Hill Giant"] },
    expect: [size("A", "hand", 0), tapped("Hill Giant")],
  },
  "asks what the source is at the moment": {
    card: creature("As long as this creature is tapped, it has flying."),
    A: { battlefield: ["Speaker"] },
    script: [attack("A", "Speaker"), check("A", keyword("A", "Speaker", "flying", false))],
    expect: [keyword("A", "Speaker", "flying")],
  },
  "asks whether the source attacked": {
    card: creature("{1}: Draw a card. Activate only if this creature attacked this turn."),
    A: { battlefield: ["Speaker"] },
    script: [
      check("A", playable("A", "{1}: Draw a card", false)),
      attack("A", "Speaker"),
      by("A", { do: "activate", ability: "{1}: Draw a card" }, { turn: 1, step: "postcombat-main" }),
    ],
    expect: [size("A", "hand", 1)],
  },
  "asks what was dealt with this way": {
    card: creature(
      "{T}: Draw a card, then discard a card. If a creature card is discarded this way, you gain 5 life.",
    ),
    A: { battlefield: ["Speaker"], hand: ["Grizzly Bears"], library: ["Opt"] },
    answersA: [{ choose: ["Grizzly Bears"] }],
    script: [activate("A", "{T}:")],
    expect: [life("A", 25), has("A", "graveyard", "Grizzly Bears")],
  },
  "finds nothing of that kind this way": {
    card: creature(
      "{T}: Draw a card, then discard a card. If a creature card is discarded this way, you gain 5 life.",
    ),
    A: { battlefield: ["Speaker"], hand: ["Grizzly Bears"], library: ["Opt"] },
    answersA: [{ choose: ["Opt"] }],
    script: [activate("A", "{T}:")],
    expect: [life("A", 20)],
  },
  "asks of one of several": {
    card: creature(
      "{T}: Exile the top two cards of your library. If you exiled a land card this way, you gain 5 life.",
    ),
    A: { battlefield: ["Speaker"], library: ["Opt", "Forest"] },
    script: [activate("A", "{T}:")],
    expect: [life("A", 25)],
  },
  "asks how many counters there are": {
    card: artifact(
      "{0}: Put a charge counter on Device. If there are two or more charge counters on Device, you gain 3 life.",
    ),
    A: { battlefield: ["Device"] },
    script: [activate("A", "{0}:"), SETTLED, check("A", life("A", 20)), activate("A", "{0}:")],
    expect: [life("A", 23)],
  },
  "asks what it is attached to": {
    card: {
      name: "Lent Sword",
      typeLine: "Artifact — Equipment",
      text: "As long as Lent Sword is attached to a creature, you have hexproof.\nEquip {0}",
    },
    A: { battlefield: ["Lent Sword", "Grizzly Bears"] },
    B: { battlefield: ["Mountain"], hand: ["Shock"] },
    script: [
      check("B", playable("B", "Cast Shock")),
      by("A", { do: "activate", ability: "Equip", targets: [at("Grizzly Bears")] }),
      { do: "resolve-stack", ...MAIN },
    ],
    expect: [life("A", 20)],
  },
  "asks whether it is monstrous": {
    card: creature("{0}: Monstrosity 1.\nAs long as Speaker is monstrous, it has flying."),
    A: { battlefield: ["Speaker"] },
    script: [
      check("A", keyword("A", "Speaker", "flying", false)),
      by("A", { do: "activate", ability: "{0}: Monstrosity" }),
    ],
    expect: [keyword("A", "Speaker", "flying")],
  },
  "asks what the player dealt with, and not others": {
    card: sorcery(
      "Each player sacrifices a creature of their choice. If you sacrificed a creature this way, you gain 5 life.",
    ),
    B: { battlefield: ["Grizzly Bears"] },
    expect: [has("B", "graveyard", "Grizzly Bears"), life("A", 20)],
  },
  "asks what the player dealt with as well as others": {
    card: sorcery(
      "Each player sacrifices a creature of their choice. If you sacrificed a creature this way, you gain 5 life.",
    ),
    A: { battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Grizzly Bears"] },
    expect: [life("A", 25)],
  },
  "asks for the same number of two things": {
    card: enchantment(
      "Whenever an opponent casts a spell, you may reveal the top card of your library. If you do, counter that spell if it has the same mana value as the revealed card.",
    ),
    A: { battlefield: ["Lasting Words"], library: ["Opt"] },
    B: { battlefield: ["Mountain"], hand: ["Lightning Bolt"] },
    script: [cast("B", "Lightning Bolt", at("A"))],
    answersA: [{ yes: true }],
    expect: [life("A", 20)],
  },
  "says more where it could say greater": {
    card: sorcery("Choose target creature. If that creature's power is 3 or more, draw a card."),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [size("A", "hand", 1)],
  },
});

family("grammar/condition/paid", {
  "asks whether a spell was bargained": {
    card: sorcery("Bargain\nIf this spell was bargained, you gain 4 life."),
    A: { battlefield: ["Sol Ring"] },
    answersA: [{ yes: true }],
    expect: [life("A", 24), has("A", "graveyard", "Sol Ring")],
  },
  "knows that it was not": {
    card: sorcery("Bargain\nIf this spell was bargained, you gain 4 life."),
    A: { battlefield: ["Sol Ring"] },
    answersA: [{ yes: false }],
    expect: [life("A", 20), has("A", "permanents", "Sol Ring")],
  },
  "asks whether the surge cost was paid: it could not be": {
    card: { ...sorcery("Surge {0}\nIf this spell's surge cost was paid, draw a card."), manaCost: "{1}" },
    expect: [size("A", "hand", 0)],
  },
  "knows that tribute was paid": {
    card: creature("Tribute 2\nWhen this creature enters, if tribute wasn't paid, you gain 4 life."),
    answersB: [{ yes: true }],
    expect: [pt("A", "Speaker", 4, 4), life("A", 20)],
  },
  "knows that it was not, when the creature is gone": {
    card: creature("Tribute 2\nWhen this creature enters, if tribute wasn't paid, you gain 4 life."),
    A: { hand: ["Speaker"] },
    B: { battlefield: [of("Swamp", 3)], hand: ["Murder"] },
    answersB: [{ yes: false }],
    script: [
      cast("A", "Speaker"),
      by("B", { do: "cast", card: "Murder", whileOnStack: "Speaker", targets: [at("Speaker")] }),
    ],
    expect: [has("A", "graveyard", "Speaker"), life("A", 24)],
  },
});
