/** What a virtual machine's host gives to others of the time of one of its cores (`steal` of /proc/stat). */
import { readFileSync } from "node:fs";

const EVERY_MS = 100;
/** Of /proc/stat. */
const TICK_MS = 10;
/** Of a core's line: its name, user, nice, system, idle, iowait, irq, softirq, steal. */
const STEAL = 8;

export interface Stolen {
  /** Of the time, from 0 to 1. */
  readonly share: number;
  /** Milliseconds within a tenth of a second. */
  readonly most: number;
}

/** Watches from now on; tells when it is asked, and watches no more. Nothing is stolen where the system doesn't say. */
export function watchStolen(core: number): () => Stolen {
  const begun = performance.now();
  const first = readSteal(core);
  let [last, most] = [first, 0];
  const look = (): void => {
    const now = readSteal(core);
    most = Math.max(most, now - last);
    last = now;
  };
  const timer = setInterval(look, EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    return { share: (last - first) / (performance.now() - begun), most };
  };
}

/** Milliseconds since the machine was started. */
function readSteal(core: number): number {
  let text: string;
  try {
    text = readFileSync("/proc/stat", "utf8");
  } catch {
    return 0;
  }
  const line = text.split("\n").find((one) => one.startsWith(`cpu${core} `));
  return Number(line?.split(" ")[STEAL] ?? 0) * TICK_MS;
}
