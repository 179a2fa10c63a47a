"use client";

import { type ReactNode, useMemo } from "react";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { pileCounts } from "../model/zones.ts";
import { useActions, useTable } from "../store/table-context.tsx";
import type { OpenPile } from "../store/table-store.ts";
import { CountIcon, type CountIconName } from "./count-icon.tsx";
import styles from "./player.module.css";

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
  icon: CountIconName;
  count: number;
  label: string;
  opens?: OpenPile;
  glows?: boolean;
}

function Pile({ icon, count, label, opens, glows = false }: PileProps) {
  const { show } = useActions();
  const inside: ReactNode = (
    <>
      <CountIcon icon={icon} />
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
