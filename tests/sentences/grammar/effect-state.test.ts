import {
  activate,
  at,
  attack,
  by,
  cast,
  check,
  has,
  life,
  of,
  playable,
  pt,
  respond,
  SETTLED,
  tapped,
} from "../../support/script.ts";
import { creature, family, instant, sorcery } from "../support/family.ts";

const ATTACKERS = { turn: 1, step: "declare-attackers" };

family("grammar/effect/state", {
  "doubles power and toughness": {
    card: sorcery("Double target creature's power and toughness until end of turn."),
    A: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [pt("A", "Hill Giant", 6, 6)],
  },
  "chooses one of a player's own, without a target": {
    card: sorcery("Choose a creature you control. It deals damage equal to its power to target creature."),
    A: { battlefield: ["Hill Giant"] },
    B: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    expect: [has("B", "graveyard", "Grizzly Bears"), has("A", "permanents", "Hill Giant")],
  },
  "has an opponent choose what is destroyed": {
    card: sorcery("Target opponent chooses a creature they control. Destroy it."),
    B: { battlefield: ["Hill Giant", "Grizzly Bears"] },
    targets: ["B"],
    answersB: [{ choose: ["Grizzly Bears"] }],
    expect: [has("B", "graveyard", "Grizzly Bears"), has("B", "permanents", "Hill Giant")],
  },
  "chooses one of the exiled cards, which alone may be played": {
    card: sorcery(
      "Exile the top two cards of your library. Choose one of them. You may play that card this turn.",
    ),
    A: { hand: ["Plain Words"], library: ["Shock", "Opt"] },
    script: [
      cast("A", "Plain Words"),
      SETTLED,
      check("A", playable("A", "Cast Opt", false)),
      cast("A", "Shock", at("B")),
    ],
    answersA: [{ choose: ["Shock"] }],
    expect: [life("B", 18), has("A", "exile", "Opt")],
  },
  "makes a creature as big as another": {
    card: creature(
      "Whenever another creature you control enters, you may change this creature's base power and toughness to that creature's power and toughness until end of turn.",
      1,
      1,
    ),
    A: { battlefield: ["Speaker"], hand: ["Hill Giant"] },
    script: [cast("A", "Hill Giant")],
    answersA: [{ yes: true }],
    expect: [pt("A", "Speaker", 3, 3)],
  },
  "taps what it aims at": {
    card: sorcery("Tap target creature."),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [tapped("Hill Giant")],
  },
  "taps or untaps, as the player likes": {
    card: sorcery("Tap or untap target permanent."),
    B: { battlefield: ["Sol Ring"] },
    targets: ["Sol Ring"],
    expect: [tapped("Sol Ring")],
  },
  "untaps all of a kind": {
    card: instant("Untap all creatures you control."),
    A: { battlefield: ["Grizzly Bears"], hand: ["Quick Words"] },
    script: [attack("A", "Grizzly Bears"), by("A", { do: "cast", card: "Quick Words" }, ATTACKERS)],
    expect: [life("B", 18), tapped("Grizzly Bears", false)],
  },
  "gains control until end of turn, and gives back": {
    card: "Act of Treason",
    B: { battlefield: ["Hill Giant"] },
    A: { hand: ["Act of Treason"] },
    script: [
      cast("A", "Act of Treason", at("Hill Giant")),
      attack("A", "Hill Giant"),
      check("B", has("B", "permanents", "Hill Giant"), { turn: 2, step: "upkeep" }),
    ],
    stop: { turn: 2, step: "upkeep" },
    expect: [life("B", 17)],
  },
  "gains control for good": {
    card: sorcery("Gain control of target creature."),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    stop: { turn: 3, step: "upkeep" },
    expect: [has("A", "permanents", "Hill Giant")],
  },
  "exchanges control of two creatures": {
    card: sorcery(
      "Exchange control of target creature you control and target creature an opponent controls.",
    ),
    A: { battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Hill Giant"] },
    targets: ["Grizzly Bears", "Hill Giant"],
    expect: [has("A", "permanents", "Hill Giant"), has("B", "permanents", "Grizzly Bears")],
  },
  "exchanges control of two targets": {
    card: sorcery("Exchange control of two target creatures."),
    A: { battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Hill Giant"] },
    targets: [{ objects: ["Grizzly Bears", "Hill Giant"] }],
    expect: [has("A", "permanents", "Hill Giant"), has("B", "permanents", "Grizzly Bears")],
  },
  "switches power and toughness": {
    card: sorcery("Switch target creature's power and toughness until end of turn."),
    B: { battlefield: ["Craw Wurm"] },
    targets: ["Craw Wurm"],
    expect: [pt("B", "Craw Wurm", 4, 6)],
  },
  "regenerates, so that what would destroy it taps it": {
    card: "Drudge Skeletons",
    A: { battlefield: ["Drudge Skeletons"], hand: ["Murder"] },
    script: [activate("A", "{B}: Regenerate"), SETTLED, cast("A", "Murder", at("Drudge Skeletons"))],
    expect: [has("A", "permanents", "Drudge Skeletons"), tapped("Drudge Skeletons")],
  },
  "chooses a creature type": {
    card: sorcery("Choose a creature type. Creatures of the chosen type get +1/+1 until end of turn."),
    A: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    answersA: [{ choose: ["Bear"] }],
    expect: [pt("A", "Grizzly Bears", 3, 3), pt("A", "Hill Giant", 3, 3)],
  },
  "chooses a target and goes on about it": {
    card: sorcery("Choose target creature. It gets +1/+1 until end of turn."),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [pt("B", "Hill Giant", 4, 4)],
  },
  "removes an attacker from combat": {
    card: instant("Remove target attacking creature from combat."),
    A: { battlefield: ["Hill Giant"], hand: ["Quick Words"] },
    script: [
      attack("A", "Hill Giant"),
      by("A", { do: "cast", card: "Quick Words", targets: [at("Hill Giant")] }, ATTACKERS),
    ],
    expect: [life("B", 20), tapped("Hill Giant")],
  },
  "transforms a card that has another face": {
    card: {
      name: "Cub // Bear",
      layout: "transform",
      text: "",
      faces: [
        {
          name: "Cub",
          manaCost: "{G}",
          typeLine: "Creature — Bear",
          power: "1",
          toughness: "1",
          text: "{T}: Transform this creature.",
        },
        { name: "Bear", typeLine: "Creature — Bear", power: "5", toughness: "5", text: "Trample" },
      ],
    },
    A: { battlefield: ["Cub // Bear"] },
    script: [activate("A", "{T}: Transform")],
    expect: [pt("A", "Bear", 5, 5)],
  },
  "turns a face-down creature face up": {
    card: sorcery("Turn target face-down creature face up."),
    others: [instant("Manifest the top card of your library.")],
    A: { library: ["Craw Wurm"], hand: ["Plain Words", "Quick Words"] },
    script: [cast("A", "Quick Words"), SETTLED, cast("A", "Plain Words")],
    expect: [pt("A", "Craw Wurm", 6, 4)],
  },
  "ends the turn: everything on the stack is exiled": {
    card: instant("End the turn."),
    A: { hand: ["Shock", "Quick Words"] },
    script: [
      cast("A", "Shock", at("B")),
      by("A", { do: "cast", card: "Quick Words", whileOnStack: "Shock" }),
    ],
    expect: [life("B", 20), has("A", "exile", "Shock"), has("A", "exile", "Quick Words")],
    stop: { turn: 2, step: "upkeep" },
  },
  "has chance choose an opponent": {
    card: creature(
      "At the beginning of combat on your turn, choose an opponent at random. Speaker attacks that player this combat if able.",
    ),
    A: { battlefield: ["Speaker"] },
    script: [],
    stop: { turn: 2, step: "upkeep" },
    expect: [life("B", 18)],
  },
});

family("grammar/effect/temporary-rule", {
  "exiles the spell that was cast": {
    card: creature(
      "When this creature enters, you may cast target instant card from your graveyard without paying its mana cost. If that spell would be put into your graveyard, exile it instead.",
    ),
    A: { graveyard: ["Lightning Bolt"], hand: ["Speaker"] },
    script: [cast("A", "Speaker")],
    answersA: [{ yes: true }, { target: at("B") }],
    expect: [life("B", 17), has("A", "exile", "Lightning Bolt")],
  },
  "allows another land": {
    card: sorcery("You may play an additional land this turn."),
    A: { hand: ["Plain Words", of("Island", 2)] },
    script: [
      cast("A", "Plain Words"),
      SETTLED,
      by("A", { do: "play-land", card: "Island" }),
      by("A", { do: "play-land", card: "Island" }),
    ],
    expect: [has("A", "hand", "Island", 0)],
  },
  "forbids a player to cast spells": {
    card: sorcery("Target player can't cast creature spells this turn."),
    A: { hand: ["Plain Words", "Grizzly Bears", "Shock"] },
    script: [
      cast("A", "Plain Words", at("A")),
      SETTLED,
      check("A", playable("A", "Cast Grizzly Bears", false)),
      check("A", playable("A", "Cast Shock")),
      check("A", playable("A", "Cast Grizzly Bears"), { turn: 3, step: "precombat-main" }),
    ],
    stop: { turn: 3, step: "end" },
    expect: [],
  },
  "forbids to gain life": {
    card: sorcery("Players can't gain life this turn."),
    A: { hand: ["Plain Words"], battlefield: ["Soul Warden"] },
    B: { hand: ["Raise the Alarm"], battlefield: [of("Plains", 2)] },
    script: [cast("A", "Plain Words"), SETTLED, cast("B", "Raise the Alarm")],
    expect: [life("A", 20), has("B", "permanents", "Soldier Token", 2)],
  },
  "exiles what would die": {
    card: sorcery(
      "Plain Words deals 3 damage to target creature. If that creature would die this turn, exile it instead.",
    ),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [has("B", "exile", "Hill Giant")],
  },
  "lets no damage be prevented": {
    card: sorcery("Damage can't be prevented this turn."),
    A: { hand: ["Plain Words", "Fog"], battlefield: ["Hill Giant"] },
    script: [cast("A", "Plain Words"), SETTLED, cast("A", "Fog"), attack("A", "Hill Giant")],
    expect: [life("B", 17)],
  },
  "forbids all opponents to cast spells": {
    card: sorcery("Your opponents can't cast spells this turn."),
    A: { hand: ["Plain Words"] },
    B: { battlefield: ["Mountain"], hand: ["Shock"] },
    script: [cast("A", "Plain Words"), SETTLED, check("B", playable("B", "Cast Shock", false))],
    expect: [],
  },
});

const BLACK_RAIN = {
  name: "Black Rain",
  manaCost: "{B}",
  typeLine: "Instant",
  text: "Black Rain deals 2 damage to each creature and each player.",
};

const RED_SHIELD =
  "The next time a red source of your choice would deal damage to you this turn, prevent that damage.";

family("grammar/effect/source-of-choice", {
  "prevents what the chosen source would deal next": {
    card: instant(RED_SHIELD),
    A: { battlefield: ["Hill Giant"], hand: ["Quick Words", "Shock"] },
    script: [cast("A", "Shock", at("A")), by("A", { do: "cast", card: "Quick Words" })],
    answersA: [{ choose: ["Shock"] }],
    expect: [life("A", 20)],
  },
  "lets another source's damage through": {
    card: instant(RED_SHIELD),
    A: { battlefield: ["Hill Giant"], hand: ["Quick Words", "Shock"] },
    script: [cast("A", "Shock", at("A")), by("A", { do: "cast", card: "Quick Words" })],
    answersA: [{ choose: ["Hill Giant"] }],
    expect: [life("A", 18)],
  },
  "prevents all that the chosen source deals at that time, and gains that much life once": {
    card: instant(
      "The next time a source of your choice would deal damage to you and/or creatures you control this turn, prevent that damage. If damage from a black source is prevented this way, you gain that much life.",
    ),
    others: [BLACK_RAIN],
    A: { battlefield: ["Grizzly Bears", "Ajani's Pridemate"], hand: ["Quick Words"] },
    B: { battlefield: ["Swamp", "Grizzly Bears"], hand: ["Black Rain"] },
    script: [cast("B", "Black Rain"), respond("A", "Black Rain", "Quick Words")],
    answersA: [{ choose: ["Black Rain"] }],
    expect: [
      life("A", 26),
      pt("A", "Ajani's Pridemate", 3, 3),
      life("B", 18),
      has("A", "permanents", "Grizzly Bears"),
      has("B", "graveyard", "Grizzly Bears"),
    ],
  },
  "is used up by then": {
    card: instant(
      "The next time a black source of your choice would deal damage this turn, prevent that damage.",
    ),
    others: [
      {
        name: "Black Rains",
        manaCost: "{B}",
        typeLine: "Sorcery",
        text: "Black Rains deals 2 damage to each player. Black Rains deals 1 damage to each player.",
      },
    ],
    A: { hand: ["Quick Words"] },
    B: { battlefield: ["Swamp"], hand: ["Black Rains"] },
    script: [
      by("B", { do: "cast", card: "Black Rains" }, { turn: 2, step: "precombat-main" }),
      by(
        "A",
        { do: "cast", card: "Quick Words", whileOnStack: "Black Rains" },
        { turn: 2, step: "precombat-main" },
      ),
    ],
    stop: { turn: 2, step: "end" },
    expect: [life("A", 19), life("B", 19)],
  },
});

family("grammar/effect/protected", {
  "protects any target": {
    card: instant(
      "The next time a source of your choice would deal damage to any target this turn, prevent that damage.",
    ),
    A: { hand: ["Quick Words", "Shock"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [
      cast("A", "Shock", at("Grizzly Bears")),
      by("A", { do: "cast", card: "Quick Words", targets: [at("Grizzly Bears")] }),
    ],
    answersA: [{ choose: ["Shock"] }],
    expect: [has("B", "permanents", "Grizzly Bears")],
  },
});
