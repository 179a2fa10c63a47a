import { describe, expect, it } from "vitest";
import { by, cast, check, has, life, playable, pt, SETTLED, tapped } from "../../support/script.ts";
import { enchantment, family, mechanic } from "../support/family.ts";
import { AN_ENCHANTMENT, frenchOf } from "../support/french.ts";

const INTO =
  "If one or more creature tokens would be created under your control, that many 4/4 white Angel creature tokens with flying and vigilance are created instead.";
const PLUS =
  "If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead.";
const ANOTHER =
  "If one or more tokens would be created under your control, those tokens plus an additional Food token are created instead.";
const TREASURE =
  "If you would create one or more Treasure tokens, instead create those tokens plus an additional Treasure token.";
const BEARS = { name: "Bears", text: "Create two tapped 2/2 green Bear creature tokens." };
const COINS = { name: "Coins", text: "Create two Treasure tokens." };
const made = (
  text: string,
  other: { readonly name: string; readonly text: string },
  battlefield: string[] = [],
) => ({
  card: enchantment(text),
  others: [other],
  A: { battlefield: ["Lasting Words", ...battlefield], hand: [other.name] },
  script: [cast("A", other.name)],
});

family("ability/token-changes", {
  "makes other creatures of them, as they would have entered": {
    ...made(INTO, BEARS),
    expect: [
      has("A", "permanents", "Angel Token", 2),
      has("A", "permanents", "Bear Token", 0),
      pt("A", "Angel Token", 4, 4),
      tapped("Angel Token"),
    ],
  },
  "leaves tokens of other kinds alone": {
    ...made(INTO, COINS),
    expect: [has("A", "permanents", "Treasure Token", 2), has("A", "permanents", "Angel Token", 0)],
  },
  "leaves what the opponents create alone": {
    card: enchantment(INTO),
    others: [{ ...BEARS, typeLine: "Instant" }],
    A: { battlefield: ["Lasting Words"] },
    B: { hand: ["Bears"] },
    script: [cast("B", "Bears")],
    expect: [has("B", "permanents", "Bear Token", 2)],
  },
  "makes as many more": {
    ...made(PLUS, BEARS),
    expect: [has("A", "permanents", "Bear Token", 2), has("A", "permanents", "Squirrel Token", 2)],
  },
  "makes one more": {
    ...made(ANOTHER, BEARS),
    expect: [has("A", "permanents", "Bear Token", 2), has("A", "permanents", "Food Token", 1)],
  },
  "makes one more for all copies made at the same time": {
    ...made(ANOTHER, { name: "Copies", text: "Create a token that's a copy of each creature you control." }, [
      "Grizzly Bears",
      "Hill Giant",
    ]),
    expect: [
      has("A", "permanents", "Grizzly Bears", 2),
      has("A", "permanents", "Hill Giant", 2),
      has("A", "permanents", "Food Token", 1),
    ],
  },
  "makes another one with them": {
    ...made(
      "If one or more tokens would be created under your control, those tokens plus a 1/1 green Frog creature token are created instead.",
      COINS,
    ),
    expect: [has("A", "permanents", "Treasure Token", 2), has("A", "permanents", "Frog Token", 1)],
  },
  "makes one more of a kind": {
    ...made(TREASURE, COINS),
    expect: [has("A", "permanents", "Treasure Token", 3)],
  },
  "makes three times as many of a kind": {
    ...made(
      "If one or more creature tokens would be created under your control, three times that many of those tokens are created instead.",
      BEARS,
    ),
    expect: [has("A", "permanents", "Bear Token", 6)],
  },
  "is about everybody's": {
    card: enchantment(
      "If one or more tokens would be created, twice that many of those tokens are created instead.",
    ),
    others: [{ ...BEARS, typeLine: "Instant" }],
    A: { battlefield: ["Lasting Words"] },
    B: { hand: ["Bears"] },
    script: [cast("B", "Bears")],
    expect: [has("B", "permanents", "Bear Token", 4)],
  },
});

const CITADEL = enchantment(
  "You may play lands and cast spells from the top of your library. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.",
);

mechanic("where cards are played from", {
  "is the top of the library, for life": {
    card: CITADEL,
    lands: "none",
    A: { battlefield: ["Lasting Words"], library: ["Craw Wurm", "Forest", "Hill Giant"] },
    script: [cast("A", "Hill Giant"), SETTLED, by("A", { do: "play-land", card: "Forest" })],
    expect: [life("A", 16), has("A", "permanents", "Hill Giant"), has("A", "permanents", "Forest")],
  },
  "is not the top of the library for who has not that much life": {
    card: CITADEL,
    lands: "none",
    A: { life: 3, battlefield: ["Lasting Words"], library: ["Craw Wurm", "Hill Giant"] },
    script: [check("A", playable("A", "Cast Hill Giant", false))],
    expect: [life("A", 3)],
  },
  "is nowhere but the hand": {
    card: enchantment("Your opponents can't cast spells from anywhere other than their hands."),
    others: [{ name: "Echo", typeLine: "Instant", text: "You gain 1 life.\nFlashback {0}" }],
    A: { battlefield: ["Lasting Words"], graveyard: ["Echo"] },
    B: { hand: ["Echo"], graveyard: ["Echo"] },
    script: [
      by("A", { do: "cast", card: "Echo", via: "flashback" }),
      SETTLED,
      by("B", { do: "cast", card: "Echo" }),
      SETTLED,
      check("B", playable("B", "Cast Echo", false)),
    ],
    expect: [life("A", 21), life("B", 21)],
  },
});

describe("the French of tokens that are created instead", () => {
  it.each([
    [
      INTO,
      "Si au moins un jeton de créature devait être créé sous votre contrôle, autant de jetons de créature 4/4 blanche Ange avec le vol et la vigilance sont créés à la place.",
    ],
    [
      ANOTHER,
      "Si au moins un jeton devait être créé sous votre contrôle, ces jetons plus un jeton Nourriture supplémentaire sont créés à la place.",
    ],
  ])("of %s", (text, french) => {
    expect(frenchOf(text, AN_ENCHANTMENT)).toBe(french);
  });
});
