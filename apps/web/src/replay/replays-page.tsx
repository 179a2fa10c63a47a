"use client";

import { Button } from "@spellroom/ui";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { accountStore } from "../api/account.ts";
import { useMessages } from "../i18n/language.tsx";
import { RecentReplays, type ReplayWish } from "./recent-replays.tsx";
import styles from "./replay.module.css";
import { ReplayFilters } from "./replay-filters.tsx";

const PAUSE_MS = 250;
const WHOSE = ["all", "mine"] as const;

/** Finished games that may be watched: all, or the user's own. */
export function ReplaysPage() {
  const [whose, setWhose] = useState<(typeof WHOSE)[number]>("all");
  const account = useStore(accountStore, (state) => state.account?.id);
  const { replay } = useMessages();
  const mine = whose === "mine" && account !== undefined;
  const [wish, setWish] = useState<ReplayWish>({});
  const whole = useMemo(() => (mine ? { ...wish, account } : wish), [mine, account, wish]);
  const settled = useSettledWish(whole);
  useEffect(() => {
    const player = new URLSearchParams(window.location.search).get("player");
    if (player !== null) setWish({ player });
  }, []);
  return (
    <>
      <h1>{replay.title}</h1>
      <p>{replay.text}</p>
      <div className={styles.whose}>
        {WHOSE.map((one) => (
          <Button
            key={one}
            size="small"
            aria-pressed={whose === one}
            onClick={() => {
              setWhose(one);
              setWish({});
            }}
          >
            {replay.whose[one]}
          </Button>
        ))}
      </div>
      <ReplayFilters wish={wish} mine={mine} onChange={setWish} />
      <RecentReplays key={JSON.stringify(settled)} wish={settled} />
    </>
  );
}

/** The wish once nobody has changed it for a moment: a name is not asked for letter by letter. */
function useSettledWish(wish: ReplayWish): ReplayWish {
  const [settled, setSettled] = useState(wish);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wish), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wish]);
  return settled;
}
