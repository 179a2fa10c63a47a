import {
  at,
  attack,
  cast,
  check,
  has,
  keyword,
  life,
  MAIN,
  of,
  playable,
  respond,
  SETTLED,
} from "../../support/script.ts";
import { artifact, family } from "../support/family.ts";

/** Whether A, who has nothing but the Device and what is given, can cast each of these. */
function pays(can: readonly string[], cant: readonly string[]) {
  return {
    lands: "none",
    script: [
      ...can.map((card) => check("A", playable("A", `Cast ${card}`))),
      ...cant.map((card) => check("A", playable("A", `Cast ${card}`, false))),
    ],
    expect: [],
  } as const;
}

family("grammar/effect/mana", {
  "keeps the spell that it is spent on from being countered": {
    card: artifact(
      "{T}: Add {G}. Spend this mana only to cast a creature spell, and that spell can't be countered.",
    ),
    lands: "none",
    A: { battlefield: ["Device"], hand: ["Llanowar Elves"] },
    B: { battlefield: [of("Island", 2)], hand: ["Counterspell"] },
    script: [
      cast("A", "Llanowar Elves"),
      respond("B", "Llanowar Elves", "Counterspell", at("Llanowar Elves")),
    ],
    expect: [has("A", "permanents", "Llanowar Elves"), has("B", "graveyard", "Counterspell")],
  },
  "gives haste to the creature that it was spent on": {
    card: artifact(
      "{T}: Add {G}. If that mana is spent on a creature spell, it gains haste until end of turn.",
    ),
    lands: "none",
    A: { battlefield: ["Device"], hand: ["Llanowar Elves"] },
    script: [cast("A", "Llanowar Elves"), SETTLED, attack("A", "Llanowar Elves")],
    expect: [life("B", 19)],
  },
  "does nothing to a spell that it was not spent on": {
    card: artifact(
      "{T}: Add {C}. If that mana is spent on a creature spell, it gains haste until end of turn.",
    ),
    lands: "none",
    A: { battlefield: ["Device", "Forest"], hand: ["Llanowar Elves"] },
    script: [cast("A", "Llanowar Elves"), SETTLED],
    expect: [keyword("A", "Llanowar Elves", "haste", false)],
  },
  "adds one of two colors": {
    card: artifact("{T}: Add {G} or {W}."),
    A: { battlefield: ["Device"], hand: ["Llanowar Elves", "Savannah Lions", "Shock"] },
    ...pays(["Llanowar Elves", "Savannah Lions"], ["Shock"]),
  },
  "adds one of three colors": {
    card: artifact("{T}: Add {R}, {G}, or {W}."),
    A: { battlefield: ["Device"], hand: ["Llanowar Elves", "Shock", "Opt"] },
    ...pays(["Llanowar Elves", "Shock"], ["Opt"]),
  },
  "adds several of one color": {
    card: artifact("{T}: Add three mana of any one color."),
    A: { battlefield: ["Device"], hand: ["Centaur Courser", "Goblin Electromancer"] },
    ...pays(["Centaur Courser"], ["Goblin Electromancer"]),
  },
  "adds several in any combination of colors": {
    card: artifact("{T}: Add two mana in any combination of colors."),
    A: { battlefield: ["Device"], hand: ["Goblin Electromancer", "Centaur Courser"] },
    ...pays(["Goblin Electromancer"], ["Centaur Courser"]),
  },
  "adds several in a combination of certain colors": {
    card: artifact("{T}: Add two mana in any combination of {R} and/or {G}."),
    A: { battlefield: ["Device"], hand: ["Grizzly Bears", "Goblin Electromancer"] },
    ...pays(["Grizzly Bears"], ["Goblin Electromancer"]),
  },
  "adds the chosen color": {
    card: artifact("As this artifact enters, choose a color.\n{T}: Add one mana of the chosen color."),
    lands: "none",
    A: { hand: ["Device", "Shock", "Opt"] },
    script: [
      cast("A", "Device"),
      { do: "resolve-stack", ...MAIN },
      check("A", playable("A", "Cast Opt")),
      check("A", playable("A", "Cast Shock", false)),
    ],
    answersA: [{ choose: ["blue"] }],
    expect: [],
  },
  "adds one for each of something": {
    card: "Elvish Archdruid",
    A: { battlefield: ["Elvish Archdruid", "Llanowar Elves"], hand: ["Grizzly Bears", "Craw Wurm"] },
    ...pays(["Grizzly Bears"], ["Craw Wurm"]),
  },
  "adds as much as a number equals": {
    card: artifact("{T}: Add an amount of {G} equal to the greatest power among creatures you control."),
    A: { battlefield: ["Device", "Hill Giant"], hand: ["Centaur Courser", "Craw Wurm"] },
    ...pays(["Centaur Courser"], ["Craw Wurm"]),
  },
  "adds what another's land could produce": {
    card: artifact("{T}: Add one mana of any color that a land an opponent controls could produce."),
    A: { battlefield: ["Device"], hand: ["Opt", "Shock"] },
    B: { battlefield: ["Mountain"] },
    ...pays(["Shock"], ["Opt"]),
  },
  "adds a color that is among permanents": {
    card: artifact("{T}: Add one mana of any color among creatures you control."),
    A: { battlefield: ["Device", "Hill Giant"], hand: ["Opt", "Shock"] },
    ...pays(["Shock"], ["Opt"]),
  },
  "may be spent on some spells only": {
    card: artifact("{T}: Add {R}. Spend this mana only to cast creature spells."),
    A: { battlefield: ["Device"], hand: ["Goblin Guide", "Shock"] },
    ...pays(["Goblin Guide"], ["Shock"]),
  },
  "may be spent on some abilities besides": {
    card: artifact(
      "{T}: Add {C}. Spend this mana only to cast artifact spells or activate abilities of artifacts.",
    ),
    A: { battlefield: ["Device", "Bonesplitter", "Grizzly Bears"], hand: ["Sol Ring", "Shock"] },
    lands: "none",
    script: [
      check("A", playable("A", "Cast Sol Ring")),
      check("A", playable("A", "Cast Shock", false)),
      check("A", playable("A", "Equip")),
    ],
    expect: [],
  },
});
