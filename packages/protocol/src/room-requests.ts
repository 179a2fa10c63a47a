/**
 * Every request to a match's room, declared once: its schema, its cost, and its
 * reply. Requests that change the match are commands. Rooms, their limits and the client's methods are derived from it.
 */
import type { WireChoice } from "@spellroom/rules/decisions";
import { z } from "zod";
import { PASS_UNTIL } from "./automation.ts";
import { automationSchema } from "./automation-schema.ts";
import type { Given } from "./given.ts";
import { readyRequestSchema } from "./match-course.ts";
import type { WireError } from "./messages.ts";
import { OFFER_KINDS } from "./table-status.ts";
import type { ExplanationReason } from "./vocabulary.ts";
import { chooseRequestSchema, decisionId } from "./wire-choice.ts";

/** Requests without a payload. */
const nothing = z.union([z.undefined(), z.null(), z.strictObject({})]);

/** How often a shortcut repeats a sequence at most (CR 729.2). No sequence has so many acts, either. */
export const MOST_REPETITIONS = 200;

const commandSchemas = {
  choose: chooseRequestSchema,
  concede: nothing,
  automation: automationSchema,
  /** Passes automatically until then; `null`: no longer. */
  pass: z.strictObject({ until: z.enum(PASS_UNTIL).nullable() }),
  offer: z.strictObject({ kind: z.enum(OFFER_KINDS) }),
  answerOffer: z.strictObject({ kind: z.enum(OFFER_KINDS), yes: z.boolean() }),
  /** To end a pause. */
  resume: nothing,
  /** Proposes to repeat the player's last acts, with what belongs to them, so many times (CR 729.2a). */
  proposeShortcut: z.strictObject({
    decision: decisionId,
    acts: z.int().min(1).max(MOST_REPETITIONS),
    times: z.int().min(1).max(MOST_REPETITIONS),
  }),
  /** Accepts a shortcut (`null`), or shortens it to so many repetitions (CR 729.2b). */
  answerShortcut: z.strictObject({
    id: z.int().min(0),
    after: z.int().min(0).max(MOST_REPETITIONS).nullable(),
  }),
  /** Withdraws one's own shortcut, or stops it. */
  endShortcut: z.strictObject({ id: z.int().min(0) }),
  ready: readyRequestSchema,
  /** Shows the seat's hand to watchers from now on, or hides it. */
  showHand: z.strictObject({ show: z.boolean() }),
} as const;

const querySchemas = {
  /** A snapshot, sent as a message of its own. */
  resync: nothing,
  /** Why an object can't be used now. */
  explain: z.strictObject({ key: z.string().min(1).max(40) }),
  /** The cards of the seat's own deck and sideboard. */
  ownCards: nothing,
  /** What the seat has just done and may propose to repeat. */
  repeatable: nothing,
  /** Another match with the same opponents. */
  rematch: nothing,
  /** A search's opinion of the open decision; only in matches against bots. */
  hint: nothing,
} as const;

type Schemas = typeof commandSchemas & typeof querySchemas;

export type SeatCommandName = keyof typeof commandSchemas;
export type RequestName = keyof Schemas;

/** The payload of each request. */
export type RequestBodies = { readonly [Name in RequestName]: Given<z.output<Schemas[Name]>> };

type SchemasOf<Names extends RequestName> = { readonly [Name in Names]: z.ZodType<RequestBodies[Name]> };

/** Requests that change the match, each with the schema of its payload. */
export const SEAT_COMMANDS: SchemasOf<SeatCommandName> = commandSchemas;
export const SEAT_COMMAND_NAMES = z.strictObject(commandSchemas).keyof().options;
export const ROOM_REQUESTS: SchemasOf<RequestName> = { ...commandSchemas, ...querySchemas };
export const REQUEST_NAMES = z.strictObject({ ...commandSchemas, ...querySchemas }).keyof().options;

/** A command of a seat to its match. */
export interface SeatCommand<Name extends SeatCommandName = SeatCommandName> {
  readonly kind: Name;
  readonly request: RequestBodies[Name];
  /**
   * The newest command of the match that the caller has seen: by it a concession or take-back that arrives twice is done once.
   * Only programs that play over HTTP send it.
   */
  readonly seen?: number;
}

/** Small: a reply of some bytes. Snapshot: the whole view, made for one connection. Thought: a search, on a thread of its own. */
export type RequestCost = "small" | "snapshot" | "thought";

const OTHER_COSTS: Readonly<Partial<Record<RequestName, RequestCost>>> = {
  resync: "snapshot",
  repeatable: "snapshot",
  proposeShortcut: "snapshot",
  hint: "thought",
};

export function requestCost(name: RequestName): RequestCost {
  return OTHER_COSTS[name] ?? "small";
}

/** A seat's choice. `decision` is the id of its decision. */
export type ChooseRequest = RequestBodies["choose"];

type Refused = { readonly ok: false; readonly error: WireError };

export type ChooseReply = { readonly ok: true } | Refused;
/** The result of an offer: carried out at once, or put to the opponents. */
export type OfferReply = { readonly ok: true; readonly done: boolean } | Refused;

/** Why one way of using an object is not possible now. */
export interface Explanation {
  readonly act: "playLand" | "cast" | "activate" | "special";
  readonly reason: ExplanationReason;
}

/** The player's last acts as a sequence that may be repeated. */
export interface RepeatableView {
  readonly acts: number;
  /** How many times at most. */
  readonly most: number;
}

/** Choices for a decision, the best first, as far as a search can tell from what the seat knows. */
export interface HintView {
  readonly decision: number;
  readonly answers: readonly {
    readonly choice: WireChoice;
    /** The chances of winning after it, from 0 to 1. */
    readonly chances: number;
  }[];
}

/** `null` where there is nothing to think about. */
export type HintReply = { readonly ok: true; readonly hint: HintView | null } | Refused;

interface OtherReplies {
  readonly offer: OfferReply;
  readonly answerOffer: OfferReply;
  readonly resync: { readonly ok: true } | Refused;
  readonly explain: { readonly ok: true; readonly reasons: readonly Explanation[] } | Refused;
  readonly ownCards: { readonly ok: true; readonly cards: readonly string[] } | Refused;
  /** The shortest sequence first. */
  readonly repeatable: { readonly ok: true; readonly sequences: readonly RepeatableView[] } | Refused;
  readonly rematch: { readonly ok: true } | Refused;
  readonly hint: HintReply;
}

/** The reply to a request; by default, whether it was accepted. */
export type RequestReplies = {
  readonly [Name in RequestName]: Name extends keyof OtherReplies ? OtherReplies[Name] : ChooseReply;
};
