import { describe, expect, it } from "vitest";
import { A_CREATURE, frenchOf } from "../support/french.ts";

describe("damage in French sentences", () => {
  it.each([
    [
      "All damage that would be dealt this turn to target creature you control by a source of your choice is dealt to another target creature instead.",
      "Toutes les blessures qu'une source de votre choix devrait infliger à la créature ciblée que vous contrôlez ce tour-ci sont infligées à une autre créature ciblée à la place.",
    ],
    [
      "All combat damage that would be dealt to you this turn is dealt to target creature instead.",
      "Toutes les blessures de combat qui devraient vous être infligées ce tour-ci sont infligées à la créature ciblée à la place.",
    ],
    [
      "The next time a source of your choice would deal damage this turn, that damage is dealt to target creature instead.",
      "La prochaine fois qu'une source de votre choix devrait infliger des blessures ce tour-ci, ces blessures sont infligées à la créature ciblée à la place.",
    ],
    [
      "The next time a source of your choice would deal damage to target creature this turn, that damage is dealt to you instead.",
      "La prochaine fois qu'une source de votre choix devrait infliger des blessures à la créature ciblée ce tour-ci, ces blessures vous sont infligées à la place.",
    ],
  ])("is dealt to another instead: %s", (text, french) => {
    expect(frenchOf(text)).toBe(french);
  });

  it.each([
    [
      "{0}: All damage that would be dealt to you this turn by target creature is dealt to this creature instead.",
      "{0} : Toutes les blessures qui devraient vous être infligées par la créature ciblée ce tour-ci sont infligées à Old Words à la place.",
    ],
    [
      "{0}: The next time damage would be dealt to this creature this turn, that damage is dealt to any target instead.",
      "{0} : La prochaine fois que des blessures devraient être infligées à cette créature ce tour-ci, ces blessures sont infligées à n'importe quelle cible à la place.",
    ],
    [
      "{0}: The next time this creature would deal combat damage to an opponent this turn, it deals that damage to target creature instead.",
      "{0} : La prochaine fois que cette créature devrait infliger des blessures de combat à un adversaire ce tour-ci, elle inflige ces blessures à la créature ciblée à la place.",
    ],
    [
      "{0}: This creature gains trample until end of turn. The next time it would deal combat damage this turn, it deals that damage to you instead.",
      "{0} : Cette créature acquiert le piétinement jusqu'à la fin du tour. La prochaine fois qu'elle devrait infliger des blessures de combat ce tour-ci, elle vous inflige ces blessures à la place.",
    ],
    [
      "{0}: The next 2 damage that would be dealt this turn to target creature is dealt to this creature instead.",
      "{0} : Les 2 prochaines blessures qui devraient être infligées à la créature ciblée ce tour-ci sont infligées à Old Words à la place.",
    ],
    [
      "{0}: The next 1 damage that would be dealt to this creature this turn is dealt to target creature you control instead.",
      "{0} : La prochaine blessure qui devrait être infligée à cette créature ce tour-ci est infligée à la créature ciblée que vous contrôlez à la place.",
    ],
    [
      "As long as this creature is untapped, all damage that would be dealt to you by unblocked creatures is dealt to this creature instead.",
      "Tant que cette créature est dégagée, toutes les blessures qui devraient vous être infligées par les créatures non bloquées lui sont infligées à la place.",
    ],
    [
      "All damage that would be dealt to you or another permanent you control is dealt to this creature instead.",
      "Toutes les blessures qui devraient être infligées à vous ou à un autre permanent que vous contrôlez sont infligées à cette créature à la place.",
    ],
  ])("is dealt to another instead by an ability of a creature: %s", (text, french) => {
    expect(frenchOf(text, A_CREATURE)).toBe(french);
  });

  it.each([
    [
      "{0}: Prevent all damage that would be dealt to this creature by target creature this turn.",
      "{0} : Prévenez toutes les blessures qui devraient être infligées à cette créature par la créature ciblée ce tour-ci.",
    ],
    [
      "{0}: Prevent all damage that would be dealt to target player this turn by sources of the color of your choice.",
      "{0} : Choisissez une couleur. Prévenez toutes les blessures qui devraient être infligées au joueur ciblé par les sources de la couleur choisie ce tour-ci.",
    ],
    [
      "When this creature enters, prevent all damage that would be dealt by up to one target creature for as long as this creature remains on the battlefield.",
      "Quand cette créature arrive sur le champ de bataille, prévenez toutes les blessures que devrait infliger jusqu'à une créature ciblée tant que cette créature reste sur le champ de bataille.",
    ],
  ])("is prevented by an ability of a creature: %s", (text, french) => {
    expect(frenchOf(text, A_CREATURE)).toBe(french);
  });

  it.each([
    [
      "The next time target creature would deal damage this turn, prevent that damage. You gain life equal to the damage prevented this way.",
      "La prochaine fois que la créature ciblée devrait infliger des blessures ce tour-ci, prévenez ces blessures. Si des blessures sont prévenues de cette manière, vous gagnez autant de points de vie.",
    ],
    [
      "Prevent all combat damage that would be dealt to and by target creature this turn.",
      "Prévenez toutes les blessures de combat qui devraient être infligées à la créature ciblée ce tour-ci. Prévenez toutes les blessures de combat qui devraient être infligées par elle ce tour-ci.",
    ],
    [
      "Prevent all combat damage that would be dealt by up to two target creatures this turn.",
      "Prévenez toutes les blessures de combat que devraient infliger jusqu'à deux créatures ciblées ce tour-ci.",
    ],
    [
      "Prevent the next 2 damage that would be dealt by target creature this turn.",
      "Prévenez les 2 prochaines blessures qui devraient être infligées par la créature ciblée ce tour-ci.",
    ],
    [
      "Prevent all damage that sources of the color of your choice would deal this turn.",
      "Choisissez une couleur. Prévenez toutes les blessures qui devraient être infligées par les sources de la couleur choisie ce tour-ci.",
    ],
  ])("is prevented: %s", (text, french) => {
    expect(frenchOf(text)).toBe(french);
  });
});
