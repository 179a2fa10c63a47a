import { at, cast, check, has, life, playable, pt, respond, SETTLED, size } from "../../support/script.ts";
import { instant, mechanic, sorcery } from "../support/family.ts";

const COUNTER_SOME = "Counter target activated ability, triggered ability, or noncreature spell.";
const SOUGHT =
  "Destroy target creature. Search its controller's graveyard, hand, and library for all cards with the same name as that creature and exile them. Then that player shuffles.";
const FIGHT_GAINED =
  "Choose target creature you control and target creature you don't control. If the creature you control entered this turn, put a +1/+1 counter on it. Then those creatures fight each other.";

mechanic("what is described by what it is not", {
  "is all creatures but those of some types": {
    card: sorcery("Destroy all creatures except for Wurms and Giants."),
    B: { battlefield: ["Grizzly Bears", "Craw Wurm", "Hill Giant"] },
    expect: [
      has("B", "graveyard", "Grizzly Bears"),
      has("B", "permanents", "Craw Wurm"),
      has("B", "permanents", "Hill Giant"),
    ],
  },
  "is no outlaw": {
    card: sorcery("Destroy all non-outlaw creatures."),
    others: [{ name: "Corsair", typeLine: "Creature — Human Pirate", power: "2", toughness: "2", text: "" }],
    B: { battlefield: ["Grizzly Bears", "Corsair"] },
    expect: [has("B", "graveyard", "Grizzly Bears"), has("B", "permanents", "Corsair")],
  },
  "is any card but a basic land": {
    card: sorcery("Exile all cards from target player's graveyard other than basic land cards."),
    B: { graveyard: ["Forest", "Wasteland", "Shock"] },
    targets: ["B"],
    expect: [has("B", "graveyard", "Forest"), has("B", "exile", "Wasteland"), has("B", "exile", "Shock")],
  },
  "is of one of two colors": {
    card: instant("Exile target creature that's black or red."),
    A: { hand: ["Quick Words"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [check("A", playable("A", "Cast Quick Words", false))],
    expect: [],
  },
});

mechanic("abilities and spells of some kinds", {
  "are countered as they are of one of those kinds": {
    card: instant(COUNTER_SOME),
    A: { hand: ["Quick Words", "Shock"] },
    script: [cast("A", "Shock", at("B")), respond("A", "Shock", "Quick Words", at("Shock"))],
    expect: [life("B", 20)],
  },
  "are not creature spells": {
    card: instant(COUNTER_SOME),
    A: { hand: ["Quick Words", "Grizzly Bears"] },
    script: [cast("A", "Grizzly Bears"), check("A", playable("A", "Cast Quick Words", false))],
    expect: [has("A", "permanents", "Grizzly Bears")],
  },
});

mechanic("all cards of a name", {
  "are exiled from a graveyard, and from a hand and a library as they are found": {
    card: sorcery(SOUGHT),
    B: { battlefield: ["Grizzly Bears"], hand: ["Grizzly Bears"], library: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    answersA: [{ choose: ["Grizzly Bears"] }],
    expect: [size("B", "graveyard", 0), has("B", "exile", "Grizzly Bears", 2)],
  },
});

mechanic("targets one after the other", {
  "are three different ones": {
    card: sorcery(
      "Put a +1/+1 counter on target creature, two +1/+1 counters on another target creature, and three +1/+1 counters on a third target creature.",
    ),
    A: { battlefield: ["Grizzly Bears", "Hill Giant", "Craw Wurm"] },
    targets: ["Grizzly Bears", "Hill Giant", "Craw Wurm"],
    expect: [pt("A", "Grizzly Bears", 3, 3), pt("A", "Hill Giant", 5, 5), pt("A", "Craw Wurm", 9, 7)],
  },
  "are dealt damage of different amounts": {
    card: sorcery(
      "This spell deals 1 damage to any target, 2 damage to any other target, and 3 damage to a third any target.",
    ),
    B: { battlefield: ["Hill Giant"] },
    targets: ["A", "B", "Hill Giant"],
    expect: [life("A", 19), life("B", 18), has("B", "graveyard", "Hill Giant")],
  },
  "fight each other, told apart by who controls them": {
    card: sorcery(FIGHT_GAINED),
    A: { hand: ["Grizzly Bears", "Plain Words"] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      cast("A", "Grizzly Bears"),
      SETTLED,
      cast("A", "Plain Words", at("Grizzly Bears"), at("Hill Giant")),
    ],
    expect: [has("B", "graveyard", "Hill Giant"), has("A", "graveyard", "Grizzly Bears")],
  },
});

mechanic("a suspended card", {
  "loses time counters as a target": {
    card: instant("Remove two time counters from target permanent or suspended card."),
    others: [
      {
        name: "Later Words",
        text: "You gain 2 life. Exile Later Words with two time counters on it.\nSuspend 3—{9}",
      },
    ],
    A: { hand: ["Quick Words", "Later Words"] },
    script: [cast("A", "Later Words"), SETTLED, cast("A", "Quick Words", at("Later Words"))],
    answersA: [{ yes: true }],
    expect: [life("A", 24)],
  },
});

mechanic("the number of modes", {
  "is asked as the spell is cast": {
    card: sorcery(
      "Choose one. If you control a creature as you cast this spell, you may choose two instead.\n• You gain 1 life.\n• Draw a card.\n• You lose 3 life.",
    ),
    A: { battlefield: ["Grizzly Bears"] },
    answersA: [{ mode: "1" }, { mode: "2" }],
    expect: [life("A", 21), size("A", "hand", 1)],
  },
});
