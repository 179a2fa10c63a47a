/** Work that is put off to the next frame, however often it is asked for until then. */
export interface OncePerFrame {
  /** Does it with the next frame; at once where no frames are drawn, as behind another tab. */
  readonly soon: () => void;
  /** Runs it at once instead of with the next frame. */
  readonly now: () => void;
  /** Forgets what is still to be done. */
  readonly stop: () => void;
}

/** A hidden page draws no frames from one moment to the next: what waits for one is then done after so long. */
const LONGEST_MS = 100;

export function oncePerFrame(work: () => void): OncePerFrame {
  let frame: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
    clearTimeout(timer);
  };
  const now = (): void => {
    stop();
    work();
  };
  const soon = (): void => {
    if (frame !== null) return;
    if (globalThis.document?.hidden !== false) return now();
    frame = requestAnimationFrame(now);
    timer = setTimeout(now, LONGEST_MS);
  };
  return { soon, now, stop };
}
