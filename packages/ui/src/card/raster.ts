/**
 * Painted pictures as bitmaps. A browser draws an SVG picture again with everything that changes near it on the page; a bitmap
 * is drawn once.
 */
import { useCallback, useSyncExternalStore } from "react";
import { quietMoment } from "./quiet-moment.ts";

/** How the address of a painted picture begins; others are bitmaps already. */
const PAINTED = "data:image/svg+xml";
const FINE = 1.25;
const RATIO = 320 / 220;
const QUALITY = 0.86;

/** Bitmaps of both sizes that are kept; beyond that those go that were out of sight longest. */
const MOST = 500;

/** How large bitmaps are; the finer is for screens with more than one dot for each pixel. */
interface Size {
  readonly width: number;
  readonly fineWidth: number;
}

/** Wide enough for a card that is looked at closely, and for a picture in a list. */
const SIZES = {
  large: { width: 400, fineWidth: 560 },
  small: { width: 200, fineWidth: 320 },
} satisfies Record<string, Size>;

export type BitmapSize = keyof typeof SIZES;

/** A bitmap that somebody looks at, made or not. */
interface Wanted {
  readonly painted: string;
  readonly size: BitmapSize;
  readonly listeners: Set<() => void>;
}

const keyOf = (painted: string, size: BitmapSize): string => `${size} ${painted}`;

/** Addresses of bitmaps by size and painted picture; what was shown last stands last. */
const made = new Map<string, string>();
/** What is looked at, by size and painted picture. */
const wanted = new Map<string, Wanted>();
let working = false;

/**
 * The bitmap of a painted picture once there is one, until then the picture itself.
 * @param isPatient until then nothing: for lists that are typed into and scrolled, in which drawing pictures would delay both
 */
export function useBitmap(painted: string | null, isPatient: boolean, size: BitmapSize): string | null {
  const subscribe = useCallback(
    (listener: () => void) =>
      painted?.startsWith(PAINTED) === true ? follow(painted, size, listener) : nothing,
    [painted, size],
  );
  const now = () =>
    painted === null ? null : (made.get(keyOf(painted, size)) ?? (isPatient ? null : painted));
  return useSyncExternalStore(subscribe, now, now);
}

const nothing = () => undefined;

function follow(painted: string, size: BitmapSize, listener: () => void): () => void {
  const key = keyOf(painted, size);
  const one = wanted.get(key) ?? { painted, size, listeners: new Set() };
  one.listeners.add(listener);
  wanted.set(key, one);
  const known = made.get(key);
  if (known === undefined) void work();
  else made.delete(key) && made.set(key, known);
  return () => {
    one.listeners.delete(listener);
    if (one.listeners.size === 0) wanted.delete(key);
  };
}

/** One after another, in moments that nothing else needs; what has gone out of sight meanwhile is not drawn. */
async function work(): Promise<void> {
  if (working) return;
  working = true;
  const failed = new Set<string>();
  for (let next = nextWanted(failed); next !== undefined; next = nextWanted(failed)) {
    await quietMoment();
    const one = wanted.get(next);
    if (one === undefined) continue;
    const bitmap = await rasterize(one.painted, SIZES[one.size]).catch(() => null);
    if (bitmap === null) failed.add(next);
    else keep(next, bitmap);
    for (const listener of wanted.get(next)?.listeners ?? []) listener();
  }
  working = false;
}

function nextWanted(failed: ReadonlySet<string>): string | undefined {
  for (const key of wanted.keys()) {
    if (!made.has(key) && !failed.has(key)) return key;
  }
  return undefined;
}

function keep(key: string, bitmap: string): void {
  made.set(key, bitmap);
  for (const [oldest, address] of made) {
    if (made.size <= MOST) return;
    if (wanted.has(oldest)) continue;
    made.delete(oldest);
    URL.revokeObjectURL(address);
  }
}

/** @returns the bitmap's address; `null` where the browser makes none */
async function rasterize(painted: string, { width, fineWidth }: Size): Promise<string | null> {
  const image = new Image();
  image.src = painted;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = (globalThis.devicePixelRatio ?? 1) > FINE ? fineWidth : width;
  canvas.height = canvas.width / RATIO;
  const context = canvas.getContext("2d");
  if (context === null) return null;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", QUALITY));
  return blob === null ? null : URL.createObjectURL(blob);
}
