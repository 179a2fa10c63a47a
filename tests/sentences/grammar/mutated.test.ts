/** Mutating creature spells, which merge with a creature and become one permanent with it. */
import {
  activate,
  at,
  attack,
  by,
  cast,
  check,
  counters,
  has,
  keyword,
  life,
  of,
  playable,
  pt,
  respond,
  SETTLED,
  size,
} from "../../support/script.ts";
import { mechanic, type Scene } from "../support/family.ts";
import type { TextCard } from "../support/scene.ts";

const MOLE: TextCard = {
  name: "Moss Mole",
  manaCost: "{4}{G}",
  typeLine: "Creature — Mole Beast",
  power: "4",
  toughness: "5",
  text: "Mutate {1}{G}\nTrample\nWhenever this creature mutates, you gain 3 life.",
};
const KITE: TextCard = {
  name: "Old Kite",
  manaCost: "{1}",
  typeLine: "Creature — Bird",
  power: "1",
  toughness: "2",
  text: "Flying\nWhenever this creature mutates, target opponent loses 1 life.\n{0}: Put a +1/+1 counter on this creature. Activate only once each turn.",
};
const KILL = { name: "Rusting", text: "Destroy target creature." };

function lasting(name: string, text: string): TextCard {
  return { name, typeLine: "Enchantment", text };
}

function mutating(target: string): object {
  return by("A", { do: "cast", card: "Moss Mole", via: "mutate", targets: [at(target)] });
}

const TOP = { choose: ["top"] };
const UNDER = { choose: ["bottom"] };

type Rest = Pick<Scene, "expect"> & Partial<Scene> & { readonly place?: object };

/** A has the Kite and casts the Mole on it, then something is done. */
function merged({ place = TOP, others = [], A = {}, script = [], answersA = [], ...rest }: Rest): Scene {
  const ready = others.map((one) => of(one.name));
  const isLasting = (index: number): boolean => others[index]?.typeLine === "Enchantment";
  return {
    card: MOLE,
    others: [KITE, ...others],
    A: {
      battlefield: [of("Old Kite"), ...ready.filter((_, index) => isLasting(index))],
      hand: [of("Moss Mole"), ...ready.filter((_, index) => !isLasting(index))],
      ...A,
    },
    script: [mutating("Old Kite"), SETTLED, ...script],
    answersA: [place, ...answersA],
    ...rest,
  };
}

mechanic("a mutating creature spell", {
  "put on top, gives the creature its name, size and cost, with the abilities of both (CR 702.140c, e)":
    merged({
      expect: [
        has("A", "permanents", "Moss Mole"),
        has("A", "permanents", "Old Kite", 0),
        pt("A", "Moss Mole", 4, 5),
        keyword("A", "Moss Mole", "trample"),
        keyword("A", "Moss Mole", "flying"),
        size("A", "graveyard", 0),
      ],
    }),

  "put under it, leaves the creature what it is, with the abilities of both (CR 702.140e, 727.2a)": merged({
    place: UNDER,
    expect: [
      has("A", "permanents", "Old Kite"),
      has("A", "permanents", "Moss Mole", 0),
      pt("A", "Old Kite", 1, 2),
      keyword("A", "Old Kite", "trample"),
      keyword("A", "Old Kite", "flying"),
    ],
  }),

  "lets the abilities of both trigger on it (CR 702.140d)": merged({
    expect: [life("A", 23), life("B", 19)],
  }),

  "keeps the creature's counters and uses of abilities, and lets it attack (CR 727.2b-c)": {
    card: MOLE,
    others: [KITE],
    A: { battlefield: [of("Old Kite")], hand: [of("Moss Mole")] },
    script: [
      activate("A", "{0}"),
      SETTLED,
      mutating("Old Kite"),
      SETTLED,
      check("A", playable("A", "{0}: Put a +1/+1 counter", false)),
      attack("A", "Moss Mole"),
    ],
    answersA: [TOP],
    expect: [counters("Moss Mole", "+1/+1", 1), life("B", 14)],
  },

  "does not enter the battlefield (CR 702.140c, 727.2b)": merged({
    others: [lasting("Gatekeeper", "Whenever a creature enters, you lose 5 life.")],
    expect: [life("A", 23)],
  }),

  "resolves as a creature spell where its target has become illegal (CR 702.140b)": {
    card: MOLE,
    others: [KITE, { name: "Sudden Rust", typeLine: "Instant", text: "Destroy target creature." }],
    A: { battlefield: [of("Old Kite")], hand: [of("Moss Mole")] },
    B: { hand: [of("Sudden Rust")] },
    script: [mutating("Old Kite"), respond("B", "Moss Mole", "Sudden Rust", at("Old Kite"))],
    expect: [
      has("A", "permanents", "Moss Mole"),
      has("A", "graveyard", "Old Kite"),
      pt("A", "Moss Mole", 4, 5),
      keyword("A", "Moss Mole", "flying", false),
      life("A", 20),
    ],
  },
});

mechanic("a mutated permanent", {
  "dies once, while all its cards are put into the graveyard (CR 727.3)": merged({
    others: [
      KILL,
      lasting("Quiet Watcher", "Whenever a creature dies, you gain 1 life."),
      lasting(
        "Dust Counter",
        "Whenever a creature card is put into a graveyard from anywhere, you draw a card.",
      ),
    ],
    script: [cast("A", "Rusting", at("Moss Mole"))],
    expect: [
      has("A", "graveyard", "Moss Mole"),
      has("A", "graveyard", "Old Kite"),
      life("A", 24),
      size("A", "hand", 2),
    ],
  }),

  "is returned by what exiled it as all its cards, each by itself (CR 727.3c)": merged({
    others: [
      {
        name: "Short Journey",
        text: "Exile target creature, then return that card to the battlefield under its owner's control.",
      },
    ],
    script: [cast("A", "Short Journey", at("Moss Mole"))],
    expect: [
      has("A", "permanents", "Moss Mole"),
      has("A", "permanents", "Old Kite"),
      keyword("A", "Moss Mole", "flying", false),
      pt("A", "Old Kite", 1, 2),
    ],
  }),

  "is copied with the abilities of all its components (CR 727.2a)": merged({
    others: [{ name: "Casting Mold", text: "Create a token that's a copy of target creature." }, KILL],
    script: [
      cast("A", "Casting Mold", at("Moss Mole")),
      SETTLED,
      cast("A", "Rusting", at("Moss Mole [no copy]")),
    ],
    expect: [
      has("A", "permanents", "Moss Mole"),
      pt("A", "Moss Mole", 4, 5),
      keyword("A", "Moss Mole", "flying"),
      keyword("A", "Moss Mole", "trample"),
    ],
  }),

  "is a token while its topmost component is one, which ceases to exist when it leaves (CR 727.2d, 727.3)": {
    card: MOLE,
    others: [KITE, { name: "Casting Mold", text: "Create a token that's a copy of target creature." }, KILL],
    A: { hand: [of("Casting Mold"), of("Moss Mole"), of("Rusting")] },
    B: { battlefield: [of("Old Kite")] },
    script: [
      cast("A", "Casting Mold", at("Old Kite")),
      SETTLED,
      by("A", { do: "cast", card: "Moss Mole", via: "mutate", targets: [at("Old Kite [only copy]")] }),
      SETTLED,
      check("A", keyword("A", "Old Kite", "trample")),
      cast("A", "Rusting", at("Old Kite [only copy]")),
    ],
    answersA: [UNDER],
    expect: [
      has("A", "graveyard", "Moss Mole"),
      has("A", "graveyard", "Old Kite", 0),
      has("A", "permanents", "Old Kite", 0),
    ],
  },
});
