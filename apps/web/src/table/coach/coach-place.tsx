"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { useSession } from "../store/table-context.tsx";
import { isFirstGame } from "./first-game.ts";

const Coach = dynamic(() => import("./coach.tsx"), { ssr: false });
const CoachEnd = dynamic(() => import("./coach-end.tsx"), { ssr: false });

/** The coach's place, beside the decision or below the result; empty except in the first game and in drills. */
export function CoachPlace({ at }: { at: "ask" | "end" }) {
  const { matchId, practice } = useSession();
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(isFirstGame(matchId)), [matchId]);
  if (practice?.lesson != null) return at === "ask" ? practice.lesson : null;
  if (!isHere) return null;
  return at === "ask" ? <Coach /> : <CoachEnd />;
}
