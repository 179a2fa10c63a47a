/**
 * Painted pictures as bitmaps. A browser draws an SVG picture anew with everything that is near a change on the page; a bitmap
 * is drawn once. Each picture is shown as it was painted until its bitmap is there.
 */
import { useCallback, useSyncExternalStore } from "react";

/** How the address of a painted picture begins; others are bitmaps already. */
const PAINTED = "data:image/svg+xml";
const WIDTH = 560;
const HEIGHT = 385;
const QUALITY = 0.86;
/** Bitmaps are kept as long as the page is; who looks at more cards than that sees them as they were painted. */
const MOST = 500;

const bitmaps = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();
const waiting: string[] = [];
let working = false;

/** The bitmap of a painted picture once there is one, until then the picture itself. */
export function useBitmap(painted: string | null): string | null {
  const subscribe = useCallback(
    (listener: () => void) => (painted?.startsWith(PAINTED) === true ? follow(painted, listener) : nothing),
    [painted],
  );
  const now = () => (painted === null ? null : (bitmaps.get(painted) ?? painted));
  return useSyncExternalStore(subscribe, now, now);
}

const nothing = () => undefined;

function follow(painted: string, listener: () => void): () => void {
  const all = listeners.get(painted) ?? new Set();
  listeners.set(painted, all.add(listener));
  if (!bitmaps.has(painted) && bitmaps.size + waiting.length < MOST) {
    if (!waiting.includes(painted)) waiting.push(painted);
    void work();
  }
  return () => {
    all.delete(listener);
    if (all.size === 0) listeners.delete(painted);
  };
}

/** One after another, in moments that nothing else needs. */
async function work(): Promise<void> {
  if (working) return;
  working = true;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    await quietMoment();
    const bitmap = await rasterize(next).catch(() => null);
    if (bitmap === null) continue;
    bitmaps.set(next, bitmap);
    for (const listener of listeners.get(next) ?? []) listener();
  }
  working = false;
}

function quietMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 30);
  });
}

/** @returns the bitmap's address; `null` where the browser makes none */
async function rasterize(painted: string): Promise<string | null> {
  const image = new Image();
  image.src = painted;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (context === null) return null;
  context.drawImage(image, 0, 0, WIDTH, HEIGHT);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", QUALITY));
  return blob === null ? null : URL.createObjectURL(blob);
}
