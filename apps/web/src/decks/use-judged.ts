"use client";

import { ApiFailure } from "@spellroom/client";
import { useEffect } from "react";
import { useStore } from "zustand";
import { api } from "../api/account.ts";
import { patiently } from "../api/patiently.ts";
import type { DeckEditor } from "./deck-editor.ts";
import { listText } from "./deck-list.ts";

const PAUSE_MS = 400;

/** Keeps a deck's legality up to date with the server's check of its current cards, also if the server is busy at first. */
export function useJudged(editor: DeckEditor): void {
  const list = useStore(editor.store, ({ deck }) => listText(deck));
  useEffect(() => {
    if (list === "") return;
    let current = true;
    const read = async () => (current ? await api.decks.read({ text: list }) : null);
    const timer = setTimeout(() => {
      patiently(read).then(
        (answer) => {
          if (answer !== null && listText(editor.store.getState().deck) === list) editor.judge(answer.legal);
        },
        (error: unknown) => {
          if (!(error instanceof ApiFailure)) throw error;
        },
      );
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [editor, list]);
}
