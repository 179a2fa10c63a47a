import { describe, expect, it } from "vitest";
import { frenchOf } from "../support/french.ts";

describe("French of doubled, chosen, lent and protected things", () => {
  it.each([
    [
      "Double the power and toughness of each creature you control until end of turn.",
      "Doublez la force et l'endurance de toutes les créatures que vous contrôlez jusqu'à la fin du tour.",
    ],
    [
      "Double target creature's power until end of turn.",
      "Doublez la force de la créature ciblée jusqu'à la fin du tour.",
    ],
    [
      "Target creature becomes the color or colors of your choice until end of turn.",
      "La créature ciblée devient d'une ou plusieurs couleurs de votre choix jusqu'à la fin du tour.",
    ],
    [
      "If you control three or more creatures with different powers, draw a card.",
      "S'il y a au moins trois forces différentes parmi les créatures que vous contrôlez, piochez une carte.",
    ],
    [
      "An opponent gains control of target creature.",
      "Choisissez un adversaire. Ce joueur acquiert le contrôle de la créature ciblée.",
    ],
    [
      "Return target creature card from your graveyard to the battlefield. If it would leave the battlefield, exile it instead of putting it anywhere else.",
      "Renvoyez la carte de créature ciblée depuis votre cimetière sur le champ de bataille. Si elle devait quitter le champ de bataille, exilez-la au lieu de la mettre autre part.",
    ],
    [
      "Creatures you control gain protection from the colors of target permanent until end of turn.",
      "Les créatures que vous contrôlez acquièrent la protection contre les couleurs du permanent ciblé jusqu'à la fin du tour.",
    ],
    [
      "Put a time counter on target land. That land is an Island in addition to its other types for as long as it has a time counter on it.",
      "Mettez un marqueur « temps » sur le terrain ciblé. Il est une île en plus de ses autres types tant qu'il a un marqueur « temps » sur lui.",
    ],
  ])("%s", (text, expected) => {
    expect(frenchOf(text)).toBe(expected);
  });
});
