/** What is done when time has run out in a match. Called from within its mailbox: an answer that came before is taken. */
import { safeChoice } from "@spellroom/bots";
import type { WireChoice } from "@spellroom/protocol";
import type { Progress } from "./progress.ts";
import { MOVED } from "./refusals.ts";
import type { StoredInput } from "./stored-input.ts";

/** Carries out what has run out by now, if anything has. */
export async function carryOutTimeOut(progress: Progress): Promise<void> {
  if (progress.closed || progress.isOver) return;
  const alarm = progress.time?.runOut;
  if (!alarm) progress.time?.setAlarm();
  else if (alarm.kind === "away") await progress.carryOut(lossOf(alarm.seat, "left"));
  else await answerFor(progress);
}

/** The open question has run out: the answer that does least is given, or the game is lost. */
async function answerFor(progress: Progress): Promise<void> {
  const expired = progress.time?.expire();
  if (!expired) return;
  const { seat, costs } = expired;
  const decision = progress.telling.ownOf(seat)?.decision;
  const choice: WireChoice | null = costs === "lost" || !decision ? null : safeChoice(decision);
  progress.automations.forgetPassing(seat);
  const error =
    choice && decision
      ? await progress.carryOut({ kind: "choose", seat, decision: decision.id, choice, by: "timeout" })
      : null;
  if (!choice || (error && error.code !== MOVED.code)) await progress.carryOut(lossOf(seat, "timeout"));
}

function lossOf(seat: number, reason: "timeout" | "left"): StoredInput {
  return { kind: "concede", seat, reason };
}
