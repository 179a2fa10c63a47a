import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { classes } from "../base/class-names.ts";

export interface PanelProps extends Omit<ComponentPropsWithRef<"section">, "title"> {
  title?: ReactNode;
  /** rank of the title among the page's headings */
  level?: 2 | 3 | 4;
  /** buttons beside the title */
  actions?: ReactNode;
}

/** A raised surface with a heading of its own. */
export function Panel({ title, level = 2, actions, className, children, ...rest }: PanelProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      {...rest}
      className={classes("sr-panel", className)}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && (
        <header className="sr-panel-head">
          <Heading id={id} className="sr-panel-title">
            {title}
          </Heading>
          {actions}
        </header>
      )}
      <div className="sr-panel-body">{children}</div>
    </section>
  );
}
