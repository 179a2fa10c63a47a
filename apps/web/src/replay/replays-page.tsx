"use client";

import { Button } from "@spellroom/ui";
import { useState } from "react";
import { useStore } from "zustand";
import { accountStore } from "../api/account.ts";
import { useMessages } from "../i18n/language.tsx";
import { RecentReplays } from "./recent-replays.tsx";
import styles from "./replay.module.css";

const WHOSE = ["all", "mine"] as const;

/** Finished games that may be watched: everybody's, or one's own. */
export function ReplaysPage() {
  const [whose, setWhose] = useState<(typeof WHOSE)[number]>("all");
  const account = useStore(accountStore, (state) => state.account?.id);
  const { replay } = useMessages();
  const mine = whose === "mine" && account !== undefined;
  return (
    <>
      <h1>{replay.title}</h1>
      <p>{replay.text}</p>
      <div className={styles.whose}>
        {WHOSE.map((one) => (
          <Button key={one} size="small" aria-pressed={whose === one} onClick={() => setWhose(one)}>
            {replay.whose[one]}
          </Button>
        ))}
      </div>
      <RecentReplays key={whose} {...(mine ? { account } : {})} />
    </>
  );
}
