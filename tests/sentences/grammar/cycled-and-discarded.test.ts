import { activate, at, cast, has, life, of, SETTLED, size } from "../../support/script.ts";
import { creature, enchantment, family } from "../support/family.ts";

family("grammar/event/hand-event", {
  "cycles the card, which does something itself": {
    card: creature("Cycling {1}\nWhen you cycle this card, it deals 2 damage to each opponent."),
    A: { hand: ["Speaker"] },
    script: [activate("A", "Cycling {1}")],
    expect: [life("B", 18), has("A", "graveyard", "Speaker")],
  },
  "draws, each card for itself": {
    card: enchantment("Whenever you draw a card, you gain 1 life."),
    A: { battlefield: ["Lasting Words"], hand: ["Divination"] },
    script: [cast("A", "Divination")],
    expect: [life("A", 22)],
  },
  "discards a card": {
    card: "Liliana's Caress",
    A: { battlefield: ["Liliana's Caress"], hand: ["Mind Rot"] },
    B: { hand: [of("Shock", 2)] },
    script: [cast("A", "Mind Rot", at("B"))],
    expect: [life("B", 16)],
  },
  "discards one or more": {
    card: enchantment("Whenever you discard one or more cards, you gain 1 life."),
    A: { battlefield: ["Lasting Words"], hand: ["Mind Rot", of("Shock", 2)] },
    script: [cast("A", "Mind Rot", at("A"))],
    expect: [life("A", 21)],
  },
  "cycles the card": {
    card: creature("Cycling {1}\nWhen you cycle this card, you gain 3 life."),
    A: { hand: ["Speaker"] },
    script: [activate("A", "Cycling {1}")],
    expect: [life("A", 23), size("A", "hand", 1)],
  },
  "triggers on a card that anybody cycles": {
    card: enchantment("Whenever a player cycles a card, you gain 1 life."),
    others: [
      { name: "Wheel Reader", typeLine: "Creature — Human", power: "1", toughness: "1", text: "Cycling {1}" },
    ],
    A: { battlefield: ["Lasting Words"], library: ["Opt"], hand: ["Wheel Reader"] },
    B: { battlefield: [of("Forest", 2)], hand: ["Wheel Reader"], library: ["Opt"] },
    script: [activate("A", "Cycling"), SETTLED, activate("B", "Cycling")],
    expect: [life("A", 22)],
  },
  "triggers on another card that its controller cycles, but not on itself or an opponent's": {
    card: creature("Cycling {1}\nWhenever you cycle another card, you gain 1 life."),
    others: [
      { name: "Wheel Reader", typeLine: "Creature — Human", power: "1", toughness: "1", text: "Cycling {1}" },
    ],
    A: { battlefield: ["Speaker"], library: [of("Opt", 2)], hand: ["Wheel Reader"] },
    B: { battlefield: [of("Forest", 2)], hand: ["Wheel Reader"], library: ["Opt"] },
    script: [activate("A", "Cycling"), SETTLED, activate("B", "Cycling")],
    expect: [life("A", 21)],
  },
  "triggers on another card that its controller discards": {
    card: creature("Discard a card: You gain 1 life.\nWhenever you discard another card, you gain 2 life."),
    A: { battlefield: ["Speaker"], hand: ["Shock"] },
    script: [activate("A", "Discard")],
    expect: [life("A", 23)],
  },
  "triggers on a discard that an opponent causes": {
    card: creature(
      "When a spell or ability an opponent controls causes you to discard Speaker, you gain 6 life.",
    ),
    A: { hand: ["Mind Rot"] },
    B: { hand: ["Speaker"] },
    script: [cast("A", "Mind Rot", at("B"))],
    expect: [life("B", 26)],
  },
  "triggers on no discard of one's own": {
    card: creature(
      "When a spell or ability an opponent controls causes you to discard Speaker, you gain 6 life.",
    ),
    A: { hand: ["Mind Rot", "Speaker"] },
    script: [cast("A", "Mind Rot", at("A"))],
    expect: [life("A", 20)],
  },
});
