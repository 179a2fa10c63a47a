import {
  activate,
  at,
  attack,
  block,
  by,
  cast,
  check,
  has,
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
import { creature, enchantment, family, instant, mechanic, sorcery } from "../support/family.ts";

const BEARS = { battlefield: ["Grizzly Bears"] };

family("grammar/effect/zones", {
  "exiles itself with several counters, and so suspends itself": {
    card: sorcery("You gain 2 life. Exile Plain Words with two time counters on it.\nSuspend 3—{9}"),
    A: { hand: ["Plain Words"] },
    script: [cast("A", "Plain Words"), check("A", life("A", 22), { turn: 3, step: "precombat-main" })],
    stop: { turn: 5, step: "precombat-main" },
    answersA: [{ yes: true }],
    expect: [life("A", 24), has("A", "exile", "Plain Words")],
  },
  "makes as many as were exiled": {
    card: sorcery(
      "Exile all creatures you control. Then create that many 1/1 white Soldier creature tokens.",
    ),
    A: { battlefield: [of("Grizzly Bears", 2), "Hill Giant"] },
    expect: [has("A", "permanents", "Soldier Token", 3)],
  },
  "exiles a target and something that is chosen only then": {
    card: sorcery("Exile target creature and up to one land you control."),
    B: BEARS,
    targets: ["Grizzly Bears"],
    answersA: [{ target: { object: "Island" } }],
    expect: [has("B", "exile", "Grizzly Bears"), has("A", "exile", "Island"), size("A", "exile", 1)],
  },
  "destroys the target": {
    card: "Doom Blade",
    B: BEARS,
    targets: ["Grizzly Bears"],
    expect: [has("B", "graveyard", "Grizzly Bears")],
  },
  "destroys two targets of different kinds at once": {
    card: sorcery("Destroy target creature and target land."),
    B: { battlefield: ["Grizzly Bears", "Wasteland"] },
    targets: ["Grizzly Bears", "Wasteland"],
    expect: [size("B", "permanents", 0)],
  },
  "destroys all creatures, whoever controls them": {
    card: "Wrath of God",
    A: BEARS,
    B: { battlefield: ["Hill Giant", "Sol Ring"] },
    expect: [
      has("A", "graveyard", "Grizzly Bears"),
      has("B", "graveyard", "Hill Giant"),
      has("B", "permanents", "Sol Ring"),
    ],
  },
  "lets a player choose what to sacrifice": {
    card: "Diabolic Edict",
    B: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    targets: ["B"],
    answersB: [{ choose: ["Hill Giant"] }],
    expect: [has("B", "graveyard", "Hill Giant"), has("B", "permanents", "Grizzly Bears")],
  },
  "has each player sacrifice as many as said": {
    card: sorcery("Each player sacrifices two creatures of their choice."),
    A: BEARS,
    B: { battlefield: [of("Hill Giant", 3)] },
    expect: [has("A", "graveyard", "Grizzly Bears"), has("B", "graveyard", "Hill Giant", 2)],
  },
  "sacrifices another creature than the card itself": {
    card: creature("When this creature enters, sacrifice another creature."),
    A: BEARS,
    expect: [has("A", "graveyard", "Grizzly Bears"), has("A", "permanents", "Speaker")],
  },
  "exiles the target": {
    card: "Swords to Plowshares",
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [has("B", "exile", "Hill Giant"), life("B", 23)],
  },
  "exiles the top cards of a library": {
    card: sorcery("Exile the top two cards of target player's library."),
    B: { library: [of("Shock", 2)] },
    targets: ["B"],
    expect: [has("B", "exile", "Shock", 2)],
  },
  "exiles until the card leaves, and gives back then": {
    card: enchantment(
      "When this enchantment enters, exile target creature an opponent controls until this enchantment leaves the battlefield.",
    ),
    A: { hand: ["Lasting Words", "Disenchant"] },
    B: BEARS,
    script: [
      cast("A", "Lasting Words"),
      { do: "resolve-stack", ...MAIN },
      check("A", has("B", "exile", "Grizzly Bears")),
      cast("A", "Disenchant", at("Lasting Words")),
    ],
    expect: [has("B", "permanents", "Grizzly Bears")],
  },
  "exiles with a counter": {
    card: creature("When this creature dies, exile it with a time counter on it."),
    A: { battlefield: ["Speaker"], hand: ["Shock"] },
    script: [cast("A", "Shock", at("Speaker"))],
    expect: [has("A", "exile", "Speaker"), size("A", "graveyard", 1)],
  },
  "counters a spell": {
    card: "Counterspell",
    A: { hand: ["Grizzly Bears", "Counterspell"] },
    script: [cast("A", "Grizzly Bears"), respond("A", "Grizzly Bears", "Counterspell", at("Grizzly Bears"))],
    expect: [has("A", "graveyard", "Grizzly Bears"), has("A", "permanents", "Grizzly Bears", 0)],
  },
});

mechanic("put on top of libraries that are then shuffled", {
  "goes with each creature it blocks to the libraries of both owners": {
    card: creature(
      "{0}: Put Speaker and each creature it's blocking on top of their owners' libraries, then those players shuffle their libraries.",
    ),
    others: [
      { name: "Ear", typeLine: "Enchantment", text: "Whenever you shuffle your library, you gain 1 life." },
      {
        name: "Echo",
        typeLine: "Enchantment",
        text: "Whenever an opponent shuffles their library, you gain 4 life.",
      },
    ],
    A: { battlefield: ["Hill Giant"] },
    B: { battlefield: ["Speaker", "Ear", "Echo"] },
    script: [
      attack("A", "Hill Giant"),
      block("B", "Speaker", "Hill Giant"),
      by("B", { do: "activate", ability: "{0}: Put" }, { turn: 1, step: "declare-blockers" }),
    ],
    expect: [has("A", "library", "Hill Giant"), has("B", "library", "Speaker"), life("B", 25)],
  },
});

family("grammar/effect/own-cost", {
  "gives a card flashback for its mana cost": {
    card: sorcery(
      "Target instant or sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.",
    ),
    lands: "none",
    A: { battlefield: ["Mountain"], hand: ["Plain Words"], graveyard: ["Shock"] },
    script: [
      cast("A", "Plain Words", at("Shock")),
      SETTLED,
      by("A", { do: "cast", card: "Shock", via: "flashback", targets: [at("B")] }),
    ],
    expect: [life("B", 18), has("A", "exile", "Shock"), tapped("Mountain")],
  },
  "gives every card in a graveyard scavenge for its own mana cost": {
    card: enchantment(
      "Each creature card in your graveyard has scavenge. The scavenge cost is equal to its mana cost.",
    ),
    lands: "none",
    A: {
      battlefield: ["Lasting Words", "Goblin Guide", of("Mountain", 3), "Mountain"],
      graveyard: ["Hill Giant", "Grizzly Bears"],
    },
    script: [
      check("A", playable("A", "Grizzly Bears: Scavenge", false)),
      activate("A", "Scavenge", at("Goblin Guide")),
    ],
    expect: [pt("A", "Goblin Guide", 5, 5), has("A", "exile", "Hill Giant"), tapped("Mountain")],
  },
});

family("grammar/effect/spelled", {
  "has a pact paid for in the next upkeep": {
    card: instant(
      "At the beginning of your next upkeep, pay {9}{W}{W}{W}{W}{W}. If you don't, you lose the game.",
    ),
    lands: "none",
    A: { hand: ["Quick Words"] },
    script: [cast("A", "Quick Words")],
    stop: { turn: 3, step: "draw" },
    expect: [{ lost: "A" }],
  },
  "has everybody block one creature": {
    card: sorcery("All creatures able to block target creature this turn do so."),
    A: { hand: ["Plain Words"], battlefield: ["Craw Wurm"] },
    B: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    script: [cast("A", "Plain Words", at("Craw Wurm")), attack("A", "Craw Wurm")],
    expect: [life("B", 20)],
  },
});
