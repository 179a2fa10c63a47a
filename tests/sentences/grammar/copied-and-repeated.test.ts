/** Keyword abilities that copy a spell or a card, or make casting cheaper for what was done in combat. */
import {
  activate,
  at,
  attack,
  by,
  cast,
  check,
  counters,
  has,
  life,
  playable,
} from "../../support/script.ts";
import { creature, mechanic, sorcery } from "../support/family.ts";

const gain = "You gain 5 life.";
const COSTLY = "{9}{U}{U}{U}{U}{U}{U}{U}{U}{U}";
const POSTCOMBAT = { turn: 1, step: "postcombat-main" } as const;

function assassin(name: string): {
  name: string;
  typeLine: string;
  text: string;
  power: string;
  toughness: string;
} {
  return { name, typeLine: "Creature — Human Assassin", text: "", power: "1", toughness: "1" };
}

mechanic("boast (CR 702.142)", {
  "once each turn, of a creature that attacked this turn": {
    card: creature("Boast — {1}: You gain 2 life."),
    A: { battlefield: ["Speaker"] },
    script: [
      check("A", playable("A", "Boast", false)),
      attack("A", "Speaker"),
      by("A", { do: "activate", ability: "Boast" }, POSTCOMBAT),
      check("A", playable("A", "Boast", false), POSTCOMBAT),
    ],
    expect: [life("A", 22)],
  },
});

mechanic("encore (CR 702.141)", {
  "a hasty copy attacks the opponent and is sacrificed at the end": {
    card: creature("Encore {1}"),
    A: { graveyard: ["Speaker"] },
    script: [activate("A", "Encore"), attack("A", "Speaker")],
    stop: { turn: 2, step: "upkeep" },
    expect: [life("B", 18), has("A", "exile", "Speaker"), has("A", "permanents", "Speaker", 0)],
  },
});

mechanic("demonstrate (CR 702.144)", {
  "both players copy the spell": {
    card: sorcery(`Demonstrate\n${gain}`),
    A: { hand: ["Plain Words"] },
    answersA: [{ yes: true }],
    script: [cast("A", "Plain Words")],
    expect: [life("A", 30), life("B", 25)],
  },
  "or nobody does": {
    card: sorcery(`Demonstrate\n${gain}`),
    A: { hand: ["Plain Words"] },
    answersA: [{ yes: false }],
    script: [cast("A", "Plain Words")],
    expect: [life("A", 25), life("B", 20)],
  },
});

mechanic("freerunning", {
  "after combat damage that an Assassin dealt to a player": {
    card: { ...sorcery(`${gain}\nFreerunning {1}`), manaCost: COSTLY },
    others: [assassin("Still Shadow")],
    A: { hand: ["Plain Words"], battlefield: ["Still Shadow"] },
    script: [
      check("A", playable("A", "Plain Words", false)),
      attack("A", "Still Shadow"),
      by("A", { do: "cast", card: "Plain Words", via: "freerunning" }, POSTCOMBAT),
    ],
    expect: [life("A", 25)],
  },
  "not after that of another creature": {
    card: { ...sorcery(`${gain}\nFreerunning {1}`), manaCost: COSTLY },
    A: { hand: ["Plain Words"], battlefield: ["Grizzly Bears"] },
    script: [attack("A", "Grizzly Bears"), check("A", playable("A", "Plain Words", false), POSTCOMBAT)],
    expect: [life("B", 18)],
  },
});

mechanic("reinforce for X (CR 702.77)", {
  "as many counters as X": {
    card: creature("Reinforce X—{X}{W}"),
    A: { hand: ["Speaker"], battlefield: ["Grizzly Bears"] },
    answersA: [{ x: 3 }],
    script: [activate("A", "Reinforce", at("Grizzly Bears"))],
    expect: [counters("Grizzly Bears", "+1/+1", 3), has("A", "graveyard", "Speaker")],
  },
});
