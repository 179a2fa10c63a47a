import {
  activate,
  at,
  attack,
  block,
  by,
  cast,
  check,
  has,
  life,
  of,
  pt,
  respond,
  SETTLED,
} from "../../support/script.ts";
import { artifact, creature, instant, mechanic } from "../support/family.ts";

const BOLT = "Lightning Bolt";

const FROM_ONE_SOURCE =
  "All damage that would be dealt this turn to target creature you control by a source of your choice is dealt to another target creature instead.";

mechanic("damage that is dealt to another instead, for a turn", {
  "is all that would be dealt to one, from one source": {
    card: instant(FROM_ONE_SOURCE),
    A: { hand: ["Quick Words", BOLT], battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      cast("A", BOLT, at("Grizzly Bears")),
      respond("A", BOLT, "Quick Words", at("Grizzly Bears"), at("Hill Giant")),
    ],
    answersA: [{ choose: [BOLT] }],
    expect: [has("B", "graveyard", "Hill Giant"), has("A", "permanents", "Grizzly Bears")],
  },
  "is not what another source deals": {
    card: instant(FROM_ONE_SOURCE),
    A: { hand: ["Quick Words", BOLT], battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      cast("A", BOLT, at("Grizzly Bears")),
      respond("A", BOLT, "Quick Words", at("Grizzly Bears"), at("Hill Giant")),
    ],
    answersA: [{ choose: ["Hill Giant"] }],
    expect: [has("A", "graveyard", "Grizzly Bears"), has("B", "permanents", "Hill Giant")],
  },
  "is combat damage alone where the text says so": {
    card: instant(
      "All combat damage that would be dealt to you this turn is dealt to target creature instead.",
    ),
    A: { battlefield: ["Hill Giant"], hand: [BOLT] },
    B: { battlefield: ["Forest"], hand: ["Quick Words"] },
    script: [
      by("B", { do: "cast", card: "Quick Words", targets: [at("Hill Giant")] }),
      SETTLED,
      cast("A", BOLT, at("B")),
      attack("A", "Hill Giant"),
    ],
    stop: { turn: 1, step: "postcombat-main" },
    expect: [life("B", 17), has("A", "graveyard", "Hill Giant")],
  },
  "is what a target would deal": {
    card: creature(
      "{0}: All damage that would be dealt to you this turn by target creature is dealt to this creature instead.",
      1,
      9,
    ),
    A: { battlefield: ["Hill Giant", "Grizzly Bears"] },
    B: { battlefield: ["Speaker"] },
    script: [
      activate("B", "{0}:", at("Hill Giant")),
      SETTLED,
      attack("A", "Hill Giant"),
      attack("A", "Grizzly Bears"),
    ],
    stop: { turn: 1, step: "postcombat-main" },
    expect: [life("B", 18), { damage: { player: "B", card: "Speaker", is: 3 } }],
  },
  "is all of the next time, from however many sources": {
    card: creature(
      "{0}: The next time damage would be dealt to this creature this turn, that damage is dealt to any target instead.",
      1,
      2,
    ),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Hill Giant", "Grizzly Bears"] },
    script: [
      activate("A", "{0}:", at("B")),
      SETTLED,
      attack("A", "Speaker"),
      block("B", "Hill Giant", "Speaker"),
      block("B", "Grizzly Bears", "Speaker"),
    ],
    stop: { turn: 1, step: "postcombat-main" },
    expect: [life("B", 15), has("A", "permanents", "Speaker")],
  },
  "is that of the next time alone": {
    card: creature(
      "{0}: The next time damage would be dealt to this creature this turn, that damage is dealt to any target instead.",
      1,
      2,
    ),
    A: { battlefield: ["Speaker"], hand: [of(BOLT, 2)] },
    script: [
      activate("A", "{0}:", at("B")),
      SETTLED,
      cast("A", BOLT, at("Speaker")),
      SETTLED,
      cast("A", BOLT, at("Speaker")),
    ],
    expect: [life("B", 17), has("A", "graveyard", "Speaker")],
  },
  "is what the source would deal to anything": {
    card: artifact(
      "{0}: The next time a source of your choice would deal damage this turn, that damage is dealt to target creature instead.",
    ),
    A: { battlefield: ["Device"], hand: [BOLT] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", BOLT, at("B")), activate("A", "{0}:", at("Hill Giant"))],
    answersA: [{ choose: [BOLT] }],
    expect: [life("B", 20), has("B", "graveyard", "Hill Giant")],
  },
  "is what the card itself would deal to an opponent": {
    card: creature(
      "{0}: The next time this creature would deal combat damage to an opponent this turn, it deals that damage to target creature instead.",
      3,
      3,
    ),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Hill Giant"] },
    script: [activate("A", "{0}:", at("Hill Giant")), SETTLED, attack("A", "Speaker")],
    stop: { turn: 1, step: "postcombat-main" },
    expect: [life("B", 20), has("B", "graveyard", "Hill Giant")],
  },
  "is what the card itself would deal to anything": {
    card: creature(
      "{0}: You gain 1 life. This creature gains trample until end of turn. The next time it would deal combat damage this turn, it deals that damage to you instead.",
      5,
      5,
    ),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [activate("A", "{0}:"), SETTLED, attack("A", "Speaker"), block("B", "Grizzly Bears", "Speaker")],
    stop: { turn: 1, step: "postcombat-main" },
    expect: [life("A", 16), life("B", 20), has("B", "permanents", "Grizzly Bears")],
  },
  "is as much of it as the text says, in either order of the words": {
    card: creature(
      "{0}: The next 2 damage that would be dealt this turn to target creature is dealt to this creature instead.",
      1,
      9,
    ),
    A: { battlefield: ["Speaker", "Hill Giant"], hand: [BOLT] },
    script: [activate("A", "{0}:", at("Hill Giant")), SETTLED, cast("A", BOLT, at("Hill Giant"))],
    expect: [
      { damage: { player: "A", card: "Speaker", is: 2 } },
      { damage: { player: "A", card: "Hill Giant", is: 1 } },
    ],
  },
});

mechanic("damage that is dealt to a permanent instead as long as it is there", {
  "is that of the sources that are described": {
    card: creature(
      "As long as this creature is untapped, all damage that would be dealt to you by unblocked creatures is dealt to this creature instead.",
      1,
      9,
    ),
    A: { battlefield: ["Hill Giant"], hand: [BOLT] },
    B: { battlefield: ["Speaker"] },
    script: [cast("A", BOLT, at("B")), SETTLED, attack("A", "Hill Giant")],
    stop: { turn: 1, step: "postcombat-main" },
    expect: [life("B", 17), { damage: { player: "B", card: "Speaker", is: 3 } }],
  },
  "is that of every other permanent of its controller too": {
    card: creature(
      "All damage that would be dealt to you or another permanent you control is dealt to this creature instead.",
      1,
      9,
    ),
    A: { battlefield: ["Speaker", "Hill Giant"], hand: [of(BOLT, 2)] },
    script: [cast("A", BOLT, at("A")), SETTLED, cast("A", BOLT, at("Hill Giant"))],
    expect: [life("A", 20), { damage: { player: "A", card: "Speaker", is: 6 } }],
  },
});

mechanic("damage of a target", {
  "is prevented at the next time, wherever it would go, and gained as life once": {
    card: instant(
      "The next time target creature would deal damage this turn, prevent that damage. You gain life equal to the damage prevented this way.",
    ),
    others: [creature("{0}: This creature deals 2 damage to each creature and each player.", 4, 4)],
    A: { battlefield: ["Speaker", "Ajani's Pridemate"], hand: ["Quick Words"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Quick Words", at("Speaker")), SETTLED, activate("A", "{0}:")],
    expect: [
      life("A", 30),
      life("B", 20),
      has("B", "permanents", "Grizzly Bears"),
      pt("A", "Ajani's Pridemate", 3, 3),
    ],
  },
  "is prevented where it would be dealt to the card itself": {
    card: creature(
      "{0}: Prevent all damage that would be dealt to this creature by target creature this turn.",
    ),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      activate("A", "{0}:", at("Hill Giant")),
      SETTLED,
      attack("A", "Speaker"),
      block("B", "Hill Giant", "Speaker"),
    ],
    stop: { turn: 1, step: "postcombat-main" },
    expect: [has("A", "permanents", "Speaker"), { damage: { player: "B", card: "Hill Giant", is: 2 } }],
  },
  "is prevented to it and from it": {
    card: instant("Prevent all combat damage that would be dealt to and by target creature this turn."),
    A: { battlefield: ["Grizzly Bears"], hand: ["Quick Words"] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      cast("A", "Quick Words", at("Grizzly Bears")),
      SETTLED,
      attack("A", "Grizzly Bears"),
      block("B", "Hill Giant", "Grizzly Bears"),
    ],
    stop: { turn: 1, step: "postcombat-main" },
    expect: [has("A", "permanents", "Grizzly Bears"), { damage: { player: "B", card: "Hill Giant", is: 0 } }],
  },
  "is prevented for as long as the card is there": {
    card: creature(
      "When this creature enters, prevent all damage that would be dealt by up to one target creature for as long as this creature remains on the battlefield.",
    ),
    A: { hand: ["Speaker", BOLT] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      cast("A", "Speaker"),
      SETTLED,
      attack("B", "Hill Giant", 2),
      check("A", life("A", 20), { turn: 3, step: "precombat-main" }),
      by("A", { do: "cast", card: BOLT, targets: [at("Speaker")] }, { turn: 3, step: "precombat-main" }),
      attack("B", "Hill Giant", 4),
    ],
    answersA: [{ target: { object: "Hill Giant" } }],
    stop: { turn: 4, step: "postcombat-main" },
    expect: [has("A", "graveyard", "Speaker"), life("A", 17)],
  },
});

mechanic("damage of the color that somebody chooses as the instruction is carried out", {
  "is prevented": {
    card: instant("Prevent all damage that sources of the color of your choice would deal this turn."),
    A: { hand: ["Quick Words", BOLT] },
    script: [cast("A", "Quick Words"), SETTLED, cast("A", BOLT, at("B"))],
    answersA: [{ choose: ["red"] }],
    expect: [life("B", 20)],
  },
  "is dealt if it is of another color": {
    card: instant("Prevent all damage that sources of the color of your choice would deal this turn."),
    A: { hand: ["Quick Words", BOLT] },
    script: [cast("A", "Quick Words"), SETTLED, cast("A", BOLT, at("B"))],
    answersA: [{ choose: ["green"] }],
    expect: [life("B", 17)],
  },
  "is prevented for each color that was chosen, one time after the other": {
    card: creature(
      "{0}: Prevent all damage that would be dealt to target player this turn by sources of the color of your choice.",
    ),
    A: { battlefield: ["Speaker"], hand: [BOLT] },
    script: [
      activate("A", "{0}:", at("A")),
      SETTLED,
      activate("A", "{0}:", at("A")),
      SETTLED,
      cast("A", BOLT, at("A")),
    ],
    answersA: [{ choose: ["red"] }, { choose: ["green"] }],
    expect: [life("A", 20)],
  },
});
