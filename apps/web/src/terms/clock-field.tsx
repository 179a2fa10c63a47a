"use client";

import {
  CUSTOM_LIMITS,
  type CustomClock,
  customClockOf,
  customTimeControl,
  isNamedTimeControl,
  TIME_CONTROL_IDS,
  type TimeControlId,
} from "@spellroom/protocol";
import { useMessages } from "../i18n/language.tsx";
import { Choice, Field } from "../site/field.tsx";
import { chooseTerms, useTerms } from "./chosen-terms.ts";

const FIRST: CustomClock = { minutes: 10, seconds: 5 };

/** The clock: one of the standard ones, or custom minutes and seconds. */
export function ClockField() {
  const { terms } = useMessages().people;
  const { timeControl } = useTerms();
  const choose = (id: TimeControlId) => chooseTerms({ timeControl: id });
  const custom = customClockOf(timeControl);
  const choices = [...TIME_CONTROL_IDS, "custom"].map((value) => ({
    value,
    label: isNamedTimeControl(value) ? terms.times[value] : terms.custom,
  }));
  return (
    <>
      <Choice
        label={terms.time}
        value={custom === null ? timeControl : "custom"}
        choices={choices}
        onChoose={(value) => choose(isNamedTimeControl(value) ? value : customTimeControl(FIRST))}
      />
      {custom !== null &&
        (["minutes", "seconds"] as const).map((part) => (
          <Field
            key={part}
            label={terms.customParts[part]}
            type="number"
            inputMode="numeric"
            min={CUSTOM_LIMITS[part].least}
            max={CUSTOM_LIMITS[part].most}
            value={custom[part]}
            onChange={({ target }) => choose(customTimeControl({ ...custom, [part]: target.valueAsNumber }))}
          />
        ))}
    </>
  );
}
