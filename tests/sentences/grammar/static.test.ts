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
  MAIN,
  of,
  playable,
  pt,
  SETTLED,
  size,
  tapped,
} from "../../support/script.ts";
import { artifact, creature, enchantment, family, type Scene } from "../support/family.ts";

/** A creature whose cost goes by Goblins, and how many of eight Mountains are tapped for it. */
function costsByGoblins(how: "more" | "less", cost: number, goblins: number, count: number): Scene {
  const text = `This spell costs {2} ${how} to cast for each Goblin you control.`;
  return {
    card: { ...creature(text), manaCost: `{${cost}}` },
    lands: "none",
    A: { hand: ["Speaker"], battlefield: [of("Mountain", 8), of("Goblin Piker", goblins)] },
    script: [cast("A", "Speaker")],
    expect: [has("A", "permanents", "Speaker"), { tappedCount: { card: "Mountain", tapped: true, count } }],
  };
}

family("ability/rule", {
  "lets the card itself be cast from the graveyard": {
    card: creature("You may cast this card from your graveyard as long as you control a Goblin."),
    A: { graveyard: ["Speaker"], battlefield: ["Goblin Piker"] },
    script: [cast("A", "Speaker")],
    expect: [has("A", "permanents", "Speaker")],
  },
  "costs several more for each of what there is": costsByGoblins("more", 2, 1, 4),
  "costs several less for each of what there is": costsByGoblins("less", 6, 2, 2),
  "lets the card itself be cast from the graveyard: no Goblin": {
    card: creature("You may cast this card from your graveyard as long as you control a Goblin."),
    A: { graveyard: ["Speaker"] },
    script: [check("A", playable("A", "Cast Speaker", false))],
    expect: [],
  },
  "exiles the card cast from the graveyard in each of its controller's turns": {
    card: enchantment(
      "During each of your turns, you may cast an instant or sorcery card from your graveyard. If a card cast this way would be put into your graveyard this turn, exile it instead.",
    ),
    A: { battlefield: ["Lasting Words"], graveyard: ["Shock", "Divination"] },
    script: [cast("A", "Shock", at("B")), SETTLED, check("A", playable("A", "Cast Divination", false))],
    expect: [life("B", 18), has("A", "exile", "Shock"), has("A", "graveyard", "Divination")],
  },
  "keeps a player from getting counters of one kind": {
    card: enchantment("You can't get poison counters."),
    others: [
      { name: "Sting", text: "Each player gets a poison counter. Each player gets an experience counter." },
    ],
    A: { battlefield: ["Lasting Words"], hand: ["Sting"] },
    script: [cast("A", "Sting")],
    expect: [
      { counters: { onPlayer: "A", kind: "poison", count: 0 } },
      { counters: { onPlayer: "A", kind: "experience", count: 1 } },
      { counters: { onPlayer: "B", kind: "poison", count: 1 } },
    ],
  },
  "lets each player play a land more during each of their turns": {
    card: enchantment("Each player may play an additional land during each of their turns."),
    A: { battlefield: ["Lasting Words"], hand: [of("Forest", 3)] },
    script: [
      by("A", { do: "play-land", card: "Forest" }),
      by("A", { do: "play-land", card: "Forest" }),
      check("A", playable("A", "Play Forest", false)),
    ],
    expect: [size("A", "hand", 1)],
  },
  "untaps its controller's creatures in the others' untap steps as well": {
    card: enchantment("Untap all creatures you control during each other player's untap step."),
    A: { battlefield: ["Lasting Words", "Hill Giant"] },
    script: [attack("A", "Hill Giant")],
    stop: { turn: 2, step: "upkeep" },
    expect: [tapped("Hill Giant", false)],
  },
  "makes itself cheaper by a number": {
    card: {
      ...creature("This spell costs {1} less to cast for each artifact you control."),
      manaCost: "{3}",
    },
    lands: "none",
    A: { hand: ["Speaker"], battlefield: [of("Ornithopter", 3)] },
    script: [cast("A", "Speaker")],
    expect: [has("A", "permanents", "Speaker")],
  },
  "keeps what enters from making abilities trigger": {
    card: enchantment("Creatures entering don't cause abilities to trigger."),
    A: { battlefield: ["Lasting Words", "Soul Warden"], hand: ["Grizzly Bears"] },
    script: [cast("A", "Grizzly Bears")],
    expect: [life("A", 20)],
  },
  "makes them trigger once more": {
    card: enchantment(
      "If a creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
    ),
    A: { battlefield: ["Lasting Words", "Soul Warden"], hand: ["Grizzly Bears"] },
    script: [cast("A", "Grizzly Bears")],
    expect: [life("A", 22)],
  },
  "lets nobody gain life": {
    card: enchantment("Players can't gain life."),
    A: { battlefield: ["Lasting Words", "Soul Warden"], hand: ["Grizzly Bears"] },
    script: [cast("A", "Grizzly Bears")],
    expect: [life("A", 20)],
  },
  "lets a player not lose": {
    card: enchantment("You can't lose the game."),
    A: { battlefield: ["Lasting Words"], hand: ["Lava Axe"], life: 5 },
    script: [cast("A", "Lava Axe", at("A"))],
    expect: [life("A", 0), has("A", "permanents", "Lasting Words")],
  },
  "lets no player cast more than one": {
    card: enchantment("Each player can't cast more than one noncreature spell each turn."),
    A: { battlefield: ["Lasting Words"], hand: [of("Shock", 2), "Grizzly Bears"] },
    script: [
      cast("A", "Shock", at("B")),
      SETTLED,
      check("A", playable("A", "Cast Shock", false)),
      check("A", playable("A", "Cast Grizzly Bears")),
    ],
    expect: [life("B", 18)],
  },
  "allows more lands": {
    card: "Exploration",
    lands: "none",
    A: { battlefield: ["Exploration"], hand: [of("Forest", 3)] },
    script: [
      by("A", { do: "play-land", card: "Forest" }),
      by("A", { do: "play-land", card: "Forest" }),
      check("A", playable("A", "Play Forest", false), { turn: 1, step: "postcombat-main" }),
    ],
    expect: [has("A", "permanents", "Forest", 2)],
  },
  "has no maximum hand size": {
    card: enchantment("You have no maximum hand size."),
    A: { battlefield: ["Lasting Words"], hand: [of("Shock", 9)] },
    script: [],
    stop: { turn: 2, step: "upkeep" },
    expect: [size("A", "hand", 9)],
  },
  "allows to cast from the top of the library": {
    card: enchantment("You may cast creature spells from the top of your library."),
    A: { battlefield: ["Lasting Words"], library: ["Grizzly Bears"] },
    script: [cast("A", "Grizzly Bears")],
    expect: [has("A", "permanents", "Grizzly Bears")],
  },
  "gives a player hexproof": {
    card: enchantment("You have hexproof."),
    A: { battlefield: ["Lasting Words"] },
    B: { hand: ["Duress"], battlefield: ["Swamp"] },
    script: [check("B", playable("B", "Cast Duress", false), { turn: 2, step: "precombat-main" })],
    stop: { turn: 2, step: "end" },
    expect: [],
  },
  "sets the legend rule aside": {
    card: enchantment('The "legend rule" doesn\'t apply to creatures you control.'),
    A: { battlefield: ["Lasting Words", of("Thalia, Guardian of Thraben", 2)] },
    script: [],
    expect: [has("A", "permanents", "Thalia, Guardian of Thraben", 2)],
  },
  "casts the top card of a kind": {
    card: enchantment("You may cast the top card of your library if it's an instant or sorcery card."),
    A: { battlefield: ["Lasting Words"], library: ["Shock"] },
    script: [cast("A", "Shock", at("B"))],
    expect: [life("B", 18)],
  },
});

family("ability/replacement", {
  "enters as a copy of a creature that its player controls": {
    card: creature("You may have this creature enter as a copy of any creature you control."),
    A: { hand: ["Speaker"], battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Speaker")],
    answersA: [{ yes: true }],
    expect: [has("A", "permanents", "Grizzly Bears", 2)],
  },
  "enters tapped as a copy": {
    card: {
      name: "Mirrored Land",
      manaCost: "",
      typeLine: "Land",
      text: "You may have this land enter tapped as a copy of any land on the battlefield.",
    },
    A: { hand: ["Mirrored Land"] },
    B: { battlefield: ["Wasteland"] },
    script: [by("A", { do: "play-land", card: "Mirrored Land" })],
    answersA: [{ choose: ["Wasteland"] }],
    expect: [
      { permanents: { player: "A", card: "Wasteland", count: 1 } },
      { tappedCount: { card: "Wasteland", tapped: true, count: 1 } },
    ],
  },
  "enters tapped": {
    card: "Azorius Guildgate",
    A: { hand: ["Azorius Guildgate"] },
    script: [by("A", { do: "play-land", card: "Azorius Guildgate" })],
    expect: [tapped("Azorius Guildgate")],
  },
  "enters tapped unless a condition holds": {
    card: "Sulfur Falls",
    A: { hand: ["Sulfur Falls"] },
    script: [by("A", { do: "play-land", card: "Sulfur Falls" })],
    expect: [tapped("Sulfur Falls", false)],
  },
  "enters tapped unless life is paid": {
    card: "Hallowed Fountain",
    A: { hand: ["Hallowed Fountain"] },
    script: [by("A", { do: "play-land", card: "Hallowed Fountain" })],
    answersA: [{ yes: true }],
    expect: [tapped("Hallowed Fountain", false), life("A", 18)],
  },
  "enters with counters for each of something": {
    card: creature("This creature enters with a +1/+1 counter on it for each artifact you control.", 0, 0),
    A: { battlefield: [of("Sol Ring", 2)] },
    expect: [pt("A", "Speaker", 2, 2)],
  },
  "enters with X counters": {
    card: { ...creature("This creature enters with X +1/+1 counters on it.", 0, 0), manaCost: "{X}" },
    answersA: [{ x: 3 }],
    expect: [counters("Speaker", "+1/+1", 3)],
  },
  "gives others a counter as they enter": {
    card: creature("Each other creature you control enters with an additional +1/+1 counter on it."),
    A: { battlefield: ["Speaker"], hand: ["Grizzly Bears"] },
    script: [cast("A", "Grizzly Bears")],
    expect: [pt("A", "Grizzly Bears", 3, 3)],
  },
  "has others enter tapped": {
    card: enchantment("Creatures your opponents control enter tapped."),
    A: { battlefield: ["Lasting Words"] },
    B: { hand: ["Raise the Alarm"], battlefield: [of("Plains", 2)] },
    script: [cast("B", "Raise the Alarm")],
    expect: [tapped("Soldier Token")],
  },
  "enters as a copy": {
    card: "Clone",
    A: { hand: ["Clone"] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Clone")],
    answersA: [{ choose: ["Hill Giant"] }],
    expect: [pt("A", "Hill Giant", 3, 3)],
  },
  "enters tapped only as a copy": {
    card: {
      name: "Mirage",
      manaCost: "",
      typeLine: "Land",
      text: "You may have Mirage enter tapped as a copy of any land on the battlefield.",
    },
    A: { hand: ["Mirage"] },
    script: [by("A", { do: "play-land", card: "Mirage" })],
    answersA: [{ choose: [] }],
    expect: [has("A", "permanents", "Mirage"), tapped("Mirage", false)],
  },
  "enters with additional counters": {
    card: creature(
      "Kicker {2}\nThis creature enters with a +1/+1 counter on it.\nIf this creature was kicked, it enters with two additional +1/+1 counters on it.",
      0,
      0,
    ),
    answersA: [{ yes: true }],
    expect: [pt("A", "Speaker", 3, 3)],
  },
  "enters with X additional counters": {
    card: {
      ...creature(
        "This creature enters with X +1/+1 counters on it. If X is 3 or more, it enters with an additional X +1/+1 counters on it.",
        0,
        0,
      ),
      manaCost: "{X}",
    },
    answersA: [{ x: 3 }],
    expect: [pt("A", "Speaker", 6, 6)],
  },
});

family("ability/game-rule", {
  "asks for mana for an attack on a planeswalker as well": {
    card: enchantment(
      "Creatures can't attack you or planeswalkers you control unless their controller pays {2} for each of those creatures.",
    ),
    A: { battlefield: ["Lasting Words", "Ajani Goldmane"] },
    B: { battlefield: ["Hill Giant", of("Mountain", 2)] },
    script: [{ ...attack("B", "Hill Giant", 2), defender: { object: "Ajani Goldmane" } }],
    stop: { turn: 2, step: "end" },
    expect: [
      counters("Ajani Goldmane", "loyalty", 1),
      { tappedCount: { card: "Mountain", tapped: true, count: 2 } },
    ],
  },
  "asks a price for attacks": {
    card: "Propaganda",
    A: { battlefield: ["Propaganda"] },
    B: { battlefield: ["Hill Giant", "Forest"] },
    script: [],
    stop: { turn: 2, step: "end" },
    expect: [life("A", 20)],
  },
});

family("ability/cost-rule", {
  "makes opponents' spells dearer by what they are like": {
    card: enchantment("Spells your opponents cast with mana value 2 or greater cost {2} more to cast."),
    A: { battlefield: ["Lasting Words"] },
    B: { battlefield: [of("Mountain", 3)], hand: ["Shock", "Searing Spear"] },
    script: [
      check("B", playable("B", "Cast Searing Spear", false)),
      check("B", playable("B", "Cast Shock")),
      cast("B", "Shock", at("A")),
    ],
    expect: [life("A", 18)],
  },
  "makes what targets it dearer": {
    card: {
      name: "Guarded One",
      typeLine: "Creature — Wall",
      power: "0",
      toughness: "9",
      text: "Spells your opponents cast that target this creature cost {2} more to cast.",
    },
    A: { battlefield: ["Guarded One", "Grizzly Bears"] },
    B: { battlefield: [of("Mountain", 1)], hand: ["Shock"] },
    script: [cast("B", "Shock", at("Grizzly Bears"))],
    expect: [has("A", "graveyard", "Grizzly Bears")],
  },
  "makes abilities cheaper by no more than there is to pay": {
    card: enchantment("Cycling abilities you activate cost up to {2} less to activate."),
    others: [
      { name: "Round One", manaCost: "{9}", typeLine: "Artifact", text: "Cycling {2}" },
      { name: "Round Two", manaCost: "{9}", typeLine: "Artifact", text: "Cycling {1}{R}" },
    ],
    lands: "none",
    A: { battlefield: ["Lasting Words", "Mountain"], hand: ["Round One", "Round Two"] },
    script: [activate("A", "Cycling {2}"), activate("A", "Cycling {1}{R}")],
    expect: [size("A", "graveyard", 2), { tappedCount: { card: "Mountain", tapped: true, count: 1 } }],
  },
  "makes spells of two kinds cheaper, and no others": {
    card: enchantment("Artifact spells and enchantment spells you cast cost {1} less to cast."),
    others: [
      { name: "Small Thing", manaCost: "{1}", typeLine: "Artifact", text: "Indestructible" },
      { name: "Small Song", manaCost: "{1}", typeLine: "Enchantment", text: "Indestructible" },
    ],
    lands: "none",
    A: { battlefield: ["Lasting Words", "Mountain"], hand: ["Small Thing", "Small Song", "Shock"] },
    script: [
      cast("A", "Small Thing"),
      SETTLED,
      cast("A", "Small Song"),
      SETTLED,
      check("A", { tappedCount: { card: "Mountain", tapped: true, count: 0 } }),
      cast("A", "Shock", at("B")),
    ],
    expect: [life("B", 18), has("A", "permanents", "Small Thing"), has("A", "permanents", "Small Song")],
  },
  "taxes abilities that make no mana": {
    card: enchantment("Activated abilities cost {2} more to activate unless they're mana abilities."),
    lands: "none",
    A: { battlefield: ["Lasting Words", "Prodigal Sorcerer", of("Forest", 2)] },
    script: [
      by("A", { do: "activate", ability: "{T}: This creature deals", targets: [at("B")] }, MAIN),
      check("A", { tappedCount: { card: "Forest", tapped: true, count: 2 } }),
    ],
    expect: [life("B", 19)],
  },
  "makes the second spell of a turn cheaper": {
    card: enchantment("The second spell you cast each turn costs {1} less to cast."),
    lands: "none",
    A: { battlefield: ["Lasting Words", of("Mountain", 2)], hand: ["Shock", "Lightning Strike"] },
    script: [
      check("A", playable("A", "Cast Lightning Strike")),
      cast("A", "Shock", at("B")),
      check("A", playable("A", "Cast Lightning Strike")),
    ],
    expect: [life("B", 18)],
  },
  "makes an ability cheaper for each of something": {
    card: artifact(
      "{3}: You gain 1 life. This ability costs {1} less to activate for each artifact you control.",
    ),
    lands: "none",
    A: { battlefield: ["Device", of("Ornithopter", 2)] },
    script: [activate("A", "{3}: You gain")],
    expect: [life("A", 21)],
  },
});
