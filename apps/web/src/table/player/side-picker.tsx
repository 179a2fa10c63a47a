"use client";

import { isTurnOf } from "@spellroom/protocol";
import { Avatar, classes, type Mark } from "@spellroom/ui";
import { useMemo } from "react";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { seatMark } from "../model/marks.ts";
import { marksOn, permanentsOf, pickSide, sideShown } from "../model/sides.ts";
import { useActions, useSession, useTable } from "../store/table-context.tsx";
import { CountIcon } from "./count-icon.tsx";
import styles from "./side-picker.module.css";

/** The other players in short, where there is room for one side only: a press opens that player's. */
export function SidePicker({ seats }: { seats: readonly number[] }) {
  const { boards } = useMessages().table.player;
  const shown = useTable(sideShown);
  if (shown === null) return null;
  return (
    <ul className={classes(styles.sides, seats.length > 3 && styles.many)} aria-label={boards}>
      {seats.map((seat) => (
        <li key={seat}>
          <Side seat={seat} open={seat === shown} />
        </li>
      ))}
    </ul>
  );
}

function Side({ seat, open }: { seat: number; open: boolean }) {
  const { store } = useSession();
  const { show } = useActions();
  const player = useTable(({ table }) => table?.players.find((one) => one.seat === seat));
  const active = useTable(({ table }) => table !== null && isTurnOf(table, seat));
  const mark = useTable(({ table, marks }) =>
    table === null ? undefined : strongest(marksOn(table, marks, seat)),
  );
  const permanents = usePermanents(seat);
  const label = useLabel(seat, permanents.length, !open && mark !== undefined);
  if (player === undefined) return null;
  return (
    <button
      type="button"
      className={styles.side}
      aria-pressed={open}
      data-active={active || undefined}
      data-out={player.lost !== null || undefined}
      data-mark={open ? undefined : mark}
      // Lines to what lies on a folded side end here.
      data-anchors={open ? undefined : [seatMark(seat), ...permanents].join(" ")}
      onClick={() => show({ pickedSide: pickSide(store.getState(), seat) })}
    >
      <span className="sr-hidden">{label}</span>
      <b className={styles.life} aria-hidden="true">
        {player.life}
      </b>
      <span className={styles.name} aria-hidden="true">
        <Avatar name={player.name} />
        <ShortName name={player.name} />
      </span>
      <span className={styles.counts} aria-hidden="true">
        <CountIcon icon="hand" />
        {player.handCount}
        <CountIcon icon="permanents" />
        {permanents.length}
        {active && <CountIcon icon="turn" />}
      </span>
    </button>
  );
}

/** A name that is cut before its number: without that, several bots are called the same. */
function ShortName({ name }: { name: string }) {
  const number = / \d+$/.exec(name)?.[0] ?? "";
  return (
    <>
      <span>{name.slice(0, name.length - number.length)}</span>
      {number.trimStart()}
    </>
  );
}

/** The keys of a player's permanents. */
function usePermanents(seat: number): readonly string[] {
  const table = useTable((screen) => screen.table);
  return useMemo(
    () => (table === null ? [] : permanentsOf(table, seat).map(({ key }) => key)),
    [table, seat],
  );
}

/** A summary of a side, for screen readers. */
function useLabel(seat: number, permanents: number, marked: boolean): string {
  const { player: words, zones } = useMessages().table;
  const player = useTable(({ table }) => table?.players.find((one) => one.seat === seat));
  const active = useTable(({ table }) => table !== null && isTurnOf(table, seat));
  if (player === undefined) return "";
  const { name, life, handCount, lost, bot, connected } = player;
  const parts = [
    fill(words.medal, { who: name, life }),
    fill(zones.handOf({ count: handCount }), { count: handCount }),
    fill(zones.permanentsOf({ count: permanents }), { count: permanents }),
  ];
  if (active) parts.push(fill(words.turn, { who: name }));
  if (lost !== null) parts.push(words.lost);
  else if (!bot && !connected) parts.push(words.offline);
  if (marked) parts.push(words.choosable);
  return parts.join(", ");
}

/** Of all marks on a side the one that matters most from afar. */
function strongest(marks: readonly Mark[]): Mark | undefined {
  return (["target", "selected", "targetable", "legal"] as const).find((mark) => marks.includes(mark));
}
