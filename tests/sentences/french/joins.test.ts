import { describe, expect, it } from "vitest";
import { A_CREATURE, frenchOf } from "../support/french.ts";

describe("French instructions follow one another", () => {
  it.each([
    ["with « puis » after a scry", "Scry 2, then draw a card.", "Regard 2, puis piochez une carte."],
    [
      "with « puis » where the same player discards and draws",
      "Each player discards their hand, then draws seven cards.",
      "Chaque joueur se défausse de sa main, puis pioche sept cartes.",
    ],
    [
      "with « puis » and « vous » after what somebody else does",
      "Target player discards a card, then you draw a card.",
      "Le joueur ciblé se défausse d'une carte, puis vous piochez une carte.",
    ],
    [
      "with « puis » where something that is exiled returns",
      "Exile target creature you control, then return that card to the battlefield under your control.",
      "Exilez la créature ciblée que vous contrôlez, puis renvoyez-la sur le champ de bataille sous votre contrôle.",
    ],
    [
      "with « et » and the subject of both where one says « vous »",
      "You draw two cards and you lose 2 life.",
      "Vous piochez deux cartes et vous perdez 2 points de vie.",
    ],
    [
      "with « et » where one player loses life and another gains it",
      "Target opponent loses 2 life and you gain 2 life.",
      "L'adversaire ciblé perd 2 points de vie et vous gagnez 2 points de vie.",
    ],
    [
      "with one verb for what goes to two places",
      "Look at the top three cards of your library. Put one of them into your hand and the rest into your graveyard.",
      "Regardez les trois cartes du dessus de votre bibliothèque. Mettez l'une d'elles dans votre main et le reste dans votre cimetière.",
    ],
    [
      "in a sentence of their own that begins with « puis » where creatures fight after they have grown",
      "Put a +1/+1 counter on target creature. Then that creature fights target creature you don't control.",
      "Mettez un marqueur +1/+1 sur la créature ciblée. Puis elle se bat contre la créature ciblée que vous ne contrôlez pas.",
    ],
    [
      "in sentences of their own where they have nothing to do with one another",
      "Destroy target creature. Draw a card.",
      "Détruisez la créature ciblée. Piochez une carte.",
    ],
  ])("%s", (_, text, expected) => {
    expect(frenchOf(text)).toBe(expected);
  });

  it("after an event, too", () => {
    expect(
      frenchOf("When this creature dies, each opponent loses 1 life and you gain 1 life.", A_CREATURE),
    ).toBe(
      "Quand cette créature meurt, chaque adversaire perd 1 point de vie et vous gagnez 1 point de vie.",
    );
  });
});
