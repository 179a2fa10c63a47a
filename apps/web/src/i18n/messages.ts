import { english } from "./en/index.ts";
import { french } from "./fr/index.ts";

export type { Language } from "./languages.ts";

/** All texts of the app, in every language: for the server and for tests; pages load only their own language. */
export const MESSAGES = { en: english, fr: french } as const;
export type Messages = (typeof MESSAGES)[keyof typeof MESSAGES];
