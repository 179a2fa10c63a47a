"use client";

import type { ReplayInfo } from "@spellroom/client";
import { Button } from "@spellroom/ui";
import { useEffect, useRef, useState } from "react";
import { api } from "../api/account.ts";
import { patiently } from "../api/patiently.ts";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { openPracticeLink, type PracticeLink } from "../practice/practice-link.ts";
import { errorWords } from "../site/error-words.ts";
import { Blunders } from "./blunders.tsx";
import { ChancesCurve } from "./chances-curve.tsx";
import { useReplay, useReplayState } from "./replay-context.tsx";
import styles from "./review.module.css";
import { addReviewed, momentOf, NOTHING_REVIEWED, type Reviewed } from "./reviewed.ts";

/** A search looks at the whole game, in a worker of this page: the winning chances, and the choices that cost most. */
export function Review({ info }: { info: ReplayInfo }) {
  const { matchId, timeline } = useReplay();
  const messages = useMessages();
  const { review } = messages.replay;
  const game = useReplayState(({ moment }) => timeline.boards[moment]?.game ?? 1);
  const link = useRef<PracticeLink | null>(null);
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => () => link.current?.close(), []);
  const begin = async (): Promise<void> => {
    setWrong(null);
    setReviewed(NOTHING_REVIEWED);
    try {
      const record = await patiently(() => api.replays.record({ match: matchId, game }));
      link.current?.close();
      const opened = openPracticeLink();
      link.current = opened;
      opened.followReview((step) => setReviewed((now) => addReviewed(now ?? NOTHING_REVIEWED, step)));
      const done = await opened.order<"review">({ kind: "review", record });
      if (!done.ok) setWrong(review.failed);
      setReviewed((now) => now && { ...now, isDone: true });
      opened.close();
    } catch (error) {
      setWrong(errorWords(error, messages));
      setReviewed(null);
    }
  };
  const places = momentOf(timeline, game, reviewed?.total ?? 0);
  return (
    <section className={styles.review} aria-label={review.title}>
      {reviewed === null ? (
        <Button size="small" title={review.hint} onClick={() => void begin()}>
          {review.begin}
        </Button>
      ) : (
        <>
          <Progress reviewed={reviewed} />
          <ChancesCurve reviewed={reviewed} momentAt={places} />
          {reviewed.isDone && <Blunders reviewed={reviewed} momentAt={places} seats={info.match.seats} />}
        </>
      )}
      {wrong !== null && <p role="alert">{wrong}</p>}
    </section>
  );
}

function Progress({ reviewed: { done, total, isDone } }: { reviewed: Reviewed }) {
  const { review } = useMessages().replay;
  if (isDone) return null;
  const percent = total === 0 ? 0 : Math.round((done / total) * 100);
  return (
    <label className={styles.progress}>
      <span>{fill(review.progress, { percent })}</span>
      <progress max={100} value={percent} />
    </label>
  );
}
