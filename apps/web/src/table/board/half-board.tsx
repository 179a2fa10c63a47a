"use client";

import { classes } from "@spellroom/ui";
import { useMemo } from "react";
import { faceOf } from "../../cards/look.ts";
import { useDefinitions } from "../../cards/use-cards.ts";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { type Board, type BoardAids, boardOf, type RowName, type Stack } from "../model/board.ts";
import { playerName } from "../model/naming.ts";
import { useTable } from "../store/table-context.tsx";
import styles from "./board.module.css";
import { Permanent } from "./permanent.tsx";

/** One player's battlefield: creatures towards the middle, lands and the rest behind them. */
export function HalfBoard({ seat, near }: { seat: number; near: boolean }) {
  const board = useBoard(seat);
  const behind: readonly RowName[] = board.others.length > 0 ? ["lands", "others"] : ["lands"];
  return (
    <div className={classes(styles.half, near && styles.near)}>
      <Line seat={seat} board={board} rows={["creatures"]} />
      <Line seat={seat} board={board} rows={behind} />
    </div>
  );
}

/** How many tiles fit in a row before they get smaller than with another row. */
const EASILY_BESIDE = 9;

interface LineProps {
  seat: number;
  board: Board;
  rows: readonly RowName[];
}

/** Rows next to each other, with tiles of one size. */
function Line({ seat, board, rows }: LineProps) {
  const stacks = rows.flatMap((row) => board[row]);
  const count = Math.max(1, stacks.length);
  const half = rows.reduce((sum, row) => sum + Math.ceil(board[row].length / 2), 0);
  const under = Math.max(0, ...stacks.map(({ attached }) => attached.length));
  return (
    <div className={styles.line} style={{ "--share": Math.ceil(count / EASILY_BESIDE) }}>
      <div
        className={styles.rows}
        style={{
          "--n": count,
          "--half-n": Math.max(1, half),
          "--groups": rows.length,
          "--most-under": under,
        }}
      >
        {rows.map((row) => (
          <Row key={row} seat={seat} row={row} stacks={board[row]} />
        ))}
      </div>
    </div>
  );
}

function Row({ seat, row, stacks }: { seat: number; row: RowName; stacks: readonly Stack[] }) {
  const label = useRowLabel(seat, row);
  const own = Math.max(1, Math.ceil(stacks.length / 2));
  return (
    <ul
      className={styles.tiles}
      aria-label={label}
      data-zone={`${row} ${seat}`}
      style={{ "--own-half": own }}
    >
      {stacks.map(({ keys, attached }) => (
        <Permanent key={keys[0]} keys={keys.join(" ")} attached={attached.join(" ")} />
      ))}
    </ul>
  );
}

function useRowLabel(seat: number, row: RowName): string {
  const messages = useMessages();
  const { zones } = messages.table;
  const zone = zones[row];
  return useTable(({ seat: own, table, known }) =>
    seat === own
      ? fill(zones.yours, { zone: zone.toLowerCase() })
      : fill(zones.theirs, { who: playerName({ table, known, byHash: NONE, messages }, seat), zone }),
  );
}

const NONE = new Map();

function useBoard(seat: number) {
  const objects = useTable((screen) => screen.table?.objects);
  const marks = useTable((screen) => screen.marks);
  const byHash = useDefinitions();
  return useMemo(() => {
    const aids: BoardAids = {
      markOf: (key) => (marks.get(key) ?? []).join(),
      rowOf: ({ power, card, changed }) => {
        const types: readonly string[] = changed?.typeLine ?? faceOf(byHash, card)?.types ?? [];
        if (power !== null || types.includes("creature")) return "creatures";
        return types.includes("land") ? "lands" : "others";
      },
    };
    return boardOf(objects ?? {}, seat, aids);
  }, [objects, marks, byHash, seat]);
}
