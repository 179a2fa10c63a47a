"use client";

import { useMemo } from "react";
import { useDefinitions } from "../../cards/use-cards.ts";
import { useMessages } from "../../i18n/language.tsx";
import type { NameSources } from "../model/naming.ts";
import { useTable } from "./table-context.tsx";

/** Everything that names of players and cards are found in. */
export function useNames(): NameSources {
  const table = useTable((screen) => screen.table);
  const known = useTable((screen) => screen.known);
  const byHash = useDefinitions();
  const messages = useMessages();
  return useMemo(() => ({ table, known, byHash, messages }), [table, known, byHash, messages]);
}
