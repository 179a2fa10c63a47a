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

/** How large bitmaps are; the finer is for screens with more than one dot for each pixel. */
interface Size {
  readonly width: number;
  readonly fineWidth: number;
  /** Bitmaps that are kept; beyond that those go that were out of sight longest. */
  readonly most: number;
}

/** Wide enough for a card that is looked at closely, and for a picture in a list. */
const SIZES = {
  large: { width: 400, fineWidth: 560, most: 500 },
  small: { width: 200, fineWidth: 320, most: 500 },
} satisfies Record<string, Size>;

export type BitmapSize = keyof typeof SIZES;

/** Bitmaps of one size. */
interface Bitmaps {
  readonly size: Size;
  /** Their addresses by that of the painted picture; what was shown last stands last. */
  readonly made: Map<string, string>;
  readonly listeners: Map<string, Set<() => void>>;
  working: boolean;
}

const noneOf = (size: Size): Bitmaps => ({ size, made: new Map(), listeners: new Map(), working: false });
const BITMAPS: Readonly<Record<BitmapSize, Bitmaps>> = {
  large: noneOf(SIZES.large),
  small: noneOf(SIZES.small),
};

/**
 * The bitmap of a painted picture once there is one, until then the picture itself.
 * @param isPatient until then nothing: for lists that are typed into and scrolled, in which drawing pictures would delay both
 */
export function useBitmap(painted: string | null, isPatient: boolean, size: BitmapSize): string | null {
  const bitmaps = BITMAPS[size];
  const subscribe = useCallback(
    (listener: () => void) =>
      painted?.startsWith(PAINTED) === true ? follow(bitmaps, painted, listener) : nothing,
    [bitmaps, painted],
  );
  const now = () => (painted === null ? null : (bitmaps.made.get(painted) ?? (isPatient ? null : painted)));
  return useSyncExternalStore(subscribe, now, now);
}

const nothing = () => undefined;

function follow(bitmaps: Bitmaps, painted: string, listener: () => void): () => void {
  const { made, listeners } = bitmaps;
  const all = listeners.get(painted) ?? new Set();
  listeners.set(painted, all.add(listener));
  const known = made.get(painted);
  if (known === undefined) void work(bitmaps);
  else made.delete(painted) && made.set(painted, known);
  return () => {
    all.delete(listener);
    if (all.size === 0) listeners.delete(painted);
  };
}

/** One after another, in moments that nothing else needs; what has gone out of sight meanwhile is not drawn. */
async function work(bitmaps: Bitmaps): Promise<void> {
  if (bitmaps.working) return;
  bitmaps.working = true;
  const { listeners, size } = bitmaps;
  const failed = new Set<string>();
  for (let next = nextWanted(bitmaps, failed); next !== undefined; next = nextWanted(bitmaps, failed)) {
    await quietMoment();
    if (!listeners.has(next)) continue;
    const bitmap = await rasterize(next, size).catch(() => null);
    if (bitmap === null) failed.add(next);
    else keep(bitmaps, next, bitmap);
    for (const listener of listeners.get(next) ?? []) listener();
  }
  bitmaps.working = false;
}

function nextWanted({ made, listeners }: Bitmaps, failed: ReadonlySet<string>): string | undefined {
  for (const painted of listeners.keys()) {
    if (!made.has(painted) && !failed.has(painted)) return painted;
  }
  return undefined;
}

function keep({ made, listeners, size }: Bitmaps, painted: string, bitmap: string): void {
  made.set(painted, bitmap);
  for (const [oldest, address] of made) {
    if (made.size <= size.most) return;
    if (listeners.has(oldest)) continue;
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
