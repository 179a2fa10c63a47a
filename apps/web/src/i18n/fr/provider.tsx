"use client";

import type { ReactNode } from "react";
import { MessagesContext } from "../contexts.ts";
import { french } from "./index.ts";

/** Gives a page the words of French. */
export default function FrenchWords({ children }: { children: ReactNode }) {
  return <MessagesContext value={french}>{children}</MessagesContext>;
}
