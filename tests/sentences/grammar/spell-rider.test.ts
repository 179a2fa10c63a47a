import { at, by, cast, has, life, respond, size } from "../../support/script.ts";
import { creature, family, sorcery } from "../support/family.ts";

family("grammar/sentence/spell-rider", {
  "sends a countered spell elsewhere": {
    card: "Memory Lapse",
    A: { hand: ["Grizzly Bears", "Memory Lapse"] },
    script: [cast("A", "Grizzly Bears"), respond("A", "Grizzly Bears", "Memory Lapse", at("Grizzly Bears"))],
    expect: [has("A", "library", "Grizzly Bears"), size("A", "graveyard", 1)],
  },
  "lets the copy have other targets": {
    card: "Reverberate",
    A: { hand: ["Shock", "Reverberate"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Shock", at("B")), respond("A", "Shock", "Reverberate", at("Shock"))],
    answersA: [{ yes: true }, { target: { object: "Grizzly Bears" } }],
    expect: [life("B", 18), has("B", "graveyard", "Grizzly Bears")],
  },
  "loses the game in the turn that was taken": {
    card: sorcery(
      "Take an extra turn after this one. At the beginning of that turn's end step, you lose the game.",
    ),
    stop: { turn: 3, step: "upkeep" },
    A: { library: ["Opt", "Shock"] },
    expect: [{ lost: "A" }],
  },
  "lets the copy that was paid for have other targets": {
    card: creature(
      "Whenever you cast an instant or sorcery spell, you may pay {1}. If you do, copy that spell. You may choose new targets for the copy.",
    ),
    A: { battlefield: ["Speaker"], hand: ["Shock"] },
    B: { battlefield: ["Grizzly Bears"] },
    script: [cast("A", "Shock", at("B"))],
    answersA: [{ yes: true }, { yes: true }, { target: { object: "Grizzly Bears" } }],
    expect: [life("B", 18), has("B", "graveyard", "Grizzly Bears")],
  },
  "exiles a card that may be cast this turn, once it has been cast": {
    card: sorcery(
      "You may cast target instant card from your graveyard this turn. If that card would be put into your graveyard this turn, exile it instead.",
    ),
    A: { battlefield: ["Mountain"], hand: ["Plain Words"], graveyard: ["Shock"] },
    script: [
      by("A", {
        do: "cast",
        card: "Plain Words",
        targets: [{ object: "Shock" }],
        thenResolveStack: true,
      }),
      cast("A", "Shock", at("B")),
    ],
    expect: [life("B", 18), has("A", "exile", "Shock"), size("A", "graveyard", 1)],
  },
  "exiles the spell that it has been cast as, if it is countered too": {
    card: sorcery(
      "Exile target instant card from your graveyard. You may cast it this turn, and mana of any type can be spent to cast that spell. If that spell would be put into a graveyard, exile it instead.",
    ),
    A: { battlefield: ["Mountain"], hand: ["Plain Words"], graveyard: ["Shock"] },
    B: { battlefield: ["Island", "Island"], hand: ["Counterspell"] },
    script: [
      by("A", {
        do: "cast",
        card: "Plain Words",
        targets: [{ object: "Shock" }],
        thenResolveStack: true,
      }),
      cast("A", "Shock", at("B")),
      respond("B", "Shock", "Counterspell", at("Shock")),
    ],
    expect: [life("B", 20), has("A", "exile", "Shock"), size("A", "graveyard", 1)],
  },
});
