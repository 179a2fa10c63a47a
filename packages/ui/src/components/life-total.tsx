import { classes } from "../base/class-names.ts";

export interface LifeTotalProps {
  life: number;
  /** what is read aloud, e.g. "Ana: 17 life" */
  label: string;
  /** last change, shown beside the number while it is fresh */
  change?: number;
  /** below this the medal looks endangered (and carries a mark, not only a color) */
  low?: number;
  /** the seat whose turn it is */
  active?: boolean;
  className?: string;
}

/** A player's life in a medal of brass. */
export function LifeTotal({ life, label, change = 0, low = 5, active = false, className }: LifeTotalProps) {
  return (
    <span
      className={classes("sr-life", className)}
      role="img"
      aria-label={label}
      data-low={life <= low || undefined}
      data-active={active || undefined}
    >
      <svg className="sr-life-shape" viewBox="0 0 64 72" aria-hidden="true">
        <path className="sr-life-rim" d="M32 2l6 4h14l8 8v28c0 12-12 22-28 28C16 64 4 54 4 42V14l8-8h14z" />
        <path className="sr-life-field" d="M32 8l5 3h13l5 5v26c0 9-10 17-23 22C19 59 9 51 9 42V16l5-5h13z" />
        <path className="sr-life-shine" d="M32 8v56C19 59 9 51 9 42V16l5-5h13z" />
        <path className="sr-life-crack" d="M40 10l-7 12 8 8-10 12 6 8-5 13" />
      </svg>
      <span className="sr-life-number" data-digits={String(life).length}>
        {life}
      </span>
      {change !== 0 && (
        <span className="sr-life-change" data-way={change > 0 ? "up" : "down"}>
          {change > 0 ? `+${change}` : `\u2212${-change}`}
        </span>
      )}
    </span>
  );
}
