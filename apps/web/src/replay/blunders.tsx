"use client";

import type { ReplayInfo } from "@spellroom/client";
import { useEffect, useMemo } from "react";
import { needDefinitions } from "../cards/definitions.ts";
import { useDefinitions } from "../cards/use-cards.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { choiceWords } from "../table/model/draft.ts";
import type { NameSources } from "../table/model/naming.ts";
import type { Blunder } from "../worker/messages.ts";
import { useReplay } from "./replay-context.tsx";
import styles from "./review.module.css";
import type { Reviewed } from "./reviewed.ts";

interface BlundersProps {
  reviewed: Reviewed;
  momentAt: (at: number) => number;
  seats: ReplayInfo["match"]["seats"];
}

/** The choices that cost most, in the order of the game; each leads to its moment. */
export function Blunders({ reviewed: { blunders }, momentAt, seats }: BlundersProps) {
  const { go } = useReplay();
  const { review } = useMessages().replay;
  if (blunders.length === 0) return <p role="status">{review.none}</p>;
  const count = blunders.length;
  return (
    <div role="status">
      <p className={styles.count}>{fill(review.found({ count }), { count })}</p>
      <ol className={styles.blunders}>
        {blunders.map((blunder) => (
          <li key={blunder.at}>
            <button type="button" onClick={() => go(momentAt(blunder.at))}>
              <BlunderWords
                blunder={blunder}
                who={seats.find(({ seat }) => seat === blunder.seat)?.name ?? ""}
              />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function BlunderWords({ blunder, who }: { blunder: Blunder; who: string }) {
  const { turn, lost, decision, chosen, better } = blunder;
  const names = useNamesThen(blunder);
  const { review } = names.messages.replay;
  const count = Math.round(lost * 100);
  return (
    <>
      <b>{fill(review.blunder, { who, turn })}</b> <em>{fill(review.lost({ count }), { count })}</em>
      <small>
        {fill(review.instead, {
          chosen: choiceWords(decision, chosen, names),
          better: choiceWords(decision, better, names),
        })}
      </small>
    </>
  );
}

/** What names were found in at that moment. */
function useNamesThen({ table, known }: Blunder): NameSources {
  const byHash = useDefinitions();
  const messages = useMessages();
  useEffect(() => {
    const objects = Object.values(table.objects).flatMap(({ card }) => card ?? []);
    needDefinitions([...objects, ...known.map(({ card }) => card)].map(({ definition }) => definition));
  }, [table, known]);
  return useMemo(
    () => ({ table, known: new Map(known.map((card) => [card.key, card])), byHash, messages }),
    [table, known, byHash, messages],
  );
}
