import type { EventPattern } from "@spellroom/card-language";

/**
 * How questions about the past ("if you've attacked with two or more creatures this turn") count events of each kind:
 * - `"objects"`: the objects that did it. A creature that attacks or blocks again in a later combat phase is one creature.
 * - `"times"`: how often it was done.
 * - `null`: not at all; history doesn't keep them, or they can't be told from others without looking at how things are now.
 */
export const COUNTED_IN_HISTORY: Readonly<
  Record<Exclude<EventPattern["kind"], "anyOf">, "objects" | "times" | null>
> = {
  moves: "times",
  attacks: "objects",
  blocks: "objects",
  becomesBlocked: "objects",
  notBlocked: null,
  crews: "objects",
  dealsDamage: "times",
  casts: "times",
  activates: "times",
  copies: "times",
  draws: "times",
  discards: "times",
  playsLand: "times",
  gainsLife: "times",
  losesLife: "times",
  tokenCreated: "times",
  keywordAction: "times",
  expends: "times",
  counterPut: "times",
  counterRemoved: "times",
  getsCounters: "times",
  coinFlipped: "times",
  dieRolled: "times",
  stepBegins: null,
  shuffles: null,
  phasesIn: null,
  phasesOut: null,
  becomesMonarch: null,
  dayNightChanges: null,
  taps: null,
  untaps: null,
  becomesTarget: null,
  countered: null,
  attached: null,
  transforms: null,
  turnedFaceUp: null,
  unlocks: null,
  losesGame: null,
  controlChanges: null,
  manaAdded: null,
  state: null,
  chapter: null,
};
