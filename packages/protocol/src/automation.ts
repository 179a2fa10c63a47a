/** How a seat wants to be asked: the same for every table, sent to each on joining, and kept to by the server. */
import { STEPS } from "./vocabulary.ts";

/** The steps in which players get priority (CR 117.3a), in the order of the turn. */
export const [, ...STOP_STEPS] = STEPS;
export type StopStep = (typeof STOP_STEPS)[number];

/** Where a player wants to be asked: always, or when the table looks as if there could be something to do. */
export const STOP_KINDS = ["always", "useful"] as const;
export type Stop = (typeof STOP_KINDS)[number];
export type Stops = Readonly<Partial<Record<StopStep, Stop>>>;

/**
 * What the server passes or answers for a seat. It goes by this and by what everybody can see, never by what is in a hand, so
 * that nobody learns from a pause, or from none, what another one holds.
 */
export interface Automation {
  /** Asked at every priority, whatever else is said here. */
  readonly fullControl: boolean;
  /** Passed where no stop is set and nothing of others' waits on the stack. */
  readonly skip: boolean;
  /** Asked again once something of one's own is on the stack. */
  readonly holdPriority: boolean;
  /** Asked also without mana, for those whose deck has something to do then. */
  readonly withoutMana: boolean;
  /** Triggers of the same moment go on the stack in the order in which they were offered. */
  readonly orderTriggers: boolean;
  /** Asked where the table says that most players would want to be, besides the stops that are set for always. */
  readonly smart: boolean;
  readonly stops: { readonly own: Stops; readonly other: Stops };
  /** Abilities, see `abilityName`, that are let resolve without being asked. */
  readonly yields: readonly string[];
  /** What is said to the yes-or-no questions of an ability, by the same names. */
  readonly answers: Readonly<Record<string, boolean>>;
}

/** Where most players want to look up. */
export const USUAL_AUTOMATION: Automation = {
  fullControl: false,
  skip: true,
  holdPriority: false,
  withoutMana: false,
  orderTriggers: false,
  smart: true,
  stops: {
    own: { precombatMain: "always", declareBlockers: "useful", postcombatMain: "useful" },
    other: { declareAttackers: "useful", declareBlockers: "useful", end: "useful" },
  },
  yields: [],
  answers: {},
};

/** The name under which an ability is yielded to: the card that has it, by content hash, and which of its abilities it is. */
export function abilityName(definition: string, ability: string): string {
  return `${definition}:${ability}`;
}

/** How long a seat passes by itself: once said, until that, or until the player does something. */
export const PASS_UNTIL = ["endOfTurn", "myTurn", "somethingHappens", "stackResolved"] as const;
export type PassUntil = (typeof PASS_UNTIL)[number];
