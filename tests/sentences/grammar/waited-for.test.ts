import {
  activate,
  at,
  attack,
  block,
  cast,
  has,
  life,
  MAIN,
  of,
  pt,
  size,
  tapped,
} from "../../support/script.ts";
import { MEND } from "../support/draws.ts";
import {
  artifact,
  creature,
  enchantment,
  instant,
  mechanic,
  type Scene,
  sorcery,
} from "../support/family.ts";

const BOLT: Scene["others"] = [
  { name: "Jolt", typeLine: "Instant", text: "Jolt deals 1 damage to target creature." },
];

mechanic("what is waited for", {
  "happens to a creature that the text has spoken of, each time": {
    card: sorcery(
      "Choose target creature. Whenever that creature is dealt damage this turn, you gain 2 life.",
    ),
    others: BOLT,
    A: { hand: ["Plain Words", of("Jolt", 2)] },
    B: { battlefield: ["Hill Giant", "Grizzly Bears"] },
    script: [
      cast("A", "Plain Words", at("Hill Giant")),
      { do: "resolve-stack", ...MAIN },
      cast("A", "Jolt", at("Hill Giant")),
      cast("A", "Jolt", at("Grizzly Bears")),
    ],
    expect: [life("A", 22)],
  },
  "has targets of its own, chosen as it triggers and not before (CR 603.3d)": {
    card: sorcery("Whenever you attack this turn, target creature you control gets +2/+2 until end of turn."),
    others: [
      {
        name: "Late Arrival",
        typeLine: "Creature — Bear",
        text: "Flash",
        power: "1",
        toughness: "1",
      },
    ],
    A: { battlefield: ["Grizzly Bears"], hand: ["Plain Words", "Late Arrival"] },
    script: [
      cast("A", "Plain Words"),
      { do: "resolve-stack", ...MAIN },
      cast("A", "Late Arrival"),
      { do: "resolve-stack", ...MAIN },
      attack("A", "Grizzly Bears"),
    ],
    answersA: [{ target: at("Late Arrival") }],
    expect: [pt("A", "Late Arrival", 3, 3), pt("A", "Grizzly Bears", 2, 2)],
  },
  "leaves the battlefield in this turn": {
    card: artifact(
      "{T}: Choose target creature. When that creature leaves the battlefield this turn, sacrifice this artifact.",
    ),
    others: [{ name: "Recall", typeLine: "Instant", text: "Return target creature to its owner's hand." }],
    A: { battlefield: ["Device", "Grizzly Bears"], hand: ["Recall"] },
    script: [
      activate("A", "{T}: Choose", at("Grizzly Bears")),
      { do: "resolve-stack", ...MAIN },
      cast("A", "Recall", at("Grizzly Bears")),
    ],
    expect: [has("A", "graveyard", "Device"), has("A", "hand", "Grizzly Bears")],
  },
  "is the loss of control, whenever that may be": {
    card: sorcery(
      "Gain control of target creature until end of turn. Untap that creature. When you lose control of the creature, tap it.",
    ),
    B: { battlefield: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    expect: [tapped("Grizzly Bears")],
    stop: { turn: 1, step: "cleanup" },
  },
  "waits for this turn's next end of combat": {
    card: instant(
      "Choose target creature. At this turn's next end of combat, destroy all creatures that blocked or were blocked by it this turn.",
    ),
    A: { battlefield: ["Hill Giant", "Grizzly Bears"], hand: ["Quick Words"] },
    B: { battlefield: ["Wall of Stone", "Air Elemental"] },
    script: [
      attack("A", "Hill Giant"),
      block("B", "Wall of Stone", "Hill Giant"),
      {
        player: "A",
        do: "cast",
        card: "Quick Words",
        targets: [at("Hill Giant")],
        turn: 1,
        step: "declare-blockers",
      },
    ],
    expect: [
      has("B", "graveyard", "Wall of Stone"),
      has("B", "permanents", "Air Elemental"),
      has("A", "permanents", "Hill Giant"),
    ],
  },
  "waits no longer than this turn": {
    card: instant(
      "Choose target creature. At this turn's next end of combat, destroy all creatures that blocked or were blocked by it this turn.",
    ),
    A: { battlefield: ["Hill Giant"], hand: ["Quick Words"] },
    B: { battlefield: ["Wall of Stone"] },
    script: [
      {
        player: "A",
        do: "cast",
        card: "Quick Words",
        targets: [at("Hill Giant")],
        turn: 1,
        step: "postcombat-main",
      },
      attack("A", "Hill Giant", 3),
      block("B", "Wall of Stone", "Hill Giant", 3),
    ],
    stop: { turn: 3, step: "end" },
    expect: [has("B", "permanents", "Wall of Stone")],
  },
  "waits for the next upkeep, whoever's it is": {
    card: sorcery("At the beginning of the next upkeep, you gain 3 life."),
    stop: { turn: 2, step: "upkeep" },
    expect: [life("A", 23)],
  },
  "waits for the next combat": {
    card: sorcery("At the beginning of the next combat, you gain 3 life."),
    A: { hand: [] },
    expect: [life("A", 23)],
  },
});

mechanic("what hangs on a condition or a payment", {
  "is done later only if something was so": {
    card: sorcery("At the beginning of the next end step, destroy target creature if it attacked this turn."),
    A: { battlefield: ["Grizzly Bears", "Hill Giant"], hand: [of("Plain Words", 2)] },
    script: [
      cast("A", "Plain Words", at("Grizzly Bears")),
      cast("A", "Plain Words", at("Hill Giant")),
      attack("A", "Hill Giant"),
    ],
    expect: [has("A", "permanents", "Grizzly Bears"), has("A", "graveyard", "Hill Giant")],
  },
  "may be done unless somebody pays": {
    card: enchantment("Whenever an opponent casts a spell, you may draw a card unless that player pays {1}."),
    others: MEND,
    A: { battlefield: ["Lasting Words"] },
    B: { battlefield: ["Wastes"], hand: [of("Mend", 2)] },
    answersB: [{ yes: true }],
    script: [cast("B", "Mend"), { do: "resolve-stack", ...MAIN }, cast("B", "Mend")],
    expect: [size("A", "hand", 1), tapped("Wastes")],
  },
});

mechanic("who chooses targets, and how many", {
  "is chosen by another player": {
    card: enchantment(
      "At the beginning of each player's upkeep, destroy target creature that player controls of their choice.",
    ),
    A: { battlefield: ["Lasting Words"] },
    B: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    answersB: [{ target: { object: "Hill Giant" } }],
    script: [],
    stop: { turn: 2, step: "upkeep" },
    expect: [has("B", "permanents", "Grizzly Bears"), has("B", "graveyard", "Hill Giant")],
  },
  "is anything that another player chooses": {
    card: creature(
      "Whenever a creature enters, that creature's controller may have it deal damage equal to its power to any target of their choice.",
    ),
    others: [{ name: "Newcomer", typeLine: "Creature — Elf", power: "3", toughness: "3", text: "Flash" }],
    A: { battlefield: ["Speaker"] },
    B: { hand: ["Newcomer"] },
    answersB: [{ target: { object: "Speaker" } }, { yes: true }],
    script: [cast("B", "Newcomer")],
    expect: [has("A", "graveyard", "Speaker")],
  },
});

mechanic("creatures that blocked or were blocked", {
  "is a creature that it has blocked": {
    card: creature(
      "When this creature blocks, at end of combat, destroy all creatures it blocked this turn.",
      1,
      8,
    ),
    A: { battlefield: ["Hill Giant"] },
    B: { battlefield: ["Speaker"] },
    script: [attack("A", "Hill Giant"), block("B", "Speaker", "Hill Giant")],
    expect: [has("A", "graveyard", "Hill Giant"), has("B", "permanents", "Speaker")],
  },
  "has blocked or been blocked by anything": {
    card: enchantment("At end of combat, destroy each creature that blocked or was blocked this turn."),
    A: { battlefield: ["Lasting Words", "Hill Giant", "Air Elemental"] },
    B: { battlefield: ["Wall of Stone", "Grizzly Bears"] },
    script: [
      attack("A", "Hill Giant"),
      attack("A", "Air Elemental"),
      block("B", "Wall of Stone", "Hill Giant"),
    ],
    expect: [
      has("A", "graveyard", "Hill Giant"),
      has("B", "graveyard", "Wall of Stone"),
      has("A", "permanents", "Air Elemental"),
      has("B", "permanents", "Grizzly Bears"),
    ],
  },
});

mechanic("what is done besides", {
  "is done at once, and not when the rest is": {
    card: creature(
      "When this creature dies, return it to the battlefield under its owner's control at the beginning of the next end step and you skip your next draw step.",
    ),
    others: [{ name: "Perish", typeLine: "Instant", text: "Destroy target creature." }],
    A: { battlefield: ["Speaker"], hand: ["Perish"], library: [of("Forest", 5)] },
    B: { library: [of("Forest", 5)] },
    script: [cast("A", "Perish", at("Speaker"))],
    stop: { turn: 3, step: "precombat-main" },
    expect: [has("A", "permanents", "Speaker"), size("A", "hand", 0)],
  },
});

mechanic("what is paid or else", {
  "is a card returned from the graveyard, or else": {
    card: creature(
      "When this creature enters, sacrifice it unless you return a basic land card from your graveyard to your hand.",
    ),
    A: { graveyard: ["Forest"], hand: ["Speaker"] },
    answersA: [{ yes: true }],
    expect: [has("A", "permanents", "Speaker"), has("A", "hand", "Forest")],
    script: [cast("A", "Speaker")],
  },
  "is one of two kinds of payment": {
    card: enchantment(
      "At the beginning of each player's upkeep, that player may pay {1} or 2 life. If they do, they draw a card.",
    ),
    A: { battlefield: ["Lasting Words"] },
    lands: "none",
    answersB: [{ yes: true }],
    B: { battlefield: [] },
    script: [],
    stop: { turn: 2, step: "upkeep" },
    expect: [life("B", 18), size("B", "hand", 1)],
  },
  "is mana for each of those that are chosen": {
    card: sorcery(
      "Target player may choose any number of tapped creatures they control and pay {1} for each creature chosen this way. If the player does, untap those creatures.",
    ),
    B: {
      battlefield: [
        of("Grizzly Bears", 1, { tapped: true }),
        of("Hill Giant", 1, { tapped: true }),
        "Forest",
      ],
    },
    targets: ["B"],
    answersB: [{ yes: true }, { choose: ["Grizzly Bears"] }, { yes: true }],
    expect: [
      { tapped: { card: "Grizzly Bears", is: false } },
      tapped("Hill Giant"),
      { tappedCount: { card: "Forest", tapped: true, count: 1 } },
    ],
  },
  "is not paid, and nothing is untapped": {
    card: sorcery(
      "Target player may choose any number of tapped creatures they control and pay {1} for each creature chosen this way. If the player does, untap those creatures.",
    ),
    B: { battlefield: [of("Grizzly Bears", 1, { tapped: true }), "Forest"] },
    targets: ["B"],
    answersB: [{ yes: true }, { choose: ["Grizzly Bears"] }, { yes: false }],
    expect: [tapped("Grizzly Bears")],
  },
  "is a counter from it": {
    card: creature(
      "This creature enters with two +1/+1 counters on it.\nAt the beginning of the end step, sacrifice this creature unless you remove a +1/+1 counter from it.",
    ),
    A: { hand: ["Speaker"] },
    answersA: [{ yes: true }],
    script: [cast("A", "Speaker")],
    expect: [pt("A", "Speaker", 3, 3)],
  },
});
