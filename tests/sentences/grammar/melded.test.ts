/** Meld cards: two cards that become one permanent, and are two cards again when it leaves the battlefield. */
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
  respond,
  SETTLED,
  size,
} from "../../support/script.ts";
import { family, mechanic, type Scene } from "../support/family.ts";
import type { TextCard } from "../support/scene.ts";

const COLOSSUS = {
  name: "Iron Colossus",
  manaCost: "",
  typeLine: "Creature — Golem Horror",
  power: "7",
  toughness: "6",
  text: "Trample\nWhen Iron Colossus enters, you gain 3 life.",
};

function meldCard(name: string, face: Partial<TextCard> & { readonly text: string }): TextCard {
  const { text, typeLine = "Creature — Golem", manaCost = "{3}", power = "2", toughness = "2" } = face;
  const size = typeLine === "Artifact" ? {} : { power, toughness };
  return { name, text: "", layout: "meld", faces: [{ name, typeLine, manaCost, text, ...size }, COLOSSUS] };
}

const FORGE = meldCard("Old Forge", {
  typeLine: "Artifact",
  manaCost: "{2}{R}",
  text: "{0}: If you both own and control Old Forge and a creature named Iron Stray, exile them, then meld them into Iron Colossus.",
});
const STRAY = meldCard("Iron Stray", { text: "Vigilance" });

const KILL = { name: "Rusting", text: "Destroy target creature." };
const COPY = { name: "Casting Mold", text: "Create a token that's a copy of target creature." };
const MEASURE = { name: "Weighing", text: "You gain life equal to target creature's mana value." };

function lasting(name: string, text: string): TextCard {
  return { name, typeLine: "Enchantment", text };
}

const MELD = activate("A", "{0}");

type Rest = Pick<Scene, "expect"> & Partial<Scene>;

/** Both cards of the pair under A's control. */
function pair({ others = [], A = {}, ...rest }: Rest): Scene {
  const ready = others.map((one) => of(one.name));
  const isLasting = (at: number): boolean => others[at]?.typeLine === "Enchantment";
  const battlefield = [of("Old Forge"), of("Iron Stray"), ...ready.filter((_, at) => isLasting(at))];
  const hand = ready.filter((_, at) => !isLasting(at));
  return { card: FORGE, others: [STRAY, ...others], A: { battlefield, hand, ...A }, ...rest };
}

/** They have melded, and then something is done. */
function melded({ script = [], ...rest }: Rest): Scene {
  return pair({ script: [MELD, SETTLED, ...script], ...rest });
}

family("grammar/condition/own-and-control", {
  "becomes one permanent with the characteristics of the combined back face (CR 701.37a, 712.8g)": melded({
    expect: [
      has("A", "permanents", "Iron Colossus"),
      pt("A", "Iron Colossus", 7, 6),
      keyword("A", "Iron Colossus", "trample"),
      keyword("A", "Iron Colossus", "vigilance", false),
      has("A", "permanents", "Iron Stray", 0),
      has("A", "permanents", "Old Forge", 0),
      size("A", "exile", 0),
      life("A", 23),
    ],
  }),

  "has the mana value of both front faces together (CR 202.3c, 712.8g)": melded({
    others: [MEASURE],
    script: [cast("A", "Weighing", at("Iron Colossus"))],
    expect: [life("A", 29)],
  }),

  "is copied as the back face, of mana value 0 (CR 202.3c, 707.8)": melded({
    others: [COPY, MEASURE],
    script: [
      cast("A", "Casting Mold", at("Iron Colossus")),
      SETTLED,
      check("A", life("A", 26)),
      cast("A", "Weighing", at("Iron Colossus [only copy]")),
    ],
    expect: [has("A", "permanents", "Iron Colossus", 2), life("A", 26)],
  }),

  "is exiled but not melded where one of both is a token (CR 701.37b-c)": pair({
    others: [COPY, { name: "Sending", text: "Put target creature on top of its owner's library." }],
    script: [
      cast("A", "Casting Mold", at("Iron Stray")),
      SETTLED,
      cast("A", "Sending", at("Iron Stray [no copy]")),
      SETTLED,
      MELD,
    ],
    expect: [
      has("A", "permanents", "Iron Colossus", 0),
      has("A", "permanents", "Iron Stray", 0),
      has("A", "exile", "Old Forge"),
      size("A", "exile", 1),
    ],
  }),

  "is exiled but not melded where another card has taken the name of one of both (CR 701.37b-c)": pair({
    others: [
      {
        name: "Posing Stray",
        typeLine: "Creature — Shapeshifter",
        power: "0",
        toughness: "0",
        text: "You may have Posing Stray enter as a copy of any creature on the battlefield.",
      },
    ],
    A: { battlefield: [of("Old Forge")], hand: [of("Posing Stray")] },
    B: { battlefield: [of("Iron Stray")] },
    script: [cast("A", "Posing Stray"), SETTLED, MELD],
    answersA: [{ choose: ["Iron Stray"] }],
    expect: [
      has("A", "permanents", "Iron Colossus", 0),
      has("A", "exile", "Old Forge"),
      has("A", "exile", "Posing Stray"),
    ],
  }),

  "stays apart while one of both is owned by another player (CR 712.4a)": pair({
    others: [{ name: "Charm of Iron", text: "Gain control of target creature." }],
    A: { battlefield: [of("Old Forge")], hand: [of("Charm of Iron")] },
    B: { battlefield: [of("Iron Stray")] },
    script: [cast("A", "Charm of Iron", at("Iron Stray")), SETTLED, MELD],
    expect: [has("A", "permanents", "Iron Stray"), has("A", "permanents", "Old Forge")],
  }),

  "stays apart when one of both has left before (CR 608.2h, 712.4a)": pair({
    others: [{ name: "Sudden Rust", typeLine: "Instant", text: "Destroy target artifact." }],
    A: { battlefield: [of("Old Forge"), of("Iron Stray")], hand: [] },
    B: { hand: [of("Sudden Rust")] },
    script: [MELD, respond("B", "{0}", "Sudden Rust", at("Old Forge"))],
    expect: [has("A", "permanents", "Iron Stray"), has("A", "graveyard", "Old Forge"), size("A", "exile", 0)],
  }),
});

mechanic("a melded permanent that leaves the battlefield", {
  "dies once, while two cards are put into the graveyard (CR 712.21)": melded({
    others: [
      KILL,
      lasting("Quiet Watcher", "Whenever a creature dies, you gain 1 life."),
      lasting(
        "Dust Counter",
        "Whenever a card is put into a graveyard from anywhere, each opponent loses 1 life.",
      ),
    ],
    script: [cast("A", "Rusting", at("Iron Colossus"))],
    expect: [
      has("A", "graveyard", "Old Forge"),
      has("A", "graveyard", "Iron Stray"),
      life("A", 24),
      life("B", 17),
    ],
  }),

  "is arranged in the library by its owner, here with the first of both on top (CR 712.21a)":
    library("Old Forge"),
  "is arranged in the library by its owner, here with the second of both on top (CR 712.21a)":
    library("Iron Stray"),

  "is returned by what exiled it as both cards, each by itself (CR 712.21c)": melded({
    others: [
      {
        name: "Short Journey",
        text: "Exile target creature, then return that card to the battlefield under its owner's control with a +1/+1 counter on it.",
      },
    ],
    script: [cast("A", "Short Journey", at("Iron Colossus"))],
    expect: [
      has("A", "permanents", "Old Forge"),
      has("A", "permanents", "Iron Stray"),
      counters("Iron Stray", "+1/+1", 1),
      counters("Old Forge", "+1/+1", 1),
      size("A", "exile", 0),
    ],
  }),

  "is found by what triggered on it as both cards (CR 712.21c)": melded({
    others: [
      KILL,
      lasting(
        "Untrue End",
        "Whenever a nontoken creature you control dies, return that card to the battlefield under your control.",
      ),
    ],
    script: [cast("A", "Rusting", at("Iron Colossus"))],
    expect: [
      has("A", "permanents", "Old Forge"),
      has("A", "permanents", "Iron Stray"),
      size("A", "graveyard", 1),
    ],
  }),

  "waits in exile as both cards for what exiled it to leave (CR 610.3, 712.21c)": melded({
    others: [
      {
        name: "Iron Cell",
        typeLine: "Artifact",
        text: "When Iron Cell enters, exile target creature until Iron Cell leaves the battlefield.",
      },
      { name: "Opening", text: "Destroy target artifact." },
    ],
    script: [
      cast("A", "Iron Cell"),
      SETTLED,
      check("A", has("A", "exile", "Iron Stray")),
      check("A", has("A", "exile", "Old Forge")),
      cast("A", "Opening", at("Iron Cell")),
    ],
    expect: [has("A", "permanents", "Old Forge"), has("A", "permanents", "Iron Stray")],
  }),

  "goes as a whole where an effect sends one of its cards, here the one that is a creature (CR 712.21d)":
    melded({
      others: [
        KILL,
        lasting(
          "Line of Nothing",
          "If a creature card would be put into a graveyard from anywhere, exile it instead.",
        ),
      ],
      script: [cast("A", "Rusting", at("Iron Colossus"))],
      expect: [has("A", "exile", "Old Forge"), has("A", "exile", "Iron Stray"), size("A", "graveyard", 1)],
    }),

  "is one of those that were exiled, though both its cards are (CR 712.21e)": melded({
    others: [
      {
        name: "Clearing",
        text: "Exile all creatures. For each creature exiled this way, its controller creates a 2/2 green Boar creature token.",
      },
    ],
    script: [cast("A", "Clearing")],
    expect: [
      has("A", "permanents", "Boar Token"),
      has("A", "exile", "Old Forge"),
      has("A", "exile", "Iron Stray"),
    ],
  }),
});

function library(first: string): Scene {
  return melded({
    others: [
      {
        name: "Lifting",
        text: "Put target creature on top of its owner's library. Its controller draws a card.",
      },
    ],
    script: [cast("A", "Lifting", at("Iron Colossus"))],
    answersA: [{ choose: [first] }],
    expect: [has("A", "hand", first), has("A", "library", first, 0)],
  });
}
