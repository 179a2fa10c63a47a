"use client";

import { useEffect, useState } from "react";
import type { Glossary } from "./keyword-texts.ts";
import { useLanguage } from "./language.tsx";
import { loadGlossary } from "./load-glossary.ts";

/** The texts of keywords in the language of the page; nothing until they are here. */
export function useGlossary(): Glossary | null {
  const language = useLanguage();
  const [glossary, setGlossary] = useState<Glossary | null>(null);
  useEffect(() => {
    let here = true;
    loadGlossary(language).then(
      (loaded) => {
        if (here) setGlossary(loaded);
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [language]);
  return glossary;
}
