import type { Arrow, ArrowKind } from "../model/arrows.ts";

/** A line as it is drawn. */
export interface ArrowPath {
  readonly id: string;
  readonly kind: ArrowKind;
  readonly draft: boolean;
  readonly d: string;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Finds both ends of every arrow on the page; where an end is not to be seen, the pile or the side it lies on stands for it. */
export function pathsOf(root: HTMLElement, arrows: readonly Arrow[]): ArrowPath[] {
  const found = new Map<string, Box | null>();
  const boxOf = (name: string): Box | null => {
    const known = found.get(name);
    if (known !== undefined) return known;
    const box = measure(root, name);
    found.set(name, box);
    return box;
  };
  return arrows.flatMap(({ from, to, kind, draft }) => {
    const [start, end] = [boxOf(from), boxOf(to)];
    if (start === null || end === null) return [];
    return [{ id: `${kind} ${from} ${to}`, kind, draft, d: curve(start, end) }];
  });
}

function measure(root: HTMLElement, name: string): Box | null {
  for (const element of root.querySelectorAll(`[data-anchors~="${CSS.escape(name)}"]`)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0) return { x: left + width / 2, y: top + height / 2, width, height };
  }
  return null;
}

/** A curve from the edge of one box to near the middle of the other, bent to one side so that lines there and back differ. */
function curve(from: Box, to: Box): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const start = edge(from, ux, uy, 0.95);
  const end = edge(to, -ux, -uy, 0.75);
  const bend = Math.min(70, length * 0.16);
  const middle = { x: (start.x + end.x) / 2 - uy * bend, y: (start.y + end.y) / 2 + ux * bend };
  return `M${round(start.x)} ${round(start.y)}Q${round(middle.x)} ${round(middle.y)} ${round(end.x)} ${round(end.y)}`;
}

/** A point between the middle of a box and its edge, in a direction. */
function edge(box: Box, ux: number, uy: number, share: number): { readonly x: number; readonly y: number } {
  const reach = Math.min(
    ux === 0 ? Number.POSITIVE_INFINITY : box.width / 2 / Math.abs(ux),
    uy === 0 ? Number.POSITIVE_INFINITY : box.height / 2 / Math.abs(uy),
  );
  return { x: box.x + ux * reach * share, y: box.y + uy * reach * share };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
