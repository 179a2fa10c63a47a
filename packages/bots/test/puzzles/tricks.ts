import type { Puzzle } from "./puzzle.ts";

/** Answers and tricks at the right moment. */
export const TRICKS: readonly Puzzle[] = [
  {
    name: "a bounce saves the angel from a murder",
    me: { battlefield: ["Island", "Serra Angel"], hand: ["Unsummon"] },
    them: { battlefield: ["3 Swamp"], hand: ["Murder"] },
    ask: "act",
    turn: "theirs",
    cast: ["Murder", "Serra Angel"],
    when: "response",
    right: ["cast Unsummon"],
  },

  {
    name: "a guile saves the angel from a murder",
    me: { battlefield: ["Forest", "Serra Angel"], hand: ["Ranger's Guile"] },
    them: { battlefield: ["3 Swamp"], hand: ["Murder"] },
    ask: "act",
    turn: "theirs",
    cast: ["Murder", "Serra Angel"],
    when: "response",
    right: ["cast Ranger's Guile"],
  },

  {
    name: "a murder is dispelled",
    me: { battlefield: ["Island", "Serra Angel"], hand: ["Dispel"] },
    them: { battlefield: ["3 Swamp"], hand: ["Murder"] },
    ask: "act",
    turn: "theirs",
    cast: ["Murder", "Serra Angel"],
    when: "response",
    right: ["cast Dispel"],
  },

  {
    name: "what withstands death withstands a murder",
    me: { battlefield: ["Forest", "Serra Angel"], hand: ["Withstand Death"] },
    them: { battlefield: ["3 Swamp"], hand: ["Murder"] },
    ask: "act",
    turn: "theirs",
    cast: ["Murder", "Serra Angel"],
    when: "response",
    right: ["cast Withstand Death"],
  },

  {
    name: "a leak catches a dragon that took all mana",
    me: { battlefield: ["2 Island"], hand: ["Mana Leak"] },
    them: { battlefield: ["6 Mountain"], hand: ["Shivan Dragon"] },
    ask: "act",
    turn: "theirs",
    cast: ["Shivan Dragon"],
    when: "response",
    right: ["cast Mana Leak"],
  },

  {
    name: "growth saves the giant from a strike of three",
    me: { battlefield: ["2 Forest", "Hill Giant"], hand: ["Titanic Growth"] },
    them: { battlefield: ["2 Mountain"], hand: ["Lightning Strike"] },
    ask: "act",
    turn: "theirs",
    cast: ["Lightning Strike", "Hill Giant"],
    when: "response",
    right: ["cast Titanic Growth"],
  },

  {
    name: "growth lets the blocking bear win",
    me: { battlefield: ["Forest", "Grizzly Bears"], hand: ["Giant Growth"] },
    them: { battlefield: ["Hill Giant"] },
    ask: "act",
    turn: "theirs",
    attack: ["Hill Giant"],
    block: { "Grizzly Bears": "Hill Giant" },
    when: "declareBlockers",
    right: ["cast Giant Growth -> Grizzly Bears"],
  },

  {
    name: "a blast makes three bears lethal once nobody has blocked",
    me: { battlefield: ["3 Mountain", "3 Grizzly Bears"], hand: ["Trumpet Blast"] },
    them: { battlefield: ["3 Plains"], life: 12 },
    ask: "act",
    attack: ["Grizzly Bears"],
    when: "declareBlockers",
    right: ["cast Trumpet Blast"],
  },

  {
    name: "a strength lies on one's own bear and not on their giant",
    me: { battlefield: ["Plains", "Grizzly Bears"], hand: ["Holy Strength"] },
    them: { battlefield: ["Hill Giant"] },
    ask: "act",
    wrong: ["cast Holy Strength -> Hill Giant"],
  },

  {
    name: "no guile in the main phase",
    me: { battlefield: ["Forest", "Grizzly Bears"], hand: ["Ranger's Guile"] },
    them: { battlefield: ["3 Plains"] },
    ask: "act",
    wrong: ["cast Ranger's Guile"],
  },
];
