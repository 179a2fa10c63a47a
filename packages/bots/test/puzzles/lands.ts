import type { Puzzle } from "./puzzle.ts";

/** What is played first. */
export const LANDS: readonly Puzzle[] = [
  {
    name: "the untapped land comes first where it pays for a piker",
    me: { battlefield: ["Mountain"], hand: ["Mountain", "Faerie Conclave", "Goblin Piker"] },
    them: { battlefield: ["2 Plains"] },
    ask: "act",
    right: ["playLand Mountain"],
  },

  {
    name: "the land that enters tapped comes while there is nothing to cast",
    me: { battlefield: ["Island"], hand: ["Faerie Conclave", "Island", "Air Elemental"] },
    them: { battlefield: ["2 Plains"] },
    ask: "act",
    right: ["playLand Faerie Conclave"],
  },

  {
    name: "the land of the color that is missing is played",
    me: { battlefield: ["Mountain"], hand: ["Forest", "Mountain", "Grizzly Bears"] },
    them: { battlefield: ["2 Plains"] },
    ask: "act",
    right: ["playLand Forest"],
  },

  {
    name: "lightning is cast before the attack that it makes lethal",
    me: { battlefield: ["3 Mountain"], hand: ["Ball Lightning"] },
    them: { battlefield: ["3 Plains"], life: 6 },
    ask: "act",
    right: ["cast Ball Lightning"],
  },

  {
    name: "a goblin with haste deals the last point",
    me: { battlefield: ["Mountain"], hand: ["Raging Goblin"] },
    them: { battlefield: ["3 Plains"], life: 1 },
    ask: "act",
    right: ["cast Raging Goblin"],
  },

  {
    name: "a gravedigger comes when there is something to dig up",
    me: { battlefield: ["4 Swamp"], hand: ["Gravedigger"], graveyard: ["Shivan Dragon"] },
    them: { battlefield: ["3 Plains"] },
    ask: "act",
    right: ["cast Gravedigger"],
  },
];
