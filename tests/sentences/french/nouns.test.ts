import { describe, expect, it } from "vitest";
import { A_CREATURE, AN_ENCHANTMENT, frenchOf } from "../support/french.ts";

describe("a French description", () => {
  it.each([
    [
      "names the spells beside the abilities that can be targeted",
      "Counter target activated ability, triggered ability, or noncreature spell.",
      "Contrecarrez la capacité activée, la capacité déclenchée ou le sort non-créature ciblé.",
    ],
    ["calls the five types outlaws", "Destroy target outlaw.", "Détruisez le hors-la-loi ciblé."],
    [
      "says who controls something before what counters are on it",
      "Untap each creature you control with a +1/+1 counter on it.",
      "Dégagez toutes les créatures que vous contrôlez avec des marqueurs +1/+1 sur elles.",
    ],
    [
      "joins two clauses about the same noun",
      "Put a +1/+1 counter on each creature you control that entered this turn.",
      "Mettez un marqueur +1/+1 sur chaque créature que vous contrôlez et qui est arrivée sur le champ de bataille ce tour-ci.",
    ],
  ])("%s", (_, text, expected) => {
    expect(frenchOf(text)).toBe(expected);
  });

  it.each([
    [
      "of an Aura says who controls the Aura",
      "When this enchantment enters, draw a card for each Aura you control that's attached to a creature.",
      "Quand cet enchantement arrive sur le champ de bataille, piochez une carte pour chaque aura que vous contrôlez attachée à une créature.",
    ],
    [
      "repeats the preposition in a list",
      "Activated abilities of artifacts, creatures, and planeswalkers can't be activated.",
      "Les capacités activées des créatures, des artefacts et des planeswalkers ne peuvent pas être activées.",
    ],
    [
      "of a permanent that deals damage isn't of any source",
      "Whenever a permanent deals damage to you, draw a card.",
      "À chaque fois qu'un permanent vous inflige des blessures, piochez une carte.",
    ],
  ])("%s", (_, text, expected) => {
    expect(frenchOf(text, AN_ENCHANTMENT)).toBe(expected);
  });

  it("of protection from colored spells is of spells only", () => {
    expect(frenchOf("Protection from colored spells", A_CREATURE)).toBe(
      "Protection contre les sorts colorés",
    );
  });
});
