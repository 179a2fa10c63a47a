import { at, attack, cast, has, life, pt, SETTLED, size, tapped } from "../../support/script.ts";
import { creature, mechanic } from "../support/family.ts";

const LEADER = creature("Enlist", 2, 2);

mechanic("enlist", {
  "taps a creature that doesn't attack and adds its power for the turn": {
    card: LEADER,
    A: { battlefield: ["Speaker", "Hill Giant"] },
    script: [attack("A", "Speaker")],
    answersA: [{ choose: ["Hill Giant"] }],
    expect: [life("B", 15), tapped("Hill Giant"), pt("A", "Speaker", 5, 2)],
  },
  "need not be used": {
    card: LEADER,
    A: { battlefield: ["Speaker", "Hill Giant"] },
    script: [attack("A", "Speaker")],
    answersA: [{ choose: [] }],
    expect: [life("B", 18), tapped("Hill Giant", false)],
  },
  "doesn't tap a creature that has just come, or that attacks": {
    card: LEADER,
    A: { battlefield: ["Speaker", "Hill Giant"], hand: ["Grizzly Bears"] },
    script: [cast("A", "Grizzly Bears"), SETTLED, attack("A", "Speaker"), attack("A", "Hill Giant")],
    expect: [life("B", 15), tapped("Grizzly Bears", false)],
  },
  "taps one with haste that has just come": {
    card: LEADER,
    A: { battlefield: ["Speaker"], hand: ["Raging Goblin"] },
    script: [cast("A", "Raging Goblin"), SETTLED, attack("A", "Speaker")],
    answersA: [{ choose: ["Raging Goblin"] }],
    expect: [life("B", 17), tapped("Raging Goblin")],
  },
  "asks once for each instance": {
    card: creature("Enlist\nEnlist", 1, 1),
    A: { battlefield: ["Speaker", "Hill Giant", "Grizzly Bears"] },
    script: [attack("A", "Speaker")],
    answersA: [{ choose: ["Hill Giant"] }, { choose: ["Grizzly Bears"] }],
    expect: [life("B", 14), tapped("Hill Giant"), tapped("Grizzly Bears")],
  },
});

mechanic("partner with", {
  "lets a player search for the partner": {
    card: { ...creature("Partner with Loyal Friend"), name: "Old Friend" },
    others: [{ ...creature("Partner with Old Friend"), name: "Loyal Friend" }],
    A: { hand: ["Old Friend"], library: [{ card: "Loyal Friend", count: 1 }] },
    script: [cast("A", "Old Friend")],
    answersA: [{ target: at("A") }, { yes: true }, { choose: ["Loyal Friend"] }],
    expect: [has("A", "hand", "Loyal Friend")],
  },
  "lets that player decide": {
    card: { ...creature("Partner with Loyal Friend"), name: "Old Friend" },
    others: [{ ...creature("Flying"), name: "Loyal Friend" }],
    A: { hand: ["Old Friend"] },
    B: { library: [{ card: "Loyal Friend", count: 1 }] },
    script: [cast("A", "Old Friend")],
    answersA: [{ target: at("B") }],
    answersB: [{ yes: true }, { choose: ["Loyal Friend"] }],
    expect: [has("B", "hand", "Loyal Friend"), size("A", "hand", 0)],
  },
});
