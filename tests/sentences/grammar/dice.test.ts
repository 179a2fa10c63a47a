import { at, has, life, size } from "../../support/script.ts";
import { creature, enchantment, family, mechanic, sorcery } from "../support/family.ts";

family("grammar/sentence/die-results", {
  "does what stands beside the result (CR 706.3)": {
    card: sorcery("Roll a d20.\n1—20 | You gain 5 life."),
    expect: [life("A", 25)],
  },
  "does only what stands beside the one result": {
    card: sorcery(
      "Roll a d20.\n1—9 | You gain 5 life. Draw a card.\n10—19 | You gain 5 life. Draw a card.\n20 | You gain 5 life. Draw a card.",
    ),
    expect: [life("A", 25), size("A", "hand", 1)],
  },
  "is about the player who has rolled": {
    card: sorcery("Destroy target creature. Its controller rolls a d4.\n1—4 | They gain 3 life."),
    B: { battlefield: ["Grizzly Bears"] },
    expect: [life("B", 23)],
  },
  "follows a roll that may be made": {
    card: sorcery("You may roll a six-sided die.\n1—3 | You gain 2 life.\n4—6 | You gain 2 life."),
    answersA: [{ yes: true }],
    expect: [life("A", 22)],
  },
  "is not asked for without a roll": {
    card: sorcery("You may roll a six-sided die.\n1—3 | You gain 2 life.\n4—6 | You gain 2 life."),
    answersA: [{ yes: false }],
    expect: [life("A", 20)],
  },
});

mechanic("rolling a die", {
  "counts as much as its result (CR 706.2)": {
    card: sorcery("Roll a d20. Each creature gets -X/-X until end of turn, where X is the result."),
    B: { battlefield: ["Savannah Lions"] },
    expect: [has("B", "graveyard", "Savannah Lions")],
  },
  "lets something be aimed at once the result is known": {
    card: creature(
      "When this creature enters, roll a d20. When you do, target creature gets -X/-X until end of turn, where X is the result.",
    ),
    B: { battlefield: ["Savannah Lions"] },
    targets: [],
    answersA: [{ target: at("Savannah Lions") }],
    expect: [has("B", "graveyard", "Savannah Lions")],
  },
  "is heard of by what triggers on dice": {
    card: sorcery("Roll a d20."),
    others: [{ ...enchantment("Whenever you roll one or more dice, you gain 3 life."), name: "Lucky Charm" }],
    A: { battlefield: ["Lucky Charm"] },
    expect: [life("A", 23)],
  },
});
