"use client";

import type { CardWords } from "@spellroom/ui";
import dynamic from "next/dynamic";
import { type ReactNode, useContext } from "react";
import { CardWordsContext, LanguageContext, MessagesContext } from "./contexts.ts";
import type { Language } from "./languages.ts";
import type { Messages } from "./messages.ts";

/** The words of each language are a file of their own, so that nobody loads those of the others. */
const PROVIDERS = {
  en: dynamic(() => import("./en/provider.tsx")),
  fr: dynamic(() => import("./fr/provider.tsx")),
} as const satisfies Readonly<Record<Language, unknown>>;

/** Gives a page its language; the server has chosen it already. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  const Words = PROVIDERS[language];
  return (
    <LanguageContext value={language}>
      <Words>{children}</Words>
    </LanguageContext>
  );
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** All messages in the language of the page. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (messages === null) throw new Error("Nothing says in which language");
  return messages;
}

/** The words that cards are read aloud with. */
export function useCardWords(): CardWords {
  return useContext(CardWordsContext);
}
