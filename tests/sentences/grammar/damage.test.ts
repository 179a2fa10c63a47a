import { at, cast, counters, has, life, SETTLED } from "../../support/script.ts";
import { enchantment, family, type Scene } from "../support/family.ts";

/** B bolts something of A's who has the enchantment. */
function bolted(text: string, target: string, more: Partial<Scene>): Scene {
  return {
    card: enchantment(text),
    A: { battlefield: ["Lasting Words", "Grizzly Bears", "Hill Giant"] },
    B: { battlefield: ["Mountain"], hand: ["Lightning Bolt"] },
    script: [cast("B", "Lightning Bolt", at(target))],
    expect: [],
    ...more,
  };
}

family("ability/shields", {
  "prevents a part of the damage": bolted(
    "If a source an opponent controls would deal damage to you, prevent 1 of that damage.",
    "A",
    { expect: [life("A", 18)] },
  ),
  "prevents nothing of one's own sources": {
    ...bolted(
      "If a source an opponent controls would deal damage to you, prevent 1 of that damage.",
      "A",
      {},
    ),
    A: { battlefield: ["Lasting Words"], hand: ["Lightning Bolt"] },
    B: {},
    script: [cast("A", "Lightning Bolt", at("A"))],
    expect: [life("A", 17)],
  },
  "prevents half of it": bolted(
    "If a source would deal damage to you or a permanent you control, prevent half that damage, rounded up.",
    "A",
    { expect: [life("A", 19)] },
  ),
  "does more by how much was prevented": bolted(
    "If damage would be dealt to a creature you control, prevent that damage. Put a +1/+1 counter on that creature for each 1 damage prevented this way.",
    "Grizzly Bears",
    {
      expect: [
        counters("Grizzly Bears", "+1/+1", 3),
        { damage: { player: "A", card: "Grizzly Bears", is: 0 } },
      ],
    },
  ),
  "doubles damage to a player": bolted(
    "If a source would deal damage to a player, it deals double that damage to that player instead.",
    "A",
    { expect: [life("A", 14)] },
  ),
  "doubles the damage of a kind of spell": bolted(
    "If a red instant or sorcery spell you control would deal damage, it deals double that damage instead.",
    "B",
    {
      A: { battlefield: ["Lasting Words"], hand: ["Lightning Bolt"] },
      script: [cast("A", "Lightning Bolt", at("B"))],
      expect: [life("B", 14)],
    },
  ),
  "deals it to something else": {
    card: {
      name: "Scapegoat",
      typeLine: "Enchantment — Aura",
      text: "Enchant creature\nAll damage that would be dealt to you is dealt to enchanted creature instead.",
    },
    A: { battlefield: ["Hill Giant"], hand: ["Scapegoat"] },
    B: { battlefield: ["Mountain"], hand: ["Lightning Bolt"] },
    script: [cast("A", "Scapegoat", at("Hill Giant")), SETTLED, cast("B", "Lightning Bolt", at("A"))],
    expect: [life("A", 20), has("A", "graveyard", "Hill Giant")],
  },
});
