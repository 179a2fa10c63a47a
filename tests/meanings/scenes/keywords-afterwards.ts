/** Keyword abilities that do something after their card has left the stack or the battlefield. */
import { creature, type Scene, sorcery } from "../../sentences/support/scene.ts";
import { at, attack, cast, life, SETTLED } from "../../support/script.ts";

export const KEYWORDS_AFTERWARDS: Readonly<Record<string, Scene>> = {
  cipher: {
    card: sorcery("You gain 5 life.\nCipher"),
    A: { battlefield: ["Hill Giant"], hand: ["Plain Words"] },
    script: [cast("A", "Plain Words"), attack("A", "Hill Giant")],
    expect: [life("A", 30)],
  },
  epic: {
    card: sorcery("You gain 5 life.\nEpic"),
    A: { hand: ["Plain Words"] },
    script: [cast("A", "Plain Words")],
    stop: { turn: 3, step: "draw" },
    expect: [life("A", 30)],
  },
  paradigm: {
    card: sorcery("You gain 5 life.\nParadigm"),
    A: { hand: ["Plain Words"] },
    script: [cast("A", "Plain Words")],
    stop: { turn: 3, step: "beginning-of-combat" },
    expect: [life("A", 30)],
  },
  haunt: {
    card: creature("Haunt\nWhen this creature enters or the creature it haunts dies, you gain 5 life."),
    A: { battlefield: ["Speaker", "Hill Giant"], hand: ["Shock", "Lightning Bolt"] },
    script: [cast("A", "Shock", at("Speaker")), SETTLED, cast("A", "Lightning Bolt", at("Hill Giant"))],
    expect: [life("A", 25)],
  },
};
