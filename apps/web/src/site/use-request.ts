"use client";

import { useState } from "react";
import { useMessages } from "../i18n/language.tsx";
import type { Messages } from "../i18n/messages.ts";
import { errorWords } from "./error-words.ts";

export interface RunningRequest {
  readonly busy: boolean;
  readonly wrong: string | null;
  /** Sends it and words what went wrong. Resolves with whether it succeeded. */
  readonly run: (request: () => Promise<unknown>) => Promise<boolean>;
}

/** A request that a control sends: whether it is running, and what went wrong. */
export function useRequest(
  words: (error: unknown, messages: Messages) => string = errorWords,
): RunningRequest {
  const messages = useMessages();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const run = async (request: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setWrong(null);
    try {
      await request();
      return true;
    } catch (error) {
      setWrong(words(error, messages));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, wrong, run };
}
