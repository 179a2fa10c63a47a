import type { Puzzle } from "./puzzle.ts";

/** What is activated, when, and at what. */
export const ABILITIES: readonly Puzzle[] = [
  {
    name: "no breath of fire before the attack",
    me: { battlefield: ["Shivan Dragon", "2 Mountain"] },
    them: { battlefield: ["3 Plains"] },
    ask: "act",
    wrong: ["activate Shivan Dragon"],
  },

  {
    name: "an unblocked dragon breathes the last three points",
    me: { battlefield: ["Shivan Dragon", "3 Mountain"] },
    them: { battlefield: ["3 Plains"], life: 8 },
    ask: "act",
    attack: ["Shivan Dragon"],
    when: "declareBlockers",
    right: ["activate Shivan Dragon"],
  },

  {
    name: "a shade grows past the giant that blocks it",
    me: { battlefield: ["Nantuko Shade", "4 Swamp"] },
    them: { battlefield: ["Hill Giant"] },
    ask: "act",
    attack: ["Nantuko Shade"],
    block: { "Hill Giant": "Nantuko Shade" },
    when: "declareBlockers",
    right: ["activate Nantuko Shade"],
  },

  {
    name: "no shade grows in the main phase",
    me: { battlefield: ["Looming Shade", "3 Swamp"] },
    them: { battlefield: ["3 Plains"] },
    ask: "act",
    wrong: ["activate Looming Shade"],
  },

  {
    name: "a decoy taps the only blocker for the last three",
    me: { battlefield: ["Plains", "Master Decoy", "Hill Giant"] },
    them: { battlefield: ["Craw Wurm"], life: 3 },
    ask: "act",
    right: ["activate Master Decoy -> Craw Wurm"],
  },

  {
    name: "a splitter is equipped for the last four",
    me: { battlefield: ["Plains", "Bonesplitter", "Grizzly Bears"] },
    them: { battlefield: ["3 Plains"], life: 4 },
    ask: "act",
    right: ["activate Bonesplitter"],
  },

  {
    name: "an assassin destroys a creature that has attacked",
    me: { battlefield: ["Royal Assassin"] },
    them: { battlefield: ["Craw Wurm"] },
    ask: "act",
    turn: "theirs",
    attack: ["Craw Wurm"],
    when: "declareAttackers",
    right: ["activate Royal Assassin"],
  },

  {
    name: "a rod isn't pointed at oneself",
    me: { battlefield: ["3 Mountain", "Rod of Ruin", "Grizzly Bears"] },
    them: { battlefield: ["Llanowar Elves"] },
    ask: "act",
    wrong: ["activate Rod of Ruin -> me", "activate Rod of Ruin -> Grizzly Bears"],
  },

  {
    name: "a village walks for the last three",
    me: { battlefield: ["2 Forest", "Treetop Village"] },
    them: { battlefield: ["3 Plains"], life: 3 },
    ask: "act",
    right: ["activate Treetop Village"],
  },

  {
    name: "a land doesn't wake up to look at a wurm",
    me: { battlefield: ["2 Forest", "Mutavault"] },
    them: { battlefield: ["Craw Wurm"] },
    ask: "act",
    wrong: ["activate Mutavault"],
  },
];
