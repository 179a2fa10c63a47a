/** The position in a replay, and its playback. */
import type { ReplayView } from "@spellroom/protocol";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { ReplayClient } from "./replay-client.ts";
import { type Move, moved, type Timeline } from "./timeline.ts";

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long one stop is shown at the speed of one. */
const STOP_MS = 1_100;

export interface ReplayState {
  readonly moment: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly seat: number | null;
}

export interface ReplaySession {
  readonly matchId: string;
  readonly view: ReplayView;
  readonly timeline: Timeline;
  readonly client: ReplayClient;
  readonly store: StoreApi<ReplayState>;
  go(moment: number): void;
  move(move: Move): void;
  togglePlaying(): void;
  setSpeed(speed: Speed): void;
  /** Looks from another side; whose cards are seen stays the same. */
  flip(): void;
  stop(): void;
}

export interface ReplayStart {
  readonly matchId: string;
  readonly view: ReplayView;
  readonly seat: number | null;
  readonly moment: number;
}

export function openReplay(
  timeline: Timeline,
  client: ReplayClient,
  { matchId, view, seat, moment }: ReplayStart,
): ReplaySession {
  const store = createStore<ReplayState>(() => ({ moment, playing: false, speed: 1, seat }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    const state = store.getState();
    client.show(state.moment, state.seat);
  };
  const go = (to: number): void => {
    store.setState({ moment: Math.min(Math.max(0, to), timeline.boards.length - 1) });
    show();
  };
  const schedule = (): void => {
    clearTimeout(timer);
    const { playing, speed } = store.getState();
    if (!playing) return;
    timer = setTimeout(() => {
      const before = store.getState().moment;
      go(moved(timeline, before, "next"));
      if (store.getState().moment === before) store.setState({ playing: false });
      schedule();
    }, STOP_MS / speed);
  };
  show();
  return {
    matchId,
    view,
    timeline,
    client,
    store,
    go: (to) => {
      go(to);
      schedule();
    },
    move: (move) => {
      go(moved(timeline, store.getState().moment, move));
      schedule();
    },
    togglePlaying: () => {
      const { playing, moment: at } = store.getState();
      // At the end, playback restarts.
      if (!playing && at >= timeline.boards.length - 1) go(0);
      store.setState({ playing: !playing });
      schedule();
    },
    setSpeed: (speed) => {
      store.setState({ speed });
      schedule();
    },
    flip: () => {
      const seats = timeline.boards[0]?.table.players.length ?? 1;
      store.setState(({ seat: now }) => ({ seat: ((now ?? 0) + 1) % seats }));
      show();
    },
    stop: () => clearTimeout(timer),
  };
}

/** Where the moment that is shown is found again. */
export function addressOf({ matchId, store, timeline, view }: ReplaySession): string {
  const { moment, seat } = store.getState();
  const query = new URLSearchParams({ t: String(timeline.boards[moment]?.at ?? 0), seat: String(seat ?? 0) });
  if (view === "all") query.set("hands", "all");
  return `/replay/${matchId}?${query}`;
}
