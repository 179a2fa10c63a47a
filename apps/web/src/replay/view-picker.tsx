"use client";

import type { ReplayInfo } from "@spellroom/client";
import type { ReplayView } from "@spellroom/protocol";
import { Button } from "@spellroom/ui";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import styles from "./replay.module.css";
import { useReplay, useReplayState } from "./replay-context.tsx";

/** Whose eyes one sees with, of those that one may. */
export function ViewPicker({ info, onView }: { info: ReplayInfo; onView: (view: ReplayView) => void }) {
  const { view, flip } = useReplay();
  const seat = useReplayState((state) => state.seat);
  const { replay } = useMessages();
  const nameOf = (at: number): string => info.match.seats[at]?.name ?? "";
  const label = (one: ReplayView): string => {
    if (one === "watchers") return replay.views.watchers;
    if (one === "all") return fill(replay.views.all, { who: nameOf(seat ?? 0) });
    return fill(replay.views.seat, { who: nameOf(Number(one.slice("seat-".length))) });
  };
  return (
    <div className={styles.views}>
      <label>
        <span>{replay.view}</span>
        <select
          value={view}
          onChange={(event) => {
            const chosen = info.views.find((one) => one === event.target.value);
            if (chosen !== undefined) onView(chosen);
          }}
        >
          {info.views.map((one) => (
            <option key={one} value={one}>
              {label(one)}
            </option>
          ))}
        </select>
      </label>
      {(view === "all" || view === "watchers") && (
        <Button size="small" onClick={flip}>
          {replay.flip}
        </Button>
      )}
    </div>
  );
}
