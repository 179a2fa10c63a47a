import { activate, at, cast, check, counters, has, life, playable, SETTLED } from "../../support/script.ts";
import { artifact, creature, mechanic, sorcery } from "../support/family.ts";

const PINGER = {
  name: "Pinger",
  typeLine: "Creature — Elf",
  power: "1",
  toughness: "1",
  text: "{G}: Pinger deals 1 damage to each opponent.",
};

mechanic("what mana may be spent on", {
  "spends mana on abilities of sources of a kind": {
    card: artifact(
      "{T}: Add {G}. Spend this mana only to cast an Elf spell or activate an ability of an Elf source.",
    ),
    others: [PINGER],
    lands: "none",
    A: { battlefield: ["Device", "Pinger"] },
    script: [activate("A", "{G}")],
    expect: [life("B", 19)],
  },
  "spends it on nothing else": {
    card: artifact(
      "{T}: Add {G}. Spend this mana only to cast an Elf spell or activate an ability of an Elf source.",
    ),
    others: [{ ...PINGER, typeLine: "Creature — Goblin" }],
    lands: "none",
    A: { battlefield: ["Device", "Pinger"] },
    script: [check("A", playable("A", "Pinger deals", false))],
    expect: [life("B", 20)],
  },
  "spends mana only on abilities of permanents": {
    card: artifact("{T}: Add {G}{G}. Spend this mana only to activate abilities of creatures."),
    others: [
      { name: "Cycler", typeLine: "Creature — Elf", power: "1", toughness: "1", text: "Cycling {G}" },
      PINGER,
    ],
    lands: "none",
    A: { battlefield: ["Device", "Pinger"], hand: ["Cycler"] },
    script: [check("A", playable("A", "Cycling", false)), activate("A", "{G}")],
    expect: [life("B", 19), has("A", "hand", "Cycler")],
  },
  "doesn't spend it to cast what it can't be spent on": {
    card: artifact("{T}: Add {R}. This mana can't be spent to cast a nonartifact spell."),
    lands: "none",
    A: { battlefield: ["Device"], hand: ["Shock", "Ornithopter"] },
    script: [check("A", playable("A", "Cast Shock", false)), cast("A", "Ornithopter")],
    expect: [has("A", "permanents", "Ornithopter")],
  },
  "adds mana for the counters removed": {
    card: artifact(
      "{0}: Put a storage counter on Device.\n{T}, Remove any number of storage counters from Device: Add {R} for each storage counter removed this way.",
    ),
    lands: "none",
    A: { battlefield: ["Device"], hand: ["Shock"] },
    script: [
      activate("A", "{0}"),
      SETTLED,
      activate("A", "{0}"),
      SETTLED,
      check("A", counters("Device", "storage", 2)),
    ],
    expect: [counters("Device", "storage", 2)],
  },
});

mechanic("cards cast from among others", {
  "casts any card from among those looked at": {
    card: sorcery(
      "Look at the top three cards of your library. You may cast a card from among them without paying its mana cost. Put the rest on the bottom of your library in a random order.",
    ),
    A: { library: ["Forest", "Hill Giant", "Island"] },
    answersA: [{ yes: true }, { choose: ["Hill Giant"] }],
    expect: [has("A", "permanents", "Hill Giant")],
  },
});

mechanic("moving counters", {
  "moves as many counters as were paid for": {
    card: creature(
      "When Speaker enters, put three +1/+1 counters on Speaker.\nWhen Speaker dies, draw a card.\n{X}: Move X +1/+1 counters from Speaker onto another target creature.",
    ),
    A: { hand: ["Speaker"], battlefield: ["Hill Giant"] },
    script: [cast("A", "Speaker"), SETTLED, activate("A", "{X}", at("Hill Giant"))],
    answersA: [{ x: 2 }],
    expect: [counters("Hill Giant", "+1/+1", 2), counters("Speaker", "+1/+1", 1)],
  },
});
