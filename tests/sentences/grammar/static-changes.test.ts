import {
  activate,
  at,
  attack,
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
import { artifact, aura, creature, enchantment, mechanic, sorcery } from "../support/family.ts";

const DESTROYS = { typeLine: "Instant", text: "Destroy target Human." };
const RED = [
  { ...DESTROYS, name: "Red Words", manaCost: "{R}" },
  {
    name: "Red Imp",
    manaCost: "{R}",
    typeLine: "Creature — Imp",
    power: "1",
    toughness: "1",
    text: "{T}: Destroy target Human.",
  },
];

mechanic("what static abilities change and forbid", {
  "enters tapped and stays so": {
    card: creature("This creature enters tapped and doesn't untap during your untap step."),
    A: { hand: ["Speaker"] },
    script: [cast("A", "Speaker")],
    stop: { turn: 3, step: "draw" },
    expect: [tapped("Speaker")],
  },
  "mutes abilities with a tap symbol, and no others": {
    card: aura(
      "Enchanted creature can't attack or block, and its activated abilities with {T} in their costs can't be activated.",
    ),
    others: [
      {
        name: "Bard",
        typeLine: "Creature — Human Bard",
        power: "1",
        toughness: "1",
        text: "{T}: You gain 1 life.\n{1}: You gain 2 life.",
      },
    ],
    A: { battlefield: ["Bard"], hand: ["Clinging Words"] },
    script: [
      check("A", playable("A", "{T}: You gain")),
      cast("A", "Clinging Words", at("Bard")),
      SETTLED,
      check("A", playable("A", "{T}: You gain", false)),
      activate("A", "{1}: You gain"),
    ],
    expect: [life("A", 22)],
  },
  "keeps a permanent tapped and mute": {
    card: {
      name: "Clinging Words",
      typeLine: "Enchantment — Aura",
      text: "Enchant artifact or creature\nEnchanted permanent doesn't untap during its controller's untap step and its activated abilities can't be activated.",
    },
    A: { hand: ["Clinging Words"] },
    B: { battlefield: [{ ...of("Prodigal Sorcerer"), tapped: true }] },
    script: [cast("A", "Clinging Words", at("Prodigal Sorcerer"))],
    stop: { turn: 2, step: "draw" },
    expect: [tapped("Prodigal Sorcerer")],
  },
  "is no target of red spells or abilities from red sources": {
    card: creature("This creature can't be the target of red spells or abilities from red sources."),
    others: [...RED, { ...DESTROYS, name: "Blue Words", manaCost: "{U}" }],
    A: { battlefield: ["Speaker", "Red Imp"], hand: ["Red Words", "Blue Words"] },
    script: [
      check("A", playable("A", "Cast Red Words", false)),
      check("A", playable("A", "{T}: Destroy", false)),
      cast("A", "Blue Words", at("Speaker")),
    ],
    expect: [has("A", "graveyard", "Speaker")],
  },
  "is no target of anything": {
    card: creature("This creature can't be the target of spells or abilities."),
    others: RED,
    A: { battlefield: ["Speaker", "Red Imp"], hand: ["Red Words"] },
    script: [
      check("A", playable("A", "Cast Red Words", false)),
      check("A", playable("A", "{T}: Destroy", false)),
    ],
    expect: [has("A", "permanents", "Speaker")],
  },
  "gives its controller and their creatures hexproof": {
    card: creature("You and Humans you control have hexproof."),
    lands: "none",
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Swamp"], hand: ["Duress"] },
    script: [check("B", playable("B", "Cast Duress", false), { turn: 2, step: "precombat-main" })],
    stop: { turn: 2, step: "end" },
    expect: [keyword("A", "Speaker", "hexproof")],
  },
  "gives power to what is one of three kinds": {
    card: enchantment("Each creature that's a Giant, a Bear, or a Wurm gets +2/+2."),
    A: { battlefield: ["Lasting Words", "Hill Giant", "Prodigal Sorcerer"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [],
    expect: [pt("A", "Hill Giant", 5, 5), pt("B", "Grizzly Bears", 4, 4), pt("A", "Prodigal Sorcerer", 1, 1)],
  },
  "sets a size and adds a type": {
    card: enchantment(
      "Creatures you control have base power and toughness 6/6 and are Oozes in addition to their other types.",
    ),
    A: { battlefield: ["Lasting Words", "Grizzly Bears"] },
    script: [],
    expect: [pt("A", "Grizzly Bears", 6, 6)],
  },
  "doubles mana of what is tapped": {
    card: enchantment(
      "If you tap a basic land for mana, it produces three times as much of that mana instead.",
    ),
    lands: "none",
    A: { battlefield: ["Lasting Words", "Plains"], hand: ["Attended Knight"] },
    script: [cast("A", "Attended Knight")],
    expect: [has("A", "permanents", "Attended Knight")],
  },
  "keeps mana until the end of the turn": {
    card: sorcery("Add {R}{R}. Until end of turn, you don't lose this mana as steps and phases end."),
    lands: "none",
    A: { hand: ["Plain Words", "Shock"] },
    script: [
      cast("A", "Plain Words"),
      SETTLED,
      by("A", { do: "cast", card: "Shock", targets: [at("B")] }, { turn: 1, step: "end" }),
    ],
    stop: { turn: 2, step: "upkeep" },
    expect: [life("B", 18)],
  },
  "doubles counters of any kind": {
    card: enchantment(
      "If one or more counters would be put on a creature you control, twice that many of each of those kinds of counters are put on it instead.",
    ),
    others: [{ name: "Gift", typeLine: "Sorcery", text: "Put a +1/+1 counter on target creature." }],
    A: { battlefield: ["Lasting Words", "Grizzly Bears"], hand: ["Gift"] },
    script: [cast("A", "Gift", at("Grizzly Bears"))],
    expect: [counters("Grizzly Bears", "+1/+1", 2)],
  },
  "adds one to the counters that its controller puts": {
    card: enchantment(
      "If you would put one or more counters on a permanent you control, put that many plus one of each of those kinds of counters on that permanent instead.",
    ),
    others: [{ name: "Gift", typeLine: "Sorcery", text: "Put two +1/+1 counters on target creature." }],
    A: { battlefield: ["Lasting Words", "Grizzly Bears"], hand: ["Gift"] },
    script: [cast("A", "Gift", at("Grizzly Bears"))],
    expect: [counters("Grizzly Bears", "+1/+1", 3)],
  },
  "takes one from the counters": {
    card: enchantment(
      "If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters minus one are put on it instead.",
    ),
    others: [{ name: "Blight", typeLine: "Sorcery", text: "Put a -1/-1 counter on target creature." }],
    A: { battlefield: ["Lasting Words", "Grizzly Bears"], hand: ["Blight"] },
    script: [cast("A", "Blight", at("Grizzly Bears"))],
    expect: [pt("A", "Grizzly Bears", 2, 2)],
  },
  "halves damage": {
    card: enchantment(
      "If a source would deal damage to a creature or player, it deals half that damage, rounded down, to that creature or player instead.",
    ),
    A: { battlefield: ["Lasting Words"], hand: ["Lightning Bolt"] },
    script: [cast("A", "Lightning Bolt", at("B"))],
    expect: [life("B", 19)],
  },
  "adds to the damage of red sources, of others than itself": {
    card: creature(
      "If another red source you control would deal damage to a permanent or player, it deals that much damage plus 1 to that permanent or player instead.",
    ),
    A: { battlefield: ["Speaker"], hand: ["Shock"] },
    script: [cast("A", "Shock", at("B"))],
    expect: [life("B", 17)],
  },
  "takes from the damage of spells": {
    card: enchantment(
      "If a spell would deal damage to a creature or player, it deals that much damage minus 1 to that creature or player instead.",
    ),
    A: { battlefield: ["Lasting Words"], hand: ["Shock"] },
    script: [cast("A", "Shock", at("B"))],
    expect: [life("B", 19)],
  },
  "prevents all damage but one": {
    card: creature(
      "If a source would deal damage to another Bear you control, prevent all but 1 of that damage.",
    ),
    A: { battlefield: ["Speaker", "Grizzly Bears"], hand: ["Shock"] },
    script: [cast("A", "Shock", at("Grizzly Bears"))],
    expect: [has("A", "permanents", "Grizzly Bears")],
  },
  "lets nobody gain life": {
    card: enchantment("If a player would gain life, that player gains no life instead."),
    others: [{ name: "Gift", typeLine: "Sorcery", text: "You gain 3 life." }],
    A: { battlefield: ["Lasting Words"], hand: ["Gift"] },
    script: [cast("A", "Gift")],
    expect: [life("A", 20)],
  },
  "skips a draw if its controller likes": {
    card: enchantment("If you would draw a card, you may skip that draw instead."),
    others: [{ name: "Study", typeLine: "Sorcery", text: "Draw a card." }],
    A: { battlefield: ["Lasting Words"], hand: ["Study"] },
    script: [cast("A", "Study")],
    answersA: [{ yes: true }],
    expect: [size("A", "hand", 0)],
  },
  "puts a counter rather than a card into a hand": {
    card: enchantment("If you would draw a card, you may put a study counter on this enchantment instead."),
    others: [{ name: "Study", typeLine: "Sorcery", text: "Draw a card." }],
    A: { battlefield: ["Lasting Words"], hand: ["Study"] },
    script: [cast("A", "Study")],
    answersA: [{ yes: true }],
    expect: [size("A", "hand", 0), counters("Lasting Words", "study", 1)],
  },
  "untaps no more than one land": {
    card: creature("You can't untap more than one land during your untap step."),
    lands: "none",
    A: { battlefield: ["Speaker", of("Forest", 3, { tapped: true })] },
    script: [],
    stop: { turn: 3, step: "draw" },
    expect: [{ tappedCount: { card: "Forest", tapped: true, count: 1 } }],
  },
  "keeps its controller from winning": {
    card: creature("You can't win the game and your opponents can't lose the game."),
    A: { battlefield: ["Speaker"], hand: ["Shock"] },
    B: { life: 2 },
    script: [cast("A", "Shock", at("B")), SETTLED],
    stop: { turn: 1, step: "end" },
    expect: [life("B", 0)],
  },
  "lets nobody draw cards or gain life": {
    card: enchantment("Players can't draw cards or gain life."),
    others: [{ name: "Gift", typeLine: "Sorcery", text: "You gain 3 life. Draw a card." }],
    A: { battlefield: ["Lasting Words"], hand: ["Gift"] },
    script: [cast("A", "Gift")],
    expect: [life("A", 20), size("A", "hand", 0)],
  },
  "gives up its controller's attack while another creature is there": {
    card: creature("This creature can't attack if there's another creature on the battlefield."),
    A: { battlefield: ["Speaker"] },
    script: [attack("A", "Speaker")],
    expect: [life("B", 18)],
    stop: { turn: 1, step: "end" },
  },
  "is sacrificed by its name after its counters": {
    card: artifact(
      "Remove three study counters from this artifact, Sacrifice this artifact: Draw two cards.\n{0}: Put three study counters on this artifact.",
    ),
    A: { battlefield: ["Device"] },
    script: [activate("A", "{0}: Put"), SETTLED, activate("A", "Remove three")],
    expect: [size("A", "hand", 2), has("A", "graveyard", "Device")],
  },
});
