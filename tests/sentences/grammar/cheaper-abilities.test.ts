import {
  activate,
  at,
  cast,
  check,
  has,
  life,
  of,
  playable,
  respond,
  SETTLED,
  size,
  tapped,
} from "../../support/script.ts";
import { artifact, creature, enchantment, mechanic } from "../support/family.ts";

const WIZARD = {
  name: "Apprentice",
  manaCost: "{1}",
  typeLine: "Creature — Human Wizard",
  power: "1",
  toughness: "1",
};

mechanic("abilities that cost more or less", {
  "cost less in one's own turn only": {
    card: artifact("{1}: You gain 1 life. This ability costs {1} less to activate during your turn."),
    lands: "none",
    A: { battlefield: ["Device"] },
    B: { battlefield: ["Forest"] },
    script: [
      activate("A", "{1}: You gain"),
      check("A", playable("A", "{1}: You", false), { turn: 2, step: "upkeep" }),
    ],
    stop: { turn: 2, step: "draw" },
    expect: [life("A", 21)],
  },
  "cost less if they target such a creature": {
    card: artifact(
      "{2}: Tap target creature. This ability costs {1} less to activate if it targets a creature with power 3 or less.",
    ),
    lands: "none",
    A: { battlefield: ["Device", "Mountain"] },
    B: { battlefield: ["Hill Giant"] },
    script: [activate("A", "{2}: Tap", at("Hill Giant"))],
    expect: [tapped("Hill Giant"), tapped("Mountain")],
  },
  "of creatures cost less on the battlefield, but never less than one mana": {
    card: enchantment(
      "Activated abilities of creatures cost up to {2} less to activate. This effect can't reduce the amount of mana an ability costs to activate to less than one mana.",
    ),
    others: [
      { ...WIZARD, text: "{2}: You gain 1 life.\nCycling {2}" },
      { ...WIZARD, name: "Novice", text: "Cycling {2}" },
    ],
    lands: "none",
    A: { battlefield: ["Lasting Words", "Apprentice", "Island"], hand: ["Novice"] },
    script: [check("A", playable("A", "Cycling {2}", false)), activate("A", "{2}: You gain")],
    expect: [life("A", 21), tapped("Island")],
  },
  "of what an Aura is on cost less": {
    card: {
      name: "Clinging Words",
      typeLine: "Enchantment — Aura",
      text: "Enchant artifact\nEnchanted artifact's activated abilities cost {2} less to activate. This effect can't reduce the mana in that cost to less than one mana.",
    },
    others: [{ name: "Engine", typeLine: "Artifact", text: "{3}: You gain 1 life." }],
    lands: "none",
    A: { battlefield: ["Engine", "Island"], hand: ["Clinging Words"] },
    script: [cast("A", "Clinging Words", at("Engine")), SETTLED, activate("A", "{3}: You gain")],
    expect: [life("A", 21)],
  },
  "that exhaust cost less, others don't": {
    card: enchantment("Exhaust abilities of other permanents you control cost {2} less to activate."),
    others: [
      {
        name: "Engine",
        typeLine: "Artifact",
        text: "Exhaust — {2}: You gain 1 life.\n{2}: You gain 5 life.",
      },
    ],
    lands: "none",
    A: { battlefield: ["Lasting Words", "Engine"] },
    script: [check("A", playable("A", "{2}: You gain 5", false)), activate("A", "Exhaust")],
    expect: [life("A", 21)],
  },
  "cost opponents more that target such a creature": {
    card: creature(
      "Abilities your opponents activate that target a Human you control cost {2} more to activate.",
    ),
    lands: "none",
    A: { battlefield: ["Speaker", "Hill Giant"] },
    B: { battlefield: ["Prodigal Sorcerer", of("Island", 2)] },
    script: [
      {
        do: "activate",
        player: "B",
        turn: 1,
        step: "precombat-main",
        ability: "{T}: This",
        targets: [at("Speaker")],
      },
    ],
    expect: [
      has("A", "graveyard", "Speaker", 0),
      { tappedCount: { card: "Island", tapped: true, count: 2 } },
    ],
  },
  "of sources with the chosen name cost more": {
    card: artifact(
      "As this artifact enters, choose a card name.\nActivated abilities of sources with the chosen name cost {2} more to activate.",
    ),
    lands: "none",
    A: { battlefield: ["Prodigal Sorcerer"], hand: ["Device"] },
    script: [
      check("A", playable("A", "{T}: This creature deals")),
      cast("A", "Device"),
      SETTLED,
      check("A", playable("A", "{T}: This creature deals", false)),
    ],
    answersA: [{ choose: ["Prodigal Sorcerer"] }],
    expect: [has("A", "permanents", "Device")],
  },
  "of equipment cost less that target the card": {
    card: creature("Equip abilities you activate that target this creature cost {2} less to activate."),
    others: [
      { name: "Blade", typeLine: "Artifact — Equipment", text: "Equipped creature has flying.\nEquip {2}" },
    ],
    lands: "none",
    A: { battlefield: ["Speaker", "Blade", "Hill Giant"] },
    script: [activate("A", "Equip {2}", at("Speaker"))],
    expect: [{ keyword: { player: "A", card: "Speaker", keyword: "flying", is: true } }],
  },
  "of others may not be dearer than what is paid in life": {
    card: creature("Spells your opponents cast that target this creature cost an additional 3 life to cast."),
    lands: "none",
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Mountain"], hand: ["Shock"] },
    script: [
      { do: "cast", player: "B", turn: 1, step: "precombat-main", card: "Shock", targets: [at("Speaker")] },
    ],
    expect: [life("B", 17), has("A", "graveyard", "Speaker")],
  },
  "of others cost no more for targets that are no permanents": {
    card: creature("Spells your opponents cast that target a Merfolk you control cost {2} more to cast."),
    others: [
      { name: "No", manaCost: "{U}", typeLine: "Instant", text: "Counter target spell." },
      { ...WIZARD, name: "Swimmer", typeLine: "Creature — Merfolk", text: "Vigilance" },
    ],
    A: { battlefield: ["Speaker"], hand: ["Swimmer"] },
    B: { battlefield: ["Island"], hand: ["No"] },
    script: [cast("A", "Swimmer"), respond("B", "Swimmer", "No", at("Swimmer"))],
    expect: [has("A", "graveyard", "Swimmer")],
  },
  "make a spell cheaper by mana of a color": {
    card: {
      name: "Speaker",
      manaCost: "{G}{G}{G}",
      typeLine: "Creature — Elemental",
      power: "2",
      toughness: "2",
      text: "This spell costs {G} less to cast for each green creature you control.",
    },
    lands: "none",
    A: { battlefield: [of("Grizzly Bears", 2), "Forest"], hand: ["Speaker"] },
    script: [cast("A", "Speaker")],
    expect: [has("A", "permanents", "Speaker"), size("A", "hand", 0)],
  },
  "are made cheaper up to what there is to pay": {
    card: enchantment("Creature spells you cast cost up to {2} less to cast."),
    lands: "none",
    A: { battlefield: ["Lasting Words", "Forest"], hand: ["Grizzly Bears"] },
    script: [cast("A", "Grizzly Bears")],
    expect: [has("A", "permanents", "Grizzly Bears")],
  },
});
