/** Decks from the whole shipped pool, with more than their share of what is face down, looked at or put somewhere unseen. */
import type { CardDefinition } from "@spellroom/card-language";
import { loadPool } from "@spellroom/cards";
import { type CorpusCard, compileCard } from "@spellroom/oracle";
import { whatLacks } from "@spellroom/rules";
import { type CanaryDeck, canaryOf } from "./canaries.ts";

/** What the pool has too little of, in words that any card could have. */
const WRITTEN: readonly Omit<CorpusCard, "name">[] = [
  { manaCost: "{1}{G}", typeLine: "Sorcery", text: "Manifest dread." },
  { manaCost: "{2}", typeLine: "Sorcery", text: "Manifest the top card of your library." },
  { manaCost: "{2}", typeLine: "Instant", text: "Cloak the top card of your library." },
  {
    manaCost: "{1}",
    typeLine: "Instant",
    text: "Exile target creature, then return it to the battlefield under its owner's control.",
  },
  { manaCost: "{1}", typeLine: "Instant", text: "Return target creature to its owner's hand." },
  {
    manaCost: "{1}",
    typeLine: "Instant",
    text: "~ deals 1 damage divided as you choose among any number of targets.",
  },
  {
    manaCost: "{1}",
    typeLine: "Sorcery",
    text: "Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.",
  },
  {
    manaCost: "{1}",
    typeLine: "Enchantment — Aura",
    text: "Enchant creature\nYou control enchanted creature.",
  },
  {
    manaCost: "{1}",
    typeLine: "Enchantment — Aura",
    text: "Enchant creature\nYou control enchanted creature.",
  },
  { manaCost: "{1}", typeLine: "Sorcery", text: "Create a token that's a copy of target creature." },
  {
    manaCost: "{2}",
    typeLine: "Creature — Shapeshifter",
    text: "You may have this creature enter as a copy of any creature on the battlefield.",
    power: "0",
    toughness: "1",
  },
  { manaCost: "{1}", typeLine: "Sorcery", text: "Exile the top card of target player's library face down." },
  {
    manaCost: "{1}",
    typeLine: "Artifact — Equipment",
    text: 'Equipped creature has "{T}: This creature deals 1 damage to any target."\nEquip {1}',
  },
  { manaCost: "{1}", typeLine: "Artifact — Equipment", text: "Equipped creature has ward {1}.\nEquip {1}" },
  {
    manaCost: "{1}",
    typeLine: "Instant",
    text: "Copy target activated or triggered ability. You may choose new targets for the copy.",
  },
  {
    manaCost: "{1}",
    typeLine: "Instant",
    text: "Copy target spell. You may choose new targets for the copy.",
  },
  { manaCost: "{1}", typeLine: "Artifact", text: "You may look at the top card of your library any time." },
  { manaCost: "{1}", typeLine: "Sorcery", text: "Look at target opponent's hand." },
  {
    manaCost: "{1}",
    typeLine: "Sorcery",
    text: "Search your library for a card, put it into your hand, then shuffle.",
  },
  {
    manaCost: "{2}",
    typeLine: "Creature — Human",
    text: "When this creature is turned face up, draw a card.\nDisguise {2}",
    power: "2",
    toughness: "1",
  },
  {
    manaCost: "{3}",
    typeLine: "Creature — Human",
    text: "When this creature dies, draw a card.\nMorph {2}",
    power: "3",
    toughness: "2",
  },
  { manaCost: "{2}", typeLine: "Creature — Human", text: "Foretell {1}", power: "2", toughness: "2" },
];
const ANY_COLOR: Omit<CorpusCard, "name"> = { typeLine: "Land", text: "{T}: Add one mana of any color." };

const LANDS = 24;
const HIDING = 26;
const OTHERS = 10;

/** A deck of its own for each player of each game, every card of it with a name of its own. */
export function hiddenDeck(chance: () => number): CanaryDeck {
  const pick = (from: readonly CardDefinition[]): CardDefinition => {
    const card = from[Math.floor(chance() * from.length)];
    if (!card) throw new RangeError("nothing to pick from");
    return card;
  };
  const { land, written, hiding, all } = supply();
  const deck = [
    ...Array.from({ length: LANDS }, () => land),
    ...Array.from({ length: HIDING }, () => pick(chance() < 0.6 ? written : hiding)),
    ...Array.from({ length: OTHERS }, () => pick(all)),
  ];
  return deck.map((card) => canaryOf(card, chance));
}

/** A deck of nothing but disguised creatures and what is aimed at them: little can happen but what it is for. */
export function disguisedDeck(chance: () => number): CanaryDeck {
  const { land, written } = supply();
  const [disguised, aimed] = [/"disguise"/, /"divided"/].map((words) =>
    written.find((card) => words.test(JSON.stringify(card))),
  );
  if (!disguised || !aimed) throw new Error("the words have changed");
  return [land, land, disguised, aimed]
    .flatMap((card) => Array.from({ length: 15 }, () => card))
    .map((card) => canaryOf(card, chance));
}

interface Supply {
  readonly land: CardDefinition;
  readonly written: readonly CardDefinition[];
  /** Cards of the pool that hide something or look at what is hidden. */
  readonly hiding: readonly CardDefinition[];
  readonly all: readonly CardDefinition[];
}

let found: Supply | undefined;

function supply(): Supply {
  if (found) return found;
  const { all } = loadPool();
  const hides =
    /"keyword":"(mega)?(morph|disguise|foretell|suspend|ward)"|manifest|cloak|"faceDown"|"kind":"(look|scry|surveil|search|lookAtTop|playWithTopRevealed|copySpell|createCopyToken|revealUntil)"|copyOf|putOnLibrary/i;
  found = {
    land: written(ANY_COLOR),
    written: WRITTEN.map(written),
    hiding: all.filter((card) => hides.test(JSON.stringify(card))),
    all,
  };
  return found;
}

/** @throws when the words can't be read or played: then the suite would play less than it says */
function written(card: Omit<CorpusCard, "name">): CardDefinition {
  const result = compileCard({ name: "Specimen", ...card });
  if (result.status !== "complete") throw new Error(`can't be read: ${card.text}`);
  const lacks = whatLacks(result.definition);
  if (lacks.length > 0) throw new Error(`can't be played: ${card.text}: ${lacks.join()}`);
  return result.definition;
}
