"use client";

import { useState } from "react";
import type { PlayableDeck } from "../decks/playable-deck.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import type { PracticeWish } from "../worker/messages.ts";
import type { PracticeLink } from "./practice-link.ts";
import { goToTable } from "./practice-place.ts";

/** Starts a match and opens its table, or shows why not. */
export function useBegin(link: PracticeLink) {
  const { practice } = useMessages();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  /** @param decks those of the seats, for saying which of them is refused */
  const begin = async (wish: PracticeWish, decks: readonly (PlayableDeck | undefined)[]): Promise<void> => {
    setBusy(true);
    setWrong(null);
    const done = await link.order<"begin">({ kind: "begin", wish });
    if (done.ok) return goToTable(true);
    const { refusal } = done;
    setBusy(false);
    if (refusal.kind === "deck")
      setWrong(fill(practice.refused, { deck: decks[refusal.seat]?.name ?? "", why: refusal.why }));
    else setWrong(fill(practice.failed, { why: refusal.kind === "failed" ? refusal.why : refusal.kind }));
  };
  return { busy, wrong, begin };
}
