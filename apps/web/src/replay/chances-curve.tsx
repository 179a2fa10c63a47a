"use client";

import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { useTable } from "../table/store/table-context.tsx";
import { useReplay, useReplayState } from "./replay-context.tsx";
import styles from "./review.module.css";
import { chancesOf, type Reviewed } from "./reviewed.ts";

interface ChancesCurveProps {
  reviewed: Reviewed;
  momentAt: (at: number) => number;
}

/** The winning chances of the seat from which the replay is seen, over the whole game; blunders are marked on it. */
export function ChancesCurve({ reviewed, momentAt }: ChancesCurveProps) {
  const { timeline, go } = useReplay();
  const moment = useReplayState((state) => state.moment);
  const seat = useReplayState((state) => state.seat) ?? 0;
  const name = useTable(({ table }) => table?.players.find((one) => one.seat === seat)?.name) ?? "";
  const { review } = useMessages().replay;
  const { points, blunders } = reviewed;
  const last = Math.max(1, timeline.boards.length - 1);
  const places = points.map((point) => ({
    x: (momentAt(point.at) / last) * 100,
    y: (1 - chancesOf(point, seat)) * 100,
  }));
  const percent = (at: number) => Math.round((1 - (places.at(at)?.y ?? 50) / 100) * 100);
  const words = { who: name, first: percent(0), last: percent(-1) };
  const byMoment = new Map(places.map((place, at) => [points[at]?.at, place]));
  const onPress = (event: React.MouseEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    go(Math.round(((event.clientX - left) / width) * last));
  };
  return (
    <figure className={styles.curve}>
      {/* For the mouse and the finger; the slider above and the list below lead to the same moments. */}
      {/* biome-ignore lint/a11y: see above */}
      <div className={styles.plot} onClick={onPress}>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={fill(review.curve, words)}
        >
          <path className={styles.half} d="M0 50H100" />
          <path className={styles.now} d={`M${(moment / last) * 100} 0V100`} />
          {places.length > 1 && <path d={`M${places.map(({ x, y }) => `${x} ${y}`).join("L")}`} />}
          {blunders.map(({ at, seat: whose }) => {
            const place = byMoment.get(at);
            return (
              place && (
                <path
                  key={at}
                  className={styles.blunder}
                  data-own={whose === seat || undefined}
                  d={`M${place.x} ${place.y}h0`}
                />
              )
            );
          })}
        </svg>
      </div>
      <figcaption>{fill(review.chancesOf, { who: name })}</figcaption>
    </figure>
  );
}
