import { at, by, cast, has, life, pt, respond, SETTLED, size } from "../../support/script.ts";
import { artifact, creature, family, sorcery } from "../support/family.ts";

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
  "does it only once each turn": {
    card: creature(
      "Whenever another creature you control enters, you may gain 2 life. Do this only once each turn.",
    ),
    A: { battlefield: ["Speaker"], hand: ["Grizzly Bears", "Hill Giant"] },
    script: [cast("A", "Grizzly Bears"), cast("A", "Hill Giant")],
    answersA: [{ yes: true }],
    expect: [life("A", 22)],
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
  "casts a copy of a card, which ceases to exist, while the card stays where it is": {
    card: sorcery(
      "Exile target instant card from your graveyard. Copy it. You may cast the copy without paying its mana cost.",
    ),
    A: { hand: ["Plain Words"], graveyard: ["Shock"] },
    targets: ["Shock"],
    answersA: [{ yes: true }, { target: { player: "B" } }],
    expect: [life("B", 18), has("A", "exile", "Shock"), size("A", "exile", 1), size("A", "graveyard", 1)],
  },
  "casts it only if it is copied": {
    card: artifact(
      "When this artifact enters, you may exile an instant card from your hand.\n{T}: You may copy the exiled card. If you do, you may cast the copy without paying its mana cost.",
    ),
    A: { hand: ["Device", "Shock"] },
    script: [cast("A", "Device"), SETTLED, by("A", { do: "activate", ability: "{T}: You may copy" })],
    answersA: [{ yes: true }, { yes: false }],
    expect: [life("B", 20), has("A", "exile", "Shock")],
  },
  "casts copies of all those cards": {
    card: sorcery(
      "Exile target instant card from your graveyard and target creature card from an opponent's graveyard. Copy those cards. Cast the copies if able without paying their mana costs.",
    ),
    A: { hand: ["Plain Words"], graveyard: ["Shock"] },
    B: { graveyard: ["Grizzly Bears"] },
    targets: ["Shock", "Grizzly Bears"],
    answersA: [{ target: { player: "B" } }],
    expect: [life("B", 18), has("A", "permanents", "Grizzly Bears"), has("B", "exile", "Grizzly Bears")],
  },
  "copies a spell for each other creature that it could target, each with its own": {
    card: creature(
      "Whenever you cast an instant or sorcery spell that targets only Speaker, copy that spell for each other creature you control that the spell could target. Each copy targets a different one of those creatures.",
    ),
    A: {
      battlefield: ["Speaker", "Grizzly Bears", "Hill Giant"],
      hand: ["Giant Growth", "Titanic Growth"],
    },
    B: { battlefield: ["Craw Wurm"] },
    script: [
      cast("A", "Giant Growth", at("Speaker")),
      SETTLED,
      cast("A", "Titanic Growth", at("Hill Giant")),
    ],
    expect: [pt("A", "Grizzly Bears", 5, 5), pt("A", "Hill Giant", 10, 10), pt("B", "Craw Wurm", 6, 4)],
  },
});
