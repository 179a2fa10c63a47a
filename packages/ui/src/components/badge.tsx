import type { ReactNode } from "react";

export const BADGE_TONES = ["plain", "brass", "good", "warn", "danger", "info"] as const;
export type BadgeTone = (typeof BADGE_TONES)[number];

/** A short label on something: "ranked", "3 watching". The tone repeats what the words say. */
export function Badge({ tone = "plain", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className="sr-badge" data-tone={tone}>
      {children}
    </span>
  );
}
