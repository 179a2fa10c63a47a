import { has, size } from "../../support/script.ts";
import { family, sorcery } from "../support/family.ts";

const TOY = {
  name: "Toy",
  typeLine: "Artifact Creature — Construct",
  power: "1",
  toughness: "1",
  text: "",
};

family("grammar/sentence/keep-some", {
  "lets each player keep as many, of their choice": {
    card: sorcery("Each player chooses two creatures they control, then sacrifices the rest."),
    A: { battlefield: ["Grizzly Bears", "Hill Giant", "Goblin Guide"] },
    B: { battlefield: ["Hill Giant"] },
    answersA: [{ choose: ["Hill Giant", "Goblin Guide"] }],
    expect: [
      has("A", "graveyard", "Grizzly Bears"),
      has("A", "permanents", "Hill Giant"),
      has("A", "permanents", "Goblin Guide"),
      has("B", "permanents", "Hill Giant"),
    ],
  },
  "lets one player keep none of up to two": {
    card: sorcery(
      "Target player gains 1 life. That player chooses up to two creatures they control, then sacrifices the rest.",
    ),
    B: { battlefield: ["Hill Giant", "Grizzly Bears"] },
    targets: ["B"],
    answersB: [{ choose: [] }],
    expect: [has("B", "graveyard", "Hill Giant"), has("B", "graveyard", "Grizzly Bears")],
  },
  "keeps one of each permanent type, which may be the same for two of them": {
    card: sorcery(
      "Each opponent chooses a permanent they control of each permanent type and sacrifices the rest.",
    ),
    others: [TOY],
    A: { battlefield: ["Grizzly Bears"] },
    B: { battlefield: ["Toy", "Hill Giant", "Forest", "Island"] },
    answersB: [{ choose: ["Toy"] }, { choose: ["Island"] }],
    expect: [
      has("B", "permanents", "Toy"),
      has("B", "graveyard", "Hill Giant"),
      has("B", "graveyard", "Forest"),
      has("B", "permanents", "Island"),
      size("B", "permanents", 2),
      has("A", "permanents", "Grizzly Bears"),
    ],
  },
});
