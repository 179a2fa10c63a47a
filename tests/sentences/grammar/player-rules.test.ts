import { at, by, cast, check, has, life, of, playable, size } from "../../support/script.ts";
import { enchantment, family } from "../support/family.ts";

const COMBAT = { turn: 1, step: "beginning-of-combat" } as const;

family("ability/player-rules", {
  "keeps spells out of combat": {
    card: enchantment("Players can't cast spells during combat."),
    A: { battlefield: ["Lasting Words"], hand: ["Shock"] },
    script: [check("A", playable("A", "Cast Shock")), check("A", playable("A", "Cast Shock", false), COMBAT)],
    expect: [],
  },
  "keeps a player from some spells": {
    card: enchantment("You can't cast creature spells."),
    A: { battlefield: ["Lasting Words"], hand: ["Shock", "Grizzly Bears"] },
    script: [check("A", playable("A", "Cast Grizzly Bears", false)), check("A", playable("A", "Cast Shock"))],
    expect: [],
  },
  "lets each player draw one card a turn": {
    card: enchantment("Each player can't draw more than one card each turn."),
    A: { battlefield: ["Lasting Words"], hand: ["Divination"] },
    script: [cast("A", "Divination")],
    expect: [size("A", "hand", 1)],
  },
  "casts the graveyard": {
    card: enchantment("You may play lands and cast spells from your graveyard."),
    A: { battlefield: ["Lasting Words"], graveyard: ["Shock"] },
    script: [cast("A", "Shock", at("B"))],
    expect: [life("B", 18)],
  },
  "spends mana as any color": {
    card: enchantment("You may spend mana as though it were mana of any color."),
    lands: "none",
    A: { battlefield: ["Lasting Words", "Forest"], hand: ["Shock"] },
    script: [cast("A", "Shock", at("B"))],
    expect: [life("B", 18)],
  },
  "keeps mana as steps end": {
    card: enchantment("You don't lose unspent green mana as steps and phases end."),
    lands: "none",
    A: { battlefield: ["Lasting Words", "Forest"], hand: ["Giant Growth", "Llanowar Elves"] },
    script: [
      by("A", { do: "activate-mana", ability: "{T}: Add {G}" }, { turn: 1, step: "upkeep" }),
      cast("A", "Llanowar Elves"),
    ],
    expect: [has("A", "permanents", "Llanowar Elves")],
  },
  "pays with mana of any type, also for colorless mana": {
    card: enchantment("You can spend mana of any type to cast creature spells."),
    others: [
      {
        name: "Wanderer",
        typeLine: "Creature — Eldrazi",
        manaCost: "{C}{U}",
        power: "1",
        toughness: "1",
        text: "",
      },
    ],
    lands: "none",
    A: { battlefield: ["Lasting Words", of("Mountain", 2)], hand: ["Wanderer", "Opt"] },
    script: [check("A", playable("A", "Cast Opt", false)), cast("A", "Wanderer")],
    expect: [has("A", "permanents", "Wanderer")],
  },
});
