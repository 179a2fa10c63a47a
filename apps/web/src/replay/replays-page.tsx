"use client";

import { useMessages } from "../i18n/language.tsx";
import { RecentReplays } from "./recent-replays.tsx";

export function ReplaysPage() {
  const { replay } = useMessages();
  return (
    <>
      <h1>{replay.title}</h1>
      <p>{replay.text}</p>
      <RecentReplays />
    </>
  );
}
