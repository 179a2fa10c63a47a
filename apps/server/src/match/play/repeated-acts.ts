/**
 * Acts that name no question and yet may come twice: their reply was lost, or the process that took them died before it could
 * reply. The caller says how much of the match it had seen, and what has happened since tells whether the act is still to be done.
 */
import type { CommandKind, CommandPage } from "@spellroom/protocol";

export type RepeatableAct = Extract<CommandKind, "takeBack" | "concede">;

/**
 * Whether an act is still to be done, has been done since, or was meant for something that is over: a move or a game that the
 * asker had not seen. So is what was asked so long ago that nobody can tell any more.
 * @param seen the newest command that the asker knew
 * @param since the commands after it
 */
export function whatBecameOf(
  act: RepeatableAct,
  seat: number,
  seen: number,
  { commands, first, last }: Pick<CommandPage, "commands" | "first" | "last">,
): "todo" | "done" | "outdated" {
  if (commands.some((one) => one.kind === act && one.seat === seat)) return "done";
  const isKnown = seen <= last && first <= seen + 1;
  const isOver = commands.some(({ kind, answer }) =>
    act === "concede" ? kind === "begin" : answer?.by === "player" || answer?.by === "shortcut",
  );
  return isKnown && !isOver ? "todo" : "outdated";
}
