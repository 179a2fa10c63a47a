import type { Puzzle } from "./puzzle.ts";

/** What is taken from whom. */
export const REMOVAL: readonly Puzzle[] = [
  {
    name: "terror takes the creature that it can destroy",
    me: { battlefield: ["2 Swamp"], hand: ["Terror"] },
    them: { battlefield: ["Black Knight", "Serra Angel"] },
    ask: "act",
    right: ["cast Terror"],
  },

  {
    name: "two less kills the bear and does nothing to the wurm",
    me: { battlefield: ["Swamp"], hand: ["Disfigure"] },
    them: { battlefield: ["Grizzly Bears", "Craw Wurm"] },
    ask: "act",
    wrong: ["cast Disfigure -> Craw Wurm"],
  },

  {
    name: "a fireball ends the game at five",
    me: { battlefield: ["6 Mountain"], hand: ["Fireball"] },
    them: { battlefield: ["Craw Wurm"], life: 5 },
    ask: "act",
    right: ["cast Fireball"],
  },

  {
    name: "a charm of four burns the last four",
    me: { battlefield: ["Mountain", "Plains"], hand: ["Boros Charm"] },
    them: { battlefield: ["Craw Wurm"], life: 4 },
    ask: "act",
    right: ["cast Boros Charm"],
  },

  {
    name: "a spike goes to the opponent",
    me: { battlefield: ["Mountain"], hand: ["Lava Spike"] },
    them: { battlefield: ["3 Plains"], life: 3 },
    ask: "act",
    right: ["cast Lava Spike -> them"],
  },

  {
    name: "rain of stones never falls on one's own land",
    me: { battlefield: ["3 Mountain"], hand: ["Stone Rain"] },
    them: { battlefield: ["3 Plains"] },
    ask: "act",
    wrong: ["cast Stone Rain -> Mountain"],
  },

  {
    name: "one's own anthem isn't disenchanted",
    me: { battlefield: ["2 Plains", "Glorious Anthem"], hand: ["Disenchant"] },
    them: { battlefield: ["3 Island"] },
    ask: "act",
    wrong: ["cast Disenchant"],
  },

  {
    name: "two less for everything kills three lions and spares the giant",
    me: { battlefield: ["3 Swamp", "Hill Giant"], hand: ["Infest"] },
    them: { battlefield: ["3 Savannah Lions"] },
    ask: "act",
    right: ["cast Infest"],
    when: "postcombatMain",
  },

  {
    name: "an earthquake kills the opponent first",
    me: { battlefield: ["4 Mountain"], life: 5, hand: ["Earthquake"] },
    them: { battlefield: ["Craw Wurm"], life: 3 },
    ask: "act",
    right: ["cast Earthquake X=3"],
  },

  {
    name: "no earthquake that kills both",
    me: { battlefield: ["4 Mountain"], life: 3, hand: ["Earthquake"] },
    them: { battlefield: ["2 Plains"], life: 3 },
    ask: "act",
    wrong: ["cast Earthquake X=3"],
  },

  {
    name: "an attacking dragon is struck down",
    me: { battlefield: ["4 Plains"], hand: ["Divine Verdict"] },
    them: { battlefield: ["Shivan Dragon"] },
    ask: "act",
    turn: "theirs",
    attack: ["Shivan Dragon"],
    when: "declareBlockers",
    right: ["cast Divine Verdict"],
  },

  {
    name: "one's own bear isn't sent back to the hand for nothing",
    me: { battlefield: ["Island", "Grizzly Bears"], hand: ["Unsummon"] },
    them: { battlefield: ["3 Plains"] },
    ask: "act",
    wrong: ["cast Unsummon"],
  },

  {
    name: "the opponent discards and not oneself",
    me: { battlefield: ["3 Swamp"], hand: ["Mind Rot", "Craw Wurm"] },
    them: { battlefield: ["3 Plains"], hand: ["3 Hill Giant"] },
    ask: "act",
    wrong: ["cast Mind Rot -> me"],
  },

  {
    name: "the dragon comes back and not the elf",
    me: { battlefield: ["Swamp"], hand: ["Raise Dead"], graveyard: ["Shivan Dragon", "Llanowar Elves"] },
    them: { battlefield: ["3 Plains"] },
    ask: "act",
    wrong: ["cast Raise Dead -> Llanowar Elves"],
  },

  {
    name: "the best of both graveyards is reanimated",
    me: { battlefield: ["Swamp"], hand: ["Reanimate"], graveyard: ["Grizzly Bears"] },
    them: { battlefield: ["3 Plains"], graveyard: ["Shivan Dragon"] },
    ask: "act",
    right: ["cast Reanimate -> Shivan Dragon"],
  },
];
