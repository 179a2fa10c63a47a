"use client";

import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { turnWords } from "../table/model/turn-words.ts";
import styles from "./replay.module.css";
import { useReplay, useReplayState } from "./replay-context.tsx";
import { SPEEDS } from "./replay-store.ts";
import type { Move } from "./timeline.ts";

const ICONS: Readonly<Record<Move, string>> = {
  first: "M4 4h3v16H4zM20 4v16L8 12z",
  previousTurn: "M12 4v16L2 12zM22 4v16l-10-8z",
  previous: "M16 4v16L6 12z",
  next: "M8 4v16l10-8z",
  nextTurn: "M2 4v16l10-8zM12 4v16l10-8z",
  last: "M17 4h3v16h-3zM4 4v16l12-8z",
};
const PLAY = "M6 3v18l15-9z";
const PAUSE = "M5 3h5v18H5zM14 3h5v18h-5z";

/** Step, turn, play, and a slider over the whole game. */
export function Controls() {
  const replay = useReplay();
  const playing = useReplayState((state) => state.playing);
  const { replay: words } = useMessages();
  return (
    <div className={styles.controls}>
      <Place />
      <div className={styles.buttons}>
        <MoveButton move="first" />
        <MoveButton move="previousTurn" />
        <MoveButton move="previous" />
        <button
          type="button"
          className={styles.play}
          aria-label={playing ? words.pause : words.play}
          title={playing ? words.pause : words.play}
          onClick={replay.togglePlaying}
        >
          <Icon d={playing ? PAUSE : PLAY} />
        </button>
        <MoveButton move="next" />
        <MoveButton move="nextTurn" />
        <MoveButton move="last" />
      </div>
      <SpeedPicker />
    </div>
  );
}

function Place() {
  const { timeline, go } = useReplay();
  const moment = useReplayState((state) => state.moment);
  const messages = useMessages();
  const { replay: words } = messages;
  const board = timeline.boards[moment];
  const stops = timeline.stops.length;
  const step = timeline.stops.findLastIndex((at) => at <= moment) + 1;
  const text = fill(words.at, {
    turn: turnWords(messages, { turn: board?.table.turn ?? 0 }),
    step,
    steps: stops,
  });
  const games = timeline.boards.at(-1)?.game ?? 1;
  return (
    <label className={styles.place}>
      <span>
        {games > 1 && `${fill(words.game, { count: board?.game ?? 1 })} · `}
        {text}
      </span>
      <input
        type="range"
        min={0}
        max={timeline.boards.length - 1}
        value={moment}
        aria-label={words.position}
        aria-valuetext={text}
        onChange={(event) => go(Number(event.target.value))}
      />
    </label>
  );
}

function MoveButton({ move }: { move: Move }) {
  const replay = useReplay();
  const { replay: words } = useMessages();
  return (
    <button
      type="button"
      className={styles.move}
      aria-label={words[move]}
      title={words[move]}
      onClick={() => replay.move(move)}
    >
      <Icon d={ICONS[move]} />
    </button>
  );
}

function SpeedPicker() {
  const { setSpeed } = useReplay();
  const speed = useReplayState((state) => state.speed);
  const { replay: words } = useMessages();
  return (
    <fieldset className={styles.speed}>
      <legend>{words.speed}</legend>
      {SPEEDS.map((one) => (
        <button key={one} type="button" aria-pressed={one === speed} onClick={() => setSpeed(one)}>
          {fill(words.times, { count: one })}
        </button>
      ))}
    </fieldset>
  );
}

function Icon({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
