"use client";

import type { QueueView } from "@spellroom/client";
import { useCallback, useState } from "react";
import { useStore } from "zustand";
import { accountStore, api } from "../api/account.ts";
import { useRepeatedly } from "../browser/use-repeatedly.ts";

const EVERY_MS = 5_000;

/** What players wait for, asked for again every few seconds; null until it is known. */
export function useQueues(): readonly QueueView[] | null {
  const ready = useStore(accountStore, ({ status }) => status === "ready");
  const [queues, setQueues] = useState<readonly QueueView[] | null>(null);
  const load = useCallback(() => {
    if (!ready) return;
    api.meetings.queues().then(
      (answer) => setQueues(answer.queues),
      () => undefined,
    );
  }, [ready]);
  useRepeatedly(load, EVERY_MS);
  return queues;
}
