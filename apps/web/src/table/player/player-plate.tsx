"use client";

import { isTurnOf } from "@spellroom/protocol";
import { Avatar, Badge, classes, LifeTotal, type Mark } from "@spellroom/ui";
import { memo } from "react";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { incomingDamage } from "../model/incoming.ts";
import { lookUp } from "../model/log-segments.ts";
import { NO_MARKS, seatMark } from "../model/marks.ts";
import { isFolded } from "../model/sides.ts";
import { isTeammate, showsLife } from "../model/teams.ts";
import { useActions, useTable } from "../store/table-context.tsx";
import { PlayerClock } from "./clock.tsx";
import { Commanders } from "./commanders.tsx";
import { ManaPool } from "./mana-pool.tsx";
import { Piles } from "./piles.tsx";
import styles from "./player.module.css";
import { useLifeChange } from "./use-life-change.ts";

/** A player: name, life, counters, piles. Can be aimed at and attacked. */
export const PlayerPlate = memo(function PlayerPlate({ seat }: { seat: number }) {
  const player = useTable((screen) => screen.table?.players.find((one) => one.seat === seat));
  const active = useTable(({ table }) => table !== null && isTurnOf(table, seat));
  const hasLife = useTable(({ table, seat: reader }) => table !== null && showsLife(table, reader, seat));
  const waiting = useTable((screen) => screen.table?.waiting?.seat === seat);
  const marks = useTable((screen) => screen.marks.get(seatMark(seat)) ?? NO_MARKS);
  const folded = useTable((screen) => isFolded(screen, seat));
  if (player === undefined) return null;
  return (
    <section
      className={classes(styles.plate, folded && styles.folded)}
      data-active={active || undefined}
      data-waiting={waiting || undefined}
      data-out={player.lost !== null || undefined}
      aria-label={player.name}
    >
      {(hasLife || marks.length > 0) && (
        <Medal seat={seat} life={player.life} name={player.name} active={active} marks={marks} />
      )}
      <div className={styles.who}>
        <div className={styles.name}>
          <Avatar name={player.name} />
          <span>{player.name}</span>
        </div>
        <Badges seat={seat} />
      </div>
      <Piles seat={seat} hand={player.handCount} library={player.libraryCount} />
      <PlayerClock seat={seat} name={player.name} />
      <ManaPool mana={player.mana} />
    </section>
  );
});

interface MedalProps {
  seat: number;
  life: number;
  name: string;
  active: boolean;
  marks: readonly Mark[];
}

/** The life total. While the player can be aimed at, a button, which a click anywhere on the plate presses. */
function Medal({ seat, life, name, active, marks }: MedalProps) {
  const { player } = useMessages().table;
  const attacking = useTable((screen) => screen.decision?.kind === "attackers");
  const { pressSeat } = useActions();
  const change = useLifeChange(life);
  const label = fill(player.medal, { who: name, life });
  const medal = <LifeTotal life={life} label={label} change={change} active={active} />;
  const open = marks.length > 0;
  const shared = { "data-anchors": seatMark(seat), "data-mark": marks.join(" ") || undefined };
  if (!open) {
    return (
      <span className={styles.medal} {...shared}>
        {medal}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes(styles.medal, styles.open)}
      {...shared}
      aria-label={`${fill(attacking ? player.attack : player.target, { who: name })}. ${label}`}
      aria-pressed={marks.includes("target") || marks.includes("selected")}
      onClick={() => pressSeat(seat)}
    >
      <span className={styles.ring}>{medal}</span>
    </button>
  );
}

function Badges({ seat }: { seat: number }) {
  const { player: words } = useMessages().table;
  const player = useTable((screen) => screen.table?.players.find((one) => one.seat === seat));
  const incoming = useTable(({ table }) => (table === null ? 0 : incomingDamage(table, seat)));
  const mate = useTable(({ table, seat: reader }) => isTeammate(table, reader, seat));
  const { pace } = useMessages();
  const monarch = useTable((screen) => screen.table?.monarch === seat);
  if (player === undefined) return null;
  return (
    <div className={styles.badges}>
      {player.team !== null && (
        <Badge tone={mate ? "brass" : "info"}>
          {mate ? words.teammate : fill(words.team, { count: player.team + 1 })}
        </Badge>
      )}
      {player.bot && <Badge>{words.bot}</Badge>}
      {player.lost !== null && <Badge tone="danger">{words.lost}</Badge>}
      {!player.bot && !player.connected && player.lost === null && <Badge tone="warn">{words.offline}</Badge>}
      {player.handShown && <Badge tone="brass">{words.handShown}</Badge>}
      {incoming > 0 && (
        <Badge tone="danger">{fill(pace.options.incoming({ count: incoming }), { count: incoming })}</Badge>
      )}
      {monarch && <Badge tone="brass">{words.monarch}</Badge>}
      <Commanders seat={seat} />
      <Counters counters={player.counters} />
    </div>
  );
}

/** A player's counters, speed, the city's blessing, and how often the Ring has tempted the player. */
function Counters({ counters }: { counters: Readonly<Record<string, number>> }) {
  const { table, words } = useMessages();
  const { player } = table;
  return Object.entries(counters).map(([kind, count]) => {
    if (count === 0) return null;
    const counter = lookUp(words.counters, kind) ?? kind;
    return (
      <Badge key={kind} tone="info">
        {fill(lookUp(player.designations, kind) ?? player.counters, { count, counter })}
      </Badge>
    );
  });
}
