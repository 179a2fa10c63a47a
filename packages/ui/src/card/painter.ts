/** The painter of pictures: by far the largest part of this package, so the application loads it when more important things are there. */
import { useSyncExternalStore } from "react";
import type { ArtSubject } from "../art/subject.ts";

/** Each paints a picture and returns its address. */
export interface Painter {
  readonly card: (subject: ArtSubject) => string;
  readonly avatar: (name: string) => string;
}

let painter: Painter | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Fetches the painter; until then pictures are left empty. A failed load is tried again by the next card. */
export function loadPainter(): Promise<void> {
  loading ??= import("../art/index.ts").then(
    ({ artDataUri, avatarSvg, svgDataUri }) => {
      painter = { card: artDataUri, avatar: (name) => svgDataUri(avatarSvg(name)) };
      for (const listener of listeners) listener();
    },
    () => {
      loading = null;
    },
  );
  return loading;
}

/** The painter, once it is here. */
export function usePainter(): Painter | null {
  return useSyncExternalStore(subscribe, now, now);
}

function now(): Painter | null {
  return painter;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
