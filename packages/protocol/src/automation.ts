/** A seat's automation: the same for every table, sent to each on joining, and carried out by the server. */
import { STEPS } from "./vocabulary.ts";

/** The steps in which players get priority (CR 117.3a), in the order of the turn. */
export const [, ...STOP_STEPS] = STEPS;
export type StopStep = (typeof STOP_STEPS)[number];

/** Where a player wants to be asked: always, or when public information suggests that there could be something to do. */
export const STOP_KINDS = ["always", "useful"] as const;
export type Stop = (typeof STOP_KINDS)[number];
export type Stops = Readonly<Partial<Record<StopStep, Stop>>>;

/**
 * What the server passes or chooses for a seat. It depends on this and on public information, never on a hand, so
 * that nobody can infer a hand from a pause or its absence.
 */
export interface Automation {
  /** Asked whenever the player gets priority, whatever the other settings say. */
  readonly fullControl: boolean;
  /** Passes where no stop is set and nothing of an opponent's is on the stack. */
  readonly skip: boolean;
  /** Asked again once something of the player's own is on the stack. */
  readonly holdPriority: boolean;
  /** Asked even without mana, for decks that have something to do then. */
  readonly withoutMana: boolean;
  /** Triggers of the same moment go on the stack in the order in which they were offered. */
  readonly orderTriggers: boolean;
  /** Asked where most players would want to be in the public situation, in addition to the stops that are set to always. */
  readonly smart: boolean;
  readonly stops: { readonly own: Stops; readonly other: Stops };
  /** Abilities (see `abilityName`) that resolve without asking the player. */
  readonly yields: readonly string[];
  /** The fixed answers to yes-or-no decisions of abilities, by the same names. */
  readonly answers: Readonly<Record<string, boolean>>;
}

/** Where most players want to stop. */
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

/** How long a seat passes automatically: until this point, or until the player does something. */
export const PASS_UNTIL = ["endOfTurn", "myTurn", "somethingHappens", "stackResolved"] as const;
export type PassUntil = (typeof PASS_UNTIL)[number];
