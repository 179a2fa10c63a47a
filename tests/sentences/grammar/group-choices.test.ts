import { has, life, size } from "../../support/script.ts";
import { family, mechanic, sorcery } from "../support/family.ts";

const HARSH = sorcery(
  "Any player may have this spell deal 5 damage to them. If no one does, draw three cards.",
);

mechanic("an opponent who chooses one of the cards found", {
  "puts it into the hand of who searched, and the rest into the graveyard": {
    card: sorcery(
      "Search your library for three cards and reveal them. Target opponent chooses one. Put that card into your hand and the rest into your graveyard. Then shuffle.",
    ),
    A: { library: ["Hill Giant", "Shock", "Opt"] },
    targets: ["B"],
    answersB: [{ choose: ["Shock"] }],
    expect: [has("A", "graveyard", "Hill Giant"), has("A", "graveyard", "Opt"), has("A", "hand", "Shock")],
  },
});

family("grammar/sentence/group-choices", {
  "has an opponent choose among revealed cards": {
    card: sorcery(
      "Reveal the top three cards of your library. An opponent chooses one of them. Put that card into your graveyard and the rest into your hand.",
    ),
    A: { library: ["Hill Giant", "Shock", "Opt"] },
    answersB: [{ choose: ["Hill Giant"] }],
    expect: [has("A", "graveyard", "Hill Giant"), has("A", "hand", "Shock"), has("A", "hand", "Opt")],
  },
  "asks the next player where the one before doesn't want to": {
    card: HARSH,
    answersA: [{ yes: false }],
    answersB: [{ yes: true }],
    expect: [life("A", 20), life("B", 15), size("A", "hand", 0)],
  },
  "asks nobody else once one player does it": {
    card: HARSH,
    answersA: [{ yes: true }],
    expect: [life("A", 15), life("B", 20), size("A", "hand", 0)],
  },
  "goes on otherwise if no one does it": {
    card: HARSH,
    answersA: [{ yes: false }],
    answersB: [{ yes: false }],
    expect: [life("A", 20), life("B", 20), size("A", "hand", 3)],
  },
  "lets any opponent do it, and goes on about that player": {
    card: sorcery("Any opponent may sacrifice a creature. If a player does, that player loses 3 life."),
    A: { battlefield: ["Hill Giant"] },
    B: { battlefield: ["Grizzly Bears"] },
    answersB: [{ yes: true }],
    expect: [life("A", 20), life("B", 17), has("B", "graveyard", "Grizzly Bears")],
  },
  "lets any player pay": {
    card: sorcery("Any player may pay 4 life. If a player does, draw a card."),
    answersA: [{ yes: false }],
    answersB: [{ yes: true }],
    expect: [life("A", 20), life("B", 16), size("A", "hand", 1)],
  },
  "does what got more votes": {
    card: sorcery(
      "Starting with you, each player votes for death or mercy. If death gets more votes, each opponent loses 4 life. If mercy gets more votes or the vote is tied, you gain 3 life.",
    ),
    answersA: [{ choose: ["death"] }],
    answersB: [{ choose: ["death"] }],
    expect: [life("A", 20), life("B", 16)],
  },
  "settles a tie as the text says": {
    card: sorcery(
      "Starting with you, each player votes for death or mercy. If death gets more votes, each opponent loses 4 life. If mercy gets more votes or the vote is tied, you gain 3 life.",
    ),
    answersA: [{ choose: ["death"] }],
    answersB: [{ choose: ["mercy"] }],
    expect: [life("A", 23), life("B", 20)],
  },
  "puts one pile here and the other there": {
    card: sorcery(
      "Reveal the top two cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.",
    ),
    A: { library: ["Shock", "Opt"] },
    answersB: [{ choose: ["Shock"] }],
    answersA: [{ choose: ["2"] }],
    expect: [has("A", "hand", "Shock"), has("A", "graveyard", "Opt")],
  },
});

family("grammar/sentence/search-riders", {
  "shuffles after a library was searched": {
    card: sorcery(
      "You may search your library and/or graveyard for a card named Shock, reveal it, and put it into your hand. If you search your library this way, you gain 2 life.",
    ),
    A: { library: ["Shock", "Opt"] },
    answersA: [{ yes: true }, { yes: true }, { choose: ["Shock"] }],
    expect: [has("A", "hand", "Shock"), life("A", 22)],
  },
  "leaves the library alone if its player wants so": {
    card: sorcery(
      "You may search your library and/or graveyard for a card named Shock, reveal it, and put it into your hand. If you search your library this way, you gain 2 life.",
    ),
    A: { library: ["Opt", "Opt"], graveyard: ["Shock"] },
    answersA: [{ yes: true }, { yes: false }],
    expect: [has("A", "hand", "Shock"), life("A", 20)],
  },
  "asks about a search that had to be made": {
    card: sorcery(
      "Search your library for a basic land card and put it onto the battlefield tapped. If you search your library this way, you lose 2 life.",
    ),
    A: { library: ["Island", "Opt"] },
    answersA: [{ choose: ["Island"] }],
    expect: [life("A", 18)],
  },
});
