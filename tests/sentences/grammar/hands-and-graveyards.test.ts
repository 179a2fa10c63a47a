import { activate, at, cast, check, has, life, SETTLED, size } from "../../support/script.ts";
import { artifact, creature, family, mechanic, sorcery } from "../support/family.ts";

const HAND = ["Forest", "Shock", "Opt"];

family("grammar/reference/from-it", {
  "puts a card from a hand that was looked at on top of the library": {
    card: sorcery(
      "Look at target opponent's hand and choose a card from it. Put that card on top of that player's library.",
    ),
    B: { hand: HAND },
    targets: ["B"],
    answersA: [{ choose: ["Opt"] }],
    expect: [size("B", "hand", 2), has("B", "hand", "Opt", 0), size("B", "graveyard", 0)],
  },
  "discards as many as were chosen": {
    card: sorcery(
      "Look at target player's hand and choose up to two cards from it. That player discards those cards.",
    ),
    B: { hand: HAND },
    targets: ["B"],
    answersA: [{ choose: ["Shock"] }],
    expect: [has("B", "graveyard", "Shock"), size("B", "hand", 2)],
  },
  "asks whether to choose a card, and goes on from there": {
    card: sorcery(
      "Target opponent reveals their hand. You may choose a nonland card from it. If you do, that player discards that card. If you don't, that player discards two cards.",
    ),
    B: { hand: HAND },
    targets: ["B"],
    answersA: [{ yes: true }, { choose: ["Opt"] }],
    expect: [has("B", "graveyard", "Opt"), size("B", "hand", 2)],
  },
  "chooses nothing where nothing fits": {
    card: sorcery(
      "Target opponent reveals their hand. You may choose a nonland card from it. If you do, that player discards that card. If you don't, that player discards two cards.",
    ),
    B: { hand: ["Forest", "Island", "Swamp"] },
    targets: ["B"],
    answersB: [{ choose: ["Forest", "Island"] }],
    expect: [has("B", "hand", "Swamp"), size("B", "graveyard", 2)],
  },
  "exiles a card from a hand until its source leaves": {
    card: creature(
      "When Speaker enters, look at target opponent's hand. You may exile a nonland card from it until Speaker leaves the battlefield.",
    ),
    A: { hand: ["Speaker", "Shock"] },
    B: { hand: ["Forest", "Opt"] },
    script: [
      cast("A", "Speaker"),
      SETTLED,
      check("A", has("B", "exile", "Opt")),
      cast("A", "Shock", at("Speaker")),
    ],
    answersA: [{ yes: true }],
    expect: [has("B", "hand", "Opt")],
  },
  "puts a creature card from a revealed hand onto the battlefield": {
    card: sorcery(
      "Target opponent reveals their hand. You may put a creature card from it onto the battlefield under your control.",
    ),
    B: { hand: ["Forest", "Hill Giant"] },
    targets: ["B"],
    answersA: [{ yes: true }],
    expect: [has("A", "permanents", "Hill Giant"), size("B", "hand", 1)],
  },
});

mechanic("graveyards exiled as a whole", {
  "exiles a graveyard": {
    card: artifact("{T}, Sacrifice Device: Exile target player's graveyard."),
    A: { battlefield: ["Device"], graveyard: ["Opt"] },
    B: { graveyard: ["Shock", "Hill Giant"] },
    script: [activate("A", "{T}, Sacrifice", at("B"))],
    expect: [has("B", "exile", "Shock"), has("B", "exile", "Hill Giant"), has("A", "graveyard", "Opt")],
  },
  "exiles the graveyards of all opponents": {
    card: sorcery("Exile each opponent's graveyard."),
    A: { graveyard: ["Opt"] },
    B: { graveyard: ["Shock"] },
    expect: [has("B", "exile", "Shock"), has("A", "graveyard", "Opt")],
  },
});

mechanic("discarding as many as one likes", {
  "draws as many cards as were discarded": {
    card: sorcery("Discard any number of cards, then draw that many cards."),
    A: { hand: HAND, library: ["Hill Giant", "Grizzly Bears", "Mountain"] },
    answersA: [{ choose: ["Shock", "Opt"] }],
    expect: [
      has("A", "graveyard", "Shock"),
      has("A", "graveyard", "Opt"),
      has("A", "hand", "Forest"),
      size("A", "hand", 3),
    ],
  },
  "discards only cards of the kind, and no more than there may be": {
    card: sorcery("You may discard up to two cards. Plain Words deals that much damage to each opponent."),
    A: { hand: HAND },
    answersA: [{ yes: true }, { choose: ["Shock", "Opt"] }],
    expect: [life("B", 18), size("A", "hand", 1)],
  },
});

mechanic("each player's hand shuffled away", {
  "is as many cards as that player draws, whatever the others had": {
    card: sorcery(
      "Each player shuffles the cards from their hand into their library, then draws that many cards.",
    ),
    A: { hand: ["Plain Words", "Shock"] },
    B: { hand: HAND },
    script: [cast("A", "Plain Words")],
    expect: [size("A", "hand", 1), size("B", "hand", 3)],
  },
});

mechanic("a card that each player reveals", {
  "costs that player as much life as its own mana value": {
    card: sorcery(
      "Each player reveals the top card of their library, loses life equal to that card's mana value, then puts it into their hand.",
    ),
    A: { hand: ["Plain Words"], library: ["Shock"] },
    B: { library: ["Craw Wurm"] },
    script: [cast("A", "Plain Words")],
    expect: [life("A", 19), life("B", 14), has("A", "hand", "Shock"), has("B", "hand", "Craw Wurm")],
  },
});
