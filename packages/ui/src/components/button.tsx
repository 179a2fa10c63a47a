import type { ComponentPropsWithRef, ReactNode } from "react";
import { classes } from "../class-names.ts";

export const BUTTON_TONES = ["primary", "quiet", "danger"] as const;
export type ButtonTone = (typeof BUTTON_TONES)[number];

export interface ButtonProps extends Omit<ComponentPropsWithRef<"button">, "type"> {
  tone?: ButtonTone;
  size?: "small" | "normal" | "large";
  /** waiting for an answer: stays in the tab order, does nothing */
  busy?: boolean;
  /** the key that does the same, shown beside the label */
  hotkey?: string;
  type?: "button" | "submit";
  children: ReactNode;
}

/** A button that says what it does. */
export function Button({
  tone = "quiet",
  size = "normal",
  busy = false,
  hotkey,
  className,
  onClick,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === "submit" && !busy ? "submit" : "button"}
      className={classes("sr-button", "sr-focusable", className)}
      data-tone={tone}
      data-size={size}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-keyshortcuts={hotkey}
      onClick={busy ? undefined : onClick}
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
