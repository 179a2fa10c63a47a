import { attack, cast, has, life, of, size } from "../../support/script.ts";
import { creature, family, mechanic, sorcery } from "../support/family.ts";

const LOOK =
  "Look at the top card of your library. If it's a creature card, you may reveal it and put it into your hand. If you don't put the card into your hand, you may put it into your graveyard.";

family("grammar/sentence/not-put", {
  "asks what was put somewhere: it was": {
    card: sorcery(LOOK),
    A: { library: ["Grizzly Bears"] },
    answersA: [{ yes: true }],
    expect: [has("A", "hand", "Grizzly Bears"), size("A", "graveyard", 1)],
  },
  "asks what was put somewhere: its player chose not to": {
    card: sorcery(LOOK),
    A: { library: ["Grizzly Bears"] },
    answersA: [{ yes: false }, { yes: true }],
    expect: [has("A", "graveyard", "Grizzly Bears")],
  },
  "asks what was put somewhere: it could not be": {
    card: sorcery(LOOK),
    A: { library: ["Shock"] },
    answersA: [{ yes: true }],
    expect: [has("A", "graveyard", "Shock")],
  },
});

mechanic("creatures that attack together", {
  "are counted for what follows": {
    card: creature("Whenever one or more Bears you control attack, you gain that much life."),
    A: { battlefield: ["Speaker", of("Grizzly Bears", 2), "Hill Giant"] },
    script: [attack("A", "Grizzly Bears"), attack("A", "Grizzly Bears"), attack("A", "Hill Giant")],
    expect: [life("A", 22)],
  },
  "are as many as the text asks for, against a player": {
    card: creature("Whenever two or more creatures you control attack a player, you gain 1 life."),
    A: { battlefield: ["Speaker", "Grizzly Bears", "Hill Giant"] },
    script: [attack("A", "Grizzly Bears"), attack("A", "Hill Giant")],
    expect: [life("A", 21)],
  },
  "are too few alone": {
    card: creature("Whenever two or more creatures you control attack a player, you gain 1 life."),
    A: { battlefield: ["Speaker", "Grizzly Bears"] },
    script: [attack("A", "Grizzly Bears")],
    expect: [life("A", 20)],
  },
});

mechanic("the rest of what was looked at", {
  "goes to the bottom of the library that was named": {
    card: sorcery(
      "Look at the top two cards of your library. You may put a land card from among them onto the battlefield tapped. Put the rest on the bottom in a random order.",
    ),
    lands: "none",
    A: { library: ["Forest", "Shock", "Shock", "Forest"] },
    answersA: [{ yes: true }],
    expect: [has("A", "permanents", "Forest")],
  },
});

const FOOD =
  "When this creature enters, you may search your library for a Bear card, reveal it, put it into your hand, then shuffle. If you don't put a card into your hand this way, you gain 3 life.";

mechanic("a card that was put into a hand", {
  "is none where nothing was found": {
    card: creature(FOOD),
    A: { hand: ["Speaker"], library: ["Grizzly Bears"] },
    script: [cast("A", "Speaker")],
    answersA: [{ yes: true }, { choose: [] }],
    expect: [life("A", 23)],
  },
  "is none where nobody wanted to search": {
    card: creature(FOOD),
    A: { hand: ["Speaker"], library: ["Grizzly Bears"] },
    script: [cast("A", "Speaker")],
    answersA: [{ yes: false }],
    expect: [life("A", 23)],
  },
  "is the one that was found": {
    card: creature(FOOD),
    A: { hand: ["Speaker"], library: ["Grizzly Bears"] },
    script: [cast("A", "Speaker")],
    answersA: [{ yes: true }, { choose: ["Grizzly Bears"] }],
    expect: [life("A", 20), has("A", "hand", "Grizzly Bears")],
  },
  "is asked for the other way round, after more instructions": {
    card: creature(
      "When this creature enters, you may search your library for a Bear card, reveal it, put it into your hand, then shuffle. You lose 1 life. If you put a card into your hand this way, you gain 3 life.",
    ),
    A: { hand: ["Speaker"], library: ["Grizzly Bears"] },
    script: [cast("A", "Speaker")],
    answersA: [{ yes: true }, { choose: ["Grizzly Bears"] }],
    expect: [life("A", 22)],
  },
});
