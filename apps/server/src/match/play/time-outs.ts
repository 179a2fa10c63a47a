/** What happens when time has run out in a match. Called within its mailbox: a choice that arrived before is accepted. */

import { MOVED, type StoredInput } from "@spellroom/match";
import { safeChoice, type WireChoice } from "@spellroom/protocol";
import type { MatchRunner } from "./match-runner.ts";

/** Carries out the time-outs that are due, if any. */
export async function carryOutTimeOut(runner: MatchRunner): Promise<void> {
  if (runner.closed || runner.isOver) return;
  const alarm = runner.time?.runOut;
  if (!alarm) runner.time?.setAlarm();
  else if (alarm.kind === "away") await runner.carryOut(lossOf(alarm.seat, "left"));
  else await answerFor(runner);
}

/** The open decision has timed out: the default choice is made, or the game is lost. */
async function answerFor(runner: MatchRunner): Promise<void> {
  const expired = runner.time?.expire();
  if (!expired) return;
  const { seat, costs } = expired;
  if (costs === "nothing") {
    // Nobody passes for a player who hasn't agreed to it, and nobody loses time to what others propose.
    runner.shortcuts.interrupt("notAnswered");
    runner.tellShortcut();
    return;
  }
  const decision = runner.views.ownOf(seat)?.decision;
  const choice: WireChoice | null = costs === "lost" || !decision ? null : safeChoice(decision);
  runner.automations.forgetPassing(seat);
  const error =
    choice && decision
      ? await runner.carryOut({ kind: "choose", seat, decision: decision.id, choice, by: "timeout" })
      : null;
  if (!choice || (error && error.code !== MOVED.code)) await runner.carryOut(lossOf(seat, "timeout"));
}

function lossOf(seat: number, reason: "timeout" | "left"): StoredInput {
  return { kind: "concede", seat, reason };
}
