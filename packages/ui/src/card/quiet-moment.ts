/** So long after a key, a scroll or a wheel the page counts as quiet. */
const QUIET_MS = 250;
/** Waiting work runs after this long without a scroll at the latest, even if the page is never idle, as during animations. */
const IDLE_MS = 1_000;

let lastDisturbed = Number.NEGATIVE_INFINITY;
let isWatching = false;

/** Resolves in a moment in which the page has nothing else to do, and in which nobody types or scrolls. */
export async function quietMoment(): Promise<void> {
  watch();
  for (let left = untilQuiet(); left > 0; left = untilQuiet()) await pause(left);
  await idle();
  if (untilQuiet() > 0) await quietMoment();
}

function untilQuiet(): number {
  return lastDisturbed + QUIET_MS - performance.now();
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  const disturb = (): void => {
    lastDisturbed = performance.now();
  };
  for (const kind of ["scroll", "wheel", "keydown", "input", "touchmove"])
    addEventListener(kind, disturb, { capture: true, passive: true });
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_MS });
    else setTimeout(resolve, 30);
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
