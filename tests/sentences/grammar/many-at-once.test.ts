import {
  activate,
  at,
  cast,
  check,
  has,
  life,
  of,
  playable,
  pt,
  SETTLED,
  size,
} from "../../support/script.ts";
import { instant, mechanic, sorcery } from "../support/family.ts";

const CHAIN =
  "Return target nonland permanent to its owner's hand. Then that permanent's controller may sacrifice a land of their choice. If the player does, they may copy this spell and may choose a new target for that copy.";

mechanic("what each player goes on with", {
  "is what they themselves exiled before": {
    card: sorcery(
      "Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts all cards they exiled this way onto the battlefield.",
    ),
    A: { battlefield: ["Grizzly Bears"], graveyard: ["Craw Wurm"] },
    B: { graveyard: ["Hill Giant"] },
    expect: [
      has("A", "graveyard", "Grizzly Bears"),
      has("A", "permanents", "Craw Wurm"),
      has("B", "permanents", "Hill Giant"),
    ],
  },
  "is one of the strongest that they control": {
    card: sorcery(
      "Each opponent sacrifices a creature with the greatest power among creatures that player controls.",
    ),
    A: { battlefield: ["Craw Wurm"] },
    B: { battlefield: ["Hill Giant", "Grizzly Bears"] },
    expect: [has("B", "graveyard", "Hill Giant"), size("B", "permanents", 1)],
  },
});

mechanic("a spell that its victim may copy", {
  "is returned by a copy with a target of their choice": {
    card: instant(CHAIN),
    A: { battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Hill Giant", "Forest"] },
    targets: ["Hill Giant"],
    answersB: [{ yes: true }, { yes: true }, { target: at("Grizzly Bears") }],
    expect: [
      has("B", "hand", "Hill Giant"),
      has("B", "graveyard", "Forest"),
      has("A", "hand", "Grizzly Bears"),
    ],
  },
});

mechanic("where things go in a library", {
  "is second from the top or on the bottom, as the owner decides": {
    card: sorcery(
      "The owner of target creature puts it into their library second from the top or on the bottom.",
    ),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    stop: { turn: 4, step: "draw" },
    expect: [has("B", "hand", "Hill Giant")],
  },
  "is third from the top": {
    card: sorcery("Search your library for a card, then shuffle and put that card third from the top."),
    A: { library: ["Craw Wurm"] },
    answersA: [{ choose: ["Craw Wurm"] }],
    stop: { turn: 7, step: "draw" },
    expect: [has("A", "hand", "Craw Wurm")],
  },
  "is on top in any order": {
    card: sorcery(
      "Search your library for up to two creature cards, reveal them, then shuffle and put those cards on top in any order.",
    ),
    A: { library: ["Craw Wurm", "Hill Giant"] },
    answersA: [{ choose: ["Craw Wurm", "Hill Giant"] }],
    stop: { turn: 5, step: "draw" },
    expect: [has("A", "hand", "Craw Wurm"), has("A", "hand", "Hill Giant")],
  },
  "is looked through for cards of two kinds": {
    card: sorcery(
      "Search your library for up to two basic land cards and/or Wurm cards, put them into your hand, then shuffle.",
    ),
    A: { library: ["Craw Wurm", "Forest", "Hill Giant"] },
    answersA: [{ choose: ["Craw Wurm", "Forest"] }],
    expect: [has("A", "hand", "Craw Wurm"), has("A", "hand", "Forest")],
  },
});

mechanic("cards exiled by one instruction", {
  "may all be played for a time": {
    card: sorcery(
      "Exile the top three cards of your library. Until end of turn, you may play cards exiled this way.",
    ),
    A: { library: ["Shock", "Opt", "Grizzly Bears"], hand: ["Plain Words"] },
    script: [
      cast("A", "Plain Words"),
      SETTLED,
      check("A", playable("A", "Cast Grizzly Bears")),
      check("A", playable("A", "Cast Shock")),
    ],
    expect: [size("A", "exile", 3)],
  },
  "are as many as were in the hand": {
    card: sorcery("Exile all the cards from your hand, then draw that many cards."),
    A: { hand: ["Shock", "Opt"] },
    expect: [size("A", "exile", 2), size("A", "hand", 2)],
  },
});

mechanic("several creatures at once", {
  "are those that were dealt damage before": {
    card: sorcery("This spell deals 2 damage to each creature dealt damage this turn."),
    A: { hand: ["Plain Words", "Shock"] },
    B: { battlefield: ["Hill Giant", "Grizzly Bears"] },
    script: [cast("A", "Shock", at("Hill Giant")), SETTLED, cast("A", "Plain Words")],
    expect: [has("B", "graveyard", "Hill Giant"), has("B", "permanents", "Grizzly Bears")],
  },
  "lose all their Equipment": {
    card: sorcery("Unattach all Equipment from target creature."),
    A: { battlefield: ["Bonesplitter", "Grizzly Bears"], hand: ["Plain Words"] },
    script: [
      activate("A", "Equip", at("Grizzly Bears")),
      SETTLED,
      check("A", pt("A", "Grizzly Bears", 4, 2)),
      cast("A", "Plain Words", at("Grizzly Bears")),
    ],
    expect: [pt("A", "Grizzly Bears", 2, 2)],
  },
  "return with counters besides": {
    card: sorcery(
      "Return target creature card from your graveyard to the battlefield with two additional +1/+1 counters on it.",
    ),
    A: { graveyard: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    expect: [pt("A", "Grizzly Bears", 4, 4)],
  },
  "are copied X times": {
    card: {
      ...sorcery("Create X tokens that are copies of target creature you control."),
      manaCost: "{X}{G}",
    },
    A: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    answersA: [{ x: 2 }],
    expect: [has("A", "permanents", "Grizzly Bears", 3)],
  },
  "are fewer than those of an opponent": {
    card: sorcery("If you control fewer creatures than an opponent, you gain 6 life."),
    A: { battlefield: ["Hill Giant"] },
    B: { battlefield: [of("Grizzly Bears", 2)] },
    expect: [life("A", 26)],
  },
  "are asked for the power of the card returned": {
    card: sorcery(
      "Return target creature card from your graveyard to your hand. This spell deals damage to any target equal to the power of the card returned this way.",
    ),
    A: { graveyard: ["Craw Wurm"] },
    targets: ["Craw Wurm", "B"],
    expect: [life("B", 14)],
  },
});
