"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { useSite } from "../api/site.tsx";
import { useMessages } from "../i18n/language.tsx";
import { playSounds } from "../sound/play.ts";
import { notifyIfHidden } from "../table/seeing/notify.ts";
import { loadSettings, settingsStore } from "../table/store/settings.ts";

/** Takes the player to a match of their own as soon as it is there, whatever page they are on. */
export function MatchedRedirect() {
  const site = useSite();
  const router = useRouter();
  const path = usePathname();
  const { found } = useMessages().site;
  useEffect(() => {
    if (site === null) return;
    const go = (matchId: string): void => {
      const table = `/table/${matchId}`;
      if (path === table) return;
      loadSettings();
      playSounds(["found"], settingsStore.getState().volume / 100);
      notifyIfHidden(found);
      router.push(table);
    };
    const ends = [
      site.on("matched", ({ matchId }) => go(matchId)),
      // The event may have been missed while the connection was down; then the welcome event contains it.
      site.store.subscribe(({ ticket }, { ticket: before }) => {
        const searched = before.state === "waiting" || before.state === "pairing";
        if (searched && ticket.state === "matched") go(ticket.matchId);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [site, router, path, found]);
  return null;
}
