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
  respond,
  SETTLED,
  size,
  tapped,
} from "../../support/script.ts";
import { creature, enchantment, instant, mechanic, sorcery } from "../support/family.ts";

/** Kills a permanent, as a spell of its own. */
const DROP = { name: "Drop", typeLine: "Instant", text: "Destroy target permanent." };
const TICKING = { name: "Ticking Aura", typeLine: "Enchantment — Aura Curse", text: "Enchant player" };

mechanic("grammar/event/player-event", {
  "tells when its controller taps what was untapped, and nothing of what was tapped": {
    card: enchantment("Whenever you tap an untapped creature an opponent controls, you gain 1 life."),
    others: [{ name: "Hush", typeLine: "Instant", text: "Tap all creatures." }],
    A: { battlefield: ["Lasting Words", "Goblin Piker"], hand: ["Hush"] },
    B: { battlefield: ["Hill Giant", of("Grizzly Bears", 1, { tapped: true })] },
    script: [cast("A", "Hush")],
    expect: [life("A", 21)],
  },
  "doesn't tell of what an opponent taps": {
    card: enchantment("Whenever you tap an untapped creature an opponent controls, you gain 1 life."),
    A: { battlefield: ["Lasting Words"] },
    B: { battlefield: ["Hill Giant"] },
    script: [attack("B", "Hill Giant", 2)],
    stop: { turn: 2, step: "end" },
    expect: [life("A", 17)],
  },
  "copies an ability that targets a creature or player, for another target": {
    card: enchantment(
      "Whenever you activate an ability that targets a creature or player, copy that ability. You may choose new targets for the copy.",
    ),
    A: { battlefield: ["Lasting Words", "Prodigal Sorcerer"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [activate("A", "{T}: Prodigal", at("B"))],
    answersA: [{ yes: true }, { choose: ["Grizzly Bears"] }],
    expect: [life("B", 19)],
  },
});

mechanic("grammar/event/object-event", {
  "returns a land that a spell of an opponent destroyed, and none that its owner did away with": {
    card: enchantment(
      "Whenever a spell or ability an opponent controls causes a land to be put into your graveyard from the battlefield, return that card to the battlefield.",
    ),
    others: [DROP],
    lands: "none",
    A: { battlefield: ["Lasting Words", "Plains", "Wasteland"], hand: ["Drop"] },
    B: { hand: ["Drop"] },
    script: [
      by("B", { do: "cast", card: "Drop", targets: [at("Plains")] }),
      SETTLED,
      cast("A", "Drop", at("Wasteland")),
    ],
    expect: [has("A", "permanents", "Plains"), has("A", "graveyard", "Wasteland")],
  },
  "tells of a material of a craft ability, and of nothing else that exiles it": {
    card: creature(
      "When this creature is exiled from the battlefield while you're activating a craft ability, you gain 2 life.",
    ),
    others: [
      {
        name: "Kit // Work",
        layout: "transform",
        text: "",
        faces: [
          { name: "Kit", typeLine: "Artifact", text: "Craft with creature {1}" },
          { name: "Work", typeLine: "Artifact", text: "{T}: Add {C}." },
        ],
      },
    ],
    A: { battlefield: ["Speaker", "Kit // Work"] },
    script: [activate("A", "Craft")],
    expect: [life("A", 22), has("A", "exile", "Speaker")],
  },
});

mechanic("plot", {
  "tells when its card becomes plotted": {
    card: {
      ...creature("When this card becomes plotted, it deals 2 damage to any target.\nPlot {1}"),
      manaCost: "{3}",
    },
    A: { hand: ["Speaker"] },
    script: [activate("A", "Plot")],
    answersA: [{ choose: ["B"] }],
    expect: [life("B", 18), has("A", "exile", "Speaker")],
  },
});

mechanic("training", {
  "tells when a training ability has put a counter on the creature": {
    card: creature("Training\nWhenever this creature trains, you gain 3 life."),
    A: { battlefield: ["Speaker", "Hill Giant"] },
    script: [attack("A", "Speaker"), attack("A", "Hill Giant")],
    expect: [life("A", 23), counters("Speaker", "+1/+1", 1)],
  },
  "doesn't, where counters can't be put on it": {
    card: creature("Training\nWhenever this creature trains, you gain 3 life."),
    A: { battlefield: ["Speaker", "Hill Giant", "Lasting Words"] },
    others: [enchantment("Counters can't be put on creatures.")],
    script: [attack("A", "Speaker"), attack("A", "Hill Giant")],
    expect: [life("A", 20), counters("Speaker", "+1/+1", 0)],
  },
});

const AMALGAM = creature(
  "Whenever a creature enters, if it entered from your graveyard or you cast it from your graveyard, return Speaker from your graveyard to the battlefield tapped at the beginning of the next end step.",
);
const RAISE = sorcery("Put target creature card from a graveyard onto the battlefield under your control.");
const END = { stop: { turn: 2, step: "upkeep" } } as const;

const GREATEST = creature(
  "Whenever another creature enters, its controller may draw a card if its power is greater than each other creature's power.",
  3,
  3,
);

mechanic("whose power is greater than each other creature's", {
  "is so of the one with the most": {
    card: GREATEST,
    A: { battlefield: ["Speaker"], hand: ["Craw Wurm"] },
    script: [cast("A", "Craw Wurm")],
    answersA: [{ yes: true }],
    expect: [size("A", "hand", 1)],
  },
  "isn't so of one with as much as another": {
    card: GREATEST,
    A: { battlefield: ["Speaker"], hand: ["Hill Giant"] },
    script: [cast("A", "Hill Giant")],
    expect: [size("A", "hand", 0)],
  },
});

mechanic("what entered from your graveyard", {
  "returns the card in the next end step": {
    card: AMALGAM,
    others: [RAISE],
    A: { hand: ["Plain Words"], graveyard: ["Speaker", "Grizzly Bears"] },
    script: [cast("A", "Plain Words", at("Grizzly Bears"))],
    ...END,
    expect: [has("A", "permanents", "Speaker"), tapped("Speaker")],
  },
  "isn't what entered from another player's graveyard": {
    card: AMALGAM,
    others: [RAISE],
    A: { hand: ["Plain Words"], graveyard: ["Speaker"] },
    B: { graveyard: ["Grizzly Bears"] },
    script: [cast("A", "Plain Words", at("Grizzly Bears"))],
    ...END,
    expect: [has("A", "permanents", "Grizzly Bears"), has("A", "graveyard", "Speaker")],
  },
  "isn't what was cast from the hand": {
    card: AMALGAM,
    A: { hand: ["Grizzly Bears"], graveyard: ["Speaker"] },
    script: [cast("A", "Grizzly Bears")],
    ...END,
    expect: [has("A", "graveyard", "Speaker")],
  },
  "or what was cast from there": {
    card: AMALGAM,
    others: [enchantment("You may cast a creature spell from your graveyard as long as it's your turn.")],
    A: { battlefield: ["Lasting Words"], graveyard: ["Speaker", "Grizzly Bears"] },
    script: [cast("A", "Grizzly Bears")],
    ...END,
    expect: [has("A", "permanents", "Speaker")],
  },
});

mechanic("grammar/condition/happened", {
  "asks for two spells of this turn by name": {
    card: sorcery("If you've cast a spell named Shock and a spell named Opt this turn, you gain 5 life."),
    A: { hand: ["Shock", "Opt", "Plain Words"] },
    script: [cast("A", "Shock", at("B")), cast("A", "Opt"), SETTLED, cast("A", "Plain Words")],
    expect: [life("A", 25)],
  },
  "is content with no less than both": {
    card: sorcery("If you've cast a spell named Shock and a spell named Opt this turn, you gain 5 life."),
    A: { hand: ["Shock", "Plain Words"] },
    script: [cast("A", "Shock", at("B")), SETTLED, cast("A", "Plain Words")],
    expect: [life("A", 20)],
  },
  "looks back at another creature that entered in the turn before": {
    card: creature(
      "At the beginning of each upkeep, if you had another creature enter under your control last turn, you gain 2 life.",
    ),
    A: { battlefield: ["Speaker"], hand: ["Grizzly Bears"] },
    script: [cast("A", "Grizzly Bears")],
    stop: { turn: 3, step: "end" },
    expect: [life("A", 22)],
  },
});

mechanic("grammar/condition/paid", {
  "asks of another creature whether it was cast for its warp cost": {
    card: instant(
      "Target creature you control gets +1/+1 until end of turn. If that creature was cast for its warp cost, it also gains flying until end of turn.",
    ),
    others: [{ ...creature("Warp {1}"), manaCost: "{9}{B}{B}" }],
    lands: "none",
    A: { hand: ["Speaker", "Quick Words"], battlefield: ["Plains", "Grizzly Bears"] },
    script: [cast("A", "Speaker"), SETTLED, cast("A", "Quick Words", at("Speaker"))],
    stop: { turn: 1, step: "postcombat-main" },
    expect: [keyword("A", "Speaker", "flying"), pt("A", "Speaker", 3, 3)],
  },
});

mechanic("grammar/condition/quality", {
  "asks whether the card is in the command zone or on the battlefield": {
    card: creature(
      "As long as Speaker is in the command zone or on the battlefield, other creature spells you cast cost {1} less to cast.",
    ),
    lands: "none",
    A: { battlefield: ["Speaker", "Forest"], hand: ["Grizzly Bears"] },
    script: [cast("A", "Grizzly Bears")],
    expect: [has("A", "permanents", "Grizzly Bears")],
  },
  "asks whether the card is in the command zone, where it isn't": {
    card: creature("At the beginning of your upkeep, if Speaker is in the command zone, you gain 2 life."),
    A: { battlefield: ["Speaker"] },
    stop: { turn: 3, step: "draw" },
    script: [],
    expect: [life("A", 20)],
  },
  "wins with a hundred counters, and not with one less": {
    card: enchantment(
      "{X}: Put X tower counters on this enchantment.\nWhenever you gain life, if there are 100 or more tower counters on this enchantment, you win the game.",
    ),
    others: [{ name: "Mend", typeLine: "Instant", text: "You gain 1 life." }],
    lands: "none",
    A: { battlefield: ["Lasting Words", of("Plains", 99)], hand: ["Mend"] },
    script: [activate("A", "{X}: Put"), SETTLED, cast("A", "Mend")],
    answersA: [{ x: 99 }],
    expect: [counters("Lasting Words", "tower", 99), life("A", 21)],
  },
});

mechanic("grammar/value", {
  "counts the colors of mana spent on the spell by its name": {
    card: {
      ...sorcery("Create a 1/1 white Kor creature token for each color of mana spent to cast ~."),
      manaCost: "{2}",
    },
    lands: "none",
    A: { battlefield: ["Plains", "Island"] },
    expect: [has("A", "permanents", "Kor Token", 2)],
  },
});

mechanic("grammar/effect/tokens", {
  "names a token by the card": {
    card: {
      name: "Old Keep",
      typeLine: "Sorcery",
      text: "Create a 0/1 red Kobold creature token named Kobolds of ~.",
    },
    expect: [has("A", "permanents", "Kobolds of Old Keep", 1)],
  },
});

mechanic("grammar/noun/post", {
  "counts Curses attached to a player": {
    card: enchantment(
      "At the beginning of your end step, you gain life equal to the number of Curses attached to you.",
    ),
    others: [TICKING],
    A: { battlefield: ["Lasting Words"], hand: ["Ticking Aura", "Ticking Aura"] },
    script: [cast("A", "Ticking Aura", at("A")), cast("A", "Ticking Aura", at("B"))],
    stop: { turn: 2, step: "upkeep" },
    expect: [life("A", 21)],
  },
  "keeps opponents from blocking with and casting what is even": {
    card: enchantment(
      "Your opponents can't cast spells with even mana values.\nYour opponents can't block with creatures with even mana values.",
    ),
    A: { battlefield: ["Lasting Words", "Goblin Piker"] },
    B: { battlefield: ["Grizzly Bears", of("Island", 5)], hand: ["Divination", "Opt", "Counterspell"] },
    script: [
      attack("A", "Goblin Piker"),
      block("B", "Grizzly Bears", "Goblin Piker"),
      check("B", playable("B", "Cast Opt"), { turn: 1, step: "postcombat-main" }),
    ],
    expect: [life("B", 18)],
  },
});

mechanic("ability/static", {
  "is about the card itself and all of a kind, as long as there is enough": {
    card: creature(
      "As long as you control six or more lands, this creature and Goblins you control get +2/+2.",
    ),
    A: { battlefield: ["Speaker", "Goblin Piker", "Grizzly Bears"] },
    script: [],
    expect: [pt("A", "Speaker", 4, 4), pt("A", "Goblin Piker", 4, 3), pt("A", "Grizzly Bears", 2, 2)],
  },
});

mechanic("grammar/sentence/delayed", {
  "waits for either of several creatures, on both players' turns": {
    card: sorcery(
      "Choose up to two target creatures. Until your next turn, whenever either of those creatures deals combat damage, you draw a card.",
    ),
    A: { battlefield: ["Grizzly Bears"], hand: ["Plain Words"], library: [of("Plains", 5)] },
    B: { battlefield: ["Hill Giant", "Goblin Piker"] },
    script: [
      cast("A", "Plain Words", { objects: ["Grizzly Bears", "Hill Giant"] }),
      attack("A", "Grizzly Bears"),
      attack("B", "Hill Giant", 2),
      attack("B", "Goblin Piker", 2),
    ],
    stop: { turn: 2, step: "end" },
    expect: [size("A", "hand", 2)],
  },
  "returns a card later only if the one that says so is still there": {
    card: creature(
      "Whenever a creature with power 1 or less is put into your graveyard from the battlefield, you may return that card to the battlefield at the beginning of the next end step if this creature is still on the battlefield.",
    ),
    others: [DROP],
    A: { battlefield: ["Speaker", "Memnite"], hand: ["Drop", "Drop"] },
    script: [cast("A", "Drop", at("Memnite")), SETTLED, cast("A", "Drop", at("Speaker"))],
    stop: { turn: 2, step: "upkeep" },
    expect: [has("A", "graveyard", "Memnite")],
  },
});

mechanic("grammar/sentence/sentence", {
  "returns a card later if the one that says so has stayed": {
    card: creature(
      "Whenever a creature with power 1 or less is put into your graveyard from the battlefield, you may return that card to the battlefield at the beginning of the next end step if this creature is still on the battlefield.",
    ),
    others: [DROP],
    A: { battlefield: ["Speaker", "Memnite"], hand: ["Drop"] },
    script: [cast("A", "Drop", at("Memnite"))],
    answersA: [{ yes: true }],
    stop: { turn: 2, step: "upkeep" },
    expect: [has("A", "permanents", "Memnite")],
  },
});

mechanic("grammar/effect/temporary-rule", {
  "doubles the damage of its player's sources for a turn": {
    card: sorcery(
      "If a source you control would deal damage this turn, it deals double that damage instead.",
    ),
    A: { hand: ["Plain Words", "Shock"] },
    B: { hand: ["Shock"], battlefield: ["Mountain"] },
    script: [
      cast("A", "Plain Words"),
      SETTLED,
      cast("A", "Shock", at("B")),
      SETTLED,
      by("B", { do: "cast", card: "Shock", targets: [at("A")] }),
    ],
    expect: [life("B", 16), life("A", 18)],
  },
});

mechanic("grammar/modification/restriction", {
  "keeps a player's spells from being countered by spells of a kind for a turn, later ones among them": {
    card: sorcery("Spells you control can't be countered by blue or black spells this turn."),
    others: [{ name: "No", manaCost: "{U}", typeLine: "Instant", text: "Counter target spell." }],
    A: { hand: ["Plain Words", "Shock"] },
    B: { hand: ["No"], battlefield: ["Island"] },
    script: [
      by("A", { do: "cast", card: "Plain Words", thenResolveStack: true }),
      cast("A", "Shock", at("B")),
      respond("B", "Shock", "No", at("Shock")),
    ],
    expect: [life("B", 18)],
  },
});

mechanic("ability/replacement", {
  "enters as a copy with counters of its own, and with none where it copies nothing": {
    card: {
      ...creature(
        "You may have this creature enter as a copy of any creature on the battlefield, except it enters with X additional +1/+1 counters on it.",
      ),
      manaCost: "{X}",
    },
    A: { battlefield: ["Grizzly Bears"] },
    answersA: [{ x: 2 }, { choose: ["Grizzly Bears"] }],
    expect: [has("A", "permanents", "Grizzly Bears", 2)],
  },
});

mechanic("grammar/modification/except", {
  "stays as large as it is, whatever it copies": {
    card: creature(
      "You may have this creature enter as a copy of any creature on the battlefield, except it's still 7/7.",
      7,
      7,
    ),
    A: { battlefield: ["Grizzly Bears"] },
    answersA: [{ choose: ["Grizzly Bears"] }],
    expect: [has("A", "permanents", "Grizzly Bears", 2)],
  },
});

mechanic("grammar/effect/zones", {
  "has each opponent sacrifice half of what they control, rounded up": {
    card: sorcery("Each opponent sacrifices half the creatures they control, rounded up."),
    B: { battlefield: [of("Grizzly Bears", 3), "Hill Giant", "Goblin Piker"] },
    answersB: [{ choose: ["Grizzly Bears", "Grizzly Bears", "Hill Giant"] }],
    expect: [has("B", "permanents", "Grizzly Bears", 1), has("B", "graveyard", "Hill Giant")],
  },
});

mechanic("grammar/effect/mana", {
  "adds one mana of each color that there is": {
    card: creature("{T}: For each color among permanents you control, add one mana of that color."),
    lands: "none",
    A: { battlefield: ["Speaker", "Grizzly Bears", "Goblin Piker"], hand: ["Burning-Tree Emissary"] },
    script: [cast("A", "Burning-Tree Emissary")],
    expect: [has("A", "permanents", "Burning-Tree Emissary")],
  },
});
