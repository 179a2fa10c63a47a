/** Sentences that are read whole, and printed again in the very words; and sentences that are near to one and are refused. */
import { describe, expect, it } from "vitest";
import { type CompileResult, compileCard } from "../src/compile.ts";

function compiled(typeLine: string, text: string): CompileResult {
  const size = typeLine.startsWith("Creature") ? { power: "2", toughness: "2" } : {};
  return compileCard({ name: "Nameless Card", manaCost: "{0}", typeLine, text, ...size });
}

const READ: readonly (readonly [typeLine: string, text: string])[] = [
  [
    "Sorcery",
    "Destroy target creature. You draw X cards and you lose X life, where X is the number of counters on that creature.",
  ],
  ["Enchantment", "Players can't cast spells from graveyards or activate abilities of creatures."],
  [
    "Enchantment",
    "Whenever a creature dies, tap all untapped creatures that share a creature type with it or untap all tapped creatures that share a creature type with it.",
  ],
  ["Enchantment", "At the beginning of each player's upkeep, that player untaps ~ and gains control of it."],
  ["Creature — Human", "Whenever ~ deals combat damage to a player or planeswalker, draw a card."],
  ["Creature — Human", "Whenever ~ deals combat damage to a player or a planeswalker, draw a card."],
  ["Creature — Human", "Whenever you attack with one or more Goblins and/or Orcs, put a +1/+1 counter on ~."],
  ["Creature — Human", "Whenever ~ becomes tapped, put an hourglass counter on it."],
  ["Sorcery", "Create a 3/3 colorless Golem enchantment artifact creature token."],
  [
    "Sorcery",
    "Each player may exile any number of cards from their graveyard. Then each player loses 1 life for each card in their graveyard.",
  ],
  [
    "Instant",
    "Copy any number of target instant and/or sorcery spells. You may choose new targets for the copies.",
  ],
  ["Sorcery", "Target player takes two extra turns after this one."],
  [
    "Sorcery",
    "Search your library for up to two basic land cards and/or Cave cards with different names, put them onto the battlefield tapped, then shuffle.",
  ],
  [
    "Sorcery",
    "Search your library for all creature cards, reveal them, put them into your hand, then shuffle.",
  ],
  ["Sorcery", "Target opponent reveals their hand. Exile a nonland card from it."],
  ["Sorcery", "Target opponent reveals their hand. Exile two nonland cards from it."],
  ["Sorcery", "Return two creature cards at random from your graveyard to your hand."],
  ["Sorcery", "Return a creature you control at random to its owner's hand."],
  [
    "Sorcery",
    "Choose three target cards in your graveyard. Put a creature card from among them onto the battlefield.",
  ],
  ["Sorcery", "Create a 1/1 blue Fish creature token if an opponent controls more creatures than you."],
  ["Sorcery", "If you have two or more creature cards in your graveyard, draw a card."],
  ["Sorcery", "At the beginning of the next end step, you may sacrifice a creature. If you do, draw a card."],
  ["Sorcery", "Destroy target creature. If that creature dies this way, draw a card."],
  ["Sorcery", "Flip a coin. If you win the flip, draw a card."],
  [
    "Sorcery",
    "This spell costs {X} less to cast, where X is the number of creatures you control.\nDraw a card.",
  ],
  [
    "Instant",
    "The next time a source of your choice would deal damage to you this turn, prevent that damage. You gain life equal to the damage prevented this way.",
  ],
  [
    "Instant",
    "Prevent the next 3 damage that would be dealt to any target this turn. You gain life equal to the damage prevented this way.",
  ],
  ["Instant", "If a red source would deal damage this turn, it deals double that damage instead."],
  ["Artifact — Equipment", "Equipped creature gets +1/+1.\nGae Bolg — Equip {4}"],
  ["Enchantment", "Whenever one or more creatures you control become tapped, draw a card."],
  [
    "Enchantment",
    "If a creature card would be put into an opponent's graveyard from anywhere, instead exile that card and you gain 2 life.",
  ],
  [
    "Enchantment",
    "As long as you have seven or more cards in hand, you may pay {0} rather than pay cycling costs.",
  ],
  ["Creature — Elf", "At the beginning of your end step, if you've played a land this turn, draw a card."],
  ["Creature — Elf", "Whenever you cycle or discard another card, scry 1."],
  [
    "Creature — Elf",
    "Whenever this creature attacks for the first time each turn, untap all creatures you control.",
  ],
  ["Creature — Elf", "Whenever you tap an untapped face-down creature, draw a card."],
  [
    "Creature — Elf",
    "{3}: This creature can't be blocked this turn. Activate only if you own a card in exile.",
  ],
  ["Creature — Elf", "This creature can't attack unless defending player controls an Island."],
  ["Creature — Elf", "Protection from monocolored"],
];

const REFUSED: readonly (readonly [why: string, typeLine: string, text: string])[] = [
  ["of each by itself", "Enchantment", "Each land gets +2/+2 as long as it's a creature."],
  [
    "damage to somebody else than the player",
    "Sorcery",
    "Target player discards two cards at random unless that player has ~ deal 4 damage to them.",
  ],
  ["only one card was drawn", "Sorcery", "Draw a card, then discard one of them."],
  ["nothing was copied", "Sorcery", "Draw a card. You may choose new targets for the copy."],
  [
    "nothing was copied",
    "Sorcery",
    "If you control a creature, draw a card. You may choose new targets for the copy.",
  ],
  [
    "number does not agree",
    "Enchantment",
    "If an artifacts entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
  ],
  [
    "number does not agree",
    "Enchantment",
    "If an artifact entering causes a triggered ability of a permanents you control to trigger, that ability triggers an additional time.",
  ],
  [
    "opponent",
    "Sorcery",
    "This spell deals damage to each player equal to the number of lands that opponent controls.",
  ],
  [
    "what is tapped is not said to be untapped",
    "Creature — Elf",
    "Whenever you tap a face-down creature, draw a card.",
  ],
  [
    "than somebody who is no player of the event",
    "Enchantment — Aura",
    "Enchant player\nAt the beginning of your upkeep, enchanted player loses 1 life and each other player gains 1 life.",
  ],
  [
    "nothing, or several things",
    "Sorcery",
    "Choose one —\n• Draw two cards.\n• You gain 1 life for each card drawn this way.",
  ],
  [
    "nothing, or several things",
    "Sorcery",
    "Draw two cards. Target player draws three cards. You gain 1 life for each card drawn this way.",
  ],
  [
    "nothing, or several things",
    "Sorcery",
    "Draw two cards, then draw a card. You gain 1 life for each card drawn this way.",
  ],
];

describe("a text", () => {
  it.each(READ)("of a card of type %s is read and printed again: %s", (typeLine, text) => {
    expect(compiled(typeLine, text)).toMatchObject({
      status: "complete",
      ambiguous: false,
      swallowed: [],
      roundTripFailure: false,
    });
  });

  it.each(REFUSED)("is refused for the reason that %s: %s: %s", (why, typeLine, text) => {
    const result = compiled(typeLine, text);
    expect(result.status).toBe("partial");
    expect(result.status === "partial" && result.why).toContain(why);
  });
});
