import type { EventPattern } from "@spellroom/card-language";
import { collectStateTriggers } from "../../change/triggers/state-triggers.ts";
import {
  attackFacts,
  becomesBlockedFacts,
  blockFacts,
  damageFacts,
  notBlockedFacts,
} from "../../query/sight/events/combat.ts";
import { discardFacts, drawFacts, landFacts, moveFacts, tokenFacts } from "../../query/sight/events/moves.ts";
import { factsOf } from "../../query/sight/events/pattern.ts";
import {
  attachFacts,
  chapterFacts,
  controlFacts,
  counterPutFacts,
  counterRemovedFacts,
  faceFacts,
  tapFacts,
  unlockFacts,
} from "../../query/sight/events/permanents.ts";
import {
  chanceFacts,
  designationFacts,
  keywordActionFacts,
  lifeFacts,
  lossFacts,
  manaFacts,
  playerCounterFacts,
  shuffleFacts,
  stepFacts,
} from "../../query/sight/events/players.ts";
import {
  activationFacts,
  castFacts,
  copyFacts,
  counteredFacts,
  crewFacts,
  expenseFacts,
  targetFacts,
} from "../../query/sight/events/stack.ts";
import type { Rows } from "./row.ts";

/** Events that triggers wait for, replacement effects watch for and conditions ask about. */
export const EVENTS: Rows<EventPattern["kind"]> = {
  activates: ["602.2", activationFacts],
  anyOf: ["603.2", factsOf],
  attached: ["701.3", attachFacts],
  attacks: ["508.3a", attackFacts],
  becomesBlocked: ["509.3c", becomesBlockedFacts],
  becomesTarget: ["603.2", targetFacts],
  becomesMonarch: ["722.3", designationFacts],
  dayNightChanges: ["728.1a", designationFacts],
  blocks: ["509.3a", blockFacts],
  casts: ["601.2i", castFacts],
  chapter: ["714.2b", chapterFacts],
  coinFlipped: ["705.1", chanceFacts],
  controlChanges: ["603.2", controlFacts],
  copies: ["707.10", copyFacts],
  counterPut: ["122.6", counterPutFacts],
  counterRemoved: ["122.7", counterRemovedFacts],
  countered: ["701.5", counteredFacts],
  crews: ["702.122b", crewFacts],
  dealsDamage: ["120.2", damageFacts],
  dieRolled: ["706.1", chanceFacts],
  discards: ["701.8", discardFacts],
  draws: ["121.1", drawFacts],
  expends: ["601.2h", expenseFacts],
  gainsLife: ["119.9", lifeFacts],
  getsCounters: ["122.1", playerCounterFacts],
  keywordAction: ["701.1", keywordActionFacts],
  losesGame: ["104.3", lossFacts],
  losesLife: ["119.9", lifeFacts],
  manaAdded: ["106.12a", manaFacts],
  moves: ["603.6", moveFacts],
  notBlocked: ["509.3g", notBlockedFacts],
  phasesIn: ["702.26c", faceFacts],
  phasesOut: ["702.26b", faceFacts],
  playsLand: ["701.14", landFacts],
  shuffles: ["701.20", shuffleFacts],
  state: ["603.8", collectStateTriggers],
  stepBegins: ["603.6", stepFacts],
  taps: ["701.21a", tapFacts],
  tokenCreated: ["111.2", tokenFacts],
  transforms: ["701.28", faceFacts],
  turnedFaceUp: ["708.8", faceFacts],
  unlocks: ["709.5", unlockFacts],
  untaps: ["701.21b", tapFacts],
};
