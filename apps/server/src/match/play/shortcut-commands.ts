/** Shortcuts as seats ask for them (CR 729.2). Called within the match's mailbox. */
import { PAUSED } from "@spellroom/match";
import type { ChooseReply, RequestBodies, WireError } from "@spellroom/protocol";
import type { MatchRunner } from "./match-runner.ts";

interface ShortcutContext {
  readonly runner: MatchRunner;
}

/** The time until the proposal counts for the player who makes it. */
export function proposeShortcut(
  { runner }: ShortcutContext,
  seat: number,
  request: RequestBodies["proposeShortcut"],
  at: number,
): ChooseReply {
  if (runner.isPaused) return runner.replyWith(PAUSED);
  const before = runner.shortcuts.view?.id;
  const error = runner.shortcuts.propose(runner.position, seat, request, runner.voters);
  if (!error && runner.shortcuts.view?.id !== before) tell(runner, at);
  return runner.replyWith(error);
}

/** The time until the answer counts for the player who gives it, as for any decision. */
export function answerShortcut(
  { runner }: ShortcutContext,
  seat: number,
  request: RequestBodies["answerShortcut"],
  at: number,
): ChooseReply {
  if (runner.isPaused) return runner.replyWith(PAUSED);
  const error = runner.shortcuts.answer(seat, request);
  if (!error) {
    runner.time?.answered(at);
    runner.tellShortcut();
  }
  return runner.replyWith(error);
}

export function endShortcut({ runner }: ShortcutContext, seat: number, id: number, at: number): ChooseReply {
  const error: WireError | null = runner.shortcuts.end(seat, id);
  if (!error) tell(runner, at);
  return runner.replyWith(error);
}

function tell(runner: MatchRunner, at: number): void {
  runner.time?.drop(at);
  runner.tellShortcut();
}
