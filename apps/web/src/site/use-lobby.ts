"use client";

import type { ListingView, LobbyState } from "@spellroom/client";
import { useEffect, useMemo } from "react";
import { useSite, useSiteState } from "../api/site.tsx";

/** The lobby, kept current while the page shows it; `null` until it is there. */
export function useLobby(): LobbyState | null {
  const site = useSite();
  useEffect(() => site?.followLobby(), [site]);
  return useSiteState((state) => state.lobby);
}

/** Live matches, the newest first. */
export function useLiveMatches(): readonly ListingView[] {
  const matches = useLobby()?.matches;
  return useMemo(
    () => [...(matches?.items.values() ?? [])].sort((one, other) => other.startedAt - one.startedAt),
    [matches],
  );
}
