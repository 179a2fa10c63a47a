"use client";

import { useRouter } from "next/navigation";
import { api } from "../api/account.ts";
import { type RunningRequest, useRequest } from "../site/use-request.ts";
import { beginFirstGame, FIRST_GAME } from "../table/coach/first-game.ts";

export interface FirstGameBeginner extends Omit<RunningRequest, "run"> {
  /** Sits down at a new first game. */
  readonly begin: () => Promise<boolean>;
}

/** Begins the game that explains itself. */
export function useFirstGame(): FirstGameBeginner {
  const router = useRouter();
  const { busy, wrong, run } = useRequest();
  const begin = (): Promise<boolean> =>
    run(async () => {
      const { matchId } = await api.matches.playBot({ ...FIRST_GAME, visibility: "private" });
      beginFirstGame(matchId);
      router.push(`/table/${matchId}`);
    });
  return { busy, wrong, begin };
}
