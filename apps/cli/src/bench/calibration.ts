import { processorMicroseconds } from "./clock.ts";
import { type Figure, median } from "./figure.ts";

const STEPS = 20_000_000;
const ROUNDS = 5;

/**
 * How fast this machine counts right now: integer arithmetic that never changes, so that figures from different or busy
 * machines can be compared.
 */
export function calibration(): Figure {
  const rounds = Array.from({ length: ROUNDS }, () => STEPS / processorMicroseconds(() => count(STEPS)));
  return { name: "calibration steps per microsecond", value: median(rounds), unit: "steps/µs" };
}

function count(steps: number): number {
  let state = 1;
  for (let step = 0; step < steps; step++) {
    state = (state + 0x6d2b79f5) | 0;
    state = Math.imul(state ^ (state >>> 15), state | 1);
  }
  return state;
}
