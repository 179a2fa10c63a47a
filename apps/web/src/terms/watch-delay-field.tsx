"use client";

import { WATCH_DELAYS_MS } from "@spellroom/protocol";
import { useMessages } from "../i18n/language.tsx";
import { Choice } from "../site/field.tsx";
import { chooseTerms, useTerms } from "./chosen-terms.ts";

/** The watchers' delay. */
export function WatchDelayField() {
  const { terms } = useMessages().people;
  const { watchDelayMs } = useTerms();
  return (
    <Choice
      label={terms.watch}
      value={`${watchDelayMs}`}
      choices={WATCH_DELAYS_MS.map((delay) => ({ value: `${delay}`, label: terms.watchDelays[delay] }))}
      onChoose={(value) =>
        chooseTerms({ watchDelayMs: WATCH_DELAYS_MS.find((delay) => `${delay}` === value) ?? 0 })
      }
    />
  );
}
