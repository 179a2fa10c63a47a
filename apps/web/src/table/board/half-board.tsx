"use client";

import { classes } from "@spellroom/ui";
import { useMemo } from "react";
import { faceOf } from "../../cards/look.ts";
import { useDefinitions } from "../../cards/use-cards.ts";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { type BoardAids, boardOf, ROWS, type RowName, type Stack } from "../model/board.ts";
import { playerName } from "../model/naming.ts";
import { useTable } from "../store/table-context.tsx";
import styles from "./board.module.css";
import { Permanent } from "./permanent.tsx";

/** One player's battlefield: creatures towards the middle, lands and the rest behind them. */
export function HalfBoard({ seat, near }: { seat: number; near: boolean }) {
  const board = useBoard(seat);
  const filled = ROWS.filter((row) => board[row].length > 0);
  const back = (["lands", "others"] as const).filter((row) => row === "lands" || filled.includes(row));
  return (
    <div className={classes(styles.half, near && styles.near)}>
      <Row seat={seat} row="creatures" stacks={board.creatures} />
      <div className={styles.back}>
        {back.map((row) => (
          <Row key={row} seat={seat} row={row} stacks={board[row]} />
        ))}
      </div>
    </div>
  );
}

function Row({ seat, row, stacks }: { seat: number; row: RowName; stacks: readonly Stack[] }) {
  const label = useRowLabel(seat, row);
  const count = Math.max(1, stacks.length);
  const under = Math.max(0, ...stacks.map(({ attached }) => attached.length));
  const sizes = { "--n": count, "--half-n": Math.ceil(count / 2), "--most-under": under };
  return (
    <div className={styles.row} data-row={row} style={{ "--share": Math.max(2, count) }}>
      <ul className={styles.tiles} style={sizes} aria-label={label} data-zone={`${row} ${seat}`}>
        {stacks.map(({ keys, attached }) => (
          <Permanent key={keys[0]} keys={keys.join(" ")} attached={attached.join(" ")} />
        ))}
      </ul>
    </div>
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
