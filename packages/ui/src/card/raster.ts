/**
 * Painted pictures as bitmaps. A browser draws an SVG picture again with everything that changes near it on the page; a bitmap
 * is drawn once.
 */
import { useCallback, useSyncExternalStore } from "react";
import { quietMoment } from "./quiet-moment.ts";

/** How the address of a painted picture begins; others are bitmaps already. */
const PAINTED = "data:image/svg+xml";
/** Wide enough for a card that is looked at closely: on a screen with one dot for each pixel, and on finer ones. */
const WIDTH = 400;
const FINE_WIDTH = 560;
const FINE = 1.25;
const RATIO = 320 / 220;
const QUALITY = 0.86;
/** Bitmaps that are kept; beyond that those go that were out of sight longest. */
const MOST = 500;

/** Addresses of bitmaps by that of the painted picture; what was shown last stands last. */
const bitmaps = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();
let working = false;

/**
 * The bitmap of a painted picture once there is one, until then the picture itself.
 * @param isPatient until then nothing: for lists that are typed into and scrolled, in which drawing pictures would delay both
 */
export function useBitmap(painted: string | null, isPatient: boolean): string | null {
  const subscribe = useCallback(
    (listener: () => void) => (painted?.startsWith(PAINTED) === true ? follow(painted, listener) : nothing),
    [painted],
  );
  const now = () => (painted === null ? null : (bitmaps.get(painted) ?? (isPatient ? null : painted)));
  return useSyncExternalStore(subscribe, now, now);
}

const nothing = () => undefined;

function follow(painted: string, listener: () => void): () => void {
  const all = listeners.get(painted) ?? new Set();
  listeners.set(painted, all.add(listener));
  const known = bitmaps.get(painted);
  if (known === undefined) void work();
  else bitmaps.delete(painted) && bitmaps.set(painted, known);
  return () => {
    all.delete(listener);
    if (all.size === 0) listeners.delete(painted);
  };
}

/** One after another, in moments that nothing else needs; what has gone out of sight meanwhile is not drawn. */
async function work(): Promise<void> {
  if (working) return;
  working = true;
  const failed = new Set<string>();
  for (let next = nextWanted(failed); next !== undefined; next = nextWanted(failed)) {
    await quietMoment();
    if (!listeners.has(next)) continue;
    const bitmap = await rasterize(next).catch(() => null);
    if (bitmap === null) failed.add(next);
    else keep(next, bitmap);
    for (const listener of listeners.get(next) ?? []) listener();
  }
  working = false;
}

function nextWanted(failed: ReadonlySet<string>): string | undefined {
  for (const painted of listeners.keys()) {
    if (!bitmaps.has(painted) && !failed.has(painted)) return painted;
  }
  return undefined;
}

function keep(painted: string, bitmap: string): void {
  bitmaps.set(painted, bitmap);
  for (const [oldest, address] of bitmaps) {
    if (bitmaps.size <= MOST) return;
    if (listeners.has(oldest)) continue;
    bitmaps.delete(oldest);
    URL.revokeObjectURL(address);
  }
}

/** @returns the bitmap's address; `null` where the browser makes none */
async function rasterize(painted: string): Promise<string | null> {
  const image = new Image();
  image.src = painted;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = (globalThis.devicePixelRatio ?? 1) > FINE ? FINE_WIDTH : WIDTH;
  canvas.height = canvas.width / RATIO;
  const context = canvas.getContext("2d");
  if (context === null) return null;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", QUALITY));
  return blob === null ? null : URL.createObjectURL(blob);
}
