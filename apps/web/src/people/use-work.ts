"use client";

import { useState } from "react";
import { useMessages } from "../i18n/language.tsx";
import type { Messages } from "../i18n/messages.ts";
import { errorWords } from "../site/error-words.ts";

export interface Work {
  readonly busy: boolean;
  readonly wrong: string | null;
  /** Does it, and says what went wrong. Answers whether it went well. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** Something that a button does: whether it is being done, and what went wrong. */
export function useWork(words: (error: unknown, messages: Messages) => string = errorWords): Work {
  const messages = useMessages();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setWrong(null);
    try {
      await work();
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
