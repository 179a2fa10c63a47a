"use client";

import { useEffect, useState } from "react";
import { READ_MS } from "./press-guard.ts";

/** Whether a decision has been visible long enough for a press to be meant for it. */
export function useSettled(question: number | null): boolean {
  const [settled, setSettled] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(question), READ_MS);
    return () => clearTimeout(timer);
  }, [question]);
  return question !== null && settled === question;
}
