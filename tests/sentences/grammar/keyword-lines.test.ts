import { at, cast, check, counters, has, keyword, playable, SETTLED, tapped } from "../../support/script.ts";
import { creature, mechanic } from "../support/family.ts";

mechanic("lines of keywords", {
  "pays a cumulative upkeep of one color or another": {
    card: creature("Cumulative upkeep {W} or {U}"),
    lands: "none",
    A: { battlefield: ["Island", "Plains"], hand: ["Speaker"] },
    script: [cast("A", "Speaker")],
    answersA: [{ yes: true }, { choose: ["{W}"] }],
    expect: [counters("Speaker", "age", 1), tapped("Plains"), tapped("Island", false)],
    stop: { turn: 3, step: "draw" },
  },
  "is sacrificed if neither color is paid": {
    card: creature("Cumulative upkeep {W} or {U}"),
    lands: "none",
    A: { battlefield: ["Forest"], hand: ["Speaker"] },
    script: [cast("A", "Speaker")],
    expect: [has("A", "graveyard", "Speaker")],
    stop: { turn: 3, step: "draw" },
  },
  "has keywords with semicolons in between": {
    card: creature("First strike; reach"),
    A: { battlefield: ["Speaker"] },
    script: [],
    expect: [keyword("A", "Speaker", "firstStrike"), keyword("A", "Speaker", "reach")],
  },
  "counts down without a number of its own": {
    card: creature("This creature enters with a time counter on it for each Island you control.\nVanishing"),
    lands: "none",
    A: { battlefield: ["Island"], hand: ["Speaker"] },
    script: [cast("A", "Speaker"), SETTLED, check("A", counters("Speaker", "time", 1))],
    expect: [has("A", "graveyard", "Speaker")],
    stop: { turn: 3, step: "draw" },
  },
  "is protected from what costs much": {
    card: creature("Protection from mana value 3 or greater"),
    others: [{ name: "Dear Words", manaCost: "{3}", typeLine: "Instant", text: "Destroy target creature." }],
    A: { battlefield: ["Speaker"], hand: ["Shock", "Dear Words"] },
    script: [check("A", playable("A", "Cast Dear Words", false)), cast("A", "Shock", at("Speaker"))],
    expect: [has("A", "graveyard", "Speaker")],
  },
});
