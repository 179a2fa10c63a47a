"use client";

import { PhaseBar, type PhaseStep } from "@spellroom/ui";
import { useMemo } from "react";
import { useStore } from "zustand";
import { fill } from "../../i18n/fill.ts";
import { useMessages } from "../../i18n/language.tsx";
import { settingsStore, toggleStopAt } from "../store/settings.ts";
import { useTable } from "../store/table-context.tsx";
import styles from "./turn-bar.module.css";

/** The steps in which somebody may act, in the order of the turn. */
export const SHOWN_STEPS = [
  "upkeep",
  "draw",
  "precombatMain",
  "beginningOfCombat",
  "declareAttackers",
  "declareBlockers",
  "combatDamage",
  "endOfCombat",
  "postcombatMain",
  "end",
] as const;

/** Steps that are shown as part of another. */
const SHOWN_AS: Readonly<Record<string, string>> = {
  untap: "upkeep",
  firstStrikeDamage: "combatDamage",
  cleanup: "end",
};

/** Where the turn is and where to stop in turns like this one. */
export function TurnBar() {
  const step = useTable((screen) => screen.table?.step ?? "");
  const turn = useTable((screen) => screen.table?.turn ?? 0);
  const active = useTable((screen) => screen.table?.active ?? 0);
  const seat = useTable((screen) => screen.seat);
  const name = useTable((screen) => screen.table?.players.find((one) => one.seat === active)?.name ?? "");
  const stops = useStore(settingsStore, (settings) => settings.stops);
  const { table, words } = useMessages();
  const own = seat === active;
  const side = own ? "own" : "other";
  const steps = useMemo(
    (): readonly PhaseStep[] =>
      SHOWN_STEPS.map((id) => ({ id, label: words.steps[id], short: words.stepsShort[id] })),
    [words],
  );
  const whose = own ? table.player.yourTurn : fill(table.player.turn, { who: name });
  return (
    <div className={styles.bar} data-own={own || undefined}>
      <p className={styles.turn}>
        <b>{fill(table.turn, { count: turn })}</b> <span>{whose}</span>
      </p>
      <div className={styles.steps}>
        <PhaseBar
          steps={steps}
          current={SHOWN_AS[step] ?? step}
          stops={seat === null ? [] : Object.keys(stops[side])}
          label={own ? table.yourSteps : fill(table.theirSteps, { who: name })}
          owner={own ? "own" : "other"}
          {...(seat === null
            ? {}
            : {
                onToggleStop: (id: string) => toggleStopAt(side, id),
                stopLabel: ({ label }: PhaseStep) => fill(table.stopAt, { step: label }),
              })}
        />
      </div>
    </div>
  );
}
