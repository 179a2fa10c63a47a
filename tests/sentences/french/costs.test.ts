import { describe, expect, it } from "vitest";
import { A_CREATURE, frenchOf } from "../support/french.ts";

describe("a French number that two instructions share", () => {
  it.each([
    [
      "is X, which is said once, at the end of the sentence",
      "You draw X cards and you lose X life, where X is the number of creatures you control.",
      "Vous piochez X cartes et vous perdez X points de vie, X étant le nombre de créatures que vous contrôlez.",
    ],
  ])("%s", (_, text, expected) => {
    expect(frenchOf(text)).toBe(expected);
  });
});

describe("French costs", () => {
  it.each([
    [
      "are alternatives of symbols",
      "{3}, {T} or {U}, {T}: Return target creature to its owner's hand.",
      "{3}, {T} ou {U}, {T} : Renvoyez la créature ciblée dans la main de son propriétaire.",
    ],
    [
      "take the top cards of a library",
      "{2}, Exile the top two cards of your library: Draw a card.",
      "{2}, exilez les deux cartes du dessus de votre bibliothèque : Piochez une carte.",
    ],
    [
      "take cards from where they are",
      "When this creature enters, sacrifice it unless you return a basic land card from your graveyard to your hand.",
      "Quand cette créature arrive sur le champ de bataille, sacrifiez-la à moins que vous ne renvoyiez une carte de terrain de base depuis votre cimetière dans votre main.",
    ],
    [
      "are paid by you where they are for the source itself",
      "This creature can't attack unless you sacrifice a land.",
      "Cette créature ne peut pas attaquer à moins que vous ne sacrifiiez un terrain.",
    ],
  ])("%s", (_, text, expected) => {
    expect(frenchOf(text, A_CREATURE)).toBe(expected);
  });
});

describe("a French text that speaks of several things", () => {
  it("says again which of two targets it means", () => {
    expect(
      frenchOf(
        "Choose target creature you control and target creature you don't control. If the creature you control entered this turn, put a +1/+1 counter on it. Then those creatures fight each other.",
      ),
    ).toBe(
      "Choisissez la créature ciblée que vous contrôlez. Choisissez la créature ciblée que vous ne contrôlez pas. Si la créature ciblée que vous contrôlez est arrivée sur le champ de bataille ce tour-ci, mettez un marqueur +1/+1 sur elle. Elle se bat contre la créature ciblée que vous ne contrôlez pas.",
    );
  });

  it("begins with how long it waits for events", () => {
    expect(
      frenchOf(
        "Until your next turn, whenever a creature deals combat damage to you, destroy that creature.",
      ),
    ).toBe(
      "Jusqu'à votre prochain tour, à chaque fois qu'une créature vous inflige des blessures de combat, détruisez cette créature.",
    );
  });

  it("copies the spell, not the creature that it isn't yet", () => {
    expect(
      frenchOf(
        "When you cast this spell, if you've cast another spell this turn, copy this spell.",
        A_CREATURE,
      ),
    ).toBe("Quand vous lancez ce sort, si vous avez lancé un autre sort ce tour-ci, copiez ce sort.");
  });

  it("speaks of what was saddled or crewed", () => {
    expect(
      frenchOf(
        "Whenever this creature saddles a Mount or crews a Vehicle, that Mount or Vehicle gains flying until end of turn.",
        A_CREATURE,
      ),
    ).toBe(
      "À chaque fois que cette créature selle une monture ou pilote un véhicule, cette monture ou ce véhicule acquiert le vol jusqu'à la fin du tour.",
    );
  });
});
