"use client";

import { classes } from "@spellroom/ui";
import { type ReactNode, useId } from "react";
import styles from "./options.module.css";

/** The heading level of options: second on their page, third in a dialog, which has its own title. */
export type OptionsLevel = 2 | 3;

interface OptionsSectionProps {
  readonly title: string;
  readonly level: OptionsLevel;
  readonly children: ReactNode;
}

/** Options that belong together. */
export function OptionsSection({ title, level, children }: OptionsSectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      className={classes(styles.section, level === 2 && "sr-panel", level === 2 && styles.raised)}
      aria-labelledby={id}
    >
      <Heading id={id}>{title}</Heading>
      {children}
    </section>
  );
}
