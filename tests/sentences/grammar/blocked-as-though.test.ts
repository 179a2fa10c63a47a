import { attack, block, life } from "../../support/script.ts";
import { enchantment, mechanic } from "../support/family.ts";

const WALKER = {
  name: "Strider",
  typeLine: "Creature — Elf",
  power: "3",
  toughness: "3",
  text: "Forestwalk",
};
const SHADE = { name: "Shade", typeLine: "Creature — Spirit", power: "3", toughness: "3", text: "Shadow" };

const AT_FORESTS = {
  A: { battlefield: ["Lasting Words", "Strider"] },
  B: { battlefield: ["Forest", "Grizzly Bears"] },
  script: [attack("A", "Strider"), block("B", "Grizzly Bears", "Strider")],
};

mechanic("what may be blocked as though it were otherwise", {
  "is a creature with the landwalk that is named": {
    card: enchantment("Creatures with forestwalk can be blocked as though they didn't have forestwalk."),
    others: [WALKER],
    lands: "none",
    ...AT_FORESTS,
    expect: [life("B", 20)],
  },
  "is not a creature with another landwalk": {
    card: enchantment("Creatures with swampwalk can be blocked as though they didn't have swampwalk."),
    others: [WALKER],
    lands: "none",
    ...AT_FORESTS,
    script: [attack("A", "Strider")],
    expect: [life("B", 17)],
  },
  "is a creature with any landwalk": {
    card: enchantment(
      "Creatures with landwalk abilities can be blocked as though they didn't have those abilities.",
    ),
    others: [WALKER],
    lands: "none",
    ...AT_FORESTS,
    expect: [life("B", 20)],
  },
  "is a creature with shadow, by the one that says so": {
    card: {
      name: "Watcher",
      typeLine: "Creature — Wall",
      power: "0",
      toughness: "5",
      text: "Watcher can block creatures with shadow as though they didn't have shadow.",
    },
    others: [SHADE],
    lands: "none",
    A: { battlefield: ["Shade"] },
    B: { battlefield: ["Watcher"] },
    script: [attack("A", "Shade"), block("B", "Watcher", "Shade")],
    expect: [life("B", 20)],
  },
});
