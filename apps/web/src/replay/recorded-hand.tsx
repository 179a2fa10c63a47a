"use client";

import { useMemo } from "react";
import { OpenHand } from "../table/hand/open-hand.tsx";
import { handOf } from "../table/model/zones.ts";
import { useReplay, useReplayState } from "./replay-context.tsx";

/** Another player's hand as it was at this moment. */
export function RecordedHand({ seat }: { seat: number }) {
  const { timeline } = useReplay();
  const moment = useReplayState((state) => state.moment);
  const known = timeline.boards[moment]?.known.get(seat);
  const cards = useMemo(() => (known === undefined ? [] : handOf(known, seat)), [known, seat]);
  return <OpenHand seat={seat} cards={cards} />;
}
