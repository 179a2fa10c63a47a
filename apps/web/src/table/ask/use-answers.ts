"use client";

import { useMemo } from "react";
import type { Answers } from "../model/answers.ts";
import { answersOf } from "../model/main-button.ts";
import { objectName } from "../model/naming.ts";
import { handOf } from "../model/zones.ts";
import { useTable } from "../store/table-context.tsx";
import { useNames } from "../store/use-names.ts";

/** The choices that the buttons make now; `null` while this seat has no decision. */
export function useAnswers(): Answers | null {
  const decision = useTable((screen) => screen.decision);
  const draft = useTable((screen) => screen.draft);
  const seat = useTable((screen) => screen.seat);
  const names = useNames();
  return useMemo(() => {
    const { table, known, messages } = names;
    if (decision === null || table === null || seat === null) return null;
    return answersOf(decision, draft, {
      messages,
      table,
      seat,
      handCount: handOf(known, seat).length,
      nameOf: (key) => objectName(names, key),
    });
  }, [decision, draft, seat, names]);
}
