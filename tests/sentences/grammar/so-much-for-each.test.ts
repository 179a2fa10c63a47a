import { by, cast, counters, has, life, pt, SETTLED, size, tapped } from "../../support/script.ts";
import { creature, family, mechanic, sorcery } from "../support/family.ts";

const WIRE = {
  name: "Lasting Words",
  typeLine: "Artifact",
  text: "This artifact enters with two fade counters on it.\nAt the beginning of each player's upkeep, that player taps an untapped artifact, creature, or land they control for each fade counter on this artifact.",
};

mechanic("so many are tapped by the player who controls them", {
  "as there are counters": {
    card: WIRE,
    lands: "none",
    A: { hand: ["Lasting Words"] },
    B: { battlefield: ["Hill Giant", "Grizzly Bears", "Craw Wurm"] },
    script: [cast("A", "Lasting Words")],
    answersB: [{ choose: ["Hill Giant", "Craw Wurm"] }],
    stop: { turn: 2, step: "draw" },
    expect: [
      tapped("Hill Giant"),
      tapped("Craw Wurm"),
      tapped("Grizzly Bears", false),
      tapped("Lasting Words", false),
    ],
  },
  "or as many as there are": {
    card: WIRE,
    lands: "none",
    A: { hand: ["Lasting Words"] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Lasting Words")],
    stop: { turn: 3, step: "draw" },
    expect: [tapped("Hill Giant"), tapped("Lasting Words")],
  },
});

mechanic("for each of those dealt with", {
  "one loses and another gains as much": {
    card: sorcery(
      "Exile all creature cards from target player's graveyard. For each card exiled this way, that player loses 1 life and you gain 1 life.",
    ),
    B: { graveyard: ["Hill Giant", "Grizzly Bears"] },
    targets: ["B"],
    expect: [life("B", 18), life("A", 22)],
  },
  "mana is added and life gained, for the cards of a kind that everybody revealed": {
    card: creature(
      "{T}: Each player reveals the top card of their library. For each nonland card revealed this way, add {G} and you gain 1 life. Then each player draws a card.",
    ),
    others: [
      {
        name: "Sprout",
        manaCost: "{G}{G}",
        typeLine: "Creature — Plant",
        text: "",
        power: "1",
        toughness: "1",
      },
    ],
    lands: "none",
    A: { battlefield: ["Speaker"], hand: ["Sprout"], library: ["Grizzly Bears"] },
    B: { library: ["Hill Giant"] },
    script: [by("A", { do: "activate-mana", ability: "{T}: Each" }), cast("A", "Sprout")],
    expect: [life("A", 22), has("A", "permanents", "Sprout"), has("B", "hand", "Hill Giant")],
  },
  "tokens come, of those of a kind": {
    card: sorcery(
      "Each player mills two cards. For each creature card put into a graveyard this way, you create a tapped 2/2 black Zombie creature token.",
    ),
    A: { library: ["Grizzly Bears", "Shock"] },
    B: { library: ["Hill Giant", "Craw Wurm"] },
    expect: [has("A", "permanents", "Zombie Token", 3), tapped("Zombie Token")],
  },
  "counters are put, for the cards of a kind that everybody revealed": {
    card: creature(
      "When this creature enters, each player reveals the top card of their library. For each nonland card revealed this way, put a +1/+1 counter on this creature. Then each player draws a card.",
      1,
      1,
    ),
    A: { library: ["Grizzly Bears"], hand: ["Speaker"] },
    B: { library: ["Forest"] },
    script: [cast("A", "Speaker")],
    expect: [counters("Speaker", "+1/+1", 1), has("A", "hand", "Grizzly Bears"), has("B", "hand", "Forest")],
  },
  "life is gained, of cards of a kind": {
    card: sorcery("Target player discards two cards. You gain 3 life for each land card discarded this way."),
    B: { hand: ["Forest", "Shock"] },
    targets: ["B"],
    expect: [life("A", 23)],
  },
  "one grows, by lands of a kind": {
    card: sorcery(
      "Return any number of Plains you control to their owner's hand. Target creature gets +1/+1 until end of turn for each Plains returned this way.",
    ),
    A: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    answersA: [{ choose: ["Plains", "Plains"] }],
    expect: [pt("A", "Grizzly Bears", 4, 4)],
  },
  "a card is drawn, of those that came into one's own hand": {
    card: sorcery(
      "Return any number of target nonland, nontoken permanents you control to their owners' hands. Draw a card for each card returned to your hand this way.",
    ),
    A: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    targets: [{ objects: ["Grizzly Bears", "Hill Giant"] }],
    expect: [size("A", "hand", 4)],
  },
});

mechanic("several that deal damage", {
  "deal it each to its controller": {
    card: sorcery("Each creature deals 1 damage to its controller."),
    A: { battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Hill Giant", "Craw Wurm"] },
    expect: [life("A", 19), life("B", 18)],
  },
  "deal it each to itself, as much as its own power": {
    card: sorcery("Each creature deals damage to itself equal to its power."),
    B: { battlefield: ["Hill Giant", "Craw Wurm", "Drudge Skeletons"] },
    expect: [
      has("B", "graveyard", "Hill Giant"),
      has("B", "graveyard", "Craw Wurm"),
      has("B", "graveyard", "Drudge Skeletons"),
    ],
  },
  "deal it besides to a player": {
    card: sorcery(
      "This spell deals 2 damage to target creature. If that creature is red, this spell also deals 3 damage to that creature's controller.",
    ),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [life("B", 17)],
  },
});

mechanic("what a permanent was before it left", {
  "is tapped or not": {
    card: sorcery("Return target creature to its owner's hand. If it was tapped, draw a card."),
    B: { battlefield: [{ card: "Hill Giant", count: 1, tapped: true }] },
    targets: ["Hill Giant"],
    expect: [size("A", "hand", 1)],
  },
  "is of a mana value": {
    card: sorcery("Exile target creature. If it had mana value 3 or less, draw a card."),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [size("A", "hand", 0)],
  },
});

mechanic("cards of one graveyard", {
  "are targets of several kinds": {
    card: sorcery(
      "Return up to one target instant card and up to one target creature card from your graveyard to your hand.",
    ),
    A: { graveyard: ["Shock", "Hill Giant", "Opt"] },
    targets: ["Shock", "Hill Giant"],
    expect: [has("A", "hand", "Shock"), has("A", "hand", "Hill Giant"), has("A", "graveyard", "Opt")],
  },
  "are shuffled away by another player's spell": {
    card: sorcery("Shuffle all creature cards from target player's graveyard into that player's library."),
    B: { graveyard: ["Hill Giant", "Shock"] },
    targets: ["B"],
    expect: [size("B", "graveyard", 1), has("B", "library", "Hill Giant")],
  },
});

family("grammar/noun/place", {
  "is in all graveyards": {
    card: sorcery("Exile all cards from all graveyards."),
    A: { graveyard: ["Shock"] },
    B: { graveyard: ["Opt"] },
    expect: [has("A", "exile", "Shock"), has("B", "exile", "Opt")],
  },
  "is in the opponents' graveyards": {
    card: sorcery("Exile all creature cards from your opponents' graveyards."),
    A: { graveyard: ["Hill Giant"] },
    B: { graveyard: ["Hill Giant", "Opt"] },
    expect: [size("A", "exile", 0), size("B", "exile", 1)],
  },
  "is a hand and a graveyard together": {
    card: sorcery("Exile all cards from target player's hand and graveyard."),
    B: { graveyard: ["Opt"], hand: ["Hill Giant"] },
    targets: ["B"],
    expect: [size("B", "exile", 2)],
  },
});

mechanic("graveyards of several players", {
  "are exiled as a whole": {
    card: sorcery("Exile any number of target players' graveyards."),
    B: { graveyard: ["Opt", "Hill Giant"] },
    targets: ["B"],
    expect: [size("B", "exile", 2)],
  },
});

mechanic("a spell cast from elsewhere", {
  "knows that it was not cast from the hand": {
    card: sorcery(
      "You gain 1 life. If this spell was cast from anywhere other than your hand, you gain 5 life.\nFlashback {1}",
    ),
    A: { hand: ["Plain Words"] },
    script: [
      cast("A", "Plain Words"),
      SETTLED,
      { player: "A", turn: 1, step: "precombat-main", do: "cast", card: "Plain Words", via: "flashback" },
    ],
    expect: [life("A", 27)],
  },
});

mechanic("other players", {
  "manifest what is theirs": {
    card: sorcery("Exile target creature. Its controller manifests the top card of their library."),
    B: { battlefield: ["Hill Giant"], library: ["Forest"] },
    targets: ["Hill Giant"],
    expect: [size("B", "permanents", 1)],
  },
  "untap what is theirs": {
    card: sorcery("Target player untaps all creatures they control."),
    B: { battlefield: [{ card: "Hill Giant", count: 1, tapped: true }] },
    targets: ["B"],
    expect: [tapped("Hill Giant", false)],
  },
});
