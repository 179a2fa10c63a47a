"use client";

import { useEffect } from "react";
import { useMessages } from "../../i18n/language.tsx";
import { playSounds } from "../../sound/play.ts";
import { soundsOf } from "../../sound/sounds.ts";
import { settingsStore } from "../store/settings.ts";
import { useSession, useTable } from "../store/table-context.tsx";
import { onFreshEvents } from "./fresh-events.ts";
import { notifyIfHidden } from "./notify.ts";

/** Plays sounds for events, the player's turn and the end of the player's time, even in a background tab. */
export function useTableSounds(): void {
  const { store } = useSession();
  const { table } = useMessages();
  const asked = useTable(({ decision, table: now }) =>
    now?.result === null ? (decision?.id ?? null) : null,
  );
  useEffect(
    () =>
      onFreshEvents(store, (events) => {
        playSounds(soundsOf(events, store.getState().seat), settingsStore.getState().volume / 100);
      }),
    [store],
  );
  const words = table.notices.yourMove;
  useEffect(() => {
    if (asked === null) return;
    // Who looks at the table sees that; each pass need not ring.
    if (!document.hidden) return;
    playSounds(["yourMove"], settingsStore.getState().volume / 100);
    notifyIfHidden(words);
  }, [asked, words]);
}
