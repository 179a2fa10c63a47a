import {
  activate,
  at,
  attack,
  block,
  by,
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
import { artifact, aura, creature, enchantment, family, instant, sorcery } from "../support/family.ts";

family("ability/activated", {
  "is activated for its cost": {
    card: "Prodigal Sorcerer",
    A: { battlefield: ["Prodigal Sorcerer"] },
    script: [activate("A", "{T}:", at("B"))],
    expect: [life("B", 19), tapped("Prodigal Sorcerer")],
  },
  "is activated only when a sorcery could be cast": {
    card: artifact("{1}: You gain 1 life. Activate only as a sorcery."),
    A: { battlefield: ["Device"] },
    script: [
      check("A", playable("A", "{1}: You gain")),
      check("A", playable("A", "{1}: You gain", false), { turn: 1, step: "end" }),
    ],
    expect: [],
  },
  "is activated once each turn": {
    card: artifact("{1}: You gain 1 life. Activate only once each turn."),
    A: { battlefield: ["Device"] },
    script: [activate("A", "{1}: You gain"), SETTLED, check("A", playable("A", "{1}: You gain", false))],
    expect: [life("A", 21)],
  },
  "is activated no more often than said": {
    card: artifact("{1}: You gain 1 life. Activate no more than twice each turn."),
    A: { battlefield: ["Device"] },
    script: [
      activate("A", "{1}: You gain"),
      activate("A", "{1}: You gain"),
      SETTLED,
      check("A", playable("A", "{1}: You gain", false)),
    ],
    expect: [life("A", 22)],
  },
  "is activated by any player": {
    card: artifact("{1}: You gain 1 life. Any player may activate this ability."),
    A: { battlefield: ["Device"] },
    B: { battlefield: ["Forest"] },
    script: [activate("B", "{1}: You gain")],
    expect: [life("A", 20), life("B", 21)],
  },
  "is activated only if a condition holds": {
    card: artifact("{1}: Draw a card. Activate only during your turn and only if you control a creature."),
    A: { battlefield: ["Device"] },
    script: [check("A", playable("A", "{1}: Draw a card", false))],
    expect: [],
  },
  "is activated for loyalty, once a turn": {
    card: "Garruk, Primal Hunter",
    A: { battlefield: ["Garruk, Primal Hunter"] },
    script: [activate("A", "+1:"), SETTLED, check("A", playable("A", "+1:", false))],
    expect: [pt("A", "Beast Token", 3, 3), counters("Garruk, Primal Hunter", "loyalty", 4)],
  },
});

family("ability/line", {
  "does one thing or otherwise another to what it is on": {
    card: aura("Enchanted creature gets +2/+2 as long as it's a Bear. Otherwise, it gets -1/-1."),
    A: { hand: [of("Clinging Words", 2)], battlefield: ["Grizzly Bears", "Hill Giant"] },
    script: [cast("A", "Clinging Words", at("Grizzly Bears")), cast("A", "Clinging Words", at("Hill Giant"))],
    expect: [pt("A", "Grizzly Bears", 4, 4), pt("A", "Hill Giant", 2, 2)],
  },
  "speaks of what was sacrificed to cast it": {
    card: sorcery(
      "As an additional cost to cast this spell, sacrifice a creature.\nYou gain life equal to the sacrificed creature's toughness.",
    ),
    A: { battlefield: ["Hill Giant"] },
    expect: [life("A", 23)],
  },
  "costs something besides": {
    card: "Bone Splinters",
    A: { hand: ["Bone Splinters"] },
    B: { battlefield: ["Hill Giant"] },
    script: [check("A", playable("A", "Cast Bone Splinters", false))],
    expect: [],
  },
  "is cast for another cost": {
    card: "Force of Will",
    lands: "none",
    A: { hand: ["Force of Will", "Opt"] },
    B: { hand: ["Shock"], battlefield: ["Mountain"] },
    script: [
      cast("B", "Shock", at("A")),
      by("A", { do: "cast", card: "Force of Will", targets: [at("Shock")], whileOnStack: "Shock" }),
    ],
    expect: [life("A", 19), has("A", "exile", "Opt")],
  },
  "is cast for another cost under a condition": {
    card: {
      ...instant(
        "If you control a Goblin, you may pay {1} rather than pay this spell's mana cost.\nDraw two cards.",
      ),
      manaCost: "{9}",
    },
    lands: "none",
    A: { hand: ["Quick Words"], battlefield: ["Goblin Piker", "Wasteland"] },
    script: [cast("A", "Quick Words")],
    expect: [size("A", "hand", 2)],
  },
  "is cast only at a certain time": {
    card: instant("Cast this spell only during combat.\nDraw two cards."),
    A: { hand: ["Quick Words"], battlefield: ["Hill Giant"] },
    script: [
      check("A", playable("A", "Cast Quick Words", false)),
      attack("A", "Hill Giant"),
      check("A", playable("A", "Cast Quick Words"), { turn: 1, step: "declare-attackers" }),
    ],
    expect: [],
  },
  "is cast only under a condition": {
    card: instant("Cast this spell only if you control two or more creatures.\nDraw two cards."),
    A: { hand: ["Quick Words"], battlefield: ["Hill Giant"] },
    script: [check("A", playable("A", "Cast Quick Words", false))],
    expect: [],
  },
  "says two things on one line": {
    card: artifact(
      "Device enters tapped. As it enters, choose a color.\n{T}: Add one mana of the chosen color.",
    ),
    A: { hand: ["Device"] },
    script: [cast("A", "Device")],
    answersA: [{ choose: ["green"] }],
    expect: [{ tapped: { card: "Device", is: true } }],
  },
});

family("ability/triggered", {
  "triggers during combat: a death in it": {
    card: creature("When this creature dies during combat, you gain 4 life.", 2, 1),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [attack("A", "Speaker"), block("B", "Grizzly Bears", "Speaker")],
    expect: [life("A", 24)],
  },
  "triggers during combat: no death before it": {
    card: creature("When this creature dies during combat, you gain 4 life.", 2, 1),
    A: { battlefield: ["Speaker"], hand: ["Shock"] },
    script: [cast("A", "Shock", at("Speaker"))],
    expect: [life("A", 20), has("A", "graveyard", "Speaker")],
  },
  "checks its condition as it triggers and as it resolves": {
    card: enchantment("Whenever a creature dies, if you control an artifact, draw a card."),
    A: { battlefield: ["Lasting Words"], hand: ["Shock"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Shock", at("Grizzly Bears"))],
    expect: [size("A", "hand", 0)],
  },
  "triggers in certain turns only": {
    card: enchantment("Whenever a creature dies during an opponent's turn, draw a card."),
    A: { battlefield: ["Lasting Words"], hand: ["Shock"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Shock", at("Grizzly Bears"))],
    expect: [size("A", "hand", 0)],
  },
  "triggers while something is so": {
    card: creature("Whenever this creature attacks while you control an artifact, draw a card."),
    A: { battlefield: ["Speaker"] },
    script: [attack("A", "Speaker")],
    expect: [size("A", "hand", 0)],
  },
  "triggers once each turn": {
    card: enchantment("Whenever a creature dies, draw a card. This ability triggers only once each turn."),
    A: { battlefield: ["Lasting Words"], hand: ["Wrath of God"] },
    B: { battlefield: [of("Grizzly Bears", 3)] },
    script: [cast("A", "Wrath of God")],
    expect: [size("A", "hand", 1)],
  },
  "triggers on a state": {
    card: creature("When you control no Islands, sacrifice this creature."),
    lands: "none",
    A: { battlefield: ["Speaker"] },
    script: [],
    expect: [has("A", "graveyard", "Speaker")],
  },
  "triggers on either of two things": {
    card: enchantment(
      "Whenever you cast a red spell or a Mountain enters under your control, you gain 1 life.",
    ),
    A: { battlefield: ["Lasting Words"], hand: ["Shock", "Opt", "Mountain"] },
    script: [
      cast("A", "Shock", at("B")),
      SETTLED,
      cast("A", "Opt"),
      SETTLED,
      { do: "play-land", player: "A", card: "Mountain", turn: 1, step: "precombat-main" },
    ],
    expect: [life("A", 22)],
  },
  "binds only one of two things to the turn": {
    card: creature(
      "Whenever an opponent casts a spell during your turn or when Speaker dies, you gain 4 life.",
    ),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: [of("Mountain", 2)], hand: [of("Shock", 2)] },
    script: [cast("B", "Shock", at("A")), SETTLED, cast("B", "Shock", at("Speaker"))],
    expect: [life("A", 30)],
  },
  "triggers once so many counters are there": {
    card: artifact(
      "{0}: Put a charge counter on Device.\nWhen there are two or more charge counters on Device, sacrifice it.",
    ),
    A: { battlefield: ["Device"] },
    script: [
      activate("A", "{0}:"),
      SETTLED,
      check("A", counters("Device", "charge", 1)),
      activate("A", "{0}:"),
    ],
    expect: [has("A", "graveyard", "Device")],
  },
  "triggers once a number is reached": {
    card: enchantment("When you have 22 or more life, sacrifice Lasting Words."),
    others: [{ name: "Mend", typeLine: "Instant", text: "You gain 1 life." }],
    A: { battlefield: ["Lasting Words"], hand: [of("Mend", 2)] },
    script: [
      cast("A", "Mend"),
      SETTLED,
      check("A", has("A", "permanents", "Lasting Words")),
      cast("A", "Mend"),
    ],
    expect: [has("A", "graveyard", "Lasting Words")],
  },
  "triggers on being discarded": {
    card: creature("When you discard Speaker, you gain 4 life."),
    A: { hand: ["Speaker", "Mind Rot"] },
    script: [cast("A", "Mind Rot", at("A"))],
    expect: [life("A", 24)],
  },
});

family("ability/static", {
  "stays tapped under a condition": {
    card: creature("This creature doesn't untap during your untap step if you control a Goblin.", 2, 2),
    A: { battlefield: ["Speaker", "Goblin Piker"] },
    script: [attack("A", "Speaker")],
    stop: { turn: 3, step: "upkeep" },
    expect: [tapped("Speaker")],
  },
  "does not stay tapped where the condition is not met": {
    card: creature("This creature doesn't untap during your untap step if you control a Goblin.", 2, 2),
    A: { battlefield: ["Speaker"] },
    script: [attack("A", "Speaker")],
    stop: { turn: 3, step: "upkeep" },
    expect: [tapped("Speaker", false)],
  },
  "protects without removing the Aura that does it": {
    card: {
      ...aura("Enchanted creature has protection from white. This effect doesn't remove this Aura."),
      manaCost: "{W}",
    },
    others: [
      {
        name: "Other Words",
        manaCost: "{W}",
        typeLine: "Enchantment — Aura",
        text: "Enchant creature\nEnchanted creature gets +1/+1.",
      },
    ],
    A: { battlefield: ["Grizzly Bears"], hand: ["Clinging Words", "Other Words"] },
    script: [
      cast("A", "Other Words", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Clinging Words", at("Grizzly Bears")),
    ],
    expect: [
      has("A", "permanents", "Clinging Words"),
      has("A", "graveyard", "Other Words"),
      pt("A", "Grizzly Bears", 2, 2),
    ],
  },
  "protects without removing any Aura that is there": {
    card: {
      ...aura("Enchanted creature has protection from all colors. This effect doesn't remove Auras."),
      manaCost: "{W}",
    },
    others: [
      {
        name: "Other Words",
        manaCost: "{W}",
        typeLine: "Enchantment — Aura",
        text: "Enchant creature\nEnchanted creature gets +1/+1.",
      },
    ],
    A: { battlefield: ["Grizzly Bears"], hand: ["Clinging Words", of("Other Words", 2)] },
    script: [
      cast("A", "Other Words", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Clinging Words", at("Grizzly Bears")),
      SETTLED,
      check("A", playable("A", "Cast Other Words", false)),
    ],
    expect: [
      has("A", "permanents", "Clinging Words"),
      has("A", "permanents", "Other Words"),
      pt("A", "Grizzly Bears", 3, 3),
    ],
  },
  "changes one kind and the others of another": {
    card: {
      ...creature("Goblin creatures and other Human creatures get +1/+1."),
    },
    A: { battlefield: ["Speaker", "Goblin Guide", "Savannah Lions", "Elite Vanguard"] },
    script: [],
    expect: [
      pt("A", "Speaker", 2, 2),
      pt("A", "Goblin Guide", 3, 3),
      pt("A", "Elite Vanguard", 3, 2),
      pt("A", "Savannah Lions", 2, 1),
    ],
  },
  "keeps a life total as it is": {
    card: enchantment("Your life total can't change."),
    others: [{ name: "Sting", text: "You gain 3 life. Target player loses 2 life." }],
    A: { battlefield: ["Lasting Words"], hand: ["Sting", "Shock"] },
    script: [cast("A", "Sting", at("A")), SETTLED, cast("A", "Shock", at("A"))],
    expect: [life("A", 20)],
  },
  "changes all of a kind while it is there": {
    card: "Gaea's Anthem",
    A: { battlefield: ["Gaea's Anthem", "Grizzly Bears"], hand: ["Disenchant"] },
    script: [check("A", pt("A", "Grizzly Bears", 3, 3)), cast("A", "Disenchant", at("Gaea's Anthem"))],
    expect: [pt("A", "Grizzly Bears", 2, 2)],
  },
  "changes what it is attached to": {
    card: aura("Enchanted creature gets +2/+2 and has flying."),
    A: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    expect: [pt("A", "Grizzly Bears", 4, 4), keyword("A", "Grizzly Bears", "flying")],
  },
  "takes control of what it enchants": {
    card: "Control Magic",
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [has("A", "permanents", "Hill Giant")],
  },
  "holds as long as a condition does": {
    card: creature("During your turn, this creature has first strike."),
    A: { battlefield: ["Speaker"] },
    script: [check("A", keyword("A", "Speaker", "first strike"))],
    stop: { turn: 2, step: "upkeep" },
    expect: [keyword("A", "Speaker", "first strike", false)],
  },
  "keeps it tapped": {
    card: creature("{1}, {T}: You gain 1 life.\nThis creature doesn't untap during your untap step."),
    A: { battlefield: ["Speaker"] },
    script: [activate("A", "{1}, {T}:")],
    stop: { turn: 3, step: "upkeep" },
    expect: [tapped("Speaker")],
  },
  "makes all block that can": {
    card: creature("All creatures able to block this creature do so."),
    A: { battlefield: ["Speaker", "Hill Giant"] },
    B: { battlefield: ["Grizzly Bears", "Merfolk Looter"] },
    script: [attack("A", "Speaker"), attack("A", "Hill Giant"), block("B", "Grizzly Bears", "Hill Giant")],
    expect: [life("B", 17)],
  },
  "forbids casting and activating together": {
    card: creature(
      "During your turn, your opponents can't cast spells or activate abilities of artifacts, creatures, or enchantments.",
    ),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Prodigal Sorcerer", of("Mountain", 1)], hand: ["Shock"] },
    script: [
      check("B", playable("B", "Cast Shock", false)),
      check("B", playable("B", "{T}: This creature deals", false)),
      check("B", playable("B", "Cast Shock"), { turn: 2, step: "precombat-main" }),
      check("B", playable("B", "{T}: This creature deals"), { turn: 2, step: "precombat-main" }),
    ],
    stop: { turn: 2, step: "end" },
    expect: [],
  },
  "gives spells what triggers as they are cast": {
    card: enchantment("Instant and sorcery spells you cast have storm."),
    others: [{ name: "Kind Word", text: "You gain 2 life." }],
    A: { battlefield: ["Lasting Words"], hand: [of("Kind Word", 2)] },
    script: [cast("A", "Kind Word"), SETTLED, cast("A", "Kind Word")],
    expect: [life("A", 26)],
  },
});
