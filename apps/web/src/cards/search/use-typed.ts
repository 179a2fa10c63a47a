"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/** Shorter than the pause between two keys of most people, so that results follow at once. */
const PAUSE_MS = 60;

export interface Typed {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Tells what was typed without waiting for the pause. @returns whether there was anything to be told */
  readonly flush: () => boolean;
}

/** What stands in a field whose value is told after a pause; another value from elsewhere takes its place. */
export function useTyped(value: string, tell: (text: string) => void): Typed {
  const [text, setText] = useState(value);
  const told = useRef(value);
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly text: string }>(undefined);
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
    latestTell.current(last.text);
    return true;
  }, []);
  const type = useCallback(
    (typed: string) => {
      setText(typed);
      clearTimeout(waiting.current?.timer);
      waiting.current = { timer: setTimeout(flush, PAUSE_MS), text: typed };
    },
    [flush],
  );
  return { text, type, flush };
}
