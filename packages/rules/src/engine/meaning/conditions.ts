import type { Condition } from "@spellroom/card-language";
import { holds } from "../../query/sight/conditions.ts";
import type { Rows } from "./row.ts";

/** Conditions, which hold or don't at the moment they are checked. */
export const CONDITIONS: Rows<Condition["kind"]> = {
  all: ["608.2c", holds],
  any: ["608.2c", holds],
  asCast: ["601.2i", holds],
  compare: ["107.1", holds],
  completedDungeon: ["309.7", holds],
  dayNight: ["728.1", holds],
  did: ["608.2c", holds],
  during: ["500.1", holds],
  exists: ["109.2", holds],
  happened: ["608.2i", holds],
  is: ["608.2h", holds],
  kicked: ["702.33d", holds],
  manaSpent: ["601.2h", holds],
  not: ["608.2c", holds],
  paidAlternative: ["118.9", holds],
  player: ["109.5", holds],
  chosenWord: ["607.2d", holds],
  activatedThisTurn: ["602.2b", holds],
  resolvedThisTurn: ["603.7h", holds],
  samePlayer: ["109.5", holds],
  turn: ["102.1", holds],
  wasCast: ["601.1a", holds],
};

type PlayerState = Extract<Condition, { kind: "player" }>["is"];

/** Conditions on a player. */
export const PLAYER_STATES: Rows<PlayerState> = {
  active: ["102.1", holds],
  attackedThisStep: ["508.1b", holds],
  defending: ["506.2", holds],
  hasCitysBlessing: ["702.131c", holds],
  hasEnduringStory: ["The Hobbit", holds],
  hasInitiative: ["723.1", holds],
  hasMaxSpeed: ["Aetherdrift", holds],
  monarch: ["722.1", holds],
};
