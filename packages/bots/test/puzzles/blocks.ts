import type { Puzzle } from "./puzzle.ts";

/** Who blocks. */
export const BLOCKS: readonly Puzzle[] = [
  {
    name: "the only blocker stops what would kill",
    me: { battlefield: ["Grizzly Bears"], life: 3 },
    them: { battlefield: ["Hill Giant"] },
    ask: "blockers",
    right: ["block Hill Giant with Grizzly Bears"],
    turn: "theirs",
    attack: ["Hill Giant"],
  },

  {
    name: "of two attackers the one is blocked that would kill",
    me: { battlefield: ["Glory Seeker"], life: 3 },
    them: { battlefield: ["Hill Giant", "Savannah Lions"] },
    ask: "blockers",
    right: ["block Hill Giant with Glory Seeker"],
    turn: "theirs",
    attack: ["Hill Giant", "Savannah Lions"],
  },

  {
    name: "a small creature isn't thrown before a wurm at twenty life",
    me: { battlefield: ["Llanowar Elves"] },
    them: { battlefield: ["Craw Wurm"] },
    ask: "blockers",
    right: ["block nothing"],
    turn: "theirs",
    attack: ["Craw Wurm"],
  },

  {
    name: "a first striker blocks a bear for free",
    me: { battlefield: ["White Knight"] },
    them: { battlefield: ["Grizzly Bears"] },
    ask: "blockers",
    right: ["block Grizzly Bears with White Knight"],
    turn: "theirs",
    attack: ["Grizzly Bears"],
  },

  {
    name: "rats with deathtouch block a wurm",
    me: { battlefield: ["Typhoid Rats"] },
    them: { battlefield: ["Craw Wurm"] },
    ask: "blockers",
    right: ["block Craw Wurm with Typhoid Rats"],
    turn: "theirs",
    attack: ["Craw Wurm"],
  },

  {
    name: "a wall of stone blocks a bear",
    me: { battlefield: ["Wall of Stone"] },
    them: { battlefield: ["Grizzly Bears"] },
    ask: "blockers",
    right: ["block Grizzly Bears with Wall of Stone"],
    turn: "theirs",
    attack: ["Grizzly Bears"],
  },

  {
    name: "a giant blocks a bear and lives",
    me: { battlefield: ["Hill Giant"] },
    them: { battlefield: ["Grizzly Bears"] },
    ask: "blockers",
    right: ["block Grizzly Bears with Hill Giant"],
    turn: "theirs",
    attack: ["Grizzly Bears"],
  },

  {
    name: "a spider catches a drake",
    me: { battlefield: ["Giant Spider"] },
    them: { battlefield: ["Wind Drake"] },
    ask: "blockers",
    right: ["block Wind Drake with Giant Spider"],
    turn: "theirs",
    attack: ["Wind Drake"],
  },

  {
    name: "two bears together bring down a courser",
    me: { battlefield: ["2 Grizzly Bears"] },
    them: { battlefield: ["Centaur Courser"] },
    ask: "blockers",
    turn: "theirs",
    attack: ["Centaur Courser"],
    right: ["block Centaur Courser with Grizzly Bears, Centaur Courser with Grizzly Bears"],
  },

  {
    name: "an elf is thrown before a commander that has dealt nineteen",
    me: { battlefield: ["Llanowar Elves"] },
    them: { battlefield: ["Isamaru, Hound of Konda"], commanderDamage: { "Isamaru, Hound of Konda": 19 } },
    ask: "blockers",
    turn: "theirs",
    attack: ["Isamaru, Hound of Konda"],
    right: ["block Isamaru, Hound of Konda with Llanowar Elves"],
  },

  {
    name: "a bear doesn't block a first striker of its own size",
    me: { battlefield: ["Grizzly Bears"] },
    them: { battlefield: ["White Knight"] },
    ask: "blockers",
    turn: "theirs",
    attack: ["White Knight"],
    right: ["block nothing"],
  },

  {
    name: "an angel doesn't block what kills whatever it touches",
    me: { battlefield: ["Serra Angel", "Llanowar Elves"] },
    them: { battlefield: ["Typhoid Rats"] },
    ask: "blockers",
    turn: "theirs",
    attack: ["Typhoid Rats"],
    wrong: ["block Typhoid Rats with Serra Angel"],
  },

  {
    name: "an elf before a trampling rhino stops next to nothing",
    me: { battlefield: ["Llanowar Elves"] },
    them: { battlefield: ["Stampeding Rhino"] },
    ask: "blockers",
    turn: "theirs",
    attack: ["Stampeding Rhino"],
    right: ["block nothing"],
  },

  {
    name: "one of two giants has to be stopped at five life",
    me: { battlefield: ["2 Llanowar Elves"], life: 5 },
    them: { battlefield: ["2 Hill Giant"] },
    ask: "blockers",
    turn: "theirs",
    attack: ["Hill Giant"],
    right: ["block Hill Giant with Llanowar Elves"],
  },

  {
    name: "an angel blocks a bear and lives",
    me: { battlefield: ["Serra Angel"] },
    them: { battlefield: ["Grizzly Bears"] },
    ask: "blockers",
    turn: "theirs",
    attack: ["Grizzly Bears"],
    right: ["block Grizzly Bears with Serra Angel"],
  },

  {
    name: "a creature that can't die holds a wurm off",
    me: { battlefield: ["Darksteel Myr"] },
    them: { battlefield: ["Craw Wurm"] },
    ask: "blockers",
    turn: "theirs",
    attack: ["Craw Wurm"],
    right: ["block Craw Wurm with Darksteel Myr"],
  },

  {
    name: "two walls before a brute with menace",
    me: { battlefield: ["2 Wall of Stone"], life: 3 },
    them: { battlefield: ["Boggart Brute"] },
    ask: "blockers",
    turn: "theirs",
    attack: ["Boggart Brute"],
    right: ["block Boggart Brute with Wall of Stone, Boggart Brute with Wall of Stone"],
  },
];
