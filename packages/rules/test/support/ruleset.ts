import type { Ruleset } from "../../src/index.ts";

/** Enough of a ruleset for states that are only looked at. */
export const smallRuleset: Ruleset = {
  id: "test",
  players: { min: 2, max: 8 },
  startingLife: 20,
  startingHandSize: 7,
  maximumHandSize: 7,
  mulligan: { kind: "london", freeFirstFrom: 3 },
  steps: [],
  landsPerTurn: 1,
  drawsPerDrawStep: 1,
  firstDrawSkippedUpTo: 2,
  manaBurn: false,
  poisonToLose: 10,
  loseAt: { zeroLife: true, emptyLibraryDraw: true },
  commander: null,
  attack: "anyOpponent",
  turnLimit: null,
};
