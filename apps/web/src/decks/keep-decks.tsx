"use client";

import { useEffect } from "react";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { keepDecksSaved } from "./deck-sync.ts";

/** Keeps the decks of this browser with the account, on whatever page one is. */
export function KeepDecks() {
  const { decks } = useMessages();
  useEffect(() => keepDecksSaved((name) => fill(decks.copyOf, { name })), [decks.copyOf]);
  return null;
}
