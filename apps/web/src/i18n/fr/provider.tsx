"use client";

import { frenchWords } from "@spellroom/ui/french";
import type { ReactNode } from "react";
import { CardWordsContext, MessagesContext } from "../contexts.ts";
import { french } from "./index.ts";

/** Gives a page the words of French. */
export default function FrenchWords({ children }: { children: ReactNode }) {
  return (
    <MessagesContext value={french}>
      <CardWordsContext value={frenchWords}>{children}</CardWordsContext>
    </MessagesContext>
  );
}
