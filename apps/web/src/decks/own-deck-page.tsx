"use client";

import { useEffect, useState } from "react";
import { useMessages } from "../i18n/language.tsx";
import { Builder } from "./builder.tsx";
import { type DeckEditor, editDeck } from "./deck-editor.ts";
import { findDeck, keepDeck, ownDecksStore } from "./own-decks.ts";

/** One of the user's decks, to be edited and played. */
export function OwnDeckPage({ id }: { id: string }) {
  const { site } = useMessages();
  const [editor, setEditor] = useState<DeckEditor | "none" | null>(null);
  useEffect(() => {
    const open = (): boolean => {
      const deck = findDeck(id);
      setEditor(deck === undefined ? "none" : editDeck(deck, keepDeck));
      return deck !== undefined;
    };
    if (open()) return;
    // On a device that is new to the account it comes a moment later.
    const end = ownDecksStore.subscribe(() => {
      if (open()) end();
    });
    return end;
  }, [id]);
  useEffect(() => {
    if (editor === null || editor === "none") return;
    return ownDecksStore.subscribe(({ decks }) => {
      const stored = decks.find((deck) => deck.id === id);
      if (stored !== undefined) editor.follow(stored);
    });
  }, [editor, id]);
  if (editor === null) return <p role="status">{site.loading}</p>;
  if (editor === "none") return <p role="status">{site.errors["not-found"]}</p>;
  return <Builder editor={editor} />;
}
