import {
  activate,
  at,
  cast,
  check,
  counters,
  has,
  keyword,
  life,
  of,
  pt,
  SETTLED,
  size,
} from "../../support/script.ts";
import { artifact, creature, instant, mechanic, sorcery } from "../support/family.ts";

mechanic("damage that each of several deals", {
  "deals each one's own power at the same time": {
    card: sorcery(
      "Up to two target creatures you control each get +1/+0 until end of turn. They each deal damage equal to their power to target creature an opponent controls.",
    ),
    A: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    B: { battlefield: ["Siege Mastodon"] },
    targets: [{ objects: ["Grizzly Bears", "Hill Giant"] }, "Siege Mastodon"],
    expect: [has("B", "graveyard", "Siege Mastodon")],
  },
  "counts as one time that damage is dealt": {
    card: sorcery(
      "Two target creatures you control each deal damage equal to their power to target creature.",
    ),
    others: [
      {
        name: "Diary",
        typeLine: "Creature — Beast",
        power: "1",
        toughness: "9",
        text: "Whenever Diary is dealt damage, you gain 1 life.",
      },
    ],
    A: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    B: { battlefield: ["Diary"] },
    targets: [{ objects: ["Grizzly Bears", "Hill Giant"] }, "Diary"],
    expect: [life("B", 21)],
  },
});

mechanic("creature types that are lost", {
  "no longer helps what it helped by its type": {
    card: instant("Target creature gets +1/+0 and loses all creature types until end of turn."),
    others: [{ name: "Captain", typeLine: "Enchantment", text: "Giants you control have flying." }],
    A: { battlefield: ["Hill Giant", "Captain"], hand: ["Quick Words"] },
    script: [
      check("A", keyword("A", "Hill Giant", "flying")),
      cast("A", "Quick Words", at("Hill Giant")),
      SETTLED,
      check("A", keyword("A", "Hill Giant", "flying", false)),
    ],
    expect: [pt("A", "Hill Giant", 4, 3)],
  },
});

mechanic("control for as long as its source is tapped and one's own", {
  "ends when the source untaps": {
    card: creature(
      "{T}: Gain control of target creature for as long as you control Speaker and Speaker remains tapped.",
    ),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Hill Giant"] },
    script: [
      activate("A", "{T}", at("Hill Giant")),
      SETTLED,
      check("A", has("A", "permanents", "Hill Giant")),
    ],
    stop: { turn: 3, step: "draw" },
    expect: [has("B", "permanents", "Hill Giant")],
  },
});

mechanic("counters of all kinds", {
  "doubles each kind": {
    card: artifact(
      "{0}: Put two charge counters on Device.\n{1}: Double the number of each kind of counter on target permanent.",
    ),
    A: { battlefield: ["Device"] },
    script: [activate("A", "{0}"), SETTLED, activate("A", "{1}", at("Device"))],
    expect: [counters("Device", "charge", 4)],
  },
  "puts a counter named by two words": {
    card: sorcery("Put a double strike counter on target creature."),
    A: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    expect: [counters("Hill Giant", "double strike", 1), keyword("A", "Hill Giant", "double strike")],
  },
});

mechanic("as much as before, and once more", {
  "proliferates again": {
    card: sorcery("Put a +1/+1 counter on target creature. Proliferate, then proliferate again."),
    A: { battlefield: ["Hill Giant"] },
    targets: ["Hill Giant"],
    answersA: [{ choose: ["Hill Giant"] }, { choose: ["Hill Giant"] }],
    expect: [counters("Hill Giant", "+1/+1", 3)],
  },
  "mills half a library": {
    card: sorcery("Target opponent mills half their library, rounded down."),
    B: { library: [of("Forest", 7)] },
    targets: ["B"],
    expect: [size("B", "graveyard", 39), size("B", "library", 39)],
  },
  "gets as much energy as was gained in life": {
    card: creature("Whenever you gain life, you get that many {E}."),
    others: [{ name: "Soothing Words", text: "You gain 3 life." }],
    A: { battlefield: ["Speaker"], hand: ["Soothing Words"] },
    script: [cast("A", "Soothing Words")],
    expect: [{ counters: { onPlayer: "A", kind: "energy", count: 3 } }],
  },
});
