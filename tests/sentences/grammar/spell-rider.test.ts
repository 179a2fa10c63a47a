import { at, cast, has, life, respond, size } from "../../support/script.ts";
import { creature, family } from "../support/family.ts";

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
});
