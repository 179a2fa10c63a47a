import type { ComponentPropsWithRef, ReactNode } from "react";
import { classes } from "../base/class-names.ts";

export const BUTTON_TONES = ["primary", "quiet", "danger"] as const;
export type ButtonTone = (typeof BUTTON_TONES)[number];

export interface ButtonProps extends Omit<ComponentPropsWithRef<"button">, "type"> {
  tone?: ButtonTone;
  size?: "small" | "normal" | "large";
  /** waiting for an answer: stays in the tab order, does nothing */
  busy?: boolean;
  /** not to be pressed just yet: looks as ever, does nothing */
  held?: boolean;
  /** the key that does the same, shown beside the label */
  hotkey?: string;
  type?: "button" | "submit";
  children: ReactNode;
}

/** A button that says what it does. While it can't be pressed it stays in the tab order, so that the keyboard keeps its place. */
export function Button({
  tone = "quiet",
  size = "normal",
  busy = false,
  held = false,
  disabled = false,
  hotkey,
  className,
  onClick,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  const off = busy || held || disabled;
  return (
    <button
      {...rest}
      type={type === "submit" && !off ? "submit" : "button"}
      className={classes("sr-button", "sr-focusable", className)}
      data-tone={tone}
      data-size={size}
      aria-busy={busy || undefined}
      aria-disabled={off || undefined}
      data-held={(held && !busy && !disabled) || undefined}
      aria-keyshortcuts={hotkey}
      onClick={off ? undefined : onClick}
    >
      <span className="sr-button-label">{children}</span>
      {hotkey !== undefined && (
        <span className="sr-key" aria-hidden="true">
          {hotkey}
        </span>
      )}
    </button>
  );
}
