/**
 * What a match does on a command, one function for each command of a seat and for each thing that happens by itself.
 * All of them are called within the match's mailbox.
 */
import { OUTDATED, PAUSED, type StoredInput } from "@spellroom/match";
import type {
  RequestBodies,
  RequestReplies,
  SeatCommandName,
  WireChoice,
  WireError,
} from "@spellroom/protocol";
import type { Agreements } from "./agreements.ts";
import type { MatchRunner } from "./match-runner.ts";
import { type RepeatableAct, whatBecameOf } from "./repeated-acts.ts";
import { answerShortcut, endShortcut, proposeShortcut } from "./shortcut-commands.ts";
import { carryOutTimeOut } from "./time-outs.ts";

export interface CommandContext {
  readonly runner: MatchRunner;
  readonly agreements: Agreements;
}

/** A command as it arrived. */
export interface Order<Name extends SeatCommandName> {
  readonly seat: number;
  readonly request: RequestBodies[Name];
  /** When it arrived, before it waited for its turn. */
  readonly at: number;
  readonly seen?: number | undefined;
}

type Executors = {
  readonly [Name in SeatCommandName]: (
    context: CommandContext,
    order: Order<Name>,
  ) => Promise<RequestReplies[Name]>;
};

export const SEAT_EXECUTORS: Executors = {
  /** The same choice for the same decision gets the same reply however often it comes. */
  choose: async ({ runner }, { seat, request, at }) => {
    const earlier = runner.lastChoices.replyTo(seat, request);
    if (earlier) return earlier;
    if (runner.isPaused) return { ok: false, error: PAUSED };
    const input: StoredInput = { kind: "choose", seat, decision: request.decision, choice: request.choice };
    const refused =
      runner.refusedName(input) ?? runner.shortcuts.refusesPass(runner.state.decision, seat, request.choice);
    if (refused) return { ok: false, error: refused };
    return runner.replyWith(await runner.carryOut(input, { at }));
  },
  concede: async ({ runner }, { seat, seen }) => {
    const became = becameOf(runner, "concede", seat, seen);
    if (became === "outdated") return { ok: false, error: OUTDATED };
    if (became === "done") return runner.replyWith(null);
    return runner.replyWith(await runner.carryOut({ kind: "concede", seat, reason: "concede" }));
  },
  /** The seat's open decision may be passed by its new settings at once. */
  automation: async ({ runner }, { seat, request }) => {
    runner.automations.set(seat, request);
    return runner.settle();
  },
  pass: async ({ runner }, { seat, request }) => {
    const passes = runner.automations.passUntil(seat, request.until, runner.state);
    const error = passes && !runner.isPaused ? await passNow(runner, seat) : null;
    if (!error) return runner.settle(true);
    runner.automations.forgetPassing(seat);
    return { ok: false, error };
  },
  /** A take-back that reveals nothing is carried out at once; to everything else all other people in the game must agree. */
  offer: async ({ runner, agreements }, { seat, request: { kind }, seen }) => {
    const became = kind === "takeBack" ? becameOf(runner, kind, seat, seen) : "todo";
    if (became === "outdated") return { ok: false, error: OUTDATED };
    return became === "done" ? { ok: true, done: true } : agreements.offer(seat, kind);
  },
  answerOffer: ({ agreements }, { seat, request: { kind, yes } }) => agreements.answerOffer(seat, kind, yes),
  resume: async ({ runner, agreements }, { seat }) => {
    const error = await agreements.resume(seat);
    return error ? { ok: false, error } : runner.settle();
  },
  proposeShortcut: async (context, { seat, request, at }) => proposeShortcut(context, seat, request, at),
  answerShortcut: async (context, { seat, request, at }) => answerShortcut(context, seat, request, at),
  endShortcut: async (context, { seat, request, at }) => endShortcut(context, seat, request.id, at),
  ready: async ({ runner }, { seat, request }) => {
    const { next } = runner;
    const error = next.say(seat, request);
    if (!error && next.isComplete) await runner.begin();
    else if (!error) runner.tellStatus();
    return runner.replyWith(error);
  },
  showHand: async ({ runner, agreements }, { seat, request }) =>
    runner.replyWith(await agreements.showHand(seat, request.show)),
};

/** What happens in a match without a seat's command, each with the message for the server log if it fails. */
export const OWN_EXECUTORS = {
  timeOut: {
    execute: ({ runner }: CommandContext): Promise<unknown> => carryOutTimeOut(runner),
    failure: "A time-out could not be carried out",
  },
  beginGame: {
    execute: ({ runner }: CommandContext): Promise<unknown> => runner.begin(),
    failure: "A game could not be started",
  },
  repeat: {
    execute: ({ runner }: CommandContext): Promise<unknown> => runner.repeat(),
    failure: "A shortcut could not be carried out",
  },
  automate: {
    execute: ({ runner }: CommandContext): Promise<unknown> => runner.settle(),
    failure: "The automation failed",
  },
} as const;
export type OwnCommandName = keyof typeof OWN_EXECUTORS;

/** The first pass is the player's own, as a move that can be taken back; those after it are not. */
async function passNow(runner: MatchRunner, seat: number): Promise<WireError | null> {
  const { decision } = runner.state;
  if (decision?.seat !== seat || decision.kind !== "act") return null;
  const choice: WireChoice = { kind: "act", act: decision.acts.findIndex(({ kind }) => kind === "pass") };
  const refused = runner.shortcuts.refusesPass(decision, seat, choice);
  if (refused) return refused;
  return runner.carryOut({ kind: "choose", seat, decision: decision.id, choice });
}

function becameOf(
  { views, position }: MatchRunner,
  act: RepeatableAct,
  seat: number,
  seen: number | undefined,
): ReturnType<typeof whatBecameOf> {
  if (seen === undefined) return "todo";
  return whatBecameOf(act, seat, seen, views.commands.since(seen, seat, position.seq));
}
