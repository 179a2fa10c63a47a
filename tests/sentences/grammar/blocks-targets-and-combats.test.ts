import {
  activate,
  at,
  attack,
  block,
  cast,
  has,
  life,
  of,
  pt,
  respond,
  SETTLED,
} from "../../support/script.ts";
import { artifact, aura, creature, enchantment, family, mechanic, sorcery } from "../support/family.ts";

const WATCHED =
  "Whenever you or a permanent you control becomes the target of a spell or ability an opponent controls";

family("grammar/event/targeting", {
  "is told of the player": {
    card: enchantment(`${WATCHED}, you gain 5 life.`),
    A: { battlefield: ["Lasting Words"] },
    B: { battlefield: ["Mountain"], hand: ["Lightning Bolt"] },
    script: [cast("B", "Lightning Bolt", at("A"))],
    expect: [life("A", 22)],
  },
  "is told of a permanent": {
    card: enchantment(`${WATCHED}, you gain 5 life.`),
    A: { battlefield: ["Lasting Words", "Craw Wurm"] },
    B: { battlefield: ["Mountain"], hand: ["Lightning Bolt"] },
    script: [cast("B", "Lightning Bolt", at("Craw Wurm"))],
    expect: [life("A", 25)],
  },
  "is not told of what the player does": {
    card: enchantment(`${WATCHED}, you gain 5 life.`),
    A: { battlefield: ["Lasting Words"], hand: ["Lightning Bolt"] },
    script: [cast("A", "Lightning Bolt", at("A"))],
    expect: [life("A", 17)],
  },
});

mechanic("a creature that becomes a target", {
  "is not told of a creature spell where it says a creature": {
    card: enchantment(
      "Whenever a creature you control becomes the target of a spell or ability an opponent controls, you gain 5 life.",
    ),
    others: [{ name: "No", typeLine: "Instant", text: "Counter target spell." }],
    A: { battlefield: ["Lasting Words"], hand: ["Grizzly Bears"] },
    B: { hand: ["No"] },
    script: [cast("A", "Grizzly Bears"), respond("B", "Grizzly Bears", "No", at("Grizzly Bears"))],
    expect: [life("A", 20), has("A", "graveyard", "Grizzly Bears")],
  },
});

mechanic("blocks by or of several", {
  "count once however many there are": {
    card: creature("Whenever this creature becomes blocked by one or more red creatures, you gain 3 life."),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Hill Giant", "Goblin Piker", "Grizzly Bears"] },
    script: [
      attack("A", "Speaker"),
      block("B", "Hill Giant", "Speaker"),
      block("B", "Goblin Piker", "Speaker"),
      block("B", "Grizzly Bears", "Speaker"),
    ],
    stop: { turn: 1, step: "end" },
    expect: [life("A", 23)],
  },
  "don't count where none is so": {
    card: creature("Whenever this creature becomes blocked by one or more red creatures, you gain 3 life."),
    A: { battlefield: ["Speaker"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [attack("A", "Speaker"), block("B", "Grizzly Bears", "Speaker")],
    stop: { turn: 1, step: "end" },
    expect: [life("A", 20)],
  },
});

mechanic("the first combat phase of a turn", {
  "is not the one after it": {
    card: creature(
      "Whenever this creature attacks, if it's the first combat phase of the turn, untap it. After this phase, there is an additional combat phase.",
    ),
    A: { battlefield: ["Speaker"] },
    script: [attack("A", "Speaker"), attack("A", "Speaker")],
    stop: { turn: 1, step: "end" },
    expect: [life("B", 16)],
  },
});

mechanic("enchanted creature and others like it", {
  "all get it, also once the Aura is gone": {
    card: aura(
      "Sacrifice this Aura: Enchanted creature and other creatures that share a creature type with it get +1/+1 until end of turn.",
    ),
    others: [
      { name: "Elf", typeLine: "Creature — Elf", power: "1", toughness: "1", text: "" },
      { name: "Elder", typeLine: "Creature — Elf Druid", power: "2", toughness: "2", text: "" },
    ],
    A: { battlefield: ["Elf", "Grizzly Bears"], hand: ["Clinging Words"] },
    B: { battlefield: ["Elder"] },
    script: [cast("A", "Clinging Words", at("Elf")), SETTLED, activate("A", "Sacrifice")],
    expect: [pt("A", "Elf", 2, 2), pt("B", "Elder", 3, 3), pt("A", "Grizzly Bears", 2, 2)],
  },
});

mechanic("the player with the most life", {
  "gains control of it": {
    card: creature(
      "At the beginning of your upkeep, if a player has more life than each other player, the player with the most life gains control of this creature.",
    ),
    A: { battlefield: ["Speaker"], life: 10, library: [of("Forest", 5)] },
    B: { library: [of("Forest", 5)] },
    script: [],
    stop: { turn: 3, step: "draw" },
    expect: [has("B", "permanents", "Speaker")],
  },
  "is nobody where two have as much": {
    card: creature(
      "At the beginning of your upkeep, if a player has more life than each other player, the player with the most life gains control of this creature.",
    ),
    A: { battlefield: ["Speaker"], library: [of("Forest", 5)] },
    B: { library: [of("Forest", 5)] },
    script: [],
    stop: { turn: 3, step: "draw" },
    expect: [has("A", "permanents", "Speaker")],
  },
});

mechanic("two target players", {
  "exchange life totals": {
    card: sorcery("Two target players exchange life totals."),
    A: { life: 3 },
    targets: ["A", "B"],
    expect: [life("A", 20), life("B", 3)],
  },
});

mechanic("a token with a name in front", {
  "is called so": {
    card: sorcery("Create Fang, a legendary 4/4 red Dragon creature token with flying."),
    expect: [has("A", "permanents", "Fang"), pt("A", "Fang", 4, 4)],
  },
});

mechanic("a permanent tapped for mana", {
  "tells of it as its controller's": {
    card: creature(
      "{T}: Add {G}.\nWhenever you tap this creature for mana, it deals 1 damage to each opponent.",
    ),
    lands: "none",
    A: { battlefield: ["Speaker"] },
    script: [{ player: "A", turn: 1, step: "precombat-main", do: "activate-mana", ability: "{T}: Add {G}" }],
    expect: [life("B", 19)],
  },
});

mechanic("an exhaust ability", {
  "is told of as it is activated, others are not": {
    card: artifact(
      "Exhaust — {1}: You gain 1 life.\n{2}: You gain 1 life.\nWhenever you activate an exhaust ability, you gain 5 life.",
    ),
    A: { battlefield: ["Device"] },
    script: [activate("A", "Exhaust"), SETTLED, activate("A", "{2}")],
    expect: [life("A", 27)],
  },
});
