import type { Puzzle } from "./puzzle.ts";

/** What is cast, when, and at what. */
export const SPELLS: readonly Puzzle[] = [
  {
    name: "a bolt goes to the face for the last three",
    me: { battlefield: ["Mountain"], hand: ["Lightning Bolt"] },
    them: { battlefield: ["Craw Wurm"], life: 3 },
    ask: "act",
    right: ["cast Lightning Bolt -> them"],
  },

  {
    name: "a shock ends the game before it kills a lion",
    me: { battlefield: ["Mountain"], hand: ["Shock"] },
    them: { battlefield: ["Savannah Lions"], life: 2 },
    ask: "act",
    right: ["cast Shock -> them"],
  },

  {
    name: "an axe of five ends the game at five",
    me: { battlefield: ["5 Mountain"], hand: ["Lava Axe", "Hill Giant"] },
    them: { battlefield: ["Craw Wurm"], life: 5 },
    ask: "act",
    right: ["cast Lava Axe -> them"],
  },

  {
    name: "all mana goes into the X that is lethal",
    me: { battlefield: ["5 Mountain"], hand: ["Blaze"] },
    them: { battlefield: ["Craw Wurm"], life: 4 },
    ask: "act",
    right: ["cast Blaze X=4 -> them", "cast Blaze -> them X=4"],
  },

  {
    name: "no blaze with an X of nothing",
    me: { battlefield: ["Mountain"], hand: ["Blaze"] },
    them: { battlefield: ["Grizzly Bears"] },
    ask: "act",
    wrong: ["cast Blaze"],
  },

  {
    name: "no burn for a creature that it doesn't kill",
    me: { battlefield: ["Mountain"], hand: ["Shock"] },
    them: { battlefield: ["Craw Wurm"] },
    ask: "act",
    wrong: ["cast Shock -> Craw Wurm", "cast Shock -> me"],
  },

  {
    name: "a removal takes the angel and not the elf",
    me: { battlefield: ["3 Swamp"], hand: ["Murder"] },
    them: { battlefield: ["Serra Angel", "Llanowar Elves"] },
    ask: "act",
    right: ["cast Murder -> Serra Angel"],
  },

  {
    name: "no removal on one's own angel",
    me: { battlefield: ["2 Swamp", "Serra Angel"], hand: ["Doom Blade"] },
    them: { battlefield: ["Black Knight"] },
    ask: "act",
    wrong: ["cast Doom Blade"],
  },

  {
    name: "swords go to the bigger threat",
    me: { battlefield: ["Plains"], hand: ["Swords to Plowshares"] },
    them: { battlefield: ["Shivan Dragon", "Grizzly Bears"] },
    ask: "act",
    right: ["cast Swords to Plowshares -> Shivan Dragon"],
    when: "declareBlockers",
    turn: "theirs",
    attack: ["Shivan Dragon"],
  },

  {
    name: "a pacifism lies on their angel and not on one's own bear",
    me: { battlefield: ["2 Plains", "Grizzly Bears"], hand: ["Pacifism"] },
    them: { battlefield: ["Serra Angel", "Savannah Lions"] },
    ask: "act",
    right: ["cast Pacifism -> Serra Angel"],
    when: "postcombatMain",
  },

  {
    name: "a Rancor lies on one's own creature",
    me: { battlefield: ["Forest", "Grizzly Bears"], hand: ["Rancor"] },
    them: { battlefield: ["Hill Giant"] },
    ask: "act",
    right: ["cast Rancor -> Grizzly Bears"],
    when: "postcombatMain",
  },

  {
    name: "an edict takes the only dragon",
    me: { battlefield: ["2 Swamp"], hand: ["Diabolic Edict"] },
    them: { battlefield: ["Shivan Dragon"] },
    ask: "act",
    right: ["cast Diabolic Edict"],
  },

  {
    name: "no protection spell on nothing",
    me: { battlefield: ["Plains", "Grizzly Bears"], hand: ["Gods Willing"] },
    them: { battlefield: ["3 Plains"] },
    ask: "act",
    wrong: ["cast Gods Willing"],
  },

  {
    name: "a protection spell answers a removal",
    me: { battlefield: ["Plains", "Serra Angel"], hand: ["Gods Willing"] },
    them: { battlefield: ["3 Swamp"], hand: ["Murder"] },
    ask: "act",
    right: ["cast Gods Willing"],
    turn: "theirs",
    cast: ["Murder", "Serra Angel"],
    when: "response",
  },

  {
    name: "a big spell is countered",
    me: { battlefield: ["3 Island"], hand: ["Cancel"] },
    them: { battlefield: ["6 Mountain"], hand: ["Shivan Dragon"] },
    ask: "act",
    right: ["cast Cancel"],
    turn: "theirs",
    cast: ["Shivan Dragon"],
    when: "response",
  },

  {
    name: "a creature that dies anyway is given up for cards",
    me: { battlefield: ["Swamp", "Grizzly Bears"], hand: ["Village Rites"] },
    them: { battlefield: ["3 Swamp"], hand: ["Murder"] },
    ask: "act",
    right: ["cast Village Rites"],
    turn: "theirs",
    cast: ["Murder", "Grizzly Bears"],
    when: "response",
  },

  {
    name: "a blocker is given up after it has blocked",
    me: { battlefield: ["Swamp", "Grizzly Bears"], hand: ["Village Rites"] },
    them: { battlefield: ["Craw Wurm"] },
    ask: "act",
    right: ["cast Village Rites"],
    turn: "theirs",
    attack: ["Craw Wurm"],
    block: { "Grizzly Bears": "Craw Wurm" },
    when: "declareBlockers",
  },

  {
    name: "no fog in one's own main phase",
    me: { battlefield: ["Forest", "Grizzly Bears"], hand: ["Fog"] },
    them: { battlefield: ["Hill Giant"] },
    ask: "act",
    wrong: ["cast Fog"],
  },

  {
    name: "a fog stops the attack that would kill",
    me: { battlefield: ["Forest"], hand: ["Fog"], life: 6 },
    them: { battlefield: ["Ball Lightning"] },
    ask: "act",
    right: ["cast Fog"],
    turn: "theirs",
    attack: ["Ball Lightning"],
    when: "declareBlockers",
  },

  {
    name: "a giant growth wins the fight once blockers are declared",
    me: { battlefield: ["Forest", "Grizzly Bears"], hand: ["Giant Growth"] },
    them: { battlefield: ["Hill Giant"] },
    ask: "act",
    right: ["cast Giant Growth -> Grizzly Bears"],
    attack: ["Grizzly Bears"],
    block: { "Hill Giant": "Grizzly Bears" },
    when: "declareBlockers",
  },

  {
    name: "a giant growth on the unblocked bear is lethal",
    me: { battlefield: ["Forest", "Grizzly Bears"], hand: ["Giant Growth"] },
    them: { battlefield: ["3 Plains"], life: 5 },
    ask: "act",
    right: ["cast Giant Growth"],
    attack: ["Grizzly Bears"],
    when: "declareBlockers",
  },

  {
    name: "no giant growth in the main phase",
    me: { battlefield: ["Forest", "Grizzly Bears"], hand: ["Giant Growth"] },
    them: { battlefield: ["Hill Giant"] },
    ask: "act",
    wrong: ["cast Giant Growth"],
  },

  {
    name: "no treason against oneself",
    me: { battlefield: ["3 Mountain", "Grizzly Bears"], hand: ["Act of Treason"] },
    them: { battlefield: ["3 Plains"] },
    ask: "act",
    wrong: ["cast Act of Treason"],
  },

  {
    name: "a stolen wurm strikes its owner dead",
    me: { battlefield: ["3 Mountain"], hand: ["Act of Treason"] },
    them: { battlefield: ["Craw Wurm"], life: 6 },
    ask: "act",
    right: ["cast Act of Treason"],
  },

  {
    name: "no wrath while one is ahead",
    me: { battlefield: ["4 Plains", "3 Grizzly Bears"], hand: ["Wrath of God"] },
    them: { battlefield: ["Savannah Lions"] },
    ask: "act",
    wrong: ["cast Wrath of God"],
  },

  {
    name: "a wrath when four giants stand against nobody",
    me: { battlefield: ["4 Plains"], hand: ["Wrath of God"] },
    them: { battlefield: ["4 Hill Giant"] },
    ask: "act",
    right: ["cast Wrath of God"],
  },

  {
    name: "two damage to everything kills theirs and not one's own",
    me: { battlefield: ["2 Mountain", "Craw Wurm"], hand: ["Pyroclasm"] },
    them: { battlefield: ["3 Grizzly Bears"] },
    ask: "act",
    right: ["cast Pyroclasm"],
  },

  {
    name: "a mutable land wakes up to block what would kill",
    me: { battlefield: ["2 Forest", "Mutavault"], life: 2 },
    them: { battlefield: ["Savannah Lions"] },
    ask: "act",
    right: ["activate Mutavault"],
    turn: "theirs",
    attack: ["Savannah Lions"],
    when: "declareAttackers",
  },

  {
    name: "a pyromancer shoots the last point",
    me: { battlefield: ["Prodigal Pyromancer"] },
    them: { battlefield: ["Llanowar Elves"], life: 1 },
    ask: "act",
    right: ["activate Prodigal Pyromancer -> them"],
  },

  {
    name: "an overrun of three is lethal",
    me: { battlefield: ["5 Forest", "3 Grizzly Bears"], hand: ["Overrun"] },
    them: { battlefield: ["4 Plains"], life: 15 },
    ask: "act",
    right: ["cast Overrun"],
  },

  {
    name: "a land is played while there is one",
    me: { battlefield: ["3 Mountain"], hand: ["Mountain", "Hill Giant"] },
    them: { battlefield: ["2 Plains"] },
    ask: "act",
    right: ["playLand Mountain"],
  },

  {
    name: "four mana buy a giant and not a bear",
    me: { battlefield: ["3 Mountain", "Forest"], hand: ["Hill Giant", "Grizzly Bears"] },
    them: { battlefield: ["2 Plains"] },
    ask: "act",
    right: ["cast Hill Giant"],
  },

  {
    name: "cards are drawn when there is nothing else to do",
    me: { battlefield: ["3 Island"], hand: ["Divination"] },
    them: { battlefield: ["2 Plains"] },
    ask: "act",
    right: ["cast Divination"],
  },

  {
    name: "an elf comes before anything else",
    me: { battlefield: ["Forest"], hand: ["Llanowar Elves"] },
    them: { battlefield: ["Plains"] },
    ask: "act",
    right: ["cast Llanowar Elves"],
  },

  {
    name: "a wurm fights the bear, and not the other way round",
    me: { battlefield: ["Forest", "Craw Wurm", "Llanowar Elves"], hand: ["Prey Upon"] },
    them: { battlefield: ["Grizzly Bears"] },
    ask: "act",
    when: "postcombatMain",
    right: ["cast Prey Upon -> Craw Wurm"],
    wrong: ["cast Prey Upon -> Llanowar Elves"],
  },

  {
    name: "their equipment is destroyed and not one's own",
    me: { battlefield: ["2 Forest", "Ornithopter"], hand: ["Naturalize"] },
    them: { battlefield: ["Bonesplitter", "Grizzly Bears"] },
    ask: "act",
    wrong: ["cast Naturalize -> Ornithopter"],
  },
];
