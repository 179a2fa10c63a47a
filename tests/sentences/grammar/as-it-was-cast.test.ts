import { at, attack, by, cast, has, life, SETTLED, size, tapped } from "../../support/script.ts";
import { creature, enchantment, mechanic, sorcery } from "../support/family.ts";

const BONUS = "You gain 1 life. If you controlled a Bear as you cast this spell, you gain 5 life.";
const DRAGON =
  "As an additional cost to cast this spell, you may reveal a Dragon card from your hand.\nDraw a card. If you revealed a Dragon card or controlled a Dragon as you cast this spell, you gain 4 life.";

mechanic("what was so as a spell was cast", {
  "counts even if it is so no more": {
    card: sorcery(BONUS),
    others: [{ name: "Quick End", typeLine: "Instant", text: "Destroy target creature." }],
    A: { battlefield: ["Grizzly Bears"], hand: ["Plain Words", "Quick End"] },
    script: [
      cast("A", "Plain Words"),
      by("A", {
        do: "cast",
        card: "Quick End",
        whileOnStack: "Plain Words",
        targets: [at("Grizzly Bears")],
      }),
    ],
    expect: [life("A", 26)],
  },
  "does not count if it becomes so afterwards": {
    card: sorcery(BONUS),
    expect: [life("A", 21)],
  },
  "is not so of a copy, which was not cast": {
    card: sorcery(BONUS),
    others: [{ name: "Echo", typeLine: "Instant", text: "Copy target sorcery spell." }],
    A: { battlefield: ["Grizzly Bears"], hand: ["Plain Words", "Echo"] },
    script: [
      cast("A", "Plain Words"),
      by("A", { do: "cast", card: "Echo", whileOnStack: "Plain Words", targets: [at("Plain Words")] }),
    ],
    expect: [life("A", 27)],
  },
  "may keep the spell from being countered": {
    card: sorcery(
      "If you controlled a Bear as you cast this spell, this spell can't be countered.\nYou gain 5 life.",
    ),
    others: [{ name: "Denial", typeLine: "Instant", text: "Counter target spell." }],
    A: { battlefield: ["Grizzly Bears"], hand: ["Plain Words", "Denial"] },
    script: [
      cast("A", "Plain Words"),
      by("A", { do: "cast", card: "Denial", whileOnStack: "Plain Words", targets: [at("Plain Words")] }),
    ],
    expect: [life("A", 25)],
  },
  "doesn't keep the spell from being countered if it was not so": {
    card: sorcery(
      "If you controlled a Bear as you cast this spell, this spell can't be countered.\nYou gain 5 life.",
    ),
    others: [{ name: "Denial", typeLine: "Instant", text: "Counter target spell." }],
    A: { hand: ["Plain Words", "Denial"] },
    script: [
      cast("A", "Plain Words"),
      by("A", { do: "cast", card: "Denial", whileOnStack: "Plain Words", targets: [at("Plain Words")] }),
    ],
    expect: [life("A", 20)],
  },
  "is the same as having shown a card for it": {
    card: sorcery(DRAGON),
    others: [{ name: "Wyrm", typeLine: "Creature — Dragon", text: "Flying", power: "4", toughness: "4" }],
    A: { battlefield: ["Wyrm"] },
    expect: [life("A", 24), size("A", "hand", 1)],
  },
});

mechanic("excess damage", {
  "is what is dealt beyond what is lethal": {
    card: sorcery(
      "This spell deals 5 damage to target creature. You gain life equal to the excess damage dealt this way.",
    ),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [life("A", 22)],
  },
  "is more by the damage that the creature has taken already": {
    card: sorcery(
      "This spell deals 2 damage to target creature. If excess damage was dealt to that creature this way, draw a card.",
    ),
    A: { hand: ["Plain Words", "Shock"] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Shock", at("Hill Giant")), SETTLED, cast("A", "Plain Words", at("Hill Giant"))],
    expect: [size("A", "hand", 1)],
  },
  "is none where the damage is not lethal": {
    card: sorcery(
      "This spell deals 2 damage to target creature. If excess damage was dealt to that creature this way, draw a card.",
    ),
    B: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [size("A", "hand", 0)],
  },
});

mechanic("a creature that is sneaked in", {
  "enters tapped and attacks whom the returned attacker attacked": {
    card: creature("Sneak {1}", 5, 5),
    A: { hand: ["Speaker"], battlefield: ["Grizzly Bears"] },
    script: [
      attack("A", "Grizzly Bears"),
      by("A", { do: "cast", card: "Speaker", via: "sneak" }, { turn: 1, step: "declare-blockers" }),
    ],
    expect: [life("B", 15), has("A", "hand", "Grizzly Bears"), tapped("Speaker")],
  },
  "enters untapped and not attacking if it is cast for its mana cost": {
    card: creature("Sneak {1}", 5, 5),
    expect: [tapped("Speaker", false), life("B", 20)],
  },
});

mechanic("where a permanent is", {
  "may be asked without saying more of it": {
    card: enchantment(
      "At the beginning of your end step, if this enchantment is on the battlefield, draw a card.",
    ),
    A: { battlefield: ["Lasting Words"] },
    script: [],
    stop: { turn: 2, step: "upkeep" },
    expect: [size("A", "hand", 1)],
  },
  "is asked of one's own among what everybody discarded": {
    card: sorcery("Each player discards a card. If you discarded a card this way, you gain 3 life."),
    B: { hand: ["Shock"] },
    expect: [life("A", 20), has("B", "graveyard", "Shock")],
  },
});

const SPECTACLE = {
  ...creature(
    "Spectacle {R}\nWhen this creature enters, draw a card. If its spectacle cost was paid, you gain 4 life.",
  ),
  manaCost: "{2}",
};

mechanic("a keyword's cost that was paid", {
  "is asked for by the keyword's name": {
    card: SPECTACLE,
    A: { hand: ["Speaker", "Shock"] },
    script: [
      cast("A", "Shock", at("B")),
      SETTLED,
      by("A", { do: "cast", card: "Speaker", via: "spectacle" }),
    ],
    expect: [life("A", 24), size("A", "hand", 1)],
  },
  "wasn't paid by who paid the mana cost": {
    card: SPECTACLE,
    A: { hand: ["Speaker"] },
    script: [cast("A", "Speaker")],
    expect: [life("A", 20), size("A", "hand", 1)],
  },
});

const ADVENTURER = {
  name: "Roamer // Roam",
  layout: "adventure" as const,
  text: "",
  faces: [
    {
      name: "Roamer",
      manaCost: "{G}",
      typeLine: "Creature — Elf",
      text: "Reach",
      power: "1",
      toughness: "1",
    },
    { name: "Roam", manaCost: "{G}", typeLine: "Instant — Adventure", text: "You gain 1 life." },
  ],
};

mechanic("what has an Adventure", {
  "has it as a creature spell, too": {
    card: enchantment("Whenever you cast a creature spell that has an Adventure, draw a card."),
    others: [ADVENTURER],
    A: { battlefield: ["Lasting Words"], hand: ["Roamer // Roam", "Grizzly Bears"] },
    script: [cast("A", "Roamer"), SETTLED, cast("A", "Grizzly Bears")],
    expect: [size("A", "hand", 1), has("A", "permanents", "Roamer")],
  },
  "has it on the battlefield and in a graveyard, where others have none": {
    card: sorcery(
      "Destroy all creatures that have an Adventure. Return all cards that have an Adventure from your graveyard to your hand.",
    ),
    others: [ADVENTURER],
    A: { battlefield: ["Roamer // Roam", "Grizzly Bears"] },
    expect: [has("A", "hand", "Roamer"), has("A", "permanents", "Grizzly Bears")],
  },
});
