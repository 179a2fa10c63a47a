"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { useSession } from "../store/table-context.tsx";
import { isFirstGame } from "./first-game.ts";

const Coach = dynamic(() => import("./coach.tsx"), { ssr: false });

/** The coach's place, which is empty but in the first game; other tables don't load it. */
export function CoachPlace() {
  const { matchId } = useSession();
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(isFirstGame(matchId)), [matchId]);
  return isHere ? <Coach /> : null;
}
