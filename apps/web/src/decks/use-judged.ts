"use client";

import { ApiFailure } from "@spellroom/client";
import { useEffect } from "react";
import { useStore } from "zustand";
import { api } from "../api/account.ts";
import type { DeckEditor } from "./deck-editor.ts";
import { listText } from "./deck-list.ts";

const PAUSE_MS = 400;

/** Sees to it that a deck's legality is what the server says of its cards as they are now. */
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
