import type { EventPattern, Zone } from "@spellroom/card-language";
import type { GameEvent } from "../../state/event.ts";

/**
 * Events and what triggers watch for as sets of bits, so that most abilities are passed over without being asked. A mask may
 * have too many bits, never too few; `selection` decides.
 */
const BITS = {
  tokenCreated: 1 << 0,
  spellCast: 1 << 1,
  abilityActivated: 1 << 2,
  abilityTriggered: 1 << 3,
  countered: 1 << 4,
  damageDealt: 1 << 5,
  lifeChanged: 1 << 6,
  tapped: 1 << 7,
  countersChanged: 1 << 8,
  attached: 1 << 9,
  manaAdded: 1 << 10,
  attackersDeclared: 1 << 11,
  blockersDeclared: 1 << 12,
  coinFlipped: 1 << 13,
  dieRolled: 1 << 14,
  controlChanged: 1 << 15,
  faceChanged: 1 << 16,
  keywordAction: 1 << 17,
  playerLost: 1 << 18,
  stepBegan: 1 << 19,
  becameBlocked: 1 << 27,
  targetsChanged: 1 << 28,
  doorChanged: 1 << 29,
  shuffled: 1 << 30,
  monarchChanged: 1 << 31,
  dayNightChanged: 1 << 31,
} as const;

/** What is said to have targets as it is put on the stack or later. */
const BECOMING_TARGET =
  BITS.spellCast | BITS.abilityActivated | BITS.abilityTriggered | BITS.targetsChanged | BITS.keywordAction;

const MOVED: Readonly<Record<Zone, number>> = {
  battlefield: 1 << 20,
  graveyard: 1 << 21,
  hand: 1 << 22,
  library: 1 << 23,
  exile: 1 << 24,
  stack: 1 << 25,
  command: 1 << 26,
  // Rare enough to share a bit.
  outside: 1 << 26,
};
const MOVED_ANYWHERE = Object.values(MOVED).reduce((all, bit) => all | bit, 0);

/** Events that no pattern watches for have no bit. */
const EVENT_BITS: ReadonlyMap<string, number> = new Map(Object.entries(BITS));

/** The bits of what has been told. */
export function eventMask(events: readonly GameEvent[]): number {
  let mask = 0;
  for (const event of events)
    mask |= event.kind === "moved" ? MOVED[event.to] : (EVENT_BITS.get(event.kind) ?? 0);
  return mask;
}

/** Whether a keyword action may be among what these bits stand for. */
export function tellsKeywordAction(told: number): boolean {
  return (told & BITS.keywordAction) !== 0;
}

const known = new WeakMap<EventPattern, number>();

/** The bits of the events that a pattern could fit. */
export function patternMask(pattern: EventPattern): number {
  let mask = known.get(pattern);
  if (mask === undefined) {
    mask = maskOf(pattern);
    known.set(pattern, mask);
  }
  return mask;
}

/** The patterns that one kind of event alone fits. */
const OF_ONE_KIND = {
  attacks: BITS.attackersDeclared,
  blocks: BITS.blockersDeclared,
  notBlocked: BITS.blockersDeclared,
  dealsDamage: BITS.damageDealt,
  casts: BITS.spellCast,
  expends: BITS.spellCast,
  activates: BITS.abilityActivated,
  crews: BITS.abilityActivated,
  stepBegins: BITS.stepBegan,
  gainsLife: BITS.lifeChanged,
  losesLife: BITS.lifeChanged,
  untaps: BITS.tapped,
  counterPut: BITS.countersChanged,
  getsCounters: BITS.countersChanged,
  counterRemoved: BITS.countersChanged,
  chapter: BITS.countersChanged,
  transforms: BITS.faceChanged,
  turnedFaceUp: BITS.faceChanged,
  phasesIn: BITS.faceChanged,
  phasesOut: BITS.faceChanged,
  unlocks: BITS.doorChanged,
  controlChanges: BITS.controlChanged,
  copies: BITS.keywordAction,
  keywordAction: BITS.keywordAction,
  shuffles: BITS.shuffled,
  becomesMonarch: BITS.monarchChanged,
  dayNightChanges: BITS.dayNightChanged,
  losesGame: BITS.playerLost,
  state: 0,
  tokenCreated: BITS.tokenCreated,
  countered: BITS.countered,
  manaAdded: BITS.manaAdded,
  coinFlipped: BITS.coinFlipped,
  dieRolled: BITS.dieRolled,
} as const;

function maskOf(pattern: EventPattern): number {
  switch (pattern.kind) {
    case "anyOf":
      return pattern.of.reduce((mask, one) => mask | maskOf(one), 0);
    case "moves":
      return (pattern.to === undefined ? MOVED_ANYWHERE : MOVED[pattern.to]) | BITS.tokenCreated;
    case "draws":
    case "discards":
    case "playsLand":
      return MOVED_ANYWHERE;
    case "becomesBlocked":
      return BITS.blockersDeclared | BITS.becameBlocked;
    case "attached":
      return BITS.attached | BITS.tokenCreated | MOVED.battlefield;
    case "becomesTarget":
      return BECOMING_TARGET;
    case "taps":
      return BITS.tapped | BITS.manaAdded;
    default:
      return OF_ONE_KIND[pattern.kind];
  }
}
