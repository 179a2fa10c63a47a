import {
  activate,
  at,
  attack,
  cast,
  check,
  has,
  keyword,
  life,
  of,
  pt,
  respond,
  SETTLED,
  size,
  tapped,
} from "../../support/script.ts";
import { creature, enchantment, family, instant, sorcery } from "../support/family.ts";

family("grammar/effect/object-deed", {
  "deals damage that can't be prevented, in one sentence": {
    card: sorcery("This spell deals 3 damage to target player and the damage can't be prevented."),
    others: [{ name: "Shield", text: "Prevent all damage that would be dealt this turn." }],
    A: { hand: ["Plain Words", "Shield"] },
    script: [cast("A", "Shield"), SETTLED, cast("A", "Plain Words", at("B"))],
    expect: [life("B", 17)],
  },
  "deals more to the same creature or player instead": {
    card: sorcery(
      "Plain Words deals 2 damage to any target.\nHellbent — Plain Words deals 5 damage to that creature or player instead if you have no cards in hand.",
    ),
    targets: ["B"],
    expect: [life("B", 15)],
  },
  "damages each opponent and what they control": {
    card: sorcery("Plain Words deals 1 damage to each opponent and each creature they control."),
    A: { battlefield: ["Savannah Lions"] },
    B: { battlefield: ["Savannah Lions", "Grizzly Bears"] },
    expect: [
      life("A", 20),
      life("B", 19),
      has("A", "permanents", "Savannah Lions"),
      has("B", "graveyard", "Savannah Lions"),
      has("B", "permanents", "Grizzly Bears"),
    ],
  },
  "deals damage to any target": {
    card: "Lightning Bolt",
    targets: ["B"],
    expect: [life("B", 17)],
  },
  "deals damage to each creature and each player": {
    card: {
      ...sorcery("Plain Words deals X damage to each creature without flying and each player."),
      manaCost: "{X}",
    },
    B: { battlefield: ["Grizzly Bears", "Serra Angel"] },
    answersA: [{ x: 2 }],
    expect: [
      has("B", "graveyard", "Grizzly Bears"),
      life("A", 18),
      life("B", 18),
      { damage: { player: "B", card: "Serra Angel", is: 0 } },
    ],
  },
  "deals different damage to two": {
    card: sorcery(
      "Plain Words deals 3 damage to target creature and 1 damage to that creature's controller.",
    ),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [has("B", "graveyard", "Hill Giant"), life("B", 19)],
  },
  "divides damage as the player chooses": {
    card: "Arc Lightning",
    B: { battlefield: ["Grizzly Bears"] },
    answersA: [
      { target: at("Grizzly Bears"), amount: 2 },
      { target: at("B"), amount: 1 },
    ],
    expect: [has("B", "graveyard", "Grizzly Bears"), life("B", 19)],
  },
  "deals damage equal to its power": {
    card: sorcery(
      "Target creature you control deals damage equal to its power to target creature you don't control.",
    ),
    A: { battlefield: ["Hill Giant"] },
    B: { battlefield: ["Centaur Courser"] },
    targets: ["Hill Giant", "Centaur Courser"],
    expect: [
      has("B", "graveyard", "Centaur Courser"),
      { damage: { player: "A", card: "Hill Giant", is: 0 } },
    ],
  },
  fights: {
    card: "Prey Upon",
    A: { battlefield: ["Centaur Courser"] },
    B: { battlefield: ["Grizzly Bears"] },
    targets: ["Centaur Courser", "Grizzly Bears"],
    expect: [
      has("B", "graveyard", "Grizzly Bears"),
      { damage: { player: "A", card: "Centaur Courser", is: 2 } },
    ],
  },
  "fights nobody who is gone by then": {
    card: instant("Target creature you control fights target creature you don't control."),
    A: { hand: ["Quick Words", "Shock"], battlefield: ["Centaur Courser"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [
      cast("A", "Quick Words", at("Centaur Courser"), at("Grizzly Bears")),
      respond("A", "Quick Words", "Shock", at("Grizzly Bears")),
    ],
    expect: [
      has("B", "graveyard", "Grizzly Bears"),
      { damage: { player: "A", card: "Centaur Courser", is: 0 } },
    ],
  },
  "gets bigger and gains an ability until end of turn": {
    card: sorcery("Target creature gets +2/+0 and gains trample until end of turn."),
    A: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    expect: [pt("A", "Grizzly Bears", 4, 2), keyword("A", "Grizzly Bears", "trample")],
  },
  "loses it in the cleanup step": {
    card: "Giant Growth",
    A: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    stop: { turn: 2, step: "upkeep" },
    expect: [pt("A", "Grizzly Bears", 2, 2)],
  },
  "changes by what is counted as it resolves": {
    card: sorcery("Target creature gets +1/+1 until end of turn for each artifact you control."),
    A: { battlefield: ["Grizzly Bears", of("Sol Ring", 2)] },
    targets: ["Grizzly Bears"],
    expect: [pt("A", "Grizzly Bears", 4, 4)],
  },
  "phases out until its controller's next untap step": {
    card: sorcery("Target creature phases out."),
    A: { hand: ["Plain Words"] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      cast("A", "Plain Words", at("Hill Giant")),
      check("A", has("B", "permanents", "Hill Giant", 0), { turn: 1, step: "end" }),
    ],
    stop: { turn: 2, step: "upkeep" },
    expect: [has("B", "permanents", "Hill Giant")],
  },
  "speaks again of all that damage was dealt to": {
    card: creature(
      "When this creature enters, it deals 1 damage to each creature your opponents control. Tap those creatures.",
    ),
    A: { battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Hill Giant", "Savannah Lions"] },
    expect: [tapped("Hill Giant"), tapped("Grizzly Bears", false), has("B", "graveyard", "Savannah Lions")],
  },
  "deals damage to who controls what deals it": {
    card: sorcery(
      "Tap target untapped creature. That creature deals damage equal to its power to its controller.",
    ),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [tapped("Hill Giant"), life("B", 17)],
  },
});

family("grammar/modification/power", {
  "changes power and toughness for each of something, again and again": {
    card: creature("This creature gets +1/+0 for each artifact you control."),
    A: { battlefield: [of("Sol Ring", 2)] },
    expect: [pt("A", "Speaker", 4, 2)],
  },
  "sets base power and toughness, and changes go on top": {
    card: sorcery("Target creature has base power and toughness 1/1 until end of turn."),
    A: { battlefield: ["Glorious Anthem", "Craw Wurm"] },
    targets: ["Craw Wurm"],
    expect: [pt("A", "Craw Wurm", 2, 2)],
  },
  "sets base power alone": {
    card: sorcery("Target creature has base power 5 until end of turn."),
    B: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    expect: [pt("B", "Grizzly Bears", 5, 2)],
  },
  "defines both by a count, in every zone": {
    card: "Maro",
    A: { battlefield: ["Maro"], hand: [of("Shock", 3)] },
    script: [],
    expect: [pt("A", "Maro", 3, 3)],
  },
  "defines one of them": {
    card: { ...creature("Speaker's power is equal to the number of creatures you control."), power: "*" },
    A: { battlefield: [of("Grizzly Bears", 2)] },
    expect: [pt("A", "Speaker", 3, 2)],
  },
});

family("grammar/modification/index", {
  "is all creature types": {
    card: creature("This creature gets +1/+1 and is all creature types."),
    others: [{ name: "Hunt", text: "Destroy all Goblins." }],
    A: { battlefield: ["Speaker", "Hill Giant"], hand: ["Hunt"] },
    script: [cast("A", "Hunt")],
    expect: [has("A", "graveyard", "Speaker"), has("A", "permanents", "Hill Giant")],
  },
  "grants one keyword of several, as its player chooses": {
    card: sorcery("Target creature gains your choice of flying, trample, or haste until end of turn."),
    A: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    answersA: [{ choose: ["trample"] }],
    expect: [keyword("A", "Hill Giant", "trample"), keyword("A", "Hill Giant", "flying", false)],
  },
  "grants two quoted abilities": {
    card: sorcery(
      'Target creature gains "{1}: This creature gets +3/+0 until end of turn" and "{1}: Draw a card."',
    ),
    A: { battlefield: ["Hill Giant"], hand: ["Plain Words"] },
    script: [
      cast("A", "Plain Words", at("Hill Giant")),
      SETTLED,
      activate("A", "{1}: Draw"),
      SETTLED,
      activate("A", "{1}: This creature gets +3/+0"),
    ],
    expect: [pt("A", "Hill Giant", 6, 3), size("A", "hand", 1)],
  },
  "grants several abilities": {
    card: sorcery("Creatures you control gain flying, vigilance, and lifelink until end of turn."),
    A: { battlefield: ["Hill Giant"] },
    expect: ["flying", "vigilance", "lifelink"].map((one) => keyword("A", "Hill Giant", one)),
  },
  "grants a quoted ability": {
    card: sorcery(
      'Until end of turn, target creature gains "{1}: This creature gets +3/+0 until end of turn."',
    ),
    A: { battlefield: ["Hill Giant"], hand: ["Plain Words"] },
    script: [cast("A", "Plain Words", at("Hill Giant")), activate("A", "{1}: This creature gets +3/+0")],
    expect: [pt("A", "Hill Giant", 6, 3)],
  },
  "protects from the color that is chosen": {
    card: sorcery("Target creature gains protection from the color of your choice until end of turn."),
    A: { battlefield: ["Grizzly Bears"], hand: ["Plain Words", "Pyroclasm"] },
    script: [cast("A", "Plain Words", at("Grizzly Bears")), SETTLED, cast("A", "Pyroclasm")],
    answersA: [{ choose: ["red"] }],
    expect: [has("A", "permanents", "Grizzly Bears")],
  },
  "grants the one that is chosen": {
    card: sorcery("Target creature gains your choice of flying or haste until end of turn."),
    A: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    answersA: [{ choose: ["haste"] }],
    expect: [keyword("A", "Hill Giant", "haste"), keyword("A", "Hill Giant", "flying", false)],
  },
  "takes a keyword away": {
    card: sorcery("Target creature loses flying until end of turn."),
    B: { battlefield: ["Serra Angel"] },
    targets: ["Serra Angel"],
    expect: [keyword("B", "Serra Angel", "flying", false), keyword("B", "Serra Angel", "vigilance")],
  },
  "takes all abilities away, but not what is gained after that": {
    card: sorcery("Target creature loses all abilities until end of turn. It gains reach until end of turn."),
    B: { battlefield: ["Serra Angel"] },
    targets: ["Serra Angel"],
    expect: [keyword("B", "Serra Angel", "vigilance", false), keyword("B", "Serra Angel", "reach")],
  },
  "becomes something of a size, and with abilities": {
    card: creature(
      "{0}: Speaker becomes a Spirit with base power and toughness 8/8, flying, and first strike.",
    ),
    A: { battlefield: ["Speaker"] },
    script: [activate("A", "{0}:")],
    expect: [
      pt("A", "Speaker", 8, 8),
      keyword("A", "Speaker", "flying"),
      keyword("A", "Speaker", "first strike"),
    ],
  },
});

family("grammar/modification/except", {
  "gains something besides what it copies": {
    card: creature(
      "You may have this creature enter as a copy of any creature on the battlefield, except it gains haste.",
    ),
    A: { hand: ["Speaker"] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Speaker"), SETTLED, attack("A", "Hill Giant")],
    answersA: [{ yes: true }],
    expect: [life("B", 17), keyword("A", "Hill Giant", "haste")],
  },
  "copies a creature except for what it has besides": {
    card: sorcery("Create a token that's a copy of target creature, except it has flying."),
    B: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    expect: [keyword("A", "Grizzly Bears", "flying"), keyword("B", "Grizzly Bears", "flying", false)],
  },
});

family("grammar/modification/becomes", {
  "becomes a creature with an ability": {
    card: sorcery(
      "Target land becomes a 3/3 Elemental creature with flying until end of turn. It's still a land.",
    ),
    A: { battlefield: ["Wasteland"] },
    targets: ["Wasteland"],
    expect: [pt("A", "Wasteland", 3, 3), keyword("A", "Wasteland", "flying")],
  },
  "makes a land a creature that is still a land": {
    card: "Treetop Village",
    A: { battlefield: ["Treetop Village"] },
    script: [activate("A", "{1}{G}:"), attack("A", "Treetop Village")],
    expect: [pt("A", "Treetop Village", 3, 3), life("B", 17)],
  },
  "makes an artifact a creature with a size of its own": {
    card: sorcery(
      "Target artifact becomes an artifact creature with base power and toughness 4/4 until end of turn.",
    ),
    A: { battlefield: ["Sol Ring"] },
    targets: ["Sol Ring"],
    expect: [pt("A", "Sol Ring", 4, 4)],
  },
  "adds types to those it has": {
    card: sorcery("Target creature becomes a Goblin in addition to its other types until end of turn."),
    A: { battlefield: ["Grizzly Bears"], hand: ["Plain Words", "Count Bears and Goblins"] },
    others: [
      {
        name: "Count Bears and Goblins",
        text: "You gain 1 life for each Goblin you control.\nYou gain 2 life for each Bear you control.",
      },
    ],
    script: [
      cast("A", "Plain Words", at("Grizzly Bears")),
      { do: "resolve-stack", turn: 1, step: "precombat-main" },
      cast("A", "Count Bears and Goblins"),
    ],
    expect: [life("A", 23)],
  },
  "changes a color": {
    card: sorcery("Target creature becomes all colors until end of turn."),
    A: { hand: ["Plain Words", "Doom Blade"] },
    B: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    script: [
      cast("A", "Plain Words", at("Grizzly Bears")),
      { do: "resolve-stack", turn: 1, step: "precombat-main" },
      cast("A", "Doom Blade"),
    ],
    expect: [has("B", "permanents", "Grizzly Bears"), has("B", "graveyard", "Hill Giant")],
  },
  "makes it every creature type": {
    card: sorcery("Target creature becomes every creature type until end of turn."),
    A: { battlefield: ["Grizzly Bears", "Goblin Chieftain"] },
    targets: ["Grizzly Bears"],
    expect: [pt("A", "Grizzly Bears", 3, 3), keyword("A", "Grizzly Bears", "haste")],
  },
  "is as large as it costs": {
    card: enchantment(
      "Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.",
    ),
    others: [{ name: "Heavy Chest", typeLine: "Artifact", manaCost: "{4}", text: "" }],
    A: { battlefield: ["Lasting Words", "Heavy Chest"] },
    script: [],
    expect: [pt("A", "Heavy Chest", 4, 4)],
  },
});

family("grammar/modification/still", {
  "keeps a land a land": {
    card: sorcery("Target land becomes a 3/3 Elemental creature until end of turn. It's still a land."),
    A: { battlefield: ["Wasteland"] },
    targets: ["Wasteland"],
    expect: [pt("A", "Wasteland", 3, 3)],
  },
  "keeps an enchanted land a land": {
    card: {
      name: "Clinging Words",
      typeLine: "Enchantment — Aura",
      text: "Enchant land\nEnchanted land is a 6/4 green Elemental creature. It's still a land.",
    },
    lands: "none",
    A: { hand: ["Clinging Words", "Grizzly Bears"], battlefield: [of("Forest", 2)] },
    script: [
      cast("A", "Clinging Words", at("Forest")),
      SETTLED,
      check("A", pt("A", "Forest", 6, 4)),
      cast("A", "Grizzly Bears"),
    ],
    expect: [has("A", "permanents", "Grizzly Bears")],
  },
});
