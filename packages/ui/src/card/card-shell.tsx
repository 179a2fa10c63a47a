import type { CSSProperties, HTMLAttributes, ReactNode, RefCallback } from "react";
import "../css-variables.ts";
import { classes } from "../class-names.ts";
import { frameOf, frameVariables } from "./frame.ts";
import { type CardLook, MARKS } from "./look.ts";

export interface CardShellProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** a card that does something is a button; one that is only looked at is a picture */
  as?: "button" | "picture";
  disabled?: boolean;
  ref?: RefCallback<HTMLElement>;
}

/** `data-attacking` and the like, for the style sheets: a mark is a shape there, and a colour besides. */
function markAttributes(look: CardLook): Record<`data-${string}`, string | undefined> {
  const marks = look.state?.marks ?? [];
  return Object.fromEntries(
    MARKS.filter((mark) => marks.includes(mark)).map((mark) => [`data-${mark.replaceAll(" ", "-")}`, ""]),
  );
}

interface InnerProps extends CardShellProps {
  look: CardLook;
  label: string;
  kind: "sr-face" | "sr-tile" | "sr-chip";
  variables?: CSSProperties;
  children: ReactNode;
}

/** What the renderings of a card have in common: element, name, frame colours, marks. */
export function CardShell({
  look,
  label,
  kind,
  as = "picture",
  disabled,
  variables,
  className,
  style,
  children,
  ref,
  ...rest
}: InnerProps) {
  const common = {
    ...rest,
    ...markAttributes(look),
    className: classes("sr-card", kind, className),
    style: { ...frameVariables(frameOf(look)), ...variables, ...style },
    "aria-label": label,
    ...(ref === undefined ? {} : { ref }),
  };
  if (as === "button") {
    return (
      <button type="button" aria-disabled={disabled === true ? true : undefined} {...common}>
        {children}
      </button>
    );
  }
  return (
    <span role="img" {...common}>
      {children}
    </span>
  );
}
