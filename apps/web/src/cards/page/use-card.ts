"use client";

import { ApiFailure, type CardPageView } from "@spellroom/client";
import { useEffect, useState } from "react";
import { api } from "../../api/account.ts";

const RETRY_MS = 2_000;
const PASSING: readonly string[] = ["unavailable", "rate-limited", "offline"];

export interface CardState {
  readonly card: CardPageView | null;
  readonly failure: ApiFailure | null;
}

const NOTHING: CardState = { card: null, failure: null };

/** A card by its name; asked for again where that may help. */
export function useCard(name: string): CardState {
  const [state, setState] = useState<CardState>(NOTHING);
  useEffect(() => {
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      try {
        const { card } = await api.cards.one({ card: name });
        if (isHere) setState({ card, failure: null });
      } catch (failure) {
        if (!(failure instanceof ApiFailure)) throw failure;
        if (!isHere) return;
        const isPassing = PASSING.includes(failure.code);
        // The index of cards is being built, which is not an error.
        setState({ card: null, failure: failure.code === "unavailable" ? null : failure });
        if (isPassing) timer = setTimeout(() => void ask(), failure.retryAfterMs ?? RETRY_MS);
      }
    };
    setState(NOTHING);
    void ask();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [name]);
  return state;
}
