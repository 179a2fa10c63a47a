import {
  activate,
  at,
  by,
  cast,
  check,
  counters,
  has,
  life,
  playable,
  pt,
  SETTLED,
  tapped,
} from "../../support/script.ts";
import { aura, creature, enchantment, instant, mechanic, sorcery } from "../support/family.ts";

const TURN_2 = { turn: 2, step: "precombat-main" } as const;

const ALTAR = {
  name: "Altar",
  typeLine: "Artifact",
  text: "Sacrifice a permanent: You gain 1 life.\nPay 1 life: You gain 3 life.",
};

mechanic("what can't pay for abilities", {
  "keeps life and creatures from paying for abilities": {
    card: enchantment("Players can't pay life or sacrifice creatures to cast spells or activate abilities."),
    others: [ALTAR, { name: "Feeder", typeLine: "Artifact", text: "Sacrifice a creature: You gain 1 life." }],
    A: { battlefield: ["Lasting Words", "Altar", "Feeder", "Grizzly Bears"] },
    script: [
      check("A", playable("A", "Sacrifice a creature", false)),
      check("A", playable("A", "Pay 1 life", false)),
      activate("A", "Sacrifice a permanent"),
    ],
    answersA: [{ choose: ["Feeder"] }],
    expect: [life("A", 21), has("A", "graveyard", "Feeder"), has("A", "permanents", "Grizzly Bears")],
  },
  "lets life be paid and creatures be sacrificed as something resolves": {
    card: enchantment("Players can't pay life or sacrifice creatures to cast spells or activate abilities."),
    others: [
      sorcery("You may pay 2 life. If you do, draw a card."),
      { name: "Toll", text: "Sacrifice a creature. If you do, you gain 5 life." },
    ],
    A: { battlefield: ["Lasting Words", "Grizzly Bears"], hand: ["Plain Words", "Toll"] },
    script: [cast("A", "Plain Words"), SETTLED, cast("A", "Toll")],
    answersA: [{ yes: true }],
    expect: [life("A", 23), has("A", "graveyard", "Grizzly Bears")],
  },
});

mechanic("one of several targets changed", {
  "changes one of two targets": {
    card: creature("{0}: Change a target of target spell or ability to Speaker."),
    others: [
      sorcery("Plain Words deals 1 damage to target creature. Target player loses 2 life."),
      enchantment("Whenever a creature you control becomes the target of a spell, you gain 4 life."),
    ],
    A: { battlefield: ["Lasting Words", "Speaker"] },
    B: { battlefield: ["Grizzly Bears"], hand: ["Plain Words"] },
    script: [
      { ...cast("B", "Plain Words", at("Grizzly Bears"), at("A")), ...TURN_2 },
      by("A", { do: "activate", ability: "{0}: Change", targets: [{ object: "Plain Words" }] }, TURN_2),
    ],
    stop: { turn: 2, step: "end" },
    expect: [life("A", 22), has("A", "permanents", "Speaker")],
  },
});

mechanic("what another Aura is on", {
  "enchants only what has another Aura": {
    card: {
      ...aura("Enchanted creature gets +3/+3."),
      text: "Enchant creature with another Aura attached to it\nEnchanted creature gets +3/+3.",
    },
    others: [{ ...aura("Enchanted creature gets +1/+1."), name: "First Words" }],
    A: { battlefield: ["Grizzly Bears", "Hill Giant"], hand: ["Clinging Words", "First Words"] },
    script: [
      check("A", playable("A", "Cast Clinging Words", false)),
      cast("A", "First Words", at("Grizzly Bears")),
      SETTLED,
      cast("A", "Clinging Words", at("Grizzly Bears")),
    ],
    expect: [pt("A", "Grizzly Bears", 6, 6)],
  },
});

mechanic("energy that must be paid", {
  "pays energy or does something else": {
    card: creature(
      "When Speaker enters, pay {E}{E}. If you can't, return Speaker to its owner's hand and you get {E}{E}.",
    ),
    A: { hand: ["Speaker"] },
    script: [cast("A", "Speaker"), SETTLED, cast("A", "Speaker")],
    expect: [has("A", "permanents", "Speaker"), { counters: { onPlayer: "A", kind: "energy", count: 0 } }],
  },
});

mechanic("more damage instead, by a condition said last", {
  "deals more damage instead under a condition said last": {
    card: instant(
      "Quick Words deals 2 damage to any target.\nQuick Words deals 4 damage instead if you control a Giant.",
    ),
    A: { battlefield: ["Hill Giant"] },
    targets: ["B"],
    expect: [life("B", 16)],
  },
});

mechanic("an ability that triggers only once", {
  "triggers only once for as long as it is the same object": {
    card: creature(
      "Whenever another creature you control enters, put a +1/+1 counter on Speaker. This ability triggers only once.",
    ),
    A: { battlefield: ["Speaker"], hand: ["Grizzly Bears", "Hill Giant"] },
    script: [cast("A", "Grizzly Bears"), SETTLED, { ...cast("A", "Hill Giant"), turn: 3 }],
    stop: { turn: 3, step: "end" },
    expect: [counters("Speaker", "+1/+1", 1), has("A", "permanents", "Hill Giant")],
  },
});

mechanic("creatures that enter without being cast", {
  "exiles creatures that enter without being cast": {
    card: enchantment("If a nontoken creature would enter and it wasn't cast, exile it instead."),
    others: [sorcery("Return target creature card from your graveyard to the battlefield.")],
    A: { battlefield: ["Lasting Words"], hand: ["Plain Words", "Hill Giant"], graveyard: ["Grizzly Bears"] },
    script: [cast("A", "Plain Words", at("Grizzly Bears")), SETTLED, cast("A", "Hill Giant")],
    expect: [has("A", "exile", "Grizzly Bears"), has("A", "permanents", "Hill Giant")],
  },
});

mechanic("a character who is she", {
  "comes back under her owner's control": {
    card: creature("When Speaker dies, return her to the battlefield tapped under her owner's control."),
    A: { battlefield: ["Speaker"], hand: ["Shock"] },
    script: [cast("A", "Shock", at("Speaker"))],
    expect: [has("A", "permanents", "Speaker"), tapped("Speaker")],
  },
});
