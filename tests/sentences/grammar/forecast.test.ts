import { activate, at, check, has, playable, pt, SETTLED } from "../../support/script.ts";
import { mechanic, sorcery } from "../support/family.ts";

const STANCE = sorcery(
  "Creatures you control get +1/+1 until end of turn.\nForecast — {W}, Reveal this spell from your hand: Target creature gets +1/+1 until end of turn.",
);

mechanic("forecast", {
  "is activated from the hand during the upkeep, once": {
    card: STANCE,
    A: { battlefield: ["Grizzly Bears"], hand: ["Plain Words"] },
    script: [
      { ...activate("A", "Forecast", at("Grizzly Bears")), turn: 1, step: "upkeep" },
      check("A", playable("A", "Forecast", false), { turn: 1, step: "upkeep" }),
    ],
    stop: { turn: 1, step: "upkeep" },
    expect: [pt("A", "Grizzly Bears", 3, 3), has("A", "hand", "Plain Words")],
  },
  "is not activated later": {
    card: STANCE,
    A: { battlefield: ["Grizzly Bears"], hand: ["Plain Words"] },
    script: [SETTLED, check("A", playable("A", "Forecast", false))],
    expect: [has("A", "hand", "Plain Words")],
  },
});
