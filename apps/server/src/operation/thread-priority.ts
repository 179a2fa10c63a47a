/** How much lower than the matches' thread the priority of others is where there are too few cores. */
import { getPriority } from "node:os";

/**
 * The steps by which a thread's priority is lowered. None in a process that was itself put before others: the library then
 * takes the new priority -1 for an error and the thread never starts.
 *
 * @param steps - as of `nice(2)`, 1 to 19
 * @param own - the priority of this process, -20 to 19
 */
export function behindMatches(steps: number, own = getPriority()): number {
  return own < 0 ? 0 : steps;
}
