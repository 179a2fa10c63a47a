import { cast, check, has, of, playable, tapped } from "../../support/script.ts";
import { enchantment, mechanic } from "../support/family.ts";

mechanic("what spells are given as they are cast", {
  "is convoke, though the card in hand has none": {
    card: enchantment("Creature spells you cast have convoke."),
    lands: "none",
    A: { battlefield: ["Lasting Words", of("Hill Giant", 2)], hand: ["Grizzly Bears"] },
    script: [check("A", playable("A", "Cast Grizzly Bears", false))],
    expect: [has("A", "hand", "Grizzly Bears")],
  },
  "is convoke, with a creature of the color": {
    card: enchantment("Creature spells you cast have convoke."),
    lands: "none",
    A: { battlefield: ["Lasting Words", "Hill Giant", "Craw Wurm"], hand: ["Grizzly Bears"] },
    script: [cast("A", "Grizzly Bears")],
    expect: [has("A", "permanents", "Grizzly Bears"), tapped("Hill Giant"), tapped("Craw Wurm")],
  },
  "is convoke for the spells that it is said of": {
    card: enchantment("Artifact spells you cast have convoke."),
    lands: "none",
    A: { battlefield: ["Lasting Words", "Hill Giant", "Craw Wurm"], hand: ["Grizzly Bears"] },
    script: [check("A", playable("A", "Cast Grizzly Bears", false))],
    expect: [has("A", "hand", "Grizzly Bears")],
  },
  "is improvise": {
    card: enchantment("Nonartifact spells you cast have improvise."),
    lands: "none",
    A: { battlefield: ["Lasting Words", "Forest", "Ornithopter"], hand: ["Grizzly Bears"] },
    script: [cast("A", "Grizzly Bears")],
    expect: [has("A", "permanents", "Grizzly Bears"), tapped("Ornithopter")],
  },
  "is affinity": {
    card: enchantment("Spells you cast have affinity for artifacts."),
    lands: "none",
    A: { battlefield: ["Lasting Words", "Forest", "Ornithopter"], hand: ["Grizzly Bears"] },
    script: [cast("A", "Grizzly Bears")],
    expect: [has("A", "permanents", "Grizzly Bears"), tapped("Ornithopter", false)],
  },
});
