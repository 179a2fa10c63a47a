"use client";

import { ApiFailure } from "@spellroom/client";
import { useEffect } from "react";
import { useStore } from "zustand";
import { api } from "../api/account.ts";
import type { DeckEditor } from "./deck-editor.ts";
import { listText } from "./deck-list.ts";

const PAUSE_MS = 400;

/** Keeps a deck's legality up to date with the server's check of its current cards. */
export function useJudged(editor: DeckEditor): void {
  const list = useStore(editor.store, ({ deck }) => listText(deck));
  useEffect(() => {
    if (list === "") return;
    const timer = setTimeout(() => {
      api.decks.read({ text: list }).then(
        ({ legal }) => {
          if (listText(editor.store.getState().deck) === list) editor.judge(legal);
        },
        (error: unknown) => {
          if (!(error instanceof ApiFailure)) throw error;
        },
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [editor, list]);
}
