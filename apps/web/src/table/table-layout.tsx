"use client";

import { Button, classes } from "@spellroom/ui";
import { useMemo, useRef } from "react";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import { Announcer } from "./announcer.tsx";
import { ArrowLayer } from "./arrows/arrow-layer.tsx";
import { AskPanel } from "./ask/ask-panel.tsx";
import { leavesHandAlone, looksAtOpeningHand } from "./ask/own-sheet.ts";
import { HalfBoard } from "./board/half-board.tsx";
import { CoachPlace } from "./coach/coach-place.tsx";
import { useLeaveWarning } from "./dialogs/use-leave-warning.ts";
import { useDragToCast } from "./hand/drag-to-cast.ts";
import { Hand } from "./hand/hand.tsx";
import { HiddenHand } from "./hand/hidden-hand.tsx";
import { OpenHand } from "./hand/open-hand.tsx";
import { HintPlace } from "./hints/hint-place.tsx";
import { useTableKeys } from "./keys/use-table-keys.ts";
import { SidePanel } from "./log/side-panel.tsx";
import { useReading, useUnread } from "./log/use-unread.ts";
import { isFolded, isGivenUp } from "./model/sides.ts";
import { isTeammate } from "./model/teams.ts";
import { handOf, isHandShown, seatOrder } from "./model/zones.ts";
import { Banners } from "./notices/banners.tsx";
import { PileDrawer } from "./piles/pile-drawer.tsx";
import { PlayerPlate } from "./player/player-plate.tsx";
import { SidePicker } from "./player/side-picker.tsx";
import { usePreviewArea } from "./preview/use-preview-area.ts";
import { useSendingMark } from "./seeing/use-sending-mark.ts";
import { useTableMotion } from "./seeing/use-table-motion.ts";
import { useTableSounds } from "./seeing/use-table-sounds.ts";
import { StackPanel } from "./stack/stack-panel.tsx";
import { useActions, useTable } from "./store/table-context.tsx";
import { TableLater } from "./table-later.tsx";
import styles from "./table-layout.module.css";
import { TurnBar } from "./turn/turn-bar.tsx";
import { useTabTitle } from "./use-tab-title.ts";

/** The whole table: the others above, the player below, decision and log next to it. */
export function TableLayout() {
  const area = useRef<HTMLElement>(null);
  useTableKeys(area);
  usePreviewArea(area);
  useTabTitle();
  useTableSounds();
  useTableMotion(area);
  useSendingMark(area);
  useDragToCast(area);
  useReading();
  useLeaveWarning();
  const seats = useSeats();
  const own = seats.at(-1) ?? 0;
  const others = seats.slice(0, -1);
  const hasHand = useTable(({ seat, table }) => seat !== null || isHandShown(table, own));
  const handRests = useTable(leavesHandAlone);
  const handOpens = useTable(looksAtOpeningHand);
  return (
    <main
      ref={area}
      tabIndex={-1}
      className={classes(styles.table, !hasHand && styles.watching)}
      data-hand-rests={handRests || undefined}
      data-hand-opens={handOpens || undefined}
    >
      <div className={styles.them}>
        <SidePicker seats={others} />
        {others.map((seat) => (
          <PlayerPlate key={seat} seat={seat} />
        ))}
        <TopButtons />
      </div>
      <div className={classes("sr-felt", "sr-felt-rim", styles.felt)} data-felt="">
        <div className={styles.theirs}>
          {others.map((seat) => (
            <Side key={seat} seat={seat} />
          ))}
        </div>
        <div className={styles.middle}>
          <TurnBar />
        </div>
        <div className={styles.mine}>
          <HalfBoard seat={own} near />
        </div>
        <PileDrawer />
      </div>
      <div className={styles.me}>
        <PlayerPlate seat={own} />
      </div>
      <Dock />
      {hasHand && (
        <div className={styles.hand}>
          <Hand of={own} />
        </div>
      )}
      <ArrowLayer area={area} />
      <Banners />
      <TableLater />
      <Announcer />
    </main>
  );
}

/** What is on the stack, what happened, and what is asked. */
function Dock() {
  return (
    <div className={styles.dock}>
      <div className={styles.stack}>
        <StackPanel />
      </div>
      <div className={styles.log}>
        <SidePanel />
      </div>
      <div className={styles.ask}>
        <CoachPlace at="ask" />
        <HintPlace />
        <AskPanel />
      </div>
    </div>
  );
}

/** The seats in their order; rendered again when that changes, not on every change of the table. */
function useSeats(): readonly number[] {
  const order = useTable(({ table, seat }) => (table === null ? "" : seatOrder(table, seat).join()));
  return useMemo(() => (order === "" ? [] : order.split(",").map(Number)), [order]);
}

/**
 * Somebody else's half, with their hand at the edge: its backs, or the cards where they may be seen: a teammate's, and
 * for watchers those that their owner shows.
 */
function Side({ seat }: { seat: number }) {
  const folded = useTable((screen) => isFolded(screen, seat));
  const givenUp = useTable((screen) => isGivenUp(screen, seat));
  const count = useTable(({ table }) => table?.players.find((one) => one.seat === seat)?.handCount ?? 0);
  const open = useTable(({ table, seat: reader }) =>
    reader === null ? isHandShown(table, seat) : isTeammate(table, reader, seat),
  );
  const name = useTable(({ table }) => table?.players.find((one) => one.seat === seat)?.name ?? "");
  const isOneOfMany = useTable(({ table }) => (table?.players.length ?? 0) > 2);
  return (
    <div
      className={classes(
        styles.side,
        open && styles.openSide,
        folded && styles.foldedSide,
        givenUp && styles.givenUpSide,
      )}
    >
      {open ? (
        <ShownHand seat={seat} />
      ) : (
        <div className={styles.backs}>
          <HiddenHand count={count} />
        </div>
      )}
      {isOneOfMany && (
        <span className={styles.whose} aria-hidden="true" data-whose={seat}>
          {name}
        </span>
      )}
      <HalfBoard seat={seat} near={false} />
    </div>
  );
}

function ShownHand({ seat }: { seat: number }) {
  const known = useTable((screen) => screen.known);
  const cards = useMemo(() => handOf(known, seat), [known, seat]);
  return <OpenHand seat={seat} cards={cards} />;
}

function Icon({ d }: { d: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} fillRule="evenodd" />
    </svg>
  );
}

/** Menu, log, and how many watch. */
function TopButtons() {
  const { show } = useActions();
  const watchers = useTable((screen) => screen.table?.watchers ?? 0);
  const { menu, log, notices } = useMessages().table;
  const unread = useUnread();
  const news = unread === 0 ? "" : `, ${fill(log.unread({ count: unread }), { count: unread })}`;
  return (
    <div className={styles.buttons}>
      {watchers > 0 && (
        <span className={styles.watchers}>
          {fill(notices.watchers({ count: watchers }), { count: watchers })}
        </span>
      )}
      <Button
        size="small"
        className={styles.logButton}
        aria-label={`${log.title}${news}`}
        onClick={() => show({ sideOpen: true, ...(unread > 0 ? { sideTab: "chat" } : {}) })}
      >
        <Icon d="M4 3h13a2 2 0 0 1 2 2v11h2v3a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6H3V5a2 2 0 0 1 1-2zM8 7v2h8V7zM8 11v2h8v-2zM8 15v2h5v-2z" />
        {unread > 0 && (
          <span className={styles.news} aria-hidden="true">
            {unread}
          </span>
        )}
      </Button>
      <Button size="small" aria-label={menu.title} onClick={() => show({ dialog: "menu" })}>
        <Icon d="M3 5h18v3H3zM3 11h18v3H3zM3 17h18v3H3z" />
        <span className={styles.word}>{menu.title}</span>
      </Button>
    </div>
  );
}
