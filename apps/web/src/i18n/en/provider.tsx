"use client";

import type { ReactNode } from "react";
import { MessagesContext } from "../contexts.ts";
import { english } from "./index.ts";

/** Gives a page the words of English. */
export default function EnglishWords({ children }: { children: ReactNode }) {
  return <MessagesContext value={english}>{children}</MessagesContext>;
}
