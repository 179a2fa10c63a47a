import { activate, at, cast, has, life, of, pt, SETTLED, size } from "../../support/script.ts";
import { artifact, aura, creature, enchantment, mechanic, sorcery } from "../support/family.ts";

const MILL_THEN =
  "Choose target creature. Mill two cards, then destroy the chosen creature if its mana value is less than or equal to the number of cards in your graveyard.";
const DESTROYED = "Destroy target creature. If a creature was destroyed this way, you lose 2 life.";

mechanic("what was chosen, made or dealt with", {
  "is the permanent that was manifested": {
    card: sorcery(
      "Manifest the top card of your library, then put a +1/+1 counter on it. You gain life equal to its power.",
    ),
    A: { library: ["Forest", "Forest"] },
    expect: [life("A", 23)],
  },
  "is the cards chosen as targets before": {
    card: sorcery(
      "Choose two target creature cards in your graveyard. Sacrifice a creature. If you do, return the chosen cards to the battlefield tapped.",
    ),
    A: { battlefield: ["Grizzly Bears"], graveyard: ["Hill Giant", "Craw Wurm"] },
    targets: ["Hill Giant", "Craw Wurm"],
    expect: [has("A", "permanents", "Hill Giant"), has("A", "permanents", "Craw Wurm")],
  },
  "asks of a target whether it was destroyed": {
    card: sorcery(DESTROYED),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [life("A", 18)],
  },
  "is the creature that was spoken of": {
    card: sorcery(
      "This spell deals 2 damage to target creature. If you control a black permanent, destroy the creature instead.",
    ),
    A: { battlefield: ["Drudge Skeletons"] },
    B: { battlefield: ["Craw Wurm"] },
    targets: ["Craw Wurm"],
    expect: [has("B", "graveyard", "Craw Wurm")],
  },
  "is the player that was spoken of": {
    card: sorcery("Destroy target creature. Its controller discards a card. The player loses 2 life."),
    B: { battlefield: ["Craw Wurm"], hand: ["Opt"] },
    targets: ["Craw Wurm"],
    expect: [has("B", "graveyard", "Opt"), life("B", 18)],
  },
  "is the player chosen as a target": {
    card: sorcery("Choose target opponent. You gain 1 life. Then the chosen player loses 2 life."),
    targets: ["B"],
    expect: [life("A", 21), life("B", 18)],
  },
  "is any target chosen before": {
    card: sorcery(
      "Choose any target. You gain 1 life. This spell deals 3 damage to that permanent or player.",
    ),
    targets: ["B"],
    expect: [life("A", 21), life("B", 17)],
  },
  "is not so of what was regenerated": {
    card: sorcery(DESTROYED),
    A: { hand: ["Plain Words"], battlefield: ["Drudge Skeletons"] },
    script: [activate("A", "{B}: Regenerate"), SETTLED, cast("A", "Plain Words", at("Drudge Skeletons"))],
    expect: [life("A", 20), has("A", "permanents", "Drudge Skeletons")],
  },
  "is all the cards that were revealed": {
    card: sorcery(
      "Reveal cards from the top of your library until you reveal a nonland card, then put all cards revealed this way into your hand.",
    ),
    A: { library: ["Opt", "Shock", "Forest", "Forest"] },
    expect: [size("A", "hand", 3), has("A", "hand", "Shock")],
  },
  "is the card of a permanent that was sacrificed": {
    card: creature(
      "Whenever an opponent sacrifices a nontoken permanent, put that card onto the battlefield under your control.",
    ),
    others: [{ name: "Edict", text: "Target opponent sacrifices a creature of their choice." }],
    A: { battlefield: ["Speaker"], hand: ["Edict"] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Edict", at("B"))],
    expect: [has("A", "permanents", "Hill Giant")],
  },
  "is the land that may become a creature": {
    card: sorcery(
      "You may have target land you control become a 3/3 Elemental creature until end of turn. It's still a land.",
    ),
    A: { hand: ["Plain Words"], battlefield: ["Forest"] },
    lands: "none",
    script: [cast("A", "Plain Words", at("Forest"))],
    answersA: [{ yes: true }],
    stop: { turn: 1, step: "postcombat-main" },
    expect: [pt("A", "Forest", 3, 3)],
  },
  "is the token that may be created": {
    card: sorcery(
      'You may create a 0/1 green Wall creature token. It has "Sacrifice this token: You gain 3 life."',
    ),
    A: { hand: ["Plain Words"] },
    script: [cast("A", "Plain Words"), SETTLED, activate("A", "Sacrifice")],
    answersA: [{ yes: true }],
    expect: [life("A", 23)],
  },
  "is other than the creature that has the quoted ability": {
    card: aura('Enchanted creature has "{0}: Other creatures you control get +1/+1 until end of turn."'),
    A: { hand: ["Clinging Words"], battlefield: ["Grizzly Bears", "Hill Giant"] },
    script: [cast("A", "Clinging Words", at("Grizzly Bears")), SETTLED, activate("A", "{0}")],
    stop: { turn: 1, step: "postcombat-main" },
    expect: [pt("A", "Grizzly Bears", 2, 2), pt("A", "Hill Giant", 4, 4)],
  },
});

mechanic("what is said after 'then'", {
  "alone hangs on the condition, which is asked after what went before": {
    card: sorcery(MILL_THEN),
    A: { hand: ["Plain Words"], battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Plain Words", at("Grizzly Bears"))],
    expect: [size("A", "graveyard", 4)],
  },
  "is not done where the condition does not hold, but what went before is": {
    card: sorcery(MILL_THEN),
    A: { hand: ["Plain Words"], battlefield: ["Craw Wurm"] },
    script: [cast("A", "Plain Words", at("Craw Wurm"))],
    expect: [size("A", "graveyard", 3), has("A", "permanents", "Craw Wurm")],
  },
  "can't be regenerated after 'and' either": {
    card: sorcery("Destroy target creature and it can't be regenerated."),
    A: { hand: ["Plain Words"], battlefield: ["Drudge Skeletons"] },
    script: [activate("A", "{B}: Regenerate"), SETTLED, cast("A", "Plain Words", at("Drudge Skeletons"))],
    expect: [has("A", "graveyard", "Drudge Skeletons")],
  },
});

mechanic("where spells come from and how often abilities trigger", {
  "tells spells that were cast from a graveyard": {
    card: enchantment(
      "Whenever a player casts a spell from a graveyard, Lasting Words deals 3 damage to that player.",
    ),
    others: [{ name: "Echo", text: "You gain 1 life.\nFlashback {1}" }],
    A: { battlefield: ["Lasting Words"], graveyard: ["Echo"], hand: ["Shock"] },
    script: [cast("A", "Shock", at("B")), SETTLED, cast("A", "Echo")],
    expect: [life("A", 18), life("B", 18)],
  },
  "spends mana only on what is cast from there": {
    card: artifact("{T}: Add {C}{C}. Spend this mana only to cast spells from a graveyard."),
    others: [{ name: "Echo", manaCost: "{1}", text: "You gain 1 life.\nFlashback {2}" }],
    lands: "none",
    A: { battlefield: ["Device"], graveyard: ["Echo"], hand: ["Echo"] },
    script: [activate("A", "{T}: Add"), cast("A", "Echo")],
    expect: [life("A", 21), has("A", "hand", "Echo"), has("A", "exile", "Echo")],
  },
  "lets abilities of one kind of creature trigger once more": {
    card: enchantment(
      "If a triggered ability of a Goblin you control triggers, that ability triggers an additional time.",
    ),
    others: [
      {
        name: "Cheer",
        typeLine: "Creature — Goblin",
        power: "1",
        toughness: "1",
        text: "When this creature enters, you gain 2 life.",
      },
      {
        name: "Calm",
        typeLine: "Creature — Elf",
        power: "1",
        toughness: "1",
        text: "When this creature enters, you gain 1 life.",
      },
    ],
    A: { battlefield: ["Lasting Words"], hand: [of("Cheer"), of("Calm")] },
    script: [cast("A", "Cheer"), SETTLED, cast("A", "Calm")],
    expect: [life("A", 25)],
  },
});
