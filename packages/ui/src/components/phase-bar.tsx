import { classes } from "../base/class-names.ts";

/** A step of a turn as the bar shows it. */
export interface PhaseStep {
  id: string;
  label: string;
  /** what is shown where there is little room; the label is read aloud */
  short?: string;
}

export interface PhaseBarProps {
  steps: readonly PhaseStep[];
  /** id of the step the turn is in */
  current?: string;
  /** ids of the steps at which to stop */
  stops?: readonly string[];
  /** what the list is called, e.g. "Ana's turn 4" */
  label: string;
  /** makes the steps buttons that set and clear stops */
  onToggleStop?: (id: string) => void;
  /** name of the button of a step, e.g. "Stop at upkeep" */
  stopLabel?: (step: PhaseStep) => string;
  /** whose turn it is: drawn from the left or from the right */
  owner?: "own" | "other";
}

/** The steps of a turn: the current one is raised, and a flag stands on those at which the player stops. */
export function PhaseBar({
  steps,
  current,
  stops = [],
  label,
  onToggleStop,
  stopLabel,
  owner = "own",
}: PhaseBarProps) {
  return (
    <ol className="sr-phases" aria-label={label} data-owner={owner}>
      {steps.map((step) => {
        const isCurrent = step.id === current;
        const stop = stops.includes(step.id);
        const inside = (
          <>
            <span
              className="sr-phase-name"
              data-short={step.short ?? step.label}
              aria-hidden={onToggleStop !== undefined}
            >
              {step.label}
            </span>
            {stop && (
              <svg className="sr-phase-flag" viewBox="0 0 12 14" aria-hidden="true">
                <path d="M2 0h2v1h8l-3 4 3 4H4v5H2z" />
              </svg>
            )}
          </>
        );
        return (
          <li
            key={step.id}
            className={classes("sr-phase", stop && "sr-phase-stop")}
            aria-current={isCurrent ? "step" : undefined}
          >
            {onToggleStop === undefined ? (
              <span className="sr-phase-button">{inside}</span>
            ) : (
              <button
                type="button"
                className="sr-phase-button sr-focusable"
                aria-pressed={stop}
                aria-label={stopLabel?.(step) ?? step.label}
                onClick={() => onToggleStop(step.id)}
              >
                {inside}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
