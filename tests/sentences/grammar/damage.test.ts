import {
  activate,
  at,
  attack,
  block,
  cast,
  check,
  counters,
  has,
  life,
  of,
  pt,
  SETTLED,
  size,
} from "../../support/script.ts";
import { creature, enchantment, family, instant, type Scene, sorcery } from "../support/family.ts";

/** B bolts something of A's who has the enchantment. */
function bolted(text: string, target: string, more: Partial<Scene>): Scene {
  return {
    card: enchantment(text),
    A: { battlefield: ["Lasting Words", "Grizzly Bears", "Hill Giant"] },
    B: { battlefield: ["Mountain"], hand: ["Lightning Bolt"] },
    script: [cast("B", "Lightning Bolt", at(target))],
    expect: [],
    ...more,
  };
}

/** B deals 5 damage that can't be prevented to a blue creature of A, who has the enchantment. */
function combusted(text: string, made: number): Scene {
  return bolted(text, "", {
    A: { battlefield: ["Lasting Words", "Dragon's Eye Savants"] },
    B: { battlefield: [of("Mountain", 2)], hand: ["Combust"] },
    script: [cast("B", "Combust", at("Dragon's Eye Savants"))],
    expect: [
      counters("Dragon's Eye Savants", "+1/+1", made),
      { damage: { player: "A", card: "Dragon's Eye Savants", is: 5 } },
    ],
  });
}

family("ability/shields", {
  "makes less of what a spell would deal": bolted(
    "If a spell would deal damage to a creature or player, it deals that much damage minus 1 to that creature or player instead.",
    "A",
    { expect: [life("A", 18)] },
  ),
  "makes nothing less of what creatures and abilities would deal": {
    ...bolted(
      "If a spell would deal damage to a creature or player, it deals that much damage minus 1 to that creature or player instead.",
      "A",
      {},
    ),
    A: { battlefield: ["Lasting Words", "Hill Giant", "Prodigal Sorcerer"] },
    B: {},
    script: [activate("A", "{T}:", at("B")), attack("A", "Hill Giant")],
    expect: [life("B", 16)],
  },
  "prevents nothing that creatures would deal instead of spells": {
    ...bolted(
      "If a spell you control would deal damage to an opponent, prevent that damage. Draw that many cards.",
      "A",
      {},
    ),
    A: { battlefield: ["Lasting Words", "Hill Giant"] },
    B: {},
    script: [attack("A", "Hill Giant")],
    expect: [life("B", 17)],
  },
  "prevents a part of the damage": bolted(
    "If a source an opponent controls would deal damage to you, prevent 1 of that damage.",
    "A",
    { expect: [life("A", 18)] },
  ),
  "prevents nothing of one's own sources": {
    ...bolted(
      "If a source an opponent controls would deal damage to you, prevent 1 of that damage.",
      "A",
      {},
    ),
    A: { battlefield: ["Lasting Words"], hand: ["Lightning Bolt"] },
    B: {},
    script: [cast("A", "Lightning Bolt", at("A"))],
    expect: [life("A", 17)],
  },
  "prevents half of it": bolted(
    "If a source would deal damage to you or a permanent you control, prevent half that damage, rounded up.",
    "A",
    { expect: [life("A", 19)] },
  ),
  "does more by how much was prevented": bolted(
    "If damage would be dealt to a creature you control, prevent that damage. Put a +1/+1 counter on that creature for each 1 damage prevented this way.",
    "Grizzly Bears",
    {
      expect: [
        counters("Grizzly Bears", "+1/+1", 3),
        { damage: { player: "A", card: "Grizzly Bears", is: 0 } },
      ],
    },
  ),
  "does more in the same sentence": bolted(
    "If damage would be dealt to a creature you control, prevent that damage and put that many +1/+1 counters on that creature.",
    "Grizzly Bears",
    { expect: [counters("Grizzly Bears", "+1/+1", 3)] },
  ),
  "does that many also of damage that can't be prevented (CR 615.12)": combusted(
    "If damage would be dealt to a creature you control, prevent that damage and put that many +1/+1 counters on that creature.",
    5,
  ),
  "does nothing for each damage prevented where none can be (CR 615.12)": combusted(
    "If damage would be dealt to a creature you control, prevent that damage. Put a +1/+1 counter on that creature for each 1 damage prevented this way.",
    0,
  ),
  "does something else instead of damage": {
    card: creature("If damage would be dealt to Speaker, put that many -1/-1 counters on it instead.", 2, 5),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Mountain"], hand: ["Lightning Bolt"] },
    script: [cast("B", "Lightning Bolt", at("Speaker"))],
    expect: [pt("A", "Speaker", -1, 2), { damage: { player: "A", card: "Speaker", is: 0 } }],
  },
  "does something else instead of a source's damage": bolted(
    "If a source an opponent controls would deal damage to you, instead you gain 1 life.",
    "A",
    { expect: [life("A", 21)] },
  ),
  "doubles damage to a player": bolted(
    "If a source would deal damage to a player, it deals double that damage to that player instead.",
    "A",
    { expect: [life("A", 14)] },
  ),
  "doubles the damage of a kind of spell": bolted(
    "If a red instant or sorcery spell you control would deal damage, it deals double that damage instead.",
    "B",
    {
      A: { battlefield: ["Lasting Words"], hand: ["Lightning Bolt"] },
      script: [cast("A", "Lightning Bolt", at("B"))],
      expect: [life("B", 14)],
    },
  ),
  "deals it to something else": {
    card: {
      name: "Scapegoat",
      typeLine: "Enchantment — Aura",
      text: "Enchant creature\nAll damage that would be dealt to you is dealt to enchanted creature instead.",
    },
    A: { battlefield: ["Hill Giant"], hand: ["Scapegoat"] },
    B: { battlefield: ["Mountain"], hand: ["Lightning Bolt"] },
    script: [cast("A", "Scapegoat", at("Hill Giant")), SETTLED, cast("B", "Lightning Bolt", at("A"))],
    expect: [life("A", 20), has("A", "graveyard", "Hill Giant")],
  },
});

family("grammar/effect/redirected", {
  "turns so much of the damage to another": {
    card: creature(
      "{0}: The next 1 damage that would be dealt to Speaker this turn is dealt to target creature you control instead.",
    ),
    A: { battlefield: ["Speaker", "Hill Giant"] },
    B: { battlefield: [of("Mountain", 2)], hand: ["Shock", "Lightning Bolt"] },
    script: [
      activate("A", "{0}:", at("Hill Giant")),
      SETTLED,
      cast("B", "Shock", at("Speaker")),
      SETTLED,
      check("A", has("A", "permanents", "Speaker")),
      cast("B", "Lightning Bolt", at("Hill Giant")),
    ],
    expect: [has("A", "permanents", "Speaker"), has("A", "graveyard", "Hill Giant")],
  },
  "is used up by what it has turned aside": {
    card: creature(
      "{0}: The next 1 damage that would be dealt to Speaker this turn is dealt to target creature you control instead.",
      2,
      4,
    ),
    A: { battlefield: ["Speaker", "Hill Giant"] },
    B: { battlefield: [of("Mountain", 2)], hand: [of("Shock", 2)] },
    script: [
      activate("A", "{0}:", at("Hill Giant")),
      SETTLED,
      cast("B", "Shock", at("Speaker")),
      SETTLED,
      cast("B", "Shock", at("Speaker")),
    ],
    expect: [
      { damage: { player: "A", card: "Speaker", is: 3 } },
      { damage: { player: "A", card: "Hill Giant", is: 1 } },
    ],
  },
  "turns aside the damage of a source that was chosen": {
    card: creature(
      "{0}: The next time a source of your choice would deal damage to you this turn, that damage is dealt to Speaker instead.",
      2,
      4,
    ),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Prodigal Sorcerer"] },
    script: [activate("A", "{0}:"), SETTLED, activate("B", "{T}:", at("A"))],
    answersA: [{ choose: ["Prodigal Sorcerer"] }],
    expect: [life("A", 20), { damage: { player: "A", card: "Speaker", is: 1 } }],
  },
});

/** Something of A's and something of B's fight in combat. */
function fought(text: string, more: Partial<Scene> = {}): Scene {
  return {
    card: enchantment(text),
    A: { battlefield: ["Lasting Words", "Hill Giant"] },
    B: { battlefield: ["Craw Wurm"] },
    script: [attack("A", "Hill Giant"), block("B", "Craw Wurm", "Hill Giant")],
    expect: [],
    ...more,
  };
}

family("ability/redirection", {
  "prevents damage to something and by it": {
    ...fought(""),
    card: creature("Prevent all combat damage that would be dealt to and dealt by this creature.", 9, 2),
    A: { battlefield: ["Speaker"] },
    script: [attack("A", "Speaker"), block("B", "Craw Wurm", "Speaker")],
    expect: [has("A", "permanents", "Speaker"), has("B", "permanents", "Craw Wurm")],
  },
  "prevents damage by certain sources alone": fought(
    "Prevent all damage that would be dealt to creatures you control by green creatures.",
    { expect: [has("A", "permanents", "Hill Giant")] },
  ),
  "prevents damage by sources of others": {
    card: enchantment("Prevent all damage that would be dealt to you by sources you don't control."),
    A: { battlefield: ["Lasting Words"], hand: ["Shock"] },
    B: { battlefield: ["Mountain"], hand: ["Lightning Bolt"] },
    script: [cast("B", "Lightning Bolt", at("A")), SETTLED, cast("A", "Shock", at("A"))],
    expect: [life("A", 18)],
  },
  "prevents what it would deal to certain things": fought("", {
    card: creature("Prevent all damage that Speaker would deal to green creatures.", 9, 2),
    A: { battlefield: ["Speaker"] },
    script: [attack("A", "Speaker"), block("B", "Craw Wurm", "Speaker")],
    expect: [has("A", "graveyard", "Speaker"), has("B", "permanents", "Craw Wurm")],
  }),
  "regenerates whenever it would be destroyed": {
    card: creature("If this creature would be destroyed, regenerate it."),
    A: { battlefield: ["Speaker"], hand: ["Murder", "Terminate"] },
    script: [
      cast("A", "Murder", at("Speaker")),
      SETTLED,
      check("A", { tapped: { card: "Speaker", is: true } }),
      cast("A", "Terminate", at("Speaker")),
    ],
    expect: [has("A", "graveyard", "Speaker"), size("A", "graveyard", 3)],
  },
  "doesn't regenerate while an opponent has seen to that": {
    card: creature(
      "If this creature would be destroyed, regenerate it.\n{0}: This creature can't be regenerated this turn. Only any opponent may activate this ability.",
    ),
    A: { battlefield: ["Speaker"], hand: ["Murder"] },
    script: [activate("B", "{0}: {this} can't be regenerated"), SETTLED, cast("A", "Murder", at("Speaker"))],
    expect: [has("A", "graveyard", "Speaker")],
  },
  "goes elsewhere instead if its controller likes": {
    card: creature(
      "If this creature would be put into a graveyard, you may put it on top of its owner's library instead.",
    ),
    A: { battlefield: [of("Speaker", 2)], hand: [of("Murder", 2)] },
    script: [cast("A", "Murder", at("Speaker")), SETTLED, cast("A", "Murder", at("Speaker"))],
    answersA: [{ yes: true }, { yes: false }],
    expect: [has("A", "library", "Speaker"), has("A", "graveyard", "Speaker")],
  },
  "goes elsewhere when it would die": {
    card: "Nissa's Chosen",
    A: { battlefield: ["Nissa's Chosen"], hand: ["Murder"] },
    script: [cast("A", "Murder", at("Nissa's Chosen"))],
    expect: [has("A", "library", "Nissa's Chosen")],
  },
  "shuffles in from anywhere": {
    card: creature(
      "If Speaker would be put into a graveyard from anywhere, reveal Speaker and shuffle it into its owner's library instead.",
    ),
    A: { hand: ["Speaker", "Mind Rot", "Shock"] },
    script: [cast("A", "Mind Rot", at("A"))],
    expect: [has("A", "library", "Speaker"), has("A", "graveyard", "Shock")],
  },
  "exiles what would die": {
    card: enchantment("If a creature an opponent controls would die, exile it instead."),
    A: { battlefield: ["Lasting Words", "Grizzly Bears"], hand: ["Wrath of God"] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Wrath of God")],
    expect: [has("B", "exile", "Hill Giant"), has("A", "graveyard", "Grizzly Bears")],
  },
  "prevents damage to it": {
    card: creature("Prevent all combat damage that would be dealt to this creature."),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Hill Giant"] },
    script: [attack("A", "Speaker"), block("B", "Hill Giant", "Speaker")],
    expect: [has("A", "permanents", "Speaker")],
  },
  "does something instead of drawing": {
    card: enchantment("If you would draw a card, you gain 2 life instead."),
    A: { battlefield: ["Lasting Words"], hand: ["Divination"] },
    script: [cast("A", "Divination")],
    expect: [life("A", 24), size("A", "hand", 0)],
  },
  "doubles damage": {
    card: enchantment(
      "If a creature you control would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.",
    ),
    A: { battlefield: ["Lasting Words", "Hill Giant"], hand: ["Lightning Bolt"] },
    script: [cast("A", "Lightning Bolt", at("B")), attack("A", "Hill Giant")],
    expect: [life("B", 11)],
  },
  "adds to damage": {
    card: enchantment(
      "If a red creature you control would deal combat damage to a permanent or player, it deals that much damage plus 1 to that permanent or player instead.",
    ),
    A: { battlefield: ["Lasting Words", "Hill Giant", "Grizzly Bears"] },
    script: [attack("A", "Hill Giant"), attack("A", "Grizzly Bears")],
    expect: [life("B", 14)],
  },
  "goes onto the battlefield instead of being discarded": {
    card: creature(
      "If a spell or ability an opponent controls causes you to discard Speaker, put it onto the battlefield instead of putting it into your graveyard.",
    ),
    A: { hand: ["Mind Rot"] },
    B: { hand: ["Speaker"] },
    script: [cast("A", "Mind Rot", at("B"))],
    expect: [has("B", "permanents", "Speaker")],
  },
  "is discarded as usual for one's own spells": {
    card: creature(
      "If a spell or ability an opponent controls causes you to discard Speaker, put it onto the battlefield instead of putting it into your graveyard.",
    ),
    A: { hand: ["Mind Rot", "Speaker"] },
    script: [cast("A", "Mind Rot", at("A"))],
    expect: [has("A", "graveyard", "Speaker")],
  },
});

/** A casts the words and attacks with a Giant that a Wurm blocks. */
function foggy(text: string, more: Partial<Scene> = {}): Scene {
  return {
    ...fought(""),
    card: sorcery(text),
    A: { battlefield: ["Hill Giant"], hand: ["Plain Words"] },
    script: [cast("A", "Plain Words"), attack("A", "Hill Giant"), block("B", "Craw Wurm", "Hill Giant")],
    ...more,
  };
}

family("grammar/effect/prevention", {
  "prevents what a creature would deal": foggy(
    "Prevent all combat damage target creature would deal this turn.",
    {
      script: [
        cast("A", "Plain Words", at("Craw Wurm")),
        attack("A", "Hill Giant"),
        block("B", "Craw Wurm", "Hill Giant"),
      ],
      expect: [has("A", "permanents", "Hill Giant"), { damage: { player: "B", card: "Craw Wurm", is: 3 } }],
    },
  ),
  "prevents what creatures would deal to players": foggy(
    "Prevent all damage that creatures would deal to players this turn.",
    {
      B: {},
      script: [cast("A", "Plain Words"), attack("A", "Hill Giant")],
      expect: [life("B", 20)],
    },
  ),
  "prevents nothing between creatures then": foggy(
    "Prevent all damage that creatures would deal to players this turn.",
    { expect: [has("A", "graveyard", "Hill Giant")] },
  ),
  "prevents what would be dealt this turn to one's creatures": foggy(
    "Prevent all damage that would be dealt this turn to creatures you control.",
    { expect: [has("A", "permanents", "Hill Giant"), { damage: { player: "B", card: "Craw Wurm", is: 3 } }] },
  ),
  "prevents it until one's next turn": foggy(
    "Until your next turn, prevent all damage that would be dealt to you.",
    {
      B: { battlefield: ["Craw Wurm"] },
      script: [cast("A", "Plain Words"), attack("B", "Craw Wurm", 2)],
      stop: { turn: 2, step: "end" },
      expect: [life("A", 20)],
    },
  ),
  "prevents the next damage to a player": {
    card: sorcery("Prevent the next 2 damage that would be dealt to target player this turn."),
    A: { hand: ["Plain Words"] },
    B: { battlefield: ["Mountain"], hand: ["Lightning Bolt"] },
    script: [cast("A", "Plain Words", at("A")), SETTLED, cast("B", "Lightning Bolt", at("A"))],
    expect: [life("A", 19)],
  },
  "prevents the damage of a kind of source": {
    card: sorcery("Prevent all damage that would be dealt by creatures this turn."),
    A: { battlefield: ["Hill Giant"], hand: ["Plain Words", "Shock"] },
    script: [
      cast("A", "Plain Words"),
      { do: "resolve-stack", turn: 1, step: "precombat-main" },
      cast("A", "Shock", at("B")),
      attack("A", "Hill Giant"),
    ],
    expect: [life("B", 18)],
  },
  "prevents all combat damage": {
    card: "Fog",
    A: { hand: ["Fog"], battlefield: ["Hill Giant"] },
    script: [cast("A", "Fog"), attack("A", "Hill Giant")],
    expect: [life("B", 20)],
  },
  "prevents what one creature would deal": {
    card: sorcery("Prevent all combat damage that would be dealt to and dealt by target creature this turn."),
    A: { hand: ["Plain Words"], battlefield: ["Hill Giant", "Grizzly Bears"] },
    script: [
      cast("A", "Plain Words", at("Hill Giant")),
      attack("A", "Hill Giant"),
      attack("A", "Grizzly Bears"),
    ],
    expect: [life("B", 18)],
  },
  "prevents damage to one player only": {
    card: sorcery("Prevent all damage that would be dealt to you this turn."),
    A: { hand: ["Plain Words", "Pestilence Rite"] },
    others: [{ name: "Pestilence Rite", text: "Pestilence Rite deals 2 damage to each player." }],
    script: [cast("A", "Plain Words"), SETTLED, cast("A", "Pestilence Rite")],
    expect: [life("A", 20), life("B", 18)],
  },
  "prevents so much of the next damage": {
    card: "Healing Salve",
    A: { hand: ["Healing Salve", "Lava Axe"] },
    script: [cast("A", "Healing Salve", at("B")), SETTLED, cast("A", "Lava Axe", at("B"))],
    answersA: [{ mode: "2" }],
    expect: [life("B", 18)],
  },
  "prevents damage by some creatures": {
    card: instant("Prevent all combat damage that would be dealt this turn by creatures you don't control."),
    A: { hand: ["Quick Words"], battlefield: ["Hill Giant"] },
    B: { battlefield: ["Craw Wurm"] },
    script: [cast("A", "Quick Words"), attack("A", "Hill Giant"), block("B", "Craw Wurm", "Hill Giant")],
    expect: [has("A", "permanents", "Hill Giant"), { damage: { player: "B", card: "Craw Wurm", is: 3 } }],
  },
  "prevents damage to creatures": {
    card: sorcery("Prevent all damage that would be dealt to creatures you control this turn."),
    A: { hand: ["Plain Words", "Pyroclasm"], battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Goblin Piker"] },
    script: [cast("A", "Plain Words"), SETTLED, cast("A", "Pyroclasm")],
    expect: [has("A", "permanents", "Grizzly Bears"), has("B", "graveyard", "Goblin Piker")],
  },
});
