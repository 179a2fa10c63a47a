"use client";

import { type ReactNode, useMemo } from "react";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { pileCounts } from "../model/zones.ts";
import { useActions, useTable } from "../store/table-context.tsx";
import type { OpenPile } from "../store/table-store.ts";
import styles from "./player.module.css";

const ICONS = {
  hand: "M5 8l3-2 9 13-3 2zM9 5l4-1 5 15-4 1zM14 3h5v16h-5z",
  library: "M5 4h11v15H5zM17 6h1v15H8v-1h9zM19 8h1v15H10v-1h9z",
  graveyard: "M6 21V10a6 6 0 0 1 12 0v11zM11 8v2H9v2h2v5h2v-5h2v-2h-2V8zM3 21h18v2H3z",
  exile: "M12 2a10 10 0 1 0 .1 0zM12 5a7 7 0 1 1-.1 0zM12 9a3 3 0 1 0 .1 0z",
  command: "M4 20l1-12 4 5 3-9 3 9 4-5 1 12z",
} as const;

/** How many cards lie where; the public piles open. */
export function Piles({ seat, hand, library }: { seat: number; hand: number; library: number }) {
  const { zones } = useMessages().table;
  const table = useTable((screen) => screen.table);
  const counts = useMemo(
    () => (table === null ? { graveyard: 0, exile: 0, command: 0 } : pileCounts(table, seat)),
    [table, seat],
  );
  const glows = useGlowingPiles(seat);
  return (
    <ul className={styles.piles}>
      <Pile icon="hand" count={hand} label={fill(zones.handOf({ count: hand }), { count: hand })} />
      <Pile
        icon="library"
        count={library}
        label={fill(zones.libraryOf({ count: library }), { count: library })}
      />
      {(["graveyard", "exile", "command"] as const).map((zone) =>
        zone !== "graveyard" && counts[zone] === 0 ? null : (
          <Pile
            key={zone}
            icon={zone}
            count={counts[zone]}
            label={fill(zones.count({ count: counts[zone] }), { zone: zones[zone], count: counts[zone] })}
            opens={{ seat, zone }}
            glows={glows.includes(zone)}
          />
        ),
      )}
    </ul>
  );
}

/** The piles of a player in which something may be chosen or played now. */
function useGlowingPiles(seat: number): string {
  return useTable(({ table, marks }) => {
    const zones = new Set<string>();
    for (const key of marks.keys()) {
      const object = table?.objects[key];
      if (object !== undefined && object.owner === seat) zones.add(object.zone);
    }
    return [...zones].join(" ");
  });
}

interface PileProps {
  icon: keyof typeof ICONS;
  count: number;
  label: string;
  opens?: OpenPile;
  glows?: boolean;
}

function Pile({ icon, count, label, opens, glows = false }: PileProps) {
  const { show } = useActions();
  const inside: ReactNode = (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} fillRule="evenodd" />
      </svg>
      <span aria-hidden="true">{count}</span>
    </>
  );
  const anchors = opens === undefined ? undefined : `${opens.zone}@${opens.seat}`;
  return (
    <li>
      {opens === undefined ? (
        <span className={styles.pile} role="img" aria-label={label} title={label}>
          {inside}
        </span>
      ) : (
        <button
          type="button"
          className={styles.pile}
          aria-label={label}
          title={label}
          data-anchors={anchors}
          data-glows={glows || undefined}
          onClick={() => show({ pile: opens })}
        >
          {inside}
        </button>
      )}
    </li>
  );
}
