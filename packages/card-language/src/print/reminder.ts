import type { KeywordAbility } from "../keyword.ts";

/**
 * Reminder text on demand: our own short explanations, keyed by keyword. A keyword without one is printed without.
 */
const REMINDERS: Partial<Readonly<Record<KeywordAbility["keyword"], string>>> = {
  flying: "Only creatures with flying or reach can block it.",
  firstStrike: "It deals combat damage before creatures without first strike.",
  doubleStrike: "It deals combat damage twice, first with the quick and then with the rest.",
  trample: "Damage beyond what its blockers need goes on to whoever it attacks.",
  vigilance: "Attacking doesn't tap it.",
  haste: "It can attack and use {T} abilities the turn it comes in.",
  deathtouch: "Any damage it deals to a creature is enough to destroy that creature.",
  lifelink: "Its damage also gains you that much life.",
  reach: "It can block creatures with flying.",
  menace: "It takes two or more creatures to block it.",
  defender: "It can't attack.",
  hexproof: "Opponents can't target it.",
  shroud: "Nobody can target it.",
  indestructible: "Damage and destroy effects don't destroy it.",
  flash: "You may cast it whenever you could cast an instant.",
  prowess: "Each noncreature spell you cast gives it +1/+1 until end of turn.",
  ward: "An opponent who targets it must pay this or the spell or ability is countered.",
  cycling: "Pay this and discard the card to draw a card.",
  equip: "Pay this to attach it to a creature you control, only when you could cast a sorcery.",
  kicker: "You may pay this in addition as you cast the spell.",
  flashback: "You may cast it from your graveyard for this cost; then it is exiled.",
  convoke: "Your creatures can help cast it, each paying for {1} or one mana of its color.",
  delve: "Each card you exile from your graveyard while casting it pays for {1}.",
  crew: "Tap creatures with this much total power to make it a creature until end of turn.",
};

export function printReminder(ability: KeywordAbility): string | undefined {
  return REMINDERS[ability.keyword];
}
