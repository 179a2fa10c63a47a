import { activate, at, attack, by, cast, has, life, pt, respond } from "../../support/script.ts";
import { creature, instant, mechanic, sorcery } from "../support/family.ts";

mechanic("one of several things, chosen as it is carried out", {
  "is done to one group or to another": {
    card: sorcery("This spell deals 2 damage to each Elf or this spell deals 2 damage to each Bear."),
    B: { battlefield: ["Grizzly Bears", "Llanowar Elves"] },
    answersA: [{ choose: ["2"] }],
    expect: [has("B", "graveyard", "Grizzly Bears"), has("B", "permanents", "Llanowar Elves")],
  },
  "is a counter of one kind or of another": {
    card: sorcery("Put a +0/+1 counter or a +1/+0 counter on target creature."),
    A: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    answersA: [{ choose: ["2"] }],
    expect: [pt("A", "Grizzly Bears", 3, 2)],
  },
  "is a change of size one way or the other": {
    card: sorcery("Target creature gets +2/-2 or -2/+2 until end of turn."),
    A: { battlefield: ["Craw Wurm"] },
    targets: ["Craw Wurm"],
    answersA: [{ choose: ["2"] }],
    expect: [pt("A", "Craw Wurm", 4, 6)],
  },
  "is a creature type other than the one that is excluded": {
    card: sorcery(
      "Choose a creature type other than Wall. Target creature becomes that type until end of turn.",
    ),
    others: [{ name: "Lord", typeLine: "Enchantment", text: "Goblins you control get +1/+1." }],
    A: { battlefield: ["Grizzly Bears", "Lord"] },
    targets: ["Grizzly Bears"],
    answersA: [{ choose: ["Goblin"] }],
    expect: [pt("A", "Grizzly Bears", 3, 3)],
  },
});

mechanic("permanents of several kinds that one player sacrifices", {
  "are different ones": {
    card: sorcery("Target player sacrifices an artifact and a creature."),
    others: [
      { name: "Golem", typeLine: "Artifact Creature — Golem", power: "1", toughness: "1", text: "Vigilance" },
    ],
    B: { battlefield: ["Golem", "Grizzly Bears"] },
    targets: ["B"],
    expect: [has("B", "graveyard", "Golem"), has("B", "graveyard", "Grizzly Bears")],
  },
});

mechanic("what a cost has tapped", {
  "is asked for its power": {
    card: creature(
      "Tap an untapped creature you control: This creature gets +X/+0 until end of turn, where X is the power of the creature tapped this way.",
    ),
    A: { battlefield: ["Speaker", "Craw Wurm"] },
    script: [activate("A", "Tap an untapped creature")],
    answersA: [{ choose: ["Craw Wurm"] }],
    expect: [pt("A", "Speaker", 8, 2)],
  },
});

mechanic("the source of an ability", {
  "tells which ability may be countered": {
    card: instant("Counter target activated ability from an artifact source."),
    others: [{ name: "Device", typeLine: "Artifact", text: "{0}: You gain 5 life." }],
    A: { hand: ["Quick Words"] },
    B: { battlefield: ["Device"] },
    script: [activate("B", "{0}: You gain"), cast("A", "Quick Words", at("Device"))],
    expect: [life("B", 20)],
  },
});

mechanic("cards of several kinds", {
  "are searched for, one of each": {
    card: sorcery(
      "Search your library for a Bear card and a Giant card, reveal them, put them into your hand, then shuffle.",
    ),
    A: { library: ["Grizzly Bears", "Hill Giant", "Craw Wurm"] },
    answersA: [{ choose: ["Grizzly Bears"] }, { choose: ["Hill Giant"] }],
    expect: [
      has("A", "hand", "Grizzly Bears"),
      has("A", "hand", "Hill Giant"),
      has("A", "library", "Craw Wurm"),
    ],
  },
  "need not be found": {
    card: sorcery(
      "Search your library for a Bear card and a Giant card, reveal them, put them into your hand, then shuffle.",
    ),
    A: { library: ["Grizzly Bears", "Hill Giant"] },
    answersA: [{ choose: [] }, { choose: ["Hill Giant"] }],
    expect: [has("A", "library", "Grizzly Bears"), has("A", "hand", "Hill Giant")],
  },
  "are taken from among those revealed, each of its own kind": {
    card: sorcery(
      "Reveal the top three cards of your library. You may put a creature card and/or a land card from among them into your hand. Put the rest into your graveyard.",
    ),
    A: { library: ["Grizzly Bears", "Forest", "Shock"] },
    answersA: [{ yes: true }, { choose: ["Grizzly Bears"] }, { choose: ["Forest"] }],
    expect: [has("A", "hand", "Grizzly Bears"), has("A", "hand", "Forest"), has("A", "graveyard", "Shock")],
  },
  "come back from the graveyard together": {
    card: sorcery("Return a creature card and a land card from your graveyard to your hand."),
    A: { graveyard: ["Grizzly Bears", "Forest", "Shock"] },
    expect: [has("A", "hand", "Grizzly Bears"), has("A", "hand", "Forest"), has("A", "graveyard", "Shock")],
  },
  "are exiled from among those looked at": {
    card: sorcery(
      "Look at the top two cards of target player's library. Exile any number of those cards, then put the rest back in any order.",
    ),
    B: { library: ["Hill Giant", "Shock"] },
    targets: ["B"],
    answersA: [{ choose: ["Hill Giant"] }],
    expect: [has("B", "exile", "Hill Giant"), has("B", "library", "Shock")],
  },
});

mechanic("what is attacking somebody", {
  "is attacking you": {
    card: instant("Exile target creature that's attacking you or a planeswalker you control."),
    A: { hand: ["Quick Words"] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      attack("B", "Hill Giant", 2),
      by(
        "A",
        { do: "cast", card: "Quick Words", targets: [at("Hill Giant")] },
        { turn: 2, step: "declare-attackers" },
      ),
    ],
    stop: { turn: 2, step: "end" },
    expect: [has("B", "exile", "Hill Giant"), life("A", 20)],
  },
});

mechanic("what targets somebody or something of theirs", {
  "is aimed at you or at what is yours": {
    card: instant("Counter target spell that targets you or a creature you control."),
    A: { hand: ["Quick Words"] },
    B: { hand: ["Shock"], battlefield: ["Mountain"] },
    script: [cast("B", "Shock", at("A")), respond("A", "Shock", "Quick Words", at("Shock"))],
    expect: [life("A", 20)],
  },
});

mechanic("what one opponent alone has done this turn", {
  "is drawing cards": {
    card: sorcery(
      "Target player draws three cards. If an opponent drew three or more cards this turn, you gain 5 life.",
    ),
    B: { library: ["Forest", "Forest", "Forest", "Forest"] },
    targets: ["B"],
    expect: [life("A", 25)],
  },
  "is having creatures enter": {
    card: sorcery(
      "Target player creates two 1/1 green Snake creature tokens. If an opponent had two or more creatures enter under their control this turn, you gain 5 life.",
    ),
    targets: ["B"],
    expect: [life("A", 25)],
  },
});
