"use client";

import type { TermsView } from "@spellroom/client";
import { Badge } from "@spellroom/ui";
import { useMessages } from "../i18n/language.tsx";

/** On what terms somebody wants to play, in few words. */
export function TermsFacts({ of }: { of: Pick<TermsView, "timeControl"> & Partial<TermsView> }) {
  const { games, people } = useMessages();
  const { terms } = people;
  const { timeControl, rated, bestOf, watchDelayMs = 0 } = of;
  return (
    <>
      {terms.short[timeControl]}
      {bestOf === 3 && <>, {games.bestOfThree.toLowerCase()}</>}
      {watchDelayMs !== 0 && <>, {terms.watchedLate[watchDelayMs]}</>}
      {rated === true && (
        <>
          {" "}
          <Badge tone="brass">{terms.rated}</Badge>
        </>
      )}
    </>
  );
}
