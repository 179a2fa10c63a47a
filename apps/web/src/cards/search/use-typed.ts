"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/** The time between two updates; most people pause longer between two keys, so that each is passed on at once. */
const LEAST_MS = 30;

export interface Typed {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Passes on typed text that is still pending. @returns whether there was any */
  readonly flush: () => boolean;
}

/** The value of a field that is passed on with throttling; a new value from elsewhere replaces it. */
export function useTyped(value: string, tell: (text: string) => void): Typed {
  const [text, setText] = useState(value);
  const told = useRef(value);
  const waiting = useRef<{ readonly timer?: ReturnType<typeof setTimeout>; readonly text: string }>(
    undefined,
  );
  const lastTold = useRef(Number.NEGATIVE_INFINITY);
  const latestTell = useRef(tell);
  useEffect(() => {
    latestTell.current = tell;
  });
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
  const flush = useCallback(() => {
    const last = waiting.current;
    if (last === undefined) return false;
    clearTimeout(last.timer);
    waiting.current = undefined;
    told.current = last.text;
    lastTold.current = performance.now();
    latestTell.current(last.text);
    return true;
  }, []);
  const type = useCallback(
    (typed: string) => {
      setText(typed);
      clearTimeout(waiting.current?.timer);
      const wait = Math.max(0, lastTold.current + LEAST_MS - performance.now());
      waiting.current = wait === 0 ? { text: typed } : { timer: setTimeout(flush, wait), text: typed };
      if (wait === 0) flush();
    },
    [flush],
  );
  return { text, type, flush };
}
