"use client";

import type { ReplayInfo } from "@spellroom/client";
import type { PublicTable, ReplayView } from "@spellroom/protocol";
import { classes } from "@spellroom/ui";
import { useMemo, useRef } from "react";
import { useMessages } from "../i18n/language.tsx";
import { ArrowLayer } from "../table/arrows/arrow-layer.tsx";
import { HalfBoard } from "../table/board/half-board.tsx";
import { Hand } from "../table/hand/hand.tsx";
import { HiddenHand } from "../table/hand/hidden-hand.tsx";
import { LogList } from "../table/log/log-list.tsx";
import { isFolded } from "../table/model/sides.ts";
import { isHandShown, seatOrder } from "../table/model/zones.ts";
import { PileDrawer } from "../table/piles/pile-drawer.tsx";
import { PlayerPlate } from "../table/player/player-plate.tsx";
import { SidePicker } from "../table/player/side-picker.tsx";
import { Preview } from "../table/preview/preview.tsx";
import { usePreviewArea } from "../table/preview/use-preview-area.ts";
import { StackPanel } from "../table/stack/stack-panel.tsx";
import { useTable } from "../table/store/table-context.tsx";
import table from "../table/table-layout.module.css";
import { TurnBar } from "../table/turn/turn-bar.tsx";
import { RecordedHand } from "./recorded-hand.tsx";
import styles from "./replay.module.css";
import { useReplay } from "./replay-context.tsx";
import { ReplayPanel } from "./replay-panel.tsx";
import { useReplayKeys } from "./use-replay-keys.ts";

/** A recorded game on the table where it was played. */
export function ReplayLayout({ info, onView }: { info: ReplayInfo; onView: (view: ReplayView) => void }) {
  const area = useRef<HTMLElement>(null);
  useReplayKeys(area);
  usePreviewArea(area);
  const { view } = useReplay();
  const seats = useSeats();
  const { log } = useMessages().table;
  const own = seats.at(-1) ?? 0;
  const others = seats.slice(0, -1);
  const showsHand = useTable(({ table }) => isHandOpen(view, table, own));
  return (
    <main ref={area} className={classes(table.table, !showsHand && table.watching, styles.replay)}>
      <div className={table.them}>
        <SidePicker seats={others} />
        {others.map((seat) => (
          <PlayerPlate key={seat} seat={seat} />
        ))}
      </div>
      <div className={classes("sr-felt", "sr-felt-rim", table.felt)}>
        <div className={table.theirs}>
          {others.map((seat) => (
            <Side key={seat} seat={seat} />
          ))}
        </div>
        <div className={table.middle}>
          <TurnBar />
        </div>
        <div className={table.mine}>
          <HalfBoard seat={own} near />
        </div>
        <PileDrawer />
      </div>
      <div className={table.me}>
        <PlayerPlate seat={own} />
      </div>
      <div className={table.dock}>
        <div className={table.stack}>
          <StackPanel />
        </div>
        <section className={styles.log} aria-label={log.title}>
          <LogList />
        </section>
        <div className={table.ask}>
          <ReplayPanel info={info} onView={onView} />
        </div>
      </div>
      {showsHand && (
        <div className={table.hand}>
          <Hand of={own} />
        </div>
      )}
      <ArrowLayer area={area} />
      <Preview />
    </main>
  );
}

function useSeats(): readonly number[] {
  const shown = useTable((screen) => screen.table);
  const seat = useTable((screen) => screen.seat);
  return useMemo(() => (shown === null ? [] : seatOrder(shown, seat)), [shown, seat]);
}

/** Whether a view contains a seat's hand: its own does, watchers' as long as its owner showed it in the match. */
function isHandOpen(view: ReplayView, shown: PublicTable | null, seat: number): boolean {
  return view === "all" || view === `seat-${seat}` || (view === "watchers" && isHandShown(shown, seat));
}

/** Another player's half, with the hand at the edge: open where it may be seen, else its backs. */
function Side({ seat }: { seat: number }) {
  const { view } = useReplay();
  const count = useTable((screen) => screen.table?.players.find((one) => one.seat === seat)?.handCount ?? 0);
  const folded = useTable((screen) => isFolded(screen, seat));
  const open = useTable((screen) => isHandOpen(view, screen.table, seat));
  return (
    <div className={classes(table.side, open && table.openSide, folded && table.foldedSide)}>
      {open ? (
        <RecordedHand seat={seat} />
      ) : (
        <div className={table.backs}>
          <HiddenHand count={count} />
        </div>
      )}
      <HalfBoard seat={seat} near={false} />
    </div>
  );
}
