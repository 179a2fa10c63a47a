import type { CSSProperties, HTMLAttributes, ReactNode, RefCallback } from "react";
import "../base/css-variables.ts";
import { classes } from "../base/class-names.ts";
import { frameOf, frameVariables } from "./frame.ts";
import { type CardLook, MARKS } from "./look.ts";

export interface CardShellProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** a card that does something is a button; one that is only looked at is a picture */
  as?: "button" | "picture";
  disabled?: boolean;
  ref?: RefCallback<HTMLElement>;
}

/** `data-attacking` and the like, for the style sheets: a mark is a shape there, and a color besides. */
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

/** What the renderings of a card have in common: element, name, frame colors, marks. */
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
    ...(ref === undefined ? {} : { ref }),
  };
  const shown = <CardBody>{children}</CardBody>;
  if (as === "button") {
    // The name is content, not an attribute: letters on pips and plates are no part of what one calls the button.
    return (
      <button type="button" aria-disabled={disabled === true ? true : undefined} {...common}>
        <span className="sr-hidden">{label}</span>
        {shown}
      </button>
    );
  }
  return (
    <span role="img" aria-label={label} {...common}>
      {shown}
    </span>
  );
}

/** What is seen of a card; what is heard of it is its name. */
const CardBody = ({ children }: { children: ReactNode }) => (
  <span className="sr-card-body" aria-hidden="true">
    {children}
  </span>
);
