import type { Puzzle } from "./puzzle.ts";

/** What is given up, and what for. */
export const SACRIFICES: readonly Puzzle[] = [
  {
    name: "a seer doesn't give itself up",
    me: { battlefield: ["Viscera Seer"] },
    them: { battlefield: ["3 Plains"] },
    ask: "act",
    wrong: ["activate Viscera Seer"],
  },

  {
    name: "a seer takes the bear that is about to be murdered",
    me: { battlefield: ["Viscera Seer", "Grizzly Bears"] },
    them: { battlefield: ["3 Swamp"], hand: ["Murder"] },
    ask: "act",
    turn: "theirs",
    cast: ["Murder", "Grizzly Bears"],
    when: "response",
    right: ["activate Viscera Seer -> Grizzly Bears"],
  },

  {
    name: "a fanatic that is about to die takes an elf along",
    me: { battlefield: ["Mogg Fanatic"] },
    them: { battlefield: ["3 Swamp", "Llanowar Elves"], hand: ["Murder"] },
    ask: "act",
    turn: "theirs",
    cast: ["Murder", "Mogg Fanatic"],
    when: "response",
    right: ["activate Mogg Fanatic"],
  },

  {
    name: "a fanatic isn't spent on a wurm",
    me: { battlefield: ["Mogg Fanatic"] },
    them: { battlefield: ["Craw Wurm"] },
    ask: "act",
    wrong: ["activate Mogg Fanatic"],
  },

  {
    name: "a fanatic deals the last point",
    me: { battlefield: ["Mogg Fanatic"] },
    them: { battlefield: ["Craw Wurm"], life: 1 },
    ask: "act",
    right: ["activate Mogg Fanatic -> them"],
  },

  {
    name: "a seal burns the last two",
    me: { battlefield: ["Seal of Fire"] },
    them: { battlefield: ["Craw Wurm"], life: 2 },
    ask: "act",
    right: ["activate Seal of Fire -> them"],
  },

  {
    name: "an elder that has blocked a wurm fetches a land",
    me: { battlefield: ["Sakura-Tribe Elder"] },
    them: { battlefield: ["Craw Wurm"] },
    ask: "act",
    turn: "theirs",
    attack: ["Craw Wurm"],
    block: { "Sakura-Tribe Elder": "Craw Wurm" },
    when: "declareBlockers",
    right: ["activate Sakura-Tribe Elder"],
  },

  {
    name: "an unblocked vampire eats two bears for the last five",
    me: { battlefield: ["Bloodthrone Vampire", "2 Grizzly Bears"] },
    them: { battlefield: ["3 Plains"], life: 5 },
    ask: "act",
    attack: ["Bloodthrone Vampire"],
    when: "declareBlockers",
    right: ["activate Bloodthrone Vampire -> Grizzly Bears"],
  },

  {
    name: "an elf is given for a dragon",
    me: { battlefield: ["Swamp", "Llanowar Elves"], hand: ["Bone Splinters"] },
    them: { battlefield: ["Shivan Dragon"] },
    ask: "act",
    right: ["cast Bone Splinters -> Shivan Dragon"],
  },

  {
    name: "a giant is flung for the last three",
    me: { battlefield: ["2 Mountain", "Hill Giant"], hand: ["Fling"] },
    them: { battlefield: ["Craw Wurm"], life: 3 },
    ask: "act",
    right: ["cast Fling -> them", "cast Fling -> Hill Giant -> them"],
  },

  {
    name: "a wurm is borrowed where it can be given up afterwards",
    me: { battlefield: ["3 Mountain", "Viscera Seer"], hand: ["Act of Treason"] },
    them: { battlefield: ["Craw Wurm"] },
    ask: "act",
    right: ["cast Act of Treason -> Craw Wurm"],
  },
];
