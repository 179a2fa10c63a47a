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
  of,
  playable,
  SETTLED,
  size,
  tapped,
} from "../../support/script.ts";
import { artifact, aura, creature, enchantment, instant, mechanic, sorcery } from "../support/family.ts";

mechanic("costs, limits and permissions of static abilities", {
  "casts spells for another cost": {
    card: enchantment("You may pay {R} rather than pay the mana cost for creature spells you cast."),
    lands: "none",
    A: { battlefield: ["Lasting Words", "Mountain"], hand: ["Serra Angel", "Divination"] },
    script: [check("A", playable("A", "Cast Divination", false)), cast("A", "Serra Angel")],
    expect: [has("A", "permanents", "Serra Angel")],
  },
  "casts spells from the hand without paying": {
    card: enchantment("You may cast spells from your hand without paying their mana costs."),
    lands: "none",
    A: { battlefield: ["Lasting Words"], hand: ["Serra Angel"] },
    script: [cast("A", "Serra Angel")],
    expect: [has("A", "permanents", "Serra Angel")],
  },
  "makes spells of a kind cheaper that is said after the verb": {
    card: enchantment("Creature spells you cast with power 4 or greater cost {2} less to cast."),
    lands: "none",
    A: { battlefield: ["Lasting Words", of("Plains", 3)], hand: ["Serra Angel", "Hill Giant"] },
    script: [check("A", playable("A", "Cast Hill Giant", false)), cast("A", "Serra Angel")],
    expect: [has("A", "permanents", "Serra Angel")],
  },
  "makes the spell itself cheaper if something is so": {
    card: sorcery(
      "If an opponent controls three or more lands, this spell costs {1} less to cast.\nDraw two cards.",
    ),
    lands: "none",
    A: { battlefield: [of("Island", 1)], hand: ["Plain Words"] },
    B: { battlefield: [of("Forest", 3)] },
    script: [cast("A", "Plain Words")],
    expect: [size("A", "hand", 2)],
  },
  "lets any player activate it in a turn of their own": {
    card: artifact("{1}: Draw a card. Any player may activate this ability but only during their turn."),
    A: { battlefield: ["Device"] },
    script: [
      check("B", playable("B", "{1}: Draw", false), { turn: 1, step: "precombat-main" }),
      activate("A", "{1}: Draw"),
    ],
    expect: [size("A", "hand", 1)],
  },
  "puts a card from the hand on the library": {
    card: artifact("Put a card from your hand on top of your library: You gain 1 life."),
    A: { battlefield: ["Device"], hand: ["Shock"] },
    script: [activate("A", "Put a card")],
    expect: [life("A", 21), size("A", "hand", 0)],
  },
  "beholds or pays": {
    card: instant("As an additional cost to cast this spell, behold an Elf or pay {2}.\nDraw a card."),
    lands: "none",
    A: { battlefield: ["Llanowar Elves", "Island"], hand: ["Quick Words"] },
    script: [cast("A", "Quick Words")],
    expect: [size("A", "hand", 1)],
  },
  "blights to activate an ability": {
    card: artifact("{T}, Blight 1: You gain 1 life."),
    A: { battlefield: ["Device", "Hill Giant"] },
    script: [activate("A", "{T}, Blight")],
    expect: [life("A", 21), counters("Hill Giant", "-1/-1", 1)],
  },
  "blights or not to cast a spell, and gives more for it": {
    card: sorcery(
      "As an additional cost to cast this spell, you may blight 1.\nYou gain 1 life. If this spell's additional cost was paid, you gain 2 life.",
    ),
    A: { battlefield: ["Hill Giant"], hand: ["Plain Words"] },
    script: [cast("A", "Plain Words")],
    answersA: [{ yes: true }],
    expect: [life("A", 23), counters("Hill Giant", "-1/-1", 1)],
  },
  "triggers as the second counter comes": {
    card: artifact(
      "{1}: Put a plan counter on this artifact.\nWhen the second plan counter is put on this artifact, you gain 5 life.",
    ),
    A: { battlefield: ["Device"] },
    script: [
      activate("A", "{1}: Put"),
      SETTLED,
      check("A", life("A", 20)),
      activate("A", "{1}: Put"),
      SETTLED,
      activate("A", "{1}: Put"),
    ],
    expect: [life("A", 25)],
  },
  "finds creatures that have dealt damage": {
    card: instant("Destroy target creature that dealt damage this turn."),
    A: { battlefield: ["Prodigal Pyromancer", "Hill Giant"], hand: ["Quick Words"] },
    script: [
      check("A", playable("A", "Cast Quick Words", false)),
      activate("A", "{T}", at("B")),
      SETTLED,
      cast("A", "Quick Words", at("Prodigal Pyromancer")),
    ],
    expect: [has("A", "graveyard", "Prodigal Pyromancer"), has("A", "permanents", "Hill Giant")],
  },
  "keeps it at home against certain defenders": {
    card: creature(
      "This creature can't attack if defending player controls an untapped creature with power 3 or greater.",
    ),
    others: [{ name: "Frenzy", typeLine: "Enchantment", text: "All creatures attack each combat if able." }],
    A: { battlefield: ["Speaker", "Grizzly Bears", "Frenzy"] },
    B: { battlefield: ["Hill Giant"] },
    script: [],
    stop: { turn: 1, step: "declare-attackers" },
    expect: [tapped("Speaker", false), tapped("Grizzly Bears")],
  },
  "attacks only for a sacrifice": {
    card: creature("This creature can't attack unless you sacrifice a land."),
    lands: "none",
    A: { battlefield: ["Speaker", "Forest"] },
    script: [attack("A", "Speaker")],
    expect: [life("B", 18), has("A", "graveyard", "Forest")],
  },
  "attacks only for mana, so much for each": {
    card: creature(
      "This creature can't attack or block unless its controller pays {1} for each Elf on the battlefield.",
    ),
    lands: "none",
    A: { battlefield: ["Speaker", "Llanowar Elves", "Mountain"] },
    script: [attack("A", "Speaker")],
    expect: [life("B", 18), tapped("Mountain")],
  },
  "mutes what it enchants": {
    card: aura("Enchanted creature's activated abilities can't be activated."),
    others: [
      {
        name: "Healer",
        typeLine: "Creature — Elf",
        power: "1",
        toughness: "1",
        text: "{1}: You gain 1 life.",
      },
    ],
    A: { battlefield: ["Healer"], hand: ["Clinging Words"] },
    script: [
      check("A", playable("A", "{1}: You gain")),
      cast("A", "Clinging Words", at("Healer")),
      SETTLED,
      check("A", playable("A", "{1}: You gain", false)),
    ],
    expect: [],
  },
  "doubles damage to creatures and players": {
    card: enchantment(
      "If a source would deal damage to a creature or player, it deals double that damage to that creature or player instead.",
    ),
    A: { battlefield: ["Lasting Words"], hand: ["Shock"] },
    script: [cast("A", "Shock", at("B"))],
    expect: [life("B", 16)],
  },
  "is used up by another land": {
    card: enchantment("When you play another land, sacrifice this enchantment."),
    lands: "none",
    A: { battlefield: ["Lasting Words"], hand: ["Forest"] },
    script: [by("A", { do: "play-land", card: "Forest" }), SETTLED],
    expect: [has("A", "graveyard", "Lasting Words"), has("A", "permanents", "Forest")],
  },
});
