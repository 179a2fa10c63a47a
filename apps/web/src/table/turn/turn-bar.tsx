"use client";

import { isTurnOf, type PublicTable } from "@spellroom/protocol";
import { PhaseBar, type PhaseStep } from "@spellroom/ui";
import { useMemo } from "react";
import { useStore } from "zustand";
import { fill } from "../../i18n/fill.ts";
import { useLanguage, useMessages } from "../../i18n/language.tsx";
import { hasBegun, SHOWN_STEPS, shownStep, turnWords } from "../model/turn-words.ts";
import { settingsStore, toggleStopAt } from "../store/settings.ts";
import { useTable } from "../store/table-context.tsx";
import styles from "./turn-bar.module.css";

/** Whose turn it is: one player's, or that of all on a team. */
function namesOfActive(table: PublicTable, language: string): string {
  const active = table.players.filter(({ seat }) => isTurnOf(table, seat));
  return new Intl.ListFormat(language).format(active.map(({ name }) => name));
}

/** Where the turn is and where to stop in turns like this one. */
export function TurnBar() {
  const step = useTable(({ table }) => (table === null ? null : shownStep(table)));
  const turn = useTable((screen) => screen.table?.turn ?? 0);
  const day = useTable((screen) => screen.table?.day ?? null);
  const seat = useTable((screen) => screen.seat);
  const own = useTable((screen) => seat !== null && screen.table !== null && isTurnOf(screen.table, seat));
  const language = useLanguage();
  const name = useTable(({ table }) => (table === null ? "" : namesOfActive(table, language)));
  const stops = useStore(settingsStore, (settings) => settings.stops);
  const messages = useMessages();
  const { table, words } = messages;
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
        <b>{turnWords(messages, { turn })}</b> {hasBegun({ turn }) && <span>{whose}</span>}
        {day !== null && <span>{table.dayNight[day]}</span>}
      </p>
      <div className={styles.steps}>
        <PhaseBar
          steps={steps}
          {...(step === null ? {} : { current: step })}
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
