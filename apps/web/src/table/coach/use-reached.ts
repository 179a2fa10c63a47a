import { useEffect, useMemo, useState } from "react";
import { useDefinitions } from "../../cards/use-cards.ts";
import { useTable } from "../store/table-context.tsx";
import { goalsReached, keepGoals } from "./first-game.ts";
import { type Goal, goalOf } from "./topic.ts";

/** What the player has tried, kept in the browser. */
export function useReached(): ReadonlySet<Goal> {
  const log = useTable((screen) => screen.log);
  const seat = useTable((screen) => screen.seat);
  const isInstant = useIsInstant();
  const [before] = useState(goalsReached);
  const reached = useMemo(() => {
    const now = log.flatMap(({ event }) => (seat === null ? [] : (goalOf(event, seat, isInstant) ?? [])));
    return new Set([...before, ...now]);
  }, [before, log, seat, isInstant]);
  useEffect(() => keepGoals(reached), [reached]);
  return reached;
}

/** Whether a card is an instant, by its definition. */
export function useIsInstant(): (definition: string) => boolean {
  const definitions = useDefinitions();
  return useMemo(
    () => (definition) => definitions.get(definition)?.faces[0]?.types.includes("instant") === true,
    [definitions],
  );
}
