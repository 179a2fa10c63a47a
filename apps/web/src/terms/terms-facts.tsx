"use client";

import type { TermsView } from "@spellroom/client";
import { Badge } from "@spellroom/ui";
import { useMessages } from "../i18n/language.tsx";
import { clockWords } from "./clock-words.ts";

/** The terms of a match, in a few words. */
export function TermsFacts({ of }: { of: Pick<TermsView, "timeControl"> & Partial<TermsView> }) {
  const messages = useMessages();
  const { games, people } = messages;
  const { terms } = people;
  const { timeControl, rated, bestOf, watchDelayMs = 0 } = of;
  return (
    <>
      {clockWords(timeControl, messages)}
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
