import type { Puzzle } from "./puzzle.ts";

/** Who attacks. */
export const ATTACKS: readonly Puzzle[] = [
  {
    name: "three bears are lethal where nobody can block",
    me: { battlefield: ["3 Grizzly Bears"] },
    them: { battlefield: ["3 Plains"], life: 6 },
    ask: "attackers",
    right: ["attack with Grizzly Bears, Grizzly Bears, Grizzly Bears"],
  },

  {
    name: "the last points come by air",
    me: { battlefield: ["Wind Drake"] },
    them: { battlefield: ["Craw Wurm"], life: 2 },
    ask: "attackers",
    right: ["attack with Wind Drake"],
  },

  {
    name: "more attackers than blockers are lethal",
    me: { battlefield: ["4 Grizzly Bears"] },
    them: { battlefield: ["Hill Giant"], life: 6 },
    ask: "attackers",
    right: ["attack with Grizzly Bears, Grizzly Bears, Grizzly Bears, Grizzly Bears"],
  },

  {
    name: "an empty board is attacked",
    me: { battlefield: ["2 Grizzly Bears"] },
    them: { battlefield: ["4 Plains"] },
    ask: "attackers",
    right: ["attack with Grizzly Bears, Grizzly Bears"],
  },

  {
    name: "a bear stays at home before a giant",
    me: { battlefield: ["Grizzly Bears"] },
    them: { battlefield: ["Hill Giant"] },
    ask: "attackers",
    right: ["attack with nobody"],
  },

  {
    name: "a creature with vigilance attacks where nothing stops it",
    me: { battlefield: ["Serra Angel"] },
    them: { battlefield: ["Grizzly Bears"] },
    ask: "attackers",
    right: ["attack with Serra Angel"],
  },

  {
    name: "a flier attacks over a wurm that can't reach it",
    me: { battlefield: ["Wind Drake", "Wall of Stone"] },
    them: { battlefield: ["Craw Wurm"] },
    ask: "attackers",
    right: ["attack with Wind Drake"],
  },

  {
    name: "a trampling rhino runs over the elf for the last three",
    me: { battlefield: ["Stampeding Rhino"] },
    them: { battlefield: ["Llanowar Elves"], life: 3 },
    ask: "attackers",
    right: ["attack with Stampeding Rhino"],
  },

  {
    name: "one giant alone can't block a brute with menace",
    me: { battlefield: ["Boggart Brute"] },
    them: { battlefield: ["Hill Giant"] },
    ask: "attackers",
    right: ["attack with Boggart Brute"],
  },

  {
    name: "nobody attacks into an untapped assassin",
    me: { battlefield: ["Hill Giant"] },
    them: { battlefield: ["Royal Assassin"] },
    ask: "attackers",
    right: ["attack with nobody"],
  },

  {
    name: "the last defender stays at home when a lion would kill",
    me: { battlefield: ["Wind Drake"], life: 2 },
    them: { battlefield: ["Savannah Lions"] },
    ask: "attackers",
    right: ["attack with nobody"],
  },

  {
    name: "five goblins swarm past a wurm",
    me: { battlefield: ["5 Raging Goblin"] },
    them: { battlefield: ["Craw Wurm"], life: 4 },
    ask: "attackers",
    right: ["attack with Raging Goblin, Raging Goblin, Raging Goblin, Raging Goblin, Raging Goblin"],
  },

  {
    name: "a commander that has dealt nineteen attacks for the last two",
    me: {
      battlefield: ["Isamaru, Hound of Konda", "Craw Wurm"],
      commanderDamage: { "Isamaru, Hound of Konda": 19 },
    },
    them: { battlefield: ["3 Plains"] },
    ask: "attackers",
    right: ["attack with Craw Wurm, Isamaru", "attack with Isamaru"],
  },

  {
    name: "a first striker attacks past a bear",
    me: { battlefield: ["White Knight"] },
    them: { battlefield: ["Grizzly Bears"] },
    ask: "attackers",
    right: ["attack with White Knight"],
  },

  {
    name: "a wurm attacks where only elves could block",
    me: { battlefield: ["Craw Wurm"] },
    them: { battlefield: ["Llanowar Elves"] },
    ask: "attackers",
    right: ["attack with Craw Wurm"],
  },
];
