import { at, by, check, has, keyword, life, of, playable, tapped } from "../../support/script.ts";
import { aura, creature, enchantment, family, sorcery } from "../support/family.ts";

const UPKEEP = { turn: 1, step: "upkeep" } as const;

family("ability/flash", {
  "costs so much more when no sorcery could be cast": {
    card: sorcery(
      "You may cast this spell as though it had flash if you pay {2} more to cast it.\nYou gain 3 life.",
    ),
    lands: "none",
    A: { battlefield: [of("Island", 2)], hand: ["Plain Words"] },
    script: [by("A", { do: "cast", card: "Plain Words" }, UPKEEP), check("A", life("A", 23))],
    expect: [has("A", "graveyard", "Plain Words"), tapped("Island")],
  },
  "asks for something other than mana": {
    card: sorcery(
      "You may cast this spell as though it had flash if you behold a Dragon as an additional cost to cast it.\nYou gain 3 life.",
    ),
    A: { hand: ["Plain Words"] },
    script: [check("A", playable("A", "Cast Plain Words", false), UPKEEP)],
    expect: [],
  },
  "loses what it becomes when no sorcery could be cast": {
    card: aura(
      "You may cast this spell as though it had flash. If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.\nEnchanted creature has first strike.",
    ),
    stop: { turn: 2, step: "upkeep" },
    A: { battlefield: ["Hill Giant"], hand: ["Clinging Words"] },
    script: [
      by("A", { do: "cast", card: "Clinging Words", targets: [at("Hill Giant")] }, UPKEEP),
      check("A", keyword("A", "Hill Giant", "first strike")),
    ],
    expect: [has("A", "graveyard", "Clinging Words"), keyword("A", "Hill Giant", "first strike", false)],
  },
  "lets the card be cast at any time under a condition": {
    card: creature("You may cast this spell as though it had flash if you control a Goblin."),
    A: { hand: ["Speaker"], battlefield: ["Goblin Piker"] },
    script: [by("A", { do: "cast", card: "Speaker" }, { turn: 1, step: "upkeep" })],
    expect: [has("A", "permanents", "Speaker")],
  },
  "lets the card be cast at any time under a condition: not met": {
    card: creature("You may cast this spell as though it had flash if you control a Goblin."),
    A: { hand: ["Speaker"] },
    script: [check("A", playable("A", "Cast Speaker", false), { turn: 1, step: "upkeep" })],
    expect: [],
  },
  "gives spells flash": {
    card: "Vedalken Orrery",
    A: { battlefield: ["Vedalken Orrery"], hand: ["Grizzly Bears"] },
    script: [by("A", { do: "cast", card: "Grizzly Bears" }, { turn: 1, step: "end" })],
    expect: [has("A", "permanents", "Grizzly Bears")],
  },
  "lets others be cast so": {
    card: enchantment("You may cast sorcery spells as though they had flash."),
    A: { battlefield: ["Lasting Words"], hand: ["Divination"] },
    script: [check("A", playable("A", "Cast Divination"), UPKEEP)],
    expect: [],
  },
});
