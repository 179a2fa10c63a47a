import {
  activate,
  at,
  attack,
  cast,
  check,
  counters,
  has,
  keyword,
  life,
  of,
  playable,
  pt,
  SETTLED,
  size,
  tapped,
} from "../../support/script.ts";
import { creature, family, mechanic, sorcery } from "../support/family.ts";

family("grammar/effect/keyword-actions", {
  "plots a card in exile, to be cast in a later turn": {
    card: sorcery("You may exile a nonland card from your hand. If you do, it becomes plotted."),
    lands: "none",
    A: { hand: ["Plain Words", "Divination"], library: [of("Plains", 4)] },
    script: [
      cast("A", "Plain Words"),
      SETTLED,
      check("A", playable("A", "Cast Divination", false)),
      check("A", playable("A", "Cast Divination"), { turn: 3, step: "precombat-main" }),
    ],
    answersA: [{ yes: true }],
    stop: { turn: 3, step: "end" },
    expect: [has("A", "exile", "Divination")],
  },
  "explores: a land goes to the hand": {
    card: creature("When this creature enters, it explores."),
    A: { library: ["Forest"] },
    expect: [has("A", "hand", "Forest"), counters("Speaker", "+1/+1", 0)],
  },
  "explores: else it grows": {
    card: creature("When this creature enters, it explores."),
    A: { library: ["Shock"] },
    expect: [counters("Speaker", "+1/+1", 1), size("A", "hand", 0)],
  },
  "connives: draws, discards, and grows by a nonland card": {
    card: creature("When this creature enters, it connives."),
    A: { library: ["Shock"] },
    expect: [has("A", "graveyard", "Shock"), counters("Speaker", "+1/+1", 1)],
  },
  "endures: grows": {
    card: creature("When this creature enters, it endures 2."),
    answersA: [{ choose: ["1"] }],
    expect: [counters("Speaker", "+1/+1", 2), has("A", "permanents", "Spirit Token", 0)],
  },
  "endures: brings a Spirit of that size": {
    card: creature("When this creature enters, it endures X, where X is the number of lands you control."),
    A: { battlefield: ["Savannah", "Taiga"], hand: ["Speaker"] },
    lands: "none",
    answersA: [{ choose: ["2"] }],
    expect: [counters("Speaker", "+1/+1", 0), pt("A", "Spirit Token", 2, 2)],
  },
  "detains: it can't attack until the next turn": {
    card: sorcery("Detain target creature an opponent controls."),
    A: { hand: ["Plain Words"] },
    B: { battlefield: ["Hill Giant", "Grizzly Bears"] },
    script: [
      cast("A", "Plain Words", at("Hill Giant")),
      attack("B", "Grizzly Bears", 2),
      attack("B", "Hill Giant", 4),
    ],
    stop: { turn: 4, step: "end" },
    expect: [life("A", 15)],
  },
  "goads: it attacks if able": {
    card: sorcery("Goad target creature an opponent controls."),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    stop: { turn: 2, step: "end" },
    expect: [life("A", 17)],
  },
  "amasses an Army": {
    card: sorcery("Amass Orcs 2."),
    expect: [pt("A", "Orc Army Token", 2, 2)],
  },
  "investigates as often as said": {
    card: sorcery("Investigate twice."),
    expect: [has("A", "permanents", "Clue Token", 2)],
  },
  "bolsters the least creature": {
    card: sorcery("Bolster 2."),
    A: { battlefield: ["Grizzly Bears", "Craw Wurm"] },
    expect: [counters("Grizzly Bears", "+1/+1", 2), counters("Craw Wurm", "+1/+1", 0)],
  },
  "adapts once only": {
    card: creature("{1}: Adapt 2."),
    A: { battlefield: ["Speaker"] },
    script: [activate("A", "{1}: Adapt"), SETTLED, activate("A", "{1}: Adapt")],
    expect: [counters("Speaker", "+1/+1", 2)],
  },
  "supports other creatures": {
    card: creature("When this creature enters, support 2."),
    A: { battlefield: ["Grizzly Bears", "Hill Giant"], hand: ["Speaker"] },
    script: [cast("A", "Speaker")],
    answersA: [{ target: { objects: ["Grizzly Bears", "Hill Giant"] } }],
    expect: [
      counters("Grizzly Bears", "+1/+1", 1),
      counters("Hill Giant", "+1/+1", 1),
      counters("Speaker", "+1/+1", 0),
    ],
  },
  "earthbends a land that comes back": {
    card: sorcery("Earthbend 2."),
    A: { battlefield: ["Savannah"], hand: ["Plain Words", "Lightning Bolt"] },
    script: [
      cast("A", "Plain Words", at("Savannah")),
      SETTLED,
      check("A", pt("A", "Savannah", 2, 2)),
      cast("A", "Lightning Bolt", at("Savannah")),
      SETTLED,
    ],
    expect: [has("A", "permanents", "Savannah"), tapped("Savannah"), counters("Savannah", "+1/+1", 0)],
  },
  "earthbends for as much as X is, as often as it says": {
    card: sorcery("Earthbend X, where X is the number of creatures you control. Then earthbend 1."),
    A: {
      battlefield: ["Savannah", "Taiga", "Grizzly Bears"],
      hand: ["Plain Words", "Shock", "Lightning Bolt"],
    },
    script: [
      cast("A", "Plain Words", at("Savannah"), at("Taiga")),
      SETTLED,
      check("A", counters("Savannah", "+1/+1", 1)),
      check("A", counters("Taiga", "+1/+1", 1)),
      cast("A", "Shock", at("Savannah")),
      SETTLED,
      cast("A", "Lightning Bolt", at("Taiga")),
      SETTLED,
    ],
    expect: [tapped("Savannah"), tapped("Taiga"), size("A", "graveyard", 3)],
  },
  "flips a card": {
    card: {
      name: "Pupil // Master",
      layout: "flip",
      text: "",
      faces: [
        {
          name: "Pupil",
          manaCost: "{G}",
          typeLine: "Creature — Human",
          power: "1",
          toughness: "1",
          text: "{T}: Flip this creature.",
        },
        {
          name: "Master",
          manaCost: "{G}",
          typeLine: "Legendary Creature — Human",
          power: "4",
          toughness: "4",
          text: "Trample",
        },
      ],
    },
    A: { battlefield: ["Pupil // Master"] },
    script: [activate("A", "{T}: Flip")],
    expect: [pt("A", "Master", 4, 4), keyword("A", "Master", "trample")],
  },
});

mechanic("keyword actions in words of their own alone", {
  "proliferates what has counters": {
    card: sorcery("Put a +1/+1 counter on target creature. Proliferate."),
    A: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    answersA: [{ choose: ["Grizzly Bears"] }],
    expect: [counters("Grizzly Bears", "+1/+1", 2)],
  },
  "populates: copies a creature token": {
    card: sorcery("Create a 1/1 green Saproling creature token. Populate."),
    expect: [has("A", "permanents", "Saproling Token", 2)],
  },
  "manifests the top card face down": {
    card: sorcery("Manifest the top card of your library."),
    A: { library: ["Craw Wurm"] },
    expect: [size("A", "permanents", 21), size("A", "library", 71)],
  },
  "manifests dread: one of two, the other goes": {
    card: sorcery("Manifest dread."),
    A: { library: ["Craw Wurm", "Shock"] },
    answersA: [{ choose: ["Craw Wurm"] }],
    expect: [size("A", "permanents", 21), has("A", "graveyard", "Shock")],
  },
});
