import type { KeyboardEvent } from "react";
import { lookUp } from "../base/look-up.ts";

export interface StepperProps {
  value: number;
  min: number;
  max: number;
  label: string;
  /** names of the buttons, in the language of the page */
  less: string;
  more: string;
  onChange: (value: number) => void;
}

/** A number that is set by steps: buttons, arrow keys, Home and End. */
export function Stepper({ value, min, max, label, less, more, onChange }: StepperProps) {
  const set = (next: number) => {
    const kept = Math.max(min, Math.min(max, next));
    if (kept !== value) onChange(kept);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const jumps: Record<string, number> = {
      ArrowUp: value + 1,
      ArrowRight: value + 1,
      ArrowDown: value - 1,
      ArrowLeft: value - 1,
      PageUp: value + 5,
      PageDown: value - 5,
      Home: min,
      End: max,
    };
    const next = lookUp(jumps, event.key);
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  return (
    <span className="sr-stepper">
      <button
        type="button"
        className="sr-stepper-button sr-focusable"
        aria-label={less}
        aria-disabled={value <= min || undefined}
        tabIndex={-1}
        onClick={() => set(value - 1)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 7h12v2H2z" />
        </svg>
      </button>
      <span
        className="sr-stepper-value sr-focusable"
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        onKeyDown={onKeyDown}
      >
        {value}
      </span>
      <button
        type="button"
        className="sr-stepper-button sr-focusable"
        aria-label={more}
        aria-disabled={value >= max || undefined}
        tabIndex={-1}
        onClick={() => set(value + 1)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M7 2h2v5h5v2H9v5H7V9H2V7h5z" />
        </svg>
      </button>
    </span>
  );
}
