"use client";

import { type CardWords, englishWords, frenchWords } from "@spellroom/ui";
import { createContext, type ReactNode, useContext } from "react";
import { type Language, MESSAGES, type Messages } from "./messages.ts";

const LanguageContext = createContext<Language>("en");

/** Gives a page its language; the server has chosen it already. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** All messages in the language of the page. */
export function useMessages(): Messages {
  return MESSAGES[useLanguage()];
}

const CARD_WORDS: Readonly<Record<Language, CardWords>> = { en: englishWords, fr: frenchWords };

/** The words that cards are read aloud with. */
export function useCardWords(): CardWords {
  return CARD_WORDS[useLanguage()];
}
