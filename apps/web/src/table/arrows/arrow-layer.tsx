"use client";

import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { type Arrow, arrowsOf } from "../model/arrows.ts";
import { equal } from "../model/share.ts";
import { sideShown } from "../model/sides.ts";
import { useTable } from "../store/table-context.tsx";
import { type ArrowPath, pathsOf } from "./arrow-paths.ts";
import styles from "./arrows.module.css";

/** How long after a change things may still be moving to their places. */
const SETTLING_MS = 450;

/** Arrows over the whole table. Each kind has its own dash pattern in addition to its color. */
export function ArrowLayer({ area }: { area: RefObject<HTMLElement | null> }) {
  const arrows = useArrows();
  const paths = usePaths(area, arrows);
  return (
    <svg className={styles.layer} aria-hidden="true">
      <defs>
        {(["target", "attack", "block"] as const).map((kind) => (
          <marker
            key={kind}
            id={`arrow-${kind}`}
            viewBox="0 0 10 10"
            refX="7"
            refY="5"
            markerWidth="5"
            markerHeight="5"
            orient="auto-start-reverse"
          >
            <path d="M0 0l10 5-10 5 2.500-5z" className={styles[kind]} data-head="" />
          </marker>
        ))}
      </defs>
      {paths.map(({ id, kind, draft, d }) => (
        <g key={id} className={styles[kind]} data-draft={draft || undefined}>
          <path className={styles.shadow} d={d} />
          <path className={styles.line} d={d} markerEnd={`url(#arrow-${kind})`} />
        </g>
      ))}
    </svg>
  );
}

function useArrows(): readonly Arrow[] {
  const table = useTable((screen) => screen.table);
  const decision = useTable((screen) => screen.decision);
  const draft = useTable((screen) => screen.draft);
  const last = useRef<readonly Arrow[]>([]);
  return useMemo(() => {
    const now = table === null ? [] : arrowsOf(table, decision, draft);
    if (!equal(last.current, now)) last.current = now;
    return last.current;
  }, [table, decision, draft]);
}

function usePaths(area: RefObject<HTMLElement | null>, arrows: readonly Arrow[]): readonly ArrowPath[] {
  const [paths, setPaths] = useState<readonly ArrowPath[]>([]);
  const objects = useTable((screen) => screen.table?.objects);
  const shown = useTable(sideShown);
  const sights = useMemo(() => ({ objects, shown }), [objects, shown]);
  useEffect(() => {
    const root = area.current;
    if (root === null || sights.objects === undefined) return;
    let frame = 0;
    let until = performance.now() + SETTLING_MS;
    const draw = (): void => {
      frame = 0;
      const now = pathsOf(root, arrows);
      setPaths((before) => (equal(before, now) ? before : now));
      if (performance.now() < until && arrows.length > 0) frame = requestAnimationFrame(draw);
    };
    const start = (): void => {
      until = performance.now() + SETTLING_MS;
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    start();
    const sizes = new ResizeObserver(start);
    sizes.observe(root);
    root.addEventListener("scroll", start, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      root.removeEventListener("scroll", start, { capture: true });
    };
  }, [area, arrows, sights]);
  return paths;
}
