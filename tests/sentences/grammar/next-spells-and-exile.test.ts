import { at, by, cast, counters, has, life, respond, SETTLED, size } from "../../support/script.ts";
import { creature, enchantment, family, mechanic, sorcery } from "../support/family.ts";

const DROP = { name: "Drop", typeLine: "Instant", text: "Destroy target permanent." };
const NO = { name: "No", manaCost: "{U}", typeLine: "Instant", text: "Counter target spell." };
const NEXT = "The next spell you cast this turn can't be countered.";
const BACK =
  "The next time you cast an instant or sorcery spell from your hand this turn, put that card into your hand instead of into your graveyard as it resolves.";

family("grammar/sentence/next-spell", {
  "keeps the next spell of a turn from being countered": {
    card: sorcery(NEXT),
    others: [NO],
    A: { hand: ["Plain Words", "Shock"] },
    B: { hand: ["No"], battlefield: ["Island"] },
    script: [
      by("A", { do: "cast", card: "Plain Words", thenResolveStack: true }),
      cast("A", "Shock", at("B")),
      respond("B", "Shock", "No", at("Shock")),
    ],
    expect: [life("B", 18), has("B", "graveyard", "No")],
  },
  "keeps none after that from it": {
    card: sorcery(NEXT),
    others: [NO],
    A: { hand: ["Plain Words", "Opt", "Shock"], library: ["Plains", "Plains", "Plains"] },
    B: { hand: ["No"], battlefield: ["Island"] },
    script: [
      by("A", { do: "cast", card: "Plain Words", thenResolveStack: true }),
      by("A", { do: "cast", card: "Opt", thenResolveStack: true }),
      cast("A", "Shock", at("B")),
      respond("B", "Shock", "No", at("Shock")),
    ],
    expect: [life("B", 20)],
  },
  "puts the next instant or sorcery back as it resolves, and no spell of another kind": {
    card: sorcery(BACK),
    A: { hand: ["Plain Words", "Memnite", "Shock"] },
    script: [
      by("A", { do: "cast", card: "Plain Words", thenResolveStack: true }),
      by("A", { do: "cast", card: "Memnite", thenResolveStack: true }),
      cast("A", "Shock", at("B")),
    ],
    expect: [life("B", 18), has("A", "hand", "Shock"), has("A", "permanents", "Memnite")],
  },
  "puts none back that is countered": {
    card: sorcery(BACK),
    others: [NO],
    A: { hand: ["Plain Words", "Shock"] },
    B: { hand: ["No"], battlefield: ["Island"] },
    script: [
      by("A", { do: "cast", card: "Plain Words", thenResolveStack: true }),
      cast("A", "Shock", at("B")),
      respond("B", "Shock", "No", at("Shock")),
    ],
    expect: [has("A", "graveyard", "Shock")],
  },
});

mechanic("cards that are exiled instead", {
  "are those of opponents alone": {
    card: enchantment("If a card would be put into an opponent's graveyard from anywhere, exile it instead."),
    others: [DROP],
    A: { battlefield: ["Lasting Words", "Grizzly Bears"], hand: ["Drop", "Drop"] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Drop", at("Hill Giant")), SETTLED, cast("A", "Drop", at("Grizzly Bears"))],
    expect: [has("B", "exile", "Hill Giant"), has("A", "graveyard", "Grizzly Bears")],
  },
  "leave tokens to die where only cards are said, and take them along where tokens are too": {
    card: creature(
      "If a card would be put into a graveyard from anywhere, exile it instead.\nWhenever another creature dies, you gain 1 life.",
    ),
    others: [DROP, sorceryOf("Pair", "Create a 1/1 green Saproling creature token.")],
    A: { battlefield: ["Speaker", "Grizzly Bears"], hand: ["Pair", "Drop", "Drop"] },
    script: [
      cast("A", "Pair"),
      SETTLED,
      cast("A", "Drop", at("Saproling Token")),
      SETTLED,
      cast("A", "Drop", at("Grizzly Bears")),
    ],
    expect: [life("A", 21), has("A", "exile", "Grizzly Bears")],
  },
  "take tokens along where those are said too": {
    card: creature(
      "If a card or token would be put into a graveyard from anywhere, exile it instead.\nWhenever another creature dies, you gain 1 life.",
    ),
    others: [DROP, sorceryOf("Pair", "Create a 1/1 green Saproling creature token.")],
    A: { battlefield: ["Speaker"], hand: ["Pair", "Drop"] },
    script: [cast("A", "Pair"), SETTLED, cast("A", "Drop", at("Saproling Token"))],
    expect: [life("A", 20)],
  },
  "leave something behind for the player who exiled them": {
    card: enchantment(
      "If a nontoken creature an opponent controls would die, instead exile that card and create a 2/2 black Zombie creature token.",
    ),
    others: [DROP],
    A: { battlefield: ["Lasting Words", "Grizzly Bears"], hand: ["Drop", "Drop"] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Drop", at("Hill Giant")), SETTLED, cast("A", "Drop", at("Grizzly Bears"))],
    expect: [
      has("B", "exile", "Hill Giant"),
      has("A", "permanents", "Zombie Token"),
      has("A", "graveyard", "Grizzly Bears"),
    ],
  },
  "can be played by the player who exiled them, for life": {
    card: enchantment(
      "If a card you didn't control would be put into an opponent's graveyard from anywhere, exile it instead.\nDuring your turn, you may play cards exiled with this enchantment. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.",
    ),
    others: [DROP],
    A: { battlefield: ["Lasting Words"], hand: ["Drop"] },
    B: { battlefield: ["Hill Giant"] },
    script: [cast("A", "Drop", at("Hill Giant")), SETTLED, cast("A", "Hill Giant")],
    expect: [has("A", "permanents", "Hill Giant"), life("A", 16)],
  },
  "are all those in graveyards": {
    card: creature("When this creature enters, exile all graveyards."),
    A: { graveyard: ["Shock"] },
    B: { graveyard: ["Grizzly Bears"] },
    expect: [size("A", "graveyard", 0), size("B", "graveyard", 0)],
  },
});

mechanic("several cards cast on resolution", {
  "are the spells among what was exiled, as many as its player likes": {
    card: creature(
      "When this creature enters, exile the top card of each player's library, then you may cast any number of spells from among those cards without paying their mana costs.",
    ),
    A: { library: ["Plains", "Hill Giant"] },
    B: { library: ["Plains", "Grizzly Bears"] },
    answersA: [{ choose: ["Grizzly Bears"] }],
    expect: [has("A", "permanents", "Grizzly Bears")],
  },
});

mechanic("what is put onto the battlefield", {
  "has counters besides those that it enters with": {
    card: {
      ...sorcery(
        "Return target creature card from your graveyard to the battlefield with X additional +1/+1 counters on it.",
      ),
      manaCost: "{X}",
    },
    A: { graveyard: ["Grizzly Bears"] },
    targets: ["Grizzly Bears"],
    answersA: [{ x: 2 }],
    expect: [counters("Grizzly Bears", "+1/+1", 2)],
  },
});

function sorceryOf(name: string, text: string): object & { name: string; text: string } {
  return { ...sorcery(text), name };
}
