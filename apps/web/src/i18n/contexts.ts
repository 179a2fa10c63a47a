"use client";

import { type CardWords, englishWords } from "@spellroom/ui";
import { createContext } from "react";
import type { Language } from "./languages.ts";
import type { Messages } from "./messages.ts";

export const LanguageContext = createContext<Language>("en");
export const MessagesContext = createContext<Messages | null>(null);
export const CardWordsContext = createContext<CardWords>(englishWords);
