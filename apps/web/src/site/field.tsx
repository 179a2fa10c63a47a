"use client";

import { type ComponentPropsWithoutRef, type ReactNode, useId } from "react";
import { useIsAwake } from "../browser/awake.ts";
import styles from "./pages.module.css";

interface FieldProps extends Omit<ComponentPropsWithoutRef<"input">, "id"> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A line to type into, with its name above and what helps below. */
export function Field({ label, hint, readOnly, ...input }: FieldProps) {
  const id = useId();
  const awake = useIsAwake();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        readOnly={readOnly === true || !awake}
        aria-describedby={hint === undefined ? undefined : `${id}hint`}
      />
      {hint !== undefined && <small id={`${id}hint`}>{hint}</small>}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: ReactNode;
  value: Value;
  choices: readonly { readonly value: Value; readonly label: string }[];
  hint?: ReactNode;
  onChoose: (value: Value) => void;
}

/** One of a few values. */
export function Choice<Value extends string>({ label, value, choices, hint, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  const awake = useIsAwake();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={!awake}
        aria-describedby={hint === undefined ? undefined : `${id}hint`}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value);
          if (chosen !== undefined) onChoose(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {hint !== undefined && <small id={`${id}hint`}>{hint}</small>}
    </div>
  );
}
