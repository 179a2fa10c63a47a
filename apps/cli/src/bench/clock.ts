/** Microseconds that something takes once. */
export function microseconds(work: () => void): number {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / 1_000;
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
