import {
  activate,
  at,
  by,
  cast,
  check,
  has,
  life,
  of,
  playable,
  SETTLED,
  size,
} from "../../support/script.ts";
import { artifact, creature, enchantment, family } from "../support/family.ts";

family("ability/play-from", {
  "plays lands and casts spells of a kind from the graveyard": {
    card: enchantment("You may play lands and cast permanent spells from your graveyard."),
    lands: "none",
    A: {
      battlefield: ["Lasting Words", of("Forest", 2)],
      graveyard: ["Shock", "Grizzly Bears", "Mountain"],
    },
    script: [
      check("A", playable("A", "Play Mountain")),
      check("A", playable("A", "Cast Shock", false)),
      cast("A", "Grizzly Bears"),
      SETTLED,
    ],
    expect: [has("A", "permanents", "Grizzly Bears")],
  },
  "plays lands and casts spells of a kind from the top of the library": {
    card: enchantment("You may play lands and cast creature spells from the top of your library."),
    lands: "none",
    A: { battlefield: ["Lasting Words", of("Forest", 2)], library: ["Shock", "Grizzly Bears"] },
    script: [
      check("A", playable("A", "Cast Grizzly Bears")),
      cast("A", "Grizzly Bears"),
      SETTLED,
      check("A", playable("A", "Cast Shock", false)),
    ],
    expect: [has("A", "permanents", "Grizzly Bears")],
  },
  "plays the top card, whatever it is": {
    card: enchantment("You may play the top card of your library."),
    lands: "none",
    A: { battlefield: ["Lasting Words"], library: ["Shock", "Island"] },
    script: [check("A", playable("A", "Play Island")), by("A", { do: "play-land", card: "Island" })],
    expect: [has("A", "permanents", "Island")],
  },
  "casts one such spell from the top each turn": {
    card: enchantment(
      "Once each turn, you may cast a creature spell with power 2 or less from the top of your library.",
    ),
    lands: "none",
    A: { battlefield: ["Lasting Words", of("Forest", 4)], library: ["Grizzly Bears", "Grizzly Bears"] },
    script: [cast("A", "Grizzly Bears"), SETTLED, check("A", playable("A", "Cast Grizzly Bears", false))],
    expect: [has("A", "permanents", "Grizzly Bears")],
  },
  "is cast from exile": {
    card: creature("You may cast this card from exile."),
    A: { exile: ["Speaker"] },
    script: [cast("A", "Speaker")],
    expect: [has("A", "permanents", "Speaker")],
  },
  "is cast from the graveyard for something more": {
    card: creature(
      "You may cast this card from your graveyard by paying 2 life and sacrificing a creature in addition to paying its other costs.",
    ),
    A: { graveyard: ["Speaker"], battlefield: ["Hill Giant"] },
    script: [cast("A", "Speaker")],
    expect: [has("A", "permanents", "Speaker"), has("A", "graveyard", "Hill Giant"), life("A", 18)],
  },
  "is cast from the graveyard for something else": {
    card: {
      name: "Speaker",
      manaCost: "{9}",
      typeLine: "Creature — Spirit",
      power: "2",
      toughness: "2",
      text: "You may cast this card from your graveyard by paying {B} and sacrificing two creatures rather than paying its mana cost.",
    },
    lands: "none",
    A: { graveyard: ["Speaker"], battlefield: ["Swamp", of("Hill Giant", 2)] },
    script: [cast("A", "Speaker")],
    expect: [has("A", "permanents", "Speaker"), has("A", "graveyard", "Hill Giant", 2)],
  },
  "plays cards exiled with it": {
    card: artifact("{1}: Exile the top card of your library.\nYou may play cards exiled with this artifact."),
    A: { battlefield: ["Device"], library: ["Divination", "Shock"] },
    script: [activate("A", "{1}: Exile"), SETTLED, cast("A", "Shock", at("B"))],
    expect: [life("B", 18), size("A", "exile", 0)],
  },
});
