"use client";

import { useEffect, useRef, useState } from "react";

const SHOWN_MS = 2_200;

/** How much a life total has changed just now; 0 again after a while. */
export function useLifeChange(life: number): number {
  const before = useRef(life);
  const [change, setChange] = useState(0);
  useEffect(() => {
    const difference = life - before.current;
    before.current = life;
    if (difference === 0) return;
    setChange((known) => known + difference);
    const timer = setTimeout(() => setChange(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [life]);
  return change;
}
