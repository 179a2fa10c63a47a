import { english } from "./en/index.ts";
import { french } from "./fr/index.ts";

export type { Language } from "./languages.ts";

/** All that the app says, in every language: for the server and for tests; pages load their own language only. */
export const MESSAGES = { en: english, fr: french } as const;
export type Messages = (typeof MESSAGES)[keyof typeof MESSAGES];
