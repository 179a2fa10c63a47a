/** Work that takes longer may have been interrupted by others on the machine, and processor time tells it well enough. */
const LONG = 5_000;

/** Microseconds that something takes once; of long work no more than it had a processor for, on whichever threads. */
export function microseconds(work: () => void): number {
  const busy = process.cpuUsage();
  const start = process.hrtime.bigint();
  work();
  const passed = Number(process.hrtime.bigint() - start) / 1_000;
  if (passed < LONG) return passed;
  const { user, system } = process.cpuUsage(busy);
  return Math.min(passed, user + system);
}

/** Microseconds that each of many repetitions takes, for what is too quick to be timed alone. */
export function microsecondsEach(times: number, work: () => void): number {
  const total = microseconds(() => {
    for (let time = 0; time < times; time++) work();
  });
  return total / times;
}

/**
 * Microseconds of processor time that something takes, its collection of garbage and compilation included, whichever thread
 * does them: what it would take on a single core that nobody else uses. For work of a good part of a second.
 */
export function processorMicroseconds(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}
